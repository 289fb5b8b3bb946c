use serde::{Deserialize, Serialize};
use variants::{Handicap, Variant};

use crate::{log::time_control::TimeControl, serde_text};

/// What the players have agreed on before the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// The game that is played.
    #[serde(with = "serde_text::variant")]
    pub variant: Variant,
    /// Extra pieces for one of them.
    #[serde(with = "serde_text::option_handicap", default)]
    pub handicap: Option<Handicap>,
    /// How much time they have.
    pub clock: TimeControl,
    /// Whether ratings change.
    pub rated: bool,
    /// Whether the lobby shows the game, for anybody to join.
    pub open: bool,
}
