use std::{fmt, str::FromStr};

use crate::wire::as_text;

/// How fast a game is; ratings are kept apart for each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Speed {
    /// Less than three minutes a player, as a rule.
    Bullet,
    /// Less than eight minutes.
    Blitz,
    /// Less than twenty-five minutes.
    Rapid,
    /// Longer, but at one sitting.
    Classical,
    /// Days for a turn, or no clock.
    Correspondence,
}

impl Speed {
    /// All speeds, fastest first.
    pub const ALL: [Self; 5] =
        [Self::Bullet, Self::Blitz, Self::Rapid, Self::Classical, Self::Correspondence];

    /// The id in protocols, addresses and databases.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Bullet => "bullet",
            Self::Blitz => "blitz",
            Self::Rapid => "rapid",
            Self::Classical => "classical",
            Self::Correspondence => "correspondence",
        }
    }

    /// The speed of a live game that will take a player about so many seconds.
    #[must_use]
    pub const fn of_seconds(seconds: u32) -> Self {
        match seconds {
            0..180 => Self::Bullet,
            180..480 => Self::Blitz,
            480..1500 => Self::Rapid,
            _ => Self::Classical,
        }
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// A text that is the id of no speed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a speed is bullet, blitz, rapid, classical or correspondence")]
pub struct ParseSpeedError;

impl FromStr for Speed {
    type Err = ParseSpeedError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|speed| speed.id() == text).ok_or(ParseSpeedError)
    }
}

as_text!(Speed);
