use std::{fmt, str::FromStr};

use crate::serde_text::as_text;

/// Maximum number of challenges, unless they are unlimited.
pub const CHALLENGES_MAX: u8 = 99;

/// Number of challenges that a player has (rule P21), written as a number or `*` for unlimited.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ChallengeCount {
    /// A limited number.
    Number(u8),
    /// No limit.
    Unlimited,
}

/// Three challenges, unless the players agree otherwise (a ruling).
impl Default for ChallengeCount {
    fn default() -> Self {
        Self::Number(3)
    }
}

impl ChallengeCount {
    /// Returns whether no challenges are left.
    #[must_use]
    pub const fn is_none(self) -> bool {
        matches!(self, Self::Number(0))
    }

    /// Returns the number of challenges left after one has been made.
    #[must_use]
    pub const fn spent(self) -> Self {
        match self {
            Self::Number(number) => Self::Number(number.saturating_sub(1)),
            Self::Unlimited => Self::Unlimited,
        }
    }

    /// Returns whether `left` of these challenges can remain after at least `spent` of them have been
    /// made.
    #[must_use]
    pub fn allows(self, left: Self, spent: usize) -> bool {
        match (self, left) {
            (Self::Unlimited, Self::Unlimited) => true,
            (Self::Number(all), Self::Number(left)) => usize::from(left) + spent <= all.into(),
            _ => false,
        }
    }
}

as_text!(ChallengeCount);

impl fmt::Display for ChallengeCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Unlimited => f.write_str("*"),
        }
    }
}

/// Error for a string that is not a number of challenges.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("challenges must be a number up to {CHALLENGES_MAX}, or * for unlimited")]
pub struct ParseChallengeCountError;

impl FromStr for ChallengeCount {
    type Err = ParseChallengeCountError;

    fn from_str(text: &str) -> Result<Self, ParseChallengeCountError> {
        if text == "*" {
            return Ok(Self::Unlimited);
        }
        let plain = text.bytes().all(|byte| byte.is_ascii_digit())
            && (text == "0" || !text.starts_with('0'));
        let number = text.parse().ok().filter(|number| plain && *number <= CHALLENGES_MAX);
        number.map(Self::Number).ok_or(ParseChallengeCountError)
    }
}
