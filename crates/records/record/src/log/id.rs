//! Opaque ids of games and players.

use std::{fmt, str::FromStr};

use crate::serde_text::as_text;

/// The digits of an id, in ascending order of value.
const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Number of digits in an id: 62¹¹ is more than 2⁶³.
const WIDTH: usize = 11;

/// Mask of the 63 bits of an id; databases store signed integers.
const MASK: u64 = i64::MAX as u64;

/// Error for a string that is not an id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an id must be eleven letters and digits")]
pub struct ParseIdError;

fn write(value: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut rest = value;
    let mut text = [b'0'; WIDTH];
    for digit in text.iter_mut().rev() {
        *digit = DIGITS[(rest % 62) as usize];
        rest /= 62;
    }
    f.pad(std::str::from_utf8(&text).unwrap_or_default())
}

fn read(text: &str) -> Result<u64, ParseIdError> {
    if text.len() != WIDTH {
        return Err(ParseIdError);
    }
    let mut value: u64 = 0;
    for byte in text.bytes() {
        let digit = match byte {
            b'0'..=b'9' => byte - b'0',
            b'A'..=b'Z' => byte - b'A' + 10,
            b'a'..=b'z' => byte - b'a' + 36,
            _ => return Err(ParseIdError),
        };
        value = value
            .checked_mul(62)
            .and_then(|value| value.checked_add(u64::from(digit)))
            .ok_or(ParseIdError)?;
    }
    if value > MASK { Err(ParseIdError) } else { Ok(value) }
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u64);

        impl $name {
            /// Creates an id from random bits; the highest bit is ignored.
            #[must_use]
            pub const fn from_random(bits: u64) -> Self {
                Self(bits & MASK)
            }

            /// Returns the id as stored in a database; never negative.
            #[must_use]
            pub const fn to_i64(self) -> i64 {
                self.0.cast_signed()
            }

            /// Returns the id for a number stored in a database; `None` if it is negative.
            #[must_use]
            pub const fn from_i64(value: i64) -> Option<Self> {
                if value < 0 { None } else { Some(Self(value.cast_unsigned())) }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write(self.0, f)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }

        impl FromStr for $name {
            type Err = ParseIdError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                read(text).map(Self)
            }
        }

        as_text!($name);
    };
}

id! {
    /// The id of a game: eleven base-62 digits. Anyone who knows it may watch the game.
    GameId
}

id! {
    /// The id of a club night. Anyone who knows it may take part.
    ClubNightId
}

id! {
    /// The id of a player, either a guest or an account. Names are stored separately and can be deleted.
    PlayerId
}
