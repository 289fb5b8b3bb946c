/// One of the three directions in which lines run.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Axis {
    /// Lines of one column.
    Column,
    /// Lines of one row.
    Row,
    /// Lines on which column and row grow together.
    Diagonal,
}

impl Axis {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Column, Self::Row, Self::Diagonal];

    /// The direction along the axis in which column or row grow.
    #[must_use]
    pub const fn forward(self) -> Direction {
        match self {
            Self::Column => Direction::Up,
            Self::Row => Direction::Right,
            Self::Diagonal => Direction::UpRight,
        }
    }

    /// 0, 1 or 2, the index in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// One of the six directions to a neighbour, in turning order.
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
    /// All six, in turning order.
    pub const ALL: [Self; 6] =
        [Self::Right, Self::UpRight, Self::Up, Self::Left, Self::DownLeft, Self::Down];

    /// The change of column and row in one step.
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

    /// The direction back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 3) % 6]
    }

    /// Whether column or row grow on the way.
    #[must_use]
    pub const fn is_forward(self) -> bool {
        matches!(self, Self::Right | Self::UpRight | Self::Up)
    }

    /// The axis along which it runs.
    #[must_use]
    pub const fn axis(self) -> Axis {
        match self {
            Self::Up | Self::Down => Axis::Column,
            Self::Right | Self::Left => Axis::Row,
            Self::UpRight | Self::DownLeft => Axis::Diagonal,
        }
    }

    /// 0 to 5, the index in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}
