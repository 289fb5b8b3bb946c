use core::{fmt, str::FromStr};

use hexgrid::{Axis, Symmetry};

use crate::{Bitboard, Point, bitboard::ROW};

/// Five adjacent points in a straight line; the board has 123 such rows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Row {
    first: Point,
    axis: Axis,
}

impl Row {
    /// Returns the row with the given end points, in either order.
    ///
    /// ```
    /// use yinsh::{Point, Row, bitboard};
    ///
    /// let row = Row::between(Point::C6, Point::C2).unwrap();
    /// assert_eq!(row.points(), bitboard![C2, C3, C4, C5, C6]);
    /// assert_eq!(row.to_string(), "c2-c6");
    /// ```
    #[must_use]
    pub fn between(a: Point, b: Point) -> Option<Self> {
        let (first, last) = if a < b { (a, b) } else { (b, a) };
        Axis::ALL.into_iter().find_map(|axis| {
            let row = Self::starting(first, axis)?;
            (row.last() == last).then_some(row)
        })
    }

    /// Returns the row that starts at a point and runs along an axis, if it fits on the board.
    ///
    /// ```
    /// use yinsh::{Axis, Point, Row};
    ///
    /// let row = Row::starting(Point::C2, Axis::Column).unwrap();
    /// assert_eq!(row.to_string(), "c2-c6");
    /// assert_eq!(Row::starting(Point::C5, Axis::Column), None); // column c ends at row 8
    /// ```
    #[must_use]
    pub fn starting(first: Point, axis: Axis) -> Option<Self> {
        let mut point = first;
        for _ in 1..ROW {
            point = point.step(axis.forward())?;
        }
        Some(Self { first, axis })
    }

    /// Creates a row from a point of [`Bitboard::rows`], which contains only first points of rows.
    #[inline]
    pub(crate) const fn trusted(first: Point, axis: Axis) -> Self {
        Self { first, axis }
    }

    /// Returns the end point with the smaller column, then the smaller row.
    #[must_use]
    pub const fn first(self) -> Point {
        self.first
    }

    /// Returns the other end point.
    ///
    /// ```
    /// use yinsh::{Axis, Point, Row};
    ///
    /// let row = Row::starting(Point::C2, Axis::Diagonal).unwrap();
    /// assert_eq!((row.first(), row.last()), (Point::C2, Point::G6));
    /// ```
    #[must_use]
    pub fn last(self) -> Point {
        let (column, row) = self.axis.forward().offset();
        let steps = ROW as i8 - 1;
        let hex = self.first.hex();
        Point::from_hex(hexgrid::Hex::new(hex.column + steps * column, hex.row + steps * row))
            .expect("a row lies on the board")
    }

    /// Returns the axis along which the row runs.
    #[must_use]
    pub const fn axis(self) -> Axis {
        self.axis
    }

    /// Returns the five points of the row.
    ///
    /// ```
    /// use yinsh::{Point, Row, bitboard};
    ///
    /// let row: Row = "c2-g6".parse()?;
    /// assert_eq!(row.points(), bitboard![C2, D3, E4, F5, G6]);
    /// # Ok::<(), yinsh::ParseRowError>(())
    /// ```
    #[must_use]
    pub fn points(self) -> Bitboard {
        let last = self.last();
        Bitboard::between(self.first, last).with(self.first).with(last)
    }

    /// Returns the image of the row under a symmetry of the board.
    ///
    /// ```
    /// use yinsh::{Row, Symmetry};
    ///
    /// let row: Row = "c2-c6".parse()?;
    /// let half_a_turn = Symmetry::ALL[3];
    /// assert_eq!(row.image(half_a_turn).to_string(), "i6-i10");
    /// # Ok::<(), yinsh::ParseRowError>(())
    /// ```
    #[must_use]
    pub fn image(self, symmetry: Symmetry) -> Self {
        Self::between(self.first.image(symmetry), self.last().image(symmetry))
            .expect("a symmetry maps a row to a row")
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.first, self.last())
    }
}

impl FromStr for Row {
    type Err = ParseRowError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (first, last) = text.split_once('-').ok_or(ParseRowError)?;
        let point = |name: &str| name.parse::<Point>().map_err(|_| ParseRowError);
        Self::between(point(first)?, point(last)?).ok_or(ParseRowError)
    }
}

/// Error for a string that is not a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseRowError;

impl fmt::Display for ParseRowError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such row: a row is named by its two ends, as in c2-c6")
    }
}

impl core::error::Error for ParseRowError {}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
