use variants::Color;

use crate::serde_text::as_text;

game::codes! {
    /// Player whose clock runs next in a combined game, where it is not always the opponent's.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum NextClock {
        /// White's clock.
        White = "w",
        /// Black's clock.
        Black = "b",
        /// Neither clock: the combined game pauses until a challenge is decided.
        Nobody = "-",
    }
}

impl NextClock {
    /// Returns the player whose clock runs.
    #[must_use]
    pub const fn color(self) -> Option<Color> {
        match self {
            Self::White => Some(Color::White),
            Self::Black => Some(Color::Black),
            Self::Nobody => None,
        }
    }
}

impl From<Option<Color>> for NextClock {
    fn from(color: Option<Color>) -> Self {
        match color {
            Some(Color::White) => Self::White,
            Some(Color::Black) => Self::Black,
            None => Self::Nobody,
        }
    }
}

as_text!(NextClock);
