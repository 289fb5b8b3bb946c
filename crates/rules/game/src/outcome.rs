use core::fmt;

use crate::Color;

/// The outcome of a game: the winner, if there is one, and the rule that ended it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    winner: Option<Color>,
    reason: Reason,
}

/// The rule that ended a game. Each game declares its own.
///
/// ```
/// use game::Reason;
///
/// const CHECKMATE: Reason = Reason::new("checkmate", "the king cannot escape");
///
/// assert_eq!(CHECKMATE.code(), "checkmate");
/// assert_eq!(CHECKMATE.to_string(), "the king cannot escape");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Reason {
    code: &'static str,
    text: &'static str,
}

impl Outcome {
    /// Creates a win.
    ///
    /// ```
    /// use game::{Color, Outcome, Reason};
    ///
    /// const THREE_IN_LINE: Reason = Reason::new("three-in-line", "three stand in a line");
    ///
    /// let outcome = Outcome::win(Color::Black, THREE_IN_LINE);
    /// assert_eq!(outcome.winner(), Some(Color::Black));
    /// assert_eq!(outcome.to_string(), "Black wins: three stand in a line");
    /// ```
    #[must_use]
    pub const fn win(winner: Color, reason: Reason) -> Self {
        Self { winner: Some(winner), reason }
    }

    /// Creates a draw.
    ///
    /// ```
    /// use game::{Outcome, Reason};
    ///
    /// const BOARD_FULL: Reason = Reason::new("board-full", "the board is full");
    ///
    /// let outcome = Outcome::draw(BOARD_FULL);
    /// assert_eq!(outcome.winner(), None);
    /// assert_eq!(outcome.to_string(), "draw: the board is full");
    /// ```
    #[must_use]
    pub const fn draw(reason: Reason) -> Self {
        Self { winner: None, reason }
    }

    /// Returns the winner, or `None` for a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        self.winner
    }

    /// Returns the rule that ended the game.
    #[must_use]
    pub const fn reason(self) -> Reason {
        self.reason
    }

    /// Returns the result as written in records: `1-0`, `0-1` or `1/2-1/2`.
    ///
    /// ```
    /// use game::{Color, Outcome, Reason};
    ///
    /// const RESIGNED: Reason = Reason::new("resigned", "the opponent resigned");
    ///
    /// assert_eq!(Outcome::win(Color::White, RESIGNED).score(), "1-0");
    /// assert_eq!(Outcome::win(Color::Black, RESIGNED).score(), "0-1");
    /// ```
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
    /// Creates a reason with a stable code in kebab case and a human-readable sentence.
    ///
    /// ```
    /// use game::Reason;
    ///
    /// const CHECKMATE: Reason = Reason::new("checkmate", "the king cannot escape");
    /// assert_eq!(CHECKMATE.code(), "checkmate");
    /// ```
    #[must_use]
    pub const fn new(code: &'static str, text: &'static str) -> Self {
        Self { code, text }
    }

    /// Returns the stable code, for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.code
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text)
    }
}

impl fmt::Debug for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Reason({:?})", self.code)
    }
}
