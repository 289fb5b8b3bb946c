use std::{fmt, str::FromStr};

use json::{Json, Writer, Written};

use crate::fields::list;

/// The printed name of a point, such as `f6`. Dots of GIPF are points too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PointName {
    column: u8,
    row: u8,
}

impl PointName {
    /// Creates the name of the point in a column (0 is a) and a row.
    pub(crate) const fn new(column: u8, row: u8) -> Self {
        Self { column, row }
    }

    /// Returns the index of the column: 0 for column a.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.column
    }

    /// Returns the letter of the column.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'a' + self.column % 26) as char
    }

    /// Returns the row as printed.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.row
    }

    pub(crate) fn yinsh(self) -> Option<yinsh::Point> {
        yinsh::Point::new(self.column, self.row)
    }

    pub(crate) fn spot(self) -> Option<gipf::Spot> {
        gipf::Spot::new(self.column, self.row)
    }

    pub(crate) fn dot(self) -> Option<gipf::Dot> {
        gipf::Dot::new(self.column, self.row)
    }
}

impl From<yinsh::Point> for PointName {
    fn from(point: yinsh::Point) -> Self {
        Self::new(point.column(), point.row())
    }
}

impl From<gipf::Spot> for PointName {
    fn from(spot: gipf::Spot) -> Self {
        Self::new(spot.column(), spot.row())
    }
}

impl From<gipf::Dot> for PointName {
    fn from(dot: gipf::Dot) -> Self {
        Self::new(dot.column(), dot.row())
    }
}

impl fmt::Display for PointName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter(), self.row)
    }
}

impl fmt::Debug for PointName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Error returned when parsing a name that is not a letter followed by a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParsePointNameError;

impl FromStr for PointName {
    type Err = ParsePointNameError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (letter, row) = match *text.as_bytes() {
            [letter, row @ b'1'..=b'9'] => (letter, row - b'0'),
            [letter, b'1', row @ b'0'..=b'9'] => (letter, row - b'0' + 10),
            _ => return Err(ParsePointNameError),
        };
        match letter.to_ascii_lowercase() {
            letter @ b'a'..=b'z' => Ok(Self::new(letter - b'a', row)),
            _ => Err(ParsePointNameError),
        }
    }
}

impl PointName {
    /// Parses a name.
    pub(crate) fn read(json: Json<'_>) -> Option<Self> {
        json.text()?.parse().ok()
    }

    /// Parses a list of names.
    #[must_use]
    pub fn read_all(json: Json<'_>) -> Option<Vec<Self>> {
        list(json, Self::read)
    }
}

impl Written for PointName {
    fn write(&self, out: &mut Writer) {
        let digit = |number: u8| (b'0' + number % 10) as char;
        let mut name = String::from(self.letter());
        if self.row >= 10 {
            name.push(digit(self.row / 10));
        }
        name.push(digit(self.row));
        out.string(&name);
    }
}
