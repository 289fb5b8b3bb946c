use core::{cmp::Ordering, fmt, str::FromStr};

use hexgrid::{Direction, Hex, Symmetry};

/// One of the 85 points of the board, named by column and row: `f6`.
///
/// Points are ordered by column, then by row.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Point(u8);

/// The first and the last row of each column, a to k.
pub(crate) const COLUMNS: [(u8, u8); 11] =
    [(2, 5), (1, 7), (1, 8), (1, 9), (1, 10), (2, 10), (2, 11), (3, 11), (4, 11), (5, 11), (7, 10)];

/// Length of tables indexed by bit; a power of two to avoid bounds checks.
pub(crate) const BITS: usize = 128;

impl Point {
    /// Number of points.
    pub const COUNT: usize = 85;

    /// All points, by column and then by row.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self(0); Self::COUNT];
        let (mut count, mut column) = (0, 0);
        while column < COLUMNS.len() {
            let (mut row, last) = COLUMNS[column];
            while row <= last {
                all[count] = Self(bit_of(column as u8, row));
                count += 1;
                row += 1;
            }
            column += 1;
        }
        all
    };

    /// The centre of the board.
    pub const CENTRE: Self = Self(bit_of(5, 6));

    /// Returns the point in a column (0 is a) and a row (from 1), if there is one.
    ///
    /// ```
    /// use yinsh::Point;
    ///
    /// assert_eq!(Point::new(5, 6), Some(Point::F6));
    /// assert_eq!(Point::new(5, 1), None); // column f begins at row 2
    /// ```
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column as usize >= COLUMNS.len() {
            return None;
        }
        let (first, last) = COLUMNS[column as usize];
        if row < first || row > last { None } else { Some(Self(bit_of(column, row))) }
    }

    /// Returns the point with the given name: its column, in upper or lower case, then its row.
    const fn named(name: &str) -> Option<Self> {
        let (column, row) = match *name.as_bytes() {
            [column, row @ b'1'..=b'9'] => (column, row - b'0'),
            [column, b'1', row @ b'0'..=b'1'] => (column, row - b'0' + 10),
            _ => return None,
        };
        match column.to_ascii_lowercase().checked_sub(b'a') {
            Some(column) => Self::new(column, row),
            None => None,
        }
    }

    /// Returns the column; 0 is a.
    #[must_use]
    pub const fn column(self) -> u8 {
        PLACES[self.0 as usize].column as u8
    }

    /// Returns the row as printed on the board.
    #[must_use]
    pub const fn row(self) -> u8 {
        PLACES[self.0 as usize].row as u8
    }

    /// Returns the index in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        INDICES[self.0 as usize] as usize
    }

    /// Returns the place on the hexagonal grid.
    #[must_use]
    pub const fn hex(self) -> Hex {
        PLACES[self.0 as usize]
    }

    /// Returns the point at a place of the hexagonal grid, if there is one.
    ///
    /// ```
    /// use yinsh::{Hex, Point};
    ///
    /// assert_eq!(Point::from_hex(Hex::new(5, 6)), Some(Point::F6));
    /// assert_eq!(Point::from_hex(Hex::new(-1, 6)), None);
    /// ```
    #[must_use]
    pub const fn from_hex(hex: Hex) -> Option<Self> {
        if hex.column < 0 || hex.row < 0 {
            return None;
        }
        Self::new(hex.column as u8, hex.row as u8)
    }

    /// Returns the neighbour in a direction, unless the board ends there.
    ///
    /// ```
    /// use yinsh::{Direction, Point};
    ///
    /// assert_eq!(Point::F6.step(Direction::Up), Some(Point::F7));
    /// assert_eq!(Point::F6.step(Direction::UpRight), Some(Point::G7));
    /// assert_eq!(Point::F10.step(Direction::Up), None);
    /// ```
    #[must_use]
    pub const fn step(self, direction: Direction) -> Option<Self> {
        Self::from_hex(self.hex().step(direction))
    }

    /// Returns the image of the point under a symmetry of the board.
    ///
    /// ```
    /// use yinsh::{Point, Symmetry};
    ///
    /// let half_a_turn = Symmetry::ALL[3];
    /// assert_eq!(Point::A2.image(half_a_turn), Point::K10);
    /// assert_eq!(Point::CENTRE.image(half_a_turn), Point::CENTRE);
    /// ```
    #[must_use]
    pub const fn image(self, symmetry: Symmetry) -> Self {
        Self::ALL[IMAGES[symmetry.index()][self.index()] as usize]
    }

    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        (self.0 % BITS as u8) as u32
    }

    #[inline]
    pub(crate) const fn from_bit(bit: u32) -> Self {
        Self(bit as u8)
    }
}

