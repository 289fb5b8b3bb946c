use hexgrid::{Axis, Direction, Hex, Symmetry};

/// More than the lines along one axis of either board; a power of two, so that no index
/// needs a check.
pub(crate) const LINES: usize = 16;

/// No point lies at a place of the [`Grid`].
const NONE: u8 = u8::MAX;

/// The line along each axis that runs through the centre.
pub(crate) const MIDDLE: usize = 5;

/// On which line along an axis a place lies, seen from the centre; each axis numbers its
/// lines alike.
pub(crate) const fn line_of(place: Hex, centre: Hex, axis: Axis) -> usize {
    let Hex { column, row } = place.minus(centre);
    let line = match axis {
        Axis::Column => column,
        Axis::Row => row,
        Axis::Diagonal => column - row,
    };
    (line + MIDDLE as i8) as usize % LINES
}

/// The points of a board by column and row, to be found without a search.
pub(crate) struct Grid([[u8; 16]; 16]);

impl Grid {
    /// The grid of a board whose columns and rows lie between 0 and 14.
    pub(crate) const fn of<const POINTS: usize>(places: &[Hex; POINTS]) -> Self {
        let mut grid = [[NONE; 16]; 16];
        let mut i = 0;
        while i < POINTS {
            grid[places[i].column as usize][places[i].row as usize] = i as u8;
            i += 1;
        }
        Self(grid)
    }

    /// The index of the point at a place.
    pub(crate) const fn point(&self, place: Hex) -> Option<u8> {
        // A step off the grid leads to row or column 15, where no board has a point.
        let index = self.0[place.column as usize % 16][place.row as usize % 16];
        if index == NONE { None } else { Some(index) }
    }

    /// How many points lie behind a place in a direction.
    pub(crate) const fn behind(&self, place: Hex, direction: Direction) -> usize {
        let (mut count, mut next) = (0, place.step(direction));
        while self.point(next).is_some() {
            count += 1;
            next = next.step(direction);
        }
        count
    }
}

/// How many steps each place is away from the centre.
pub(crate) const fn distances<const POINTS: usize>(
    places: &[Hex; POINTS],
    centre: Hex,
) -> [u8; POINTS] {
    let mut distances = [0; POINTS];
    let mut i = 0;
    while i < POINTS {
        let Hex { column, row } = places[i].minus(centre);
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

/// The number of the orbit of each place: places share one if a symmetry takes one to the
/// other.
pub(crate) const fn orbits<const POINTS: usize>(
    places: &[Hex; POINTS],
    centre: Hex,
) -> [u8; POINTS] {
    let images = Symmetry::images(places, centre);
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
