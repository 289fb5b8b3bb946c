//! Opaque ids of games and players.

use std::{fmt, str::FromStr};

use crate::serde_text::as_text;

/// The digits of an id, in the order of their values.
const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Every id has this many digits: 62¹¹ is more than 2⁶³.
const WIDTH: usize = 11;

/// Databases count with a sign, so ids have 63 bits.
const MASK: u64 = i64::MAX as u64;

/// A text that is no id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an id is eleven letters and digits")]
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
            /// An id from random bits; the highest one is not used.
            #[must_use]
            pub const fn from_random(bits: u64) -> Self {
                Self(bits & MASK)
            }

            /// The id as a database keeps it; never negative.
            #[must_use]
            pub const fn to_i64(self) -> i64 {
                self.0.cast_signed()
            }

            /// The id that a database kept; `None` for a negative number.
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
    /// A game. Eleven digits of base 62; everybody who knows the id may watch the game.
    GameId
}

id! {
    /// A club night. Everybody who knows the id may take part.
    ClubNightId
}

id! {
    /// A player, a guest as well as an account. Names are kept apart and can be forgotten.
    PlayerId
}
