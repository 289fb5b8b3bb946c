use std::{fmt, str::FromStr};

use crate::{Termination, wire::as_text};

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ending {
    /// The rules; the last position says which.
    Rules,
    /// A player resigned.
    Resignation,
    /// A player's time ran out.
    Time,
    /// The players agreed.
    Agreement,
    /// A player went away and the other claimed the result.
    Abandoned,
    /// It was called off before both had played a turn.
    Aborted,
}

impl Ending {
    /// All endings.
    pub const ALL: [Self; 6] = [
        Self::Rules,
        Self::Resignation,
        Self::Time,
        Self::Agreement,
        Self::Abandoned,
        Self::Aborted,
    ];

    /// The id in protocols and logs.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Resignation => "resignation",
            Self::Time => "time",
            Self::Agreement => "agreement",
            Self::Abandoned => "abandoned",
            Self::Aborted => "aborted",
        }
    }

    /// What a record says of it; the rules need no word.
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

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// A text that is no ending.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an ending is rules, resignation, time, agreement, abandoned or aborted")]
pub struct ParseEndingError;

impl FromStr for Ending {
    type Err = ParseEndingError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|ending| ending.id() == text).ok_or(ParseEndingError)
    }
}

as_text!(Ending);
