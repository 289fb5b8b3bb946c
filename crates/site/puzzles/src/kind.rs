use std::{fmt, str::FromStr};

/// What is asked, and how sure the answer is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Win within this many own turns: no other turn does. Proved.
    Win(u8),
    /// Do not lose within this many turns of the opponent: every other turn does. Proved.
    Save(u8),
    /// Play the turn that is clearly best, as the engine judges it at this depth.
    Gain(u8),
}

impl Kind {
    /// Its word, without the number.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Win(_) => "win",
            Self::Save(_) => "save",
            Self::Gain(_) => "gain",
        }
    }

    /// Turns, or the depth of a gain.
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

/// A text that is no kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseKindError;

impl fmt::Display for ParseKindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a kind is win, save or gain and a number from 1, as in win2")
    }
}

impl std::error::Error for ParseKindError {}

impl FromStr for Kind {
    type Err = ParseKindError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let end = text.find(|letter: char| letter.is_ascii_digit()).ok_or(ParseKindError)?;
        let (word, digits) = text.split_at(end);
        let number: u8 = digits.parse().map_err(|_| ParseKindError)?;
        // One way to write each: no sign and no leading zero.
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
