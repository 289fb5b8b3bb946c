use crate::{record::score::Termination, serde_text::as_text};

game::codes! {
    /// What ended a game.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Ending {
        /// The rules; the last position says which.
        Rules = "rules",
        /// A player resigned.
        Resignation = "resignation",
        /// A player's time ran out.
        Time = "time",
        /// The players agreed.
        Agreement = "agreement",
        /// A player left and the other claimed the result.
        Abandoned = "abandoned",
        /// The game was called off before both players had played a turn.
        Aborted = "aborted",
    }
}

impl Ending {
    /// The tag `Termination` of the record; `None` when the rules ended the game.
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
