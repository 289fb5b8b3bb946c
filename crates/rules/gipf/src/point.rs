use core::{fmt, str::FromStr};

use hexgrid::{Direction, Hex, Symmetry};

/// One of the 37 spots in play, named by column and row: `e5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u8);

/// One of the 24 dots on the rim, from which pieces are pushed: `e1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dot(u8);

/// Number of points in each column, a to i, including the dots at its ends.
const COLUMNS: [u8; 9] = [5, 6, 7, 8, 9, 8, 7, 6, 5];

/// Length of tables indexed by bit; a power of two to avoid bounds checks.
pub(crate) const BITS: usize = 64;

/// Returns the place on the hexagonal grid of a point, given by its column (0 is a) and printed row.
///
/// The printed rows bend at column e; on the grid they are straight.
const fn place_of(column: u8, row: u8) -> Hex {
    Hex::new(column as i8, row as i8 + column.saturating_sub(4) as i8)
}

/// Returns the column and the printed row at a place of the hexagonal grid.
const fn name_of(place: Hex) -> Option<(u8, u8)> {
    if place.column < 0 || place.column as usize >= COLUMNS.len() {
        return None;
    }
    let column = place.column as u8;
    let row = place.row - column.saturating_sub(4) as i8;
    if row < 1 || row > COLUMNS[column as usize] as i8 { None } else { Some((column, row as u8)) }
}

const fn is_dot(column: u8, row: u8) -> bool {
    column == 0 || column == 8 || row == 1 || row == COLUMNS[column as usize]
}

/// Returns the bit of a place. Neighbours differ by 1 (column), 8 (row) or 9 (diagonal), and no
/// other spots differ by these numbers, so sets can be shifted without masks.
const fn bit_of(place: Hex) -> u8 {
    (8 * place.column + place.row - 7) as u8
}

/// Returns the places of all spots, or of all dots, by column and then by row.
const fn places<const N: usize>(dots: bool) -> [Hex; N] {
    let mut places = [Hex::new(0, 0); N];
    let (mut count, mut column) = (0, 0);
    while column < COLUMNS.len() as u8 {
        let mut row = 1;
        while row <= COLUMNS[column as usize] {
            if is_dot(column, row) == dots {
                places[count] = place_of(column, row);
                count += 1;
            }
            row += 1;
        }
        column += 1;
    }
    assert!(count == N);
    places
}

const SPOTS: [Hex; Spot::COUNT] = places(false);
const DOTS: [Hex; Dot::COUNT] = places(true);

impl Spot {
    /// Number of spots.
    pub const COUNT: usize = 37;

    /// All spots, by column and then by row.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self(0); Self::COUNT];
        let mut i = 0;
        while i < Self::COUNT {
            all[i] = Self(bit_of(SPOTS[i]));
            i += 1;
        }
        all
    };

    /// The centre of the board.
    pub const CENTRE: Self = Self(bit_of(place_of(4, 5)));

    /// Returns the spot in a column (0 is a) and a row (from 1), if there is one.
    ///
    /// ```
    /// use gipf::Spot;
    ///
    /// assert_eq!(Spot::new(4, 5), Some(Spot::E5));
    /// assert_eq!(Spot::new(4, 1), None); // e1 is a dot
    /// ```
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column as usize >= COLUMNS.len() {
            return None;
        }
        let on_board = row >= 1 && row <= COLUMNS[column as usize] && !is_dot(column, row);
        if on_board { Some(Self(bit_of(place_of(column, row)))) } else { None }
    }

    const fn named(name: &str) -> Option<Self> {
        match read_name(name) {
            Some((column, row)) => Self::new(column, row),
            None => None,
        }
    }

    /// Returns the column; 0 is a.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.hex().column as u8
    }

    /// Returns the row as printed on the board.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.hex().row as u8 - self.column().saturating_sub(4)
    }

    /// Returns the index in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        INDICES[self.bit() as usize] as usize
    }

    /// Returns the place on the hexagonal grid.
    #[must_use]
    pub const fn hex(self) -> Hex {
        SPOTS[self.index()]
    }

    /// Returns the spot at a place of the hexagonal grid, if there is one.
    ///
    /// ```
    /// use gipf::{Hex, Spot};
    ///
    /// assert_eq!(Spot::from_hex(Spot::E5.hex()), Some(Spot::E5));
    /// assert_eq!(Spot::from_hex(Hex::new(-1, 0)), None);
    /// ```
    #[must_use]
    pub const fn from_hex(place: Hex) -> Option<Self> {
        match name_of(place) {
            Some((column, row)) => Self::new(column, row),
            None => None,
        }
    }

    /// Returns the next spot in a direction, unless the board ends there.
    ///
    /// ```
    /// use gipf::{Direction, Spot};
    ///
    /// assert_eq!(Spot::E7.step(Direction::Up), Some(Spot::E8));
    /// assert_eq!(Spot::E8.step(Direction::Up), None); // e9 is a dot
    /// ```
    #[must_use]
    pub const fn step(self, direction: Direction) -> Option<Self> {
        Self::from_hex(self.hex().step(direction))
    }

    /// Returns the image of the spot under a symmetry of the board.
    ///
    /// ```
    /// use gipf::{Spot, Symmetry};
    ///
    /// let half_a_turn = Symmetry::ALL[3];
    /// assert_eq!(Spot::E2.image(half_a_turn), Spot::E8);
    /// assert_eq!(Spot::CENTRE.image(half_a_turn), Spot::CENTRE);
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
    ($Point:ident, $kind:literal: $($Name:ident)*) => {
        #[doc = concat!("Constants for all ", $kind, "s, by name.")]
        impl $Point {
            $(
                #[doc = concat!("The ", $kind, " ", stringify!($Name), ".")]
                pub const $Name: Self = Self::named(stringify!($Name)).expect("on the board");
            )*
        }

        #[cfg(test)]
        impl $Point {
            const NAMED: [Self; Self::COUNT] = [$(Self::$Name),*];
        }
    };
}

