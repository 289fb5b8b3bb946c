//! Tokens of actions; position strings are in `notation/position.rs`.

use core::{fmt, str::FromStr};

use crate::{Action, Point, Row};

mod position;

pub use position::ParsePositionError;
pub(crate) use position::read_position;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(point) => write!(f, "{point}"),
            Self::Move { from, to } => write!(f, "{from}-{to}"),
            Self::RemoveRow(row) => write!(f, "x{row}"),
            Self::RemoveRing(point) => write!(f, "x{point}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

game::codes! {
    /// Reason why a string is not an action.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub enum ParseActionError {
        /// The string does not have the form of an action.
        Shape = "yinsh-shape":
            "not an action: write f6 to place, e1-e9 to move, xc2-c6 to remove a row, \
             xf9 to remove a ring, or pass",
        /// The string names a point that is not on the board.
        Point = "yinsh-point": "no such point: a point is a column from a to k and a row, as in f6",
        /// The two points are not the ends of five points in a line.
        NotFive = "not-five": "a row is five points in a straight line, named by its two ends",
    }
}

impl core::error::Error for ParseActionError {}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(token: &str) -> Result<Self, Self::Err> {
        let point = |text: &str| text.parse::<Point>().map_err(|_| shape_or_point(text));
        if token.eq_ignore_ascii_case("pass") {
            return Ok(Self::Pass);
        }
        let removal = token.strip_prefix(['x', 'X']);
        match (removal, removal.unwrap_or(token).split_once('-')) {
            (None, None) => Ok(Self::Place(point(token)?)),
            (None, Some((from, to))) => Ok(Self::Move { from: point(from)?, to: point(to)? }),
            (Some(ring), None) => Ok(Self::RemoveRing(point(ring)?)),
            (Some(_), Some((a, b))) => Row::between(point(a)?, point(b)?)
                .map(Self::RemoveRow)
                .ok_or(ParseActionError::NotFive),
        }
    }
}

/// Distinguishes a point outside the board from a text that is not a point at all.
fn shape_or_point(text: &str) -> ParseActionError {
    let mut chars = text.chars();
    let letter = chars.next().is_some_and(|c| c.is_ascii_alphabetic());
    let digits = chars.as_str();
    if letter && (1..=2).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit()) {
        ParseActionError::Point
    } else {
        ParseActionError::Shape
    }
}
