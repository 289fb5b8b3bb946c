use game::Color;
use variants::AnyGame;

use crate::{combined_game::CombinedGame, contest::Contest, step::Answer, step::Step};

/// A linked game of a combined game, as far as it has been played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkedGame {
    /// The declared use that the game decides.
    pub declared: String,
    /// The challenged player, who has White in this game; identified by their colour in GIPF.
    pub white: Color,
    /// The game.
    pub game: AnyGame,
    /// Whether White won, in which case the use was played; `None` while the game is in progress.
    pub won: Option<bool>,
}

impl CombinedGame {
    /// Returns the linked games, in order.
    #[must_use]
    pub fn linked_games(&self) -> Vec<LinkedGame> {
        let mut found: Vec<LinkedGame> = Vec::new();
        let mut replayed = self.restarted();
        for &step in self.steps() {
            let before = *replayed.gipf();
            // Cannot fail: the same step has been taken from the same start.
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
