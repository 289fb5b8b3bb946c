use std::{fmt, str::FromStr};

/// The time that a player has left: `h:mm:ss` or `h:mm:ss.fff`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Clock(u32);

impl Clock {
    /// A time of so many milliseconds.
    #[must_use]
    pub const fn from_milliseconds(milliseconds: u32) -> Self {
        Self(milliseconds)
    }

    /// The time in milliseconds.
    #[must_use]
    pub const fn milliseconds(self) -> u32 {
        self.0
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0 / 1000;
        write!(f, "{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
        match self.0 % 1000 {
            0 => Ok(()),
            rest => write!(f, ".{rest:03}"),
        }
    }
}

/// A text that is no time of a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a clock shows h:mm:ss or h:mm:ss.fff")]
pub struct ParseClockError;

/// A number of one to `most` digits and nothing else.
fn digits(text: &str, most: usize) -> Result<u32, ParseClockError> {
    if text.is_empty() || text.len() > most || !text.bytes().all(|b| b.is_ascii_digit()) {
        return Err(ParseClockError);
    }
    text.parse().map_err(|_| ParseClockError)
}

impl FromStr for Clock {
    type Err = ParseClockError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
        let mut parts = whole.split(':');
        let mut part = |most| digits(parts.next().ok_or(ParseClockError)?, most);
        let (hours, minutes, seconds) = (part(4)?, part(2)?, part(2)?);
        if parts.next().is_some() || minutes > 59 || seconds > 59 {
            return Err(ParseClockError);
        }
        let scale = match fraction.len() {
            1 => 100,
            2 => 10,
            _ => 1,
        };
        let fraction = digits(fraction, 3)? * scale;
        (hours * 3600 + minutes * 60 + seconds)
            .checked_mul(1000)
            .and_then(|milliseconds| milliseconds.checked_add(fraction))
            .map(Self)
            .ok_or(ParseClockError)
    }
}
