//! The themes of a solution, each by a rule over positions.

mod gipf;
mod yinsh;

use ::game::{Color, Game};

use crate::{
    kind::Kind,
    replay::{PuzzleGame, Replay},
    theme::{Theme, Themes},
};

/// The themes of a line.
pub(crate) fn detected<G: PuzzleGame>(replay: &Replay<G>, kind: Kind) -> Themes {
    let Some(turn) = replay.turns.first() else { return Themes::NONE };
    let settles = turn.actions.iter().any(|&action| G::is_settlement(action));
    let long_win = matches!(kind, Kind::Win(2..));
    G::themes(replay).with_if(long_win && !settles, Theme::Quiet)
}

/// The same position with this player to act: a question about threats, not a turn. `None` while a
/// row has to be settled, and where the position could not arise.
fn with_turn_of<G: Game>(position: &G, color: Color, stage: &str) -> Option<G> {
    let text = position.to_string();
    let mut fields: Vec<&str> = text.split(' ').collect();
    if fields.get(2) != Some(&stage) {
        return None;
    }
    *fields.get_mut(1)? = if color == Color::White { "w" } else { "b" };
    G::from_text(position.variant(), &fields.join(" ")).ok()
}

/// The positions from which a turn went on, with the action taken in each.
fn steps<G: Game>(start: &G, actions: &[G::Action]) -> Vec<(G, G::Action)> {
    let mut position = *start;
    let mut steps = Vec::new();
    for &action in actions {
        steps.push((position, action));
        position.play_unchecked(action);
    }
    steps
}
