//! Rules that detect the themes of a solution.

mod gipf;
mod yinsh;

use crate::{
    kind::Kind,
    replay::{PuzzleGame, Replay},
    theme::{Theme, Themes},
};

/// Returns the themes of a line.
pub(crate) fn detected<G: PuzzleGame>(replay: &Replay<G>, kind: Kind) -> Themes {
    let Some(turn) = replay.turns.first() else { return Themes::NONE };
    let settles = turn.actions.iter().any(|&action| G::is_settlement(action));
    let long_win = matches!(kind, Kind::Win(2..));
    G::themes(replay).with_if(long_win && !settles, Theme::Quiet)
}
