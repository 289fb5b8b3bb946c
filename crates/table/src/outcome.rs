use serde::Serialize;

use crate::Player;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Debug)]
pub struct Outcome {
    /// `None` after a draw.
    pub winner: Option<Player>,
    /// The rule that ended it, by its stable name.
    pub reason: &'static str,
}

impl From<game::Outcome> for Outcome {
    fn from(outcome: game::Outcome) -> Self {
        Self { winner: outcome.winner().map(Player::from), reason: outcome.reason().code() }
    }
}
