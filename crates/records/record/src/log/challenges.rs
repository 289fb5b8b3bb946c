use std::{fmt, str::FromStr};

use crate::serde_text::as_text;

/// The most challenges that can be agreed on as a number.
pub const MAX_CHALLENGES: u8 = 99;

/// How many challenges a player has (rule P21): a number, or `*` for as many as they like.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Challenges {
    /// So many.
    Number(u8),
    /// As many as they like.
    Unlimited,
}

/// Three, if nothing else is agreed (a ruling).
impl Default for Challenges {
    fn default() -> Self {
        Self::Number(3)
    }
}

impl Challenges {
    /// Whether there is none.
    #[must_use]
    pub const fn is_none(self) -> bool {
        matches!(self, Self::Number(0))
    }

    /// What is left after one challenge.
    #[must_use]
    pub const fn spent(self) -> Self {
        match self {
            Self::Number(number) => Self::Number(number.saturating_sub(1)),
            Self::Unlimited => Self::Unlimited,
        }
    }

    /// Whether so many can be left of these after `spent` challenges at least.
    #[must_use]
    pub fn allows(self, left: Self, spent: usize) -> bool {
        match (self, left) {
            (Self::Unlimited, Self::Unlimited) => true,
            (Self::Number(all), Self::Number(left)) => usize::from(left) + spent <= all.into(),
            _ => false,
        }
    }
}

as_text!(Challenges);

impl fmt::Display for Challenges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Unlimited => f.write_str("*"),
        }
    }
}

/// A text that is no number of challenges.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("challenges are a number up to {MAX_CHALLENGES}, or * for as many as a player likes")]
pub struct ParseChallengesError;

impl FromStr for Challenges {
    type Err = ParseChallengesError;

    fn from_str(text: &str) -> Result<Self, ParseChallengesError> {
        if text == "*" {
            return Ok(Self::Unlimited);
        }
        let plain = text.bytes().all(|byte| byte.is_ascii_digit())
            && (text == "0" || !text.starts_with('0'));
        let number = text.parse().ok().filter(|number| plain && *number <= MAX_CHALLENGES);
        number.map(Self::Number).ok_or(ParseChallengesError)
    }
}