constants! { Spot, "spot":
    B2 B3 B4 B5
    C2 C3 C4 C5 C6
    D2 D3 D4 D5 D6 D7
    E2 E3 E4 E5 E6 E7 E8
    F2 F3 F4 F5 F6 F7
    G2 G3 G4 G5 G6
    H2 H3 H4 H5
}

constants! { Dot, "dot":
    A1 A2 A3 A4 A5
    B1 B6  C1 C7  D1 D8  E1 E9  F1 F8  G1 G7  H1 H6
    I1 I2 I3 I4 I5
}

const INDICES: [u8; BITS] = {
    let mut indices = [0; BITS];
    let mut i = 0;
    while i < Spot::COUNT {
        indices[Spot::ALL[i].0 as usize] = i as u8;
        i += 1;
    }
    indices
};

static IMAGES: [[u8; Spot::COUNT]; 12] = Symmetry::images(&SPOTS, SPOTS[Spot::CENTRE.index()]);

impl Dot {
    /// Number of dots.
    pub const COUNT: usize = 24;

    /// All dots, by column and then by row.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self(0); Self::COUNT];
        let mut i = 0;
        while i < Self::COUNT {
            all[i] = Self(i as u8);
            i += 1;
        }
        all
    };

    /// Returns the dot in a column (0 is a) and a row (from 1), if there is one.
    ///
    /// ```
    /// use gipf::Dot;
    ///
    /// assert_eq!(Dot::new(4, 1), Some(Dot::E1));
    /// assert_eq!(Dot::new(4, 5), None); // e5 is a spot
    /// ```
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column as usize >= COLUMNS.len() || row < 1 || row > COLUMNS[column as usize] {
            return None;
        }
        Self::from_hex(place_of(column, row))
    }

    const fn named(name: &str) -> Option<Self> {
        match read_name(name) {
            Some((column, row)) => Self::new(column, row),
            None => None,
        }
    }

    /// Returns the dot at a place of the hexagonal grid, if there is one.
    ///
    /// ```
    /// use gipf::{Dot, Spot};
    ///
    /// assert_eq!(Dot::from_hex(Dot::E1.hex()), Some(Dot::E1));
    /// assert_eq!(Dot::from_hex(Spot::E5.hex()), None);
    /// ```
    #[must_use]
    pub const fn from_hex(place: Hex) -> Option<Self> {
        let mut i = 0;
        while i < Self::COUNT {
            if DOTS[i].is(place) {
                return Some(Self::ALL[i]);
            }
            i += 1;
        }
        None
    }

    /// Returns the place on the hexagonal grid.
    #[must_use]
    pub const fn hex(self) -> Hex {
        DOTS[self.0 as usize]
    }

    /// Returns the column; 0 is a.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.hex().column as u8
    }

    /// Returns the row as printed on the board.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.hex().row as u8 - self.column().saturating_sub(4)
    }

    /// Returns the spot that a piece enters when it is pushed from this dot in a direction.
    ///
    /// ```
    /// use gipf::{Direction, Dot, Spot};
    ///
    /// assert_eq!(Dot::E1.entry(Direction::Up), Some(Spot::E2));
    /// assert_eq!(Dot::E1.entry(Direction::Down), None);
    /// ```
    #[must_use]
    pub const fn entry(self, direction: Direction) -> Option<Spot> {
        Spot::from_hex(self.hex().step(direction))
    }
}

fn write_name(f: &mut fmt::Formatter<'_>, column: u8, row: u8) -> fmt::Result {
    write!(f, "{}{row}", (b'a' + column) as char)
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_name(f, self.column(), self.row())
    }
}

impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Dot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_name(f, self.column(), self.row())
    }
}

impl fmt::Debug for Dot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Error for a string that is not a spot or not a dot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParsePointError;

impl fmt::Display for ParsePointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such point: a point is a column from a to i and a row, as in e5")
    }
}

impl core::error::Error for ParsePointError {}

/// Returns the column and the row named by a text.
const fn read_name(text: &str) -> Option<(u8, u8)> {
    let &[column, row @ b'1'..=b'9'] = text.as_bytes() else { return None };
    match column.to_ascii_lowercase().checked_sub(b'a') {
        Some(column) => Some((column, row - b'0')),
        None => None,
    }
}

impl FromStr for Spot {
    type Err = ParsePointError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::named(text).ok_or(ParsePointError)
    }
}

impl FromStr for Dot {
    type Err = ParsePointError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::named(text).ok_or(ParsePointError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spot_and_every_dot_has_a_constant() {
        assert_eq!(Spot::NAMED, Spot::ALL);
        assert_eq!(Dot::NAMED, Dot::ALL);
    }
}