macro_rules! constants {
    ($($Name:ident)*) => {
        /// Constants for all points, by name.
        impl Point {
            $(
                #[doc = concat!("The point ", stringify!($Name), ".")]
                pub const $Name: Self = Self::named(stringify!($Name)).expect("on the board");
            )*
        }

        #[cfg(test)]
        const NAMED: [Point; Point::COUNT] = [$(Point::$Name),*];
    };
}

constants! {
    A2 A3 A4 A5
    B1 B2 B3 B4 B5 B6 B7
    C1 C2 C3 C4 C5 C6 C7 C8
    D1 D2 D3 D4 D5 D6 D7 D8 D9
    E1 E2 E3 E4 E5 E6 E7 E8 E9 E10
    F2 F3 F4 F5 F6 F7 F8 F9 F10
    G2 G3 G4 G5 G6 G7 G8 G9 G10 G11
    H3 H4 H5 H6 H7 H8 H9 H10 H11
    I4 I5 I6 I7 I8 I9 I10 I11
    J5 J6 J7 J8 J9 J10 J11
    K7 K8 K9 K10
}

/// Returns the bit of a point.
///
/// Even columns are in the lower half of 128 bits, odd ones in the upper half, both at
/// `5 * column + row`: a step along a column is a shift by 1, a step along a row a shift
/// by 5 into the other half, and a step along a diagonal a shift by 6 into the other half.
/// Nothing is carried between the halves, and no two points of the board are one such step
/// apart without being neighbours, so sets can be shifted without masks.
const fn bit_of(column: u8, row: u8) -> u8 {
    64 * (column % 2) + 5 * column + row
}

const PLACES: [Hex; BITS] = {
    let mut places = [Hex::new(0, 0); BITS];
    let mut column = 0;
    while column < COLUMNS.len() {
        let (mut row, last) = COLUMNS[column];
        while row <= last {
            places[bit_of(column as u8, row) as usize] = Hex::new(column as i8, row as i8);
            row += 1;
        }
        column += 1;
    }
    places
};

const INDICES: [u8; BITS] = {
    let mut indices = [0; BITS];
    let mut i = 0;
    while i < Point::COUNT {
        indices[Point::ALL[i].0 as usize] = i as u8;
        i += 1;
    }
    indices
};

static IMAGES: [[u8; Point::COUNT]; 12] = {
    let mut places = [Hex::new(0, 0); Point::COUNT];
    let mut i = 0;
    while i < Point::COUNT {
        places[i] = Point::ALL[i].hex();
        i += 1;
    }
    Symmetry::images(&places, Point::CENTRE.hex())
};

impl Ord for Point {
    fn cmp(&self, other: &Self) -> Ordering {
        self.index().cmp(&other.index())
    }
}

impl PartialOrd for Point {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column()) as char, self.row())
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Error for a string that is not a point of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParsePointError;

impl fmt::Display for ParsePointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such point: a point is a column from a to k and a row, as in f6")
    }
}

impl core::error::Error for ParsePointError {}

impl FromStr for Point {
    type Err = ParsePointError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::named(text).ok_or(ParsePointError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_has_a_constant() {
        assert_eq!(NAMED, Point::ALL);
    }
}
