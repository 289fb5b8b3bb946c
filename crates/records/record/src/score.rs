use std::{fmt, str::FromStr};

use variants::{Color, Outcome};

use crate::wire::as_text;

/// The result of a game as a record states it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: not ended, or not known.
    Open,
}

impl Score {
    /// All results.
    pub const ALL: [Self; 4] = [Self::WhiteWins, Self::BlackWins, Self::Draw, Self::Open];

    /// The result as records write it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Open => "*",
        }
    }

    /// The result of a game that a player has won.
    #[must_use]
    pub const fn won_by(color: Color) -> Self {
        match color {
            Color::White => Self::WhiteWins,
            Color::Black => Self::BlackWins,
        }
    }

    /// The result by the rules; open while the game goes on.
    #[must_use]
    pub fn of(outcome: Option<Outcome>) -> Self {
        match outcome.map(Outcome::winner) {
            None => Self::Open,
            Some(None) => Self::Draw,
            Some(Some(winner)) => Self::won_by(winner),
        }
    }

    /// The winner, if there is one.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::WhiteWins => Some(Color::White),
            Self::BlackWins => Some(Color::Black),
            Self::Draw | Self::Open => None,
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// A text that is no result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a result is 1-0, 0-1, 1/2-1/2 or *")]
pub struct ParseScoreError;

impl FromStr for Score {
    type Err = ParseScoreError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|score| score.id() == text).ok_or(ParseScoreError)
    }
}

/// What ended a game that the rules did not end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Termination {
    /// A player resigned.
    Resignation,
    /// A player's time ran out.
    Time,
    /// The players agreed on the result.
    Agreement,
    /// The game was broken off.
    Abandoned,
    /// Nobody knows.
    Unknown,
}

impl Termination {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Resignation, Self::Time, Self::Agreement, Self::Abandoned, Self::Unknown];

    /// The value of the tag `Termination`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Resignation => "resignation",
            Self::Time => "time",
            Self::Agreement => "agreement",
            Self::Abandoned => "abandoned",
            Self::Unknown => "unknown",
        }
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// A text that is no termination.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a termination is resignation, time, agreement, abandoned or unknown")]
pub struct ParseTerminationError;

impl FromStr for Termination {
    type Err = ParseTerminationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|termination| termination.id().eq_ignore_ascii_case(text))
            .ok_or(ParseTerminationError)
    }
}
as_text!(Score);
