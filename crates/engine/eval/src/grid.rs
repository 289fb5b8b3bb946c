use hexgrid::{Axis, Direction, Hex, Symmetry};

/// Upper bound on the number of lines along one axis of either board: a power of two, so indexing
/// needs no bounds check.
pub(crate) const LINES: usize = 16;

/// Marker for a cell of the [`Grid`] without a point.
const NONE: u8 = u8::MAX;

/// Index of the line through the centre, along each axis.
pub(crate) const MIDDLE: usize = 5;

/// Returns the index of the line along an axis that contains a hex. All axes number their lines in
/// the same way.
pub(crate) const fn line_of(hex: Hex, centre: Hex, axis: Axis) -> usize {
    let Hex { column, row } = hex.minus(centre);
    let line = match axis {
        Axis::Column => column,
        Axis::Row => row,
        Axis::Diagonal => column - row,
    };
    (line + MIDDLE as i8) as usize % LINES
}

/// Points of a board by column and row.
pub(crate) struct Grid([[u8; 16]; 16]);

impl Grid {
    /// Returns the grid of a board whose columns and rows lie between 0 and 14.
    pub(crate) const fn of<const POINTS: usize>(hexes: &[Hex; POINTS]) -> Self {
        let mut grid = [[NONE; 16]; 16];
        let mut i = 0;
        while i < POINTS {
            grid[hexes[i].column as usize][hexes[i].row as usize] = i as u8;
            i += 1;
        }
        Self(grid)
    }

    /// Returns the index of the point at a hex, if the board has one there.
    pub(crate) const fn point(&self, hex: Hex) -> Option<u8> {
        // A step off the grid leads to row or column 15, which is empty on both boards.
        let index = self.0[hex.column as usize % 16][hex.row as usize % 16];
        if index == NONE { None } else { Some(index) }
    }

    /// Returns the number of points beyond a hex in a direction.
    pub(crate) const fn behind(&self, hex: Hex, direction: Direction) -> usize {
        let (mut count, mut next) = (0, hex.step(direction));
        while self.point(next).is_some() {
            count += 1;
            next = next.step(direction);
        }
        count
    }
}

/// Returns the distance of each hex from the centre, in steps.
pub(crate) const fn distances<const POINTS: usize>(
    hexes: &[Hex; POINTS],
    centre: Hex,
) -> [u8; POINTS] {
    let mut distances = [0; POINTS];
    let mut i = 0;
    while i < POINTS {
        let Hex { column, row } = hexes[i].minus(centre);
        let sizes = [column.abs(), row.abs(), (column - row).abs()];
        let mut s = 0;
        while s < 3 {
            if sizes[s] as u8 > distances[i] {
                distances[i] = sizes[s] as u8;
            }
            s += 1;
        }
        i += 1;
    }
    distances
}

/// Returns the points of every line with its axis, in order along the axis.
pub(crate) fn lines<const POINTS: usize>(hexes: &[Hex; POINTS]) -> Vec<(Axis, Vec<u8>)> {
    let grid = Grid::of(hexes);
    let from = |first: &Hex, axis: Axis| {
        let hexes = std::iter::successors(Some(*first), |hex| Some(hex.step(axis.forward())));
        hexes.map_while(|hex| grid.point(hex)).collect()
    };
    let is_first = |hex: Hex, axis: Axis| grid.behind(hex, axis.forward().opposite()) == 0;
    let of = |axis: Axis| {
        hexes
            .iter()
            .filter(move |&&hex| is_first(hex, axis))
            .map(move |hex| (axis, from(hex, axis)))
    };
    Axis::ALL.into_iter().flat_map(of).collect()
}

/// Returns the orbit number of each hex: two hexes share an orbit if a symmetry maps one to the
/// other.
pub(crate) const fn orbits<const POINTS: usize>(
    hexes: &[Hex; POINTS],
    centre: Hex,
) -> [u8; POINTS] {
    let images = Symmetry::images(hexes, centre);
    let mut orbits = [NONE; POINTS];
    let (mut count, mut i) = (0, 0);
    while i < POINTS {
        if orbits[i] == NONE {
            let mut s = 0;
            while s < images.len() {
                orbits[images[s][i] as usize] = count;
                s += 1;
            }
            count += 1;
        }
        i += 1;
    }
    orbits
}
