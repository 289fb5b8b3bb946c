use core::fmt;

use crate::Color;

/// How a game ended by its rules: who won, if anyone, and by what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    winner: Option<Color>,
    reason: Reason,
}

/// The rule that ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// YINSH: the winner has taken off as many rings as the variant asks for.
    RingsOff,
    /// YINSH: no marker is left in the pool; more rings off wins.
    PoolEmpty,
    /// YINSH: neither player can move a ring; counted as with an empty pool.
    NoMoves,
    /// GIPF: the loser had to push and has nothing in reserve.
    ReserveEmpty,
    /// GIPF: the loser's last GIPF-piece has left the board.
    GipfPiecesGone,
    /// GIPF: the same position stood for the third time with the same player to push.
    Repetition,
}

impl Outcome {
    /// A win.
    #[must_use]
    pub const fn win(winner: Color, reason: Reason) -> Self {
        Self { winner: Some(winner), reason }
    }

    /// A draw.
    #[must_use]
    pub const fn draw(reason: Reason) -> Self {
        Self { winner: None, reason }
    }

    /// The winner, or `None` after a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        self.winner
    }

    /// The rule that ended the game.
    #[must_use]
    pub const fn reason(self) -> Reason {
        self.reason
    }

    /// The result as records write it: `1-0`, `0-1` or `1/2-1/2`.
    #[must_use]
    pub const fn score(self) -> &'static str {
        match self.winner {
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None => "1/2-1/2",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Some(winner) => write!(f, "{winner} wins: {}", self.reason),
            None => write!(f, "draw: {}", self.reason),
        }
    }
}

impl Reason {
    /// A stable name for programs, in kebab case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::RingsOff => "rings-off",
            Self::PoolEmpty => "pool-empty",
            Self::NoMoves => "no-moves",
            Self::ReserveEmpty => "reserve-empty",
            Self::GipfPiecesGone => "gipf-pieces-gone",
            Self::Repetition => "repetition",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::RingsOff => "enough rings are off",
            Self::PoolEmpty => "the pool is empty",
            Self::NoMoves => "nobody can move a ring",
            Self::ReserveEmpty => "the reserve is empty",
            Self::GipfPiecesGone => "the last GIPF-piece has left the board",
            Self::Repetition => "the same position for the third time",
        })
    }
}
