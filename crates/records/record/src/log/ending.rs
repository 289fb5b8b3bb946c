use crate::{record::score::Termination, serde_text::as_text};

game::codes! {
    /// Reason for the end of a game.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Ending {
        /// The rules ended the game; the last position shows which rule.
        Rules = "rules",
        /// A player resigned.
        Resignation = "resignation",
        /// A player's time ran out.
        Time = "time",
        /// The players agreed to a draw.
        Agreement = "agreement",
        /// A player left and the other claimed the result.
        Abandoned = "abandoned",
        /// The game was aborted before both players had played a turn.
        Aborted = "aborted",
    }
}

impl Ending {
    /// Returns the value of the record's `Termination` tag; `None` if the rules ended the game.
    #[must_use]
    pub const fn termination(self) -> Option<Termination> {
        match self {
            Self::Rules => None,
            Self::Resignation => Some(Termination::Resignation),
            Self::Time => Some(Termination::Time),
            Self::Agreement => Some(Termination::Agreement),
            Self::Abandoned | Self::Aborted => Some(Termination::Abandoned),
        }
    }
}

as_text!(Ending);
