use hexgrid::{Axis, Direction, Hex, Symmetry};

/// More than the lines along one axis of either board; a power of two, so that no index needs a
/// bounds check.
pub(crate) const LINES: usize = 16;

/// Marks a cell of the [`Grid`] without a point.
const NONE: u8 = u8::MAX;

/// The line along each axis that runs through the centre.
pub(crate) const MIDDLE: usize = 5;

/// The number of the line along an axis on which a hex lies; each axis numbers its lines in the
/// same way.
pub(crate) const fn line_of(hex: Hex, centre: Hex, axis: Axis) -> usize {
    let Hex { column, row } = hex.minus(centre);
    let line = match axis {
        Axis::Column => column,
        Axis::Row => row,
        Axis::Diagonal => column - row,
    };
    (line + MIDDLE as i8) as usize % LINES
}

/// The points of a board by column and row.
pub(crate) struct Grid([[u8; 16]; 16]);

impl Grid {
    /// The grid of a board whose columns and rows lie between 0 and 14.
    pub(crate) const fn of<const POINTS: usize>(hexes: &[Hex; POINTS]) -> Self {
        let mut grid = [[NONE; 16]; 16];
        let mut i = 0;
        while i < POINTS {
            grid[hexes[i].column as usize][hexes[i].row as usize] = i as u8;
            i += 1;
        }
        Self(grid)
    }

    /// The index of the point at a hex.
    pub(crate) const fn point(&self, hex: Hex) -> Option<u8> {
        // A step off the grid leads to row or column 15, where no board has a point.
        let index = self.0[hex.column as usize % 16][hex.row as usize % 16];
        if index == NONE { None } else { Some(index) }
    }

    /// How many points lie behind a hex in a direction.
    pub(crate) const fn behind(&self, hex: Hex, direction: Direction) -> usize {
        let (mut count, mut next) = (0, hex.step(direction));
        while self.point(next).is_some() {
            count += 1;
            next = next.step(direction);
        }
        count
    }
}

/// The distance of each hex from the centre, in steps.
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

/// The number of the orbit of each hex: two share one if a symmetry maps one to the other.
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
