use crate::Direction;

/// A place on the infinite hexagonal grid, or the offset between two places.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hex {
    /// The column.
    pub column: i8,
    /// The row.
    pub row: i8,
}

impl Hex {
    /// Creates the place at a column and a row.
    ///
    /// ```
    /// use hexgrid::Hex;
    ///
    /// let place = Hex::new(2, 1);
    /// assert_eq!((place.column, place.row), (2, 1));
    /// ```
    #[must_use]
    pub const fn new(column: i8, row: i8) -> Self {
        Self { column, row }
    }

    /// Returns the neighbour in a direction.
    ///
    /// ```
    /// use hexgrid::{Direction, Hex};
    ///
    /// assert_eq!(Hex::new(2, 1).step(Direction::Up), Hex::new(2, 2));
    /// assert_eq!(Hex::new(2, 1).step(Direction::UpRight), Hex::new(3, 2));
    /// ```
    #[must_use]
    pub const fn step(self, direction: Direction) -> Self {
        let (column, row) = direction.offset();
        Self::new(self.column + column, self.row + row)
    }

    /// Returns the offset from `origin` to `self`.
    ///
    /// ```
    /// use hexgrid::Hex;
    ///
    /// assert_eq!(Hex::new(5, 6).minus(Hex::new(2, 1)), Hex::new(3, 5));
    /// ```
    #[must_use]
    pub const fn minus(self, origin: Self) -> Self {
        Self::new(self.column - origin.column, self.row - origin.row)
    }

    /// Returns the place at an offset from `self`.
    ///
    /// ```
    /// use hexgrid::Hex;
    ///
    /// assert_eq!(Hex::new(2, 1).plus(Hex::new(3, 5)), Hex::new(5, 6));
    /// ```
    #[must_use]
    pub const fn plus(self, step: Self) -> Self {
        Self::new(self.column + step.column, self.row + step.row)
    }

    /// Returns whether both places are equal, like `==` but usable in constant expressions.
    ///
    /// ```
    /// use hexgrid::Hex;
    ///
    /// const CENTRE: Hex = Hex::new(5, 6);
    /// const IS_CENTRE: bool = CENTRE.is(Hex::new(5, 6));
    /// assert!(IS_CENTRE);
    /// ```
    #[must_use]
    pub const fn is(self, other: Self) -> bool {
        self.column == other.column && self.row == other.row
    }
}
