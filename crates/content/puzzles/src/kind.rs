use std::{fmt, str::FromStr};

/// The task of a puzzle, and how certain its solution is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Win within this many of the player's own turns; no other turn does so. Proved.
    Win(u8),
    /// Avoid losing within this many of the opponent's turns; every other turn loses. Proved.
    Save(u8),
    /// Play the clearly best turn, as judged by the engine at this depth.
    Gain(u8),
}

impl Kind {
    /// Returns the name of the kind without the number.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Win(_) => "win",
            Self::Save(_) => "save",
            Self::Gain(_) => "gain",
        }
    }

    /// Returns the number of turns, or the depth of a gain.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Win(number) | Self::Save(number) | Self::Gain(number) => number,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.word(), self.number())
    }
}

/// Error returned when parsing an invalid kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseKindError;

impl fmt::Display for ParseKindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "a kind must be win, save or gain followed by a number of at least 1, as in win2",
        )
    }
}

impl std::error::Error for ParseKindError {}

impl FromStr for Kind {
    type Err = ParseKindError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let end = text.find(|letter: char| letter.is_ascii_digit()).ok_or(ParseKindError)?;
        let (word, digits) = text.split_at(end);
        let number: u8 = digits.parse().map_err(|_| ParseKindError)?;
        // Each kind has one spelling, without a sign or leading zeros.
        if number == 0 || digits.starts_with('0') {
            return Err(ParseKindError);
        }
        match word {
            "win" => Ok(Self::Win(number)),
            "save" => Ok(Self::Save(number)),
            "gain" => Ok(Self::Gain(number)),
            _ => Err(ParseKindError),
        }
    }
}
