/// One of the three axes along which lines run.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Axis {
    /// Lines with a constant column.
    Column,
    /// Lines with a constant row.
    Row,
    /// Lines on which column and row increase together.
    Diagonal,
}

impl Axis {
    /// All three axes.
    pub const ALL: [Self; 3] = [Self::Column, Self::Row, Self::Diagonal];

    /// Returns the direction along the axis in which the column or the row increases.
    #[must_use]
    pub const fn forward(self) -> Direction {
        match self {
            Self::Column => Direction::Up,
            Self::Row => Direction::Right,
            Self::Diagonal => Direction::UpRight,
        }
    }

    /// Returns the index in [`Self::ALL`], 0 to 2.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// One of the six directions to a neighbour, in rotational order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// Along the row.
    Right,
    /// Along the diagonal.
    UpRight,
    /// Along the column.
    Up,
    /// Back along the row.
    Left,
    /// Back along the diagonal.
    DownLeft,
    /// Back along the column.
    Down,
}

impl Direction {
    /// All six directions, in rotational order.
    pub const ALL: [Self; 6] =
        [Self::Right, Self::UpRight, Self::Up, Self::Left, Self::DownLeft, Self::Down];

    /// Returns the change in column and row in one step.
    #[must_use]
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Self::Right => (1, 0),
            Self::UpRight => (1, 1),
            Self::Up => (0, 1),
            Self::Left => (-1, 0),
            Self::DownLeft => (-1, -1),
            Self::Down => (0, -1),
        }
    }

    /// Returns the opposite direction.
    ///
    /// ```
    /// use hexgrid::Direction;
    ///
    /// assert_eq!(Direction::UpRight.opposite(), Direction::DownLeft);
    /// ```
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 3) % 6]
    }

    /// Returns whether the column or the row increases in this direction.
    #[must_use]
    pub const fn is_forward(self) -> bool {
        matches!(self, Self::Right | Self::UpRight | Self::Up)
    }

    /// Returns the axis of the direction.
    #[must_use]
    pub const fn axis(self) -> Axis {
        match self {
            Self::Up | Self::Down => Axis::Column,
            Self::Right | Self::Left => Axis::Row,
            Self::UpRight | Self::DownLeft => Axis::Diagonal,
        }
    }

    /// Returns the index in [`Self::ALL`], 0 to 5.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}
