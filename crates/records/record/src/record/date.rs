use std::{fmt, str::FromStr};

/// A date whose day, or day and month, may be unknown: `2024.03.17`, `2024.??.??`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    year: u16,
    month: Option<u8>,
    day: Option<u8>,
}

impl Date {
    /// Creates a date; returns `None` if the month or day does not exist, or for a day without a month.
    #[must_use]
    pub const fn new(year: u16, month: Option<u8>, day: Option<u8>) -> Option<Self> {
        let fits = match (month, day) {
            (None, None) => true,
            (Some(month), None) => month >= 1 && month <= 12,
            (Some(month), Some(day)) => month >= 1 && month <= 12 && day >= 1 && day <= 31,
            (None, Some(_)) => false,
        };
        if fits && year <= 9999 { Some(Self { year, month, day }) } else { None }
    }

    /// Returns the year.
    #[must_use]
    pub const fn year(self) -> u16 {
        self.year
    }

    /// Returns the month from 1, if it is known.
    #[must_use]
    pub const fn month(self) -> Option<u8> {
        self.month
    }

    /// Returns the day from 1, if it is known.
    #[must_use]
    pub const fn day(self) -> Option<u8> {
        self.day
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}", self.year)?;
        for part in [self.month, self.day] {
            match part {
                Some(number) => write!(f, ".{number:02}")?,
                None => f.write_str(".??")?,
            }
        }
        Ok(())
    }
}

/// Error for a string that is not a date.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a date must have the form 2024.03.17, with ?? for unknown parts")]
pub struct ParseDateError;

impl FromStr for Date {
    type Err = ParseDateError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut parts = text.split(['.', '-']);
        let mut part = || match parts.next() {
            None | Some("??") => Ok(None),
            Some(digits) if digits.bytes().all(|b| b.is_ascii_digit()) => {
                digits.parse::<u16>().map(Some).map_err(|_| ParseDateError)
            }
            Some(_) => Err(ParseDateError),
        };
        let year = part()?.ok_or(ParseDateError)?;
        let small = |number: Option<u16>| match number {
            None => Ok(None),
            Some(number) => u8::try_from(number).map(Some).map_err(|_| ParseDateError),
        };
        let (month, day) = (small(part()?)?, small(part()?)?);
        if parts.next().is_some() {
            return Err(ParseDateError);
        }
        Self::new(year, month, day).ok_or(ParseDateError)
    }
}
