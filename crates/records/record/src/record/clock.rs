use std::{fmt, str::FromStr};

/// A player's remaining time, written `h:mm:ss` or `h:mm:ss.fff`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Clock(u32);

impl Clock {
    /// Creates a time from milliseconds.
    #[must_use]
    pub const fn from_milliseconds(milliseconds: u32) -> Self {
        Self(milliseconds)
    }

    /// Returns the time in milliseconds.
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

/// Error for a string that is not a clock time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a clock time must have the form h:mm:ss or h:mm:ss.fff")]
pub struct ParseClockError;

/// Reads a number that consists of one to `most` digits.
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
