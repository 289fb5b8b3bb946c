use variants::{Color, Outcome};

use crate::serde_text::as_text;

game::codes! {
    /// The result of a game as stated in a record.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Score {
        /// `1-0`
        WhiteWins = "1-0",
        /// `0-1`
        BlackWins = "0-1",
        /// `1/2-1/2`
        Draw = "1/2-1/2",
        /// `*`: unfinished or unknown.
        Open = "*",
    }
}

impl Score {
    /// Returns the result of a game won by a player.
    #[must_use]
    pub const fn won_by(color: Color) -> Self {
        match color {
            Color::White => Self::WhiteWins,
            Color::Black => Self::BlackWins,
        }
    }

    /// Returns the result according to the rules; open if the game has not ended.
    #[must_use]
    pub fn of(outcome: Option<Outcome>) -> Self {
        match outcome.map(Outcome::winner) {
            None => Self::Open,
            Some(None) => Self::Draw,
            Some(Some(winner)) => Self::won_by(winner),
        }
    }

    /// Returns the winner, if there is one.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::WhiteWins => Some(Color::White),
            Self::BlackWins => Some(Color::Black),
            Self::Draw | Self::Open => None,
        }
    }
}

as_text!(Score);

game::codes! {
    /// Reason for the end of a game that the rules did not end. The codes are the values of the
    /// tag `Termination`.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Termination {
        /// A player resigned.
        Resignation = "resignation",
        /// A player's time ran out.
        Time = "time",
        /// The players agreed on the result.
        Agreement = "agreement",
        /// The game was abandoned.
        Abandoned = "abandoned",
        /// The reason is unknown.
        Unknown = "unknown",
    }
}
