use game::Color;
use variants::AnyGame;

use crate::{combined_game::CombinedGame, contest::Contest, step::Answer, step::Step};

/// A linked game of a match, as far as it was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkedGame {
    /// The declared use that it is about.
    pub declared: String,
    /// The player who has White in it, by their colour in GIPF: the challenged one.
    pub white: Color,
    /// The game.
    pub game: AnyGame,
    /// Whether White won it, so that the use was played; `None` while it is open.
    pub won: Option<bool>,
}

impl CombinedGame {
    /// The linked games of the match, in order.
    #[must_use]
    pub fn linked_games(&self) -> Vec<LinkedGame> {
        let mut found: Vec<LinkedGame> = Vec::new();
        let mut replayed = self.restarted();
        for &step in self.steps() {
            let before = *replayed.gipf();
            // It has been taken from the same start before.
            if replayed.play(step).is_err() {
                break;
            }
            match (step, replayed.contest()) {
                (Step::Answer(Answer::Challenge), Some(Contest::Game(game))) => {
                    let action = replayed.declared().map(Step::Action);
                    found.push(LinkedGame {
                        declared: action.and_then(|used| replayed.token(used)).unwrap_or_default(),
                        white: replayed.linked_player(Color::White),
                        game: AnyGame::clone(game),
                        won: None,
                    });
                }
                (Step::Linked(action), contest) => {
                    if let Some(last) = found.last_mut() {
                        last.game.play(action).ok();
                        last.won = contest.is_none().then(|| before != *replayed.gipf());
                    }
                }
                (Step::Concede { .. }, None) => {
                    if let Some(last) = found.last_mut().filter(|last| last.won.is_none()) {
                        last.won = Some(before != *replayed.gipf());
                    }
                }
                _ => {}
            }
        }
        found
    }
}
