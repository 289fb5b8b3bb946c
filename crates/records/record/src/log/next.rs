use variants::Color;

use crate::serde_text::as_text;

game::codes! {
    /// Whose clock runs next in a match, where that does not follow from who has played.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Next {
        /// White's.
        White = "w",
        /// Black's.
        Black = "b",
        /// Nobody's: the match rests until a challenge is decided.
        Nobody = "-",
    }
}

impl Next {
    /// The player whose clock runs.
    #[must_use]
    pub const fn color(self) -> Option<Color> {
        match self {
            Self::White => Some(Color::White),
            Self::Black => Some(Color::Black),
            Self::Nobody => None,
        }
    }
}

impl From<Option<Color>> for Next {
    fn from(color: Option<Color>) -> Self {
        match color {
            Some(Color::White) => Self::White,
            Some(Color::Black) => Self::Black,
            None => Self::Nobody,
        }
    }
}

as_text!(Next);
