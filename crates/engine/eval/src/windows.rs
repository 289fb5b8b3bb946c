use hexgrid::{Axis, Hex, Symmetry};

use crate::grid::{Grid, LINES, line_of};

/// Adjacent points of a line, as many as make a row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window<const LENGTH: usize> {
    /// The indices of its points, in the order in which its orbit reads them.
    pub(crate) points: [u8; LENGTH],
    /// Windows that are images of each other share an orbit.
    pub(crate) orbit: u8,
    /// Whether the orbit reads it against the direction of its axis.
    pub(crate) backward: bool,
    /// Whether a symmetry reverses it: then both directions of reading mean the same.
    pub(crate) mirrored: bool,
    /// The axis, the number of the line, and the index on the line of its first point.
    pub(crate) axis: u8,
    pub(crate) line: u8,
    pub(crate) rank: u8,
}

impl<const LENGTH: usize> Window<LENGTH> {
    const NONE: Self = Self {
        points: [0; LENGTH],
        orbit: 0,
        backward: false,
        mirrored: false,
        axis: 0,
        line: 0,
        rank: 0,
    };

    /// The code of the contents for the orbit, from the digits of the points in the order of
    /// `points`.
    pub(crate) fn state(&self, base: usize, digit: impl Fn(u8) -> usize) -> usize {
        let code = self.points.iter().rev().fold(0, |code, &point| code * base + digit(point));
        if self.mirrored { code.min(reversed(code, base, LENGTH)) } else { code }
    }

    /// The same code from one that was read along the axis.
    pub(crate) fn state_of_code(&self, base: usize, code: usize) -> usize {
        let backward = reversed(code, base, LENGTH);
        if self.mirrored {
            code.min(backward)
        } else if self.backward {
            backward
        } else {
            code
        }
    }
}

/// The digits of a code in the opposite order.
pub(crate) const fn reversed(code: usize, base: usize, length: usize) -> usize {
    let (mut rest, mut turned, mut i) = (code, 0, 0);
    while i < length {
        turned = turned * base + rest % base;
        rest /= base;
        i += 1;
    }
    turned
}

/// All windows of a board.
pub(crate) const fn windows<const POINTS: usize, const LENGTH: usize, const WINDOWS: usize>(
    hexes: &[Hex; POINTS],
    centre: Hex,
) -> [Window<LENGTH>; WINDOWS] {
    let grid = Grid::of(hexes);
    let images = Symmetry::images(hexes, centre);
    let mut windows = [Window::NONE; WINDOWS];
    // The first window of each orbit.
    let mut firsts = [0; WINDOWS];
    let (mut count, mut orbits, mut i) = (0, 0, 0);
    while i < POINTS {
        let mut a = 0;
        while a < Axis::ALL.len() {
            let axis = Axis::ALL[a];
            if grid.behind(hexes[i], axis.forward()) + 1 >= LENGTH {
                let mut window = Window::NONE;
                window.points = along(&grid, hexes[i], axis);
                window.axis = a as u8;
                window.line = line_of(hexes[i], centre, axis) as u8;
                window.rank = grid.behind(hexes[i], axis.forward().opposite()) as u8;
                // If no orbit fits, the window is the first of its own.
                firsts[orbits] = count;
                windows[count] = window;
                let mut orbit = 0;
                let mut ways = [false; 2];
                while orbit <= orbits {
                    ways = ways_to(&windows[firsts[orbit]].points, &window.points, &images);
                    if ways[0] || ways[1] {
                        break;
                    }
                    orbit += 1;
                }
                if orbit == orbits {
                    orbits += 1;
                }
                window.orbit = orbit as u8;
                window.backward = !ways[0];
                window.mirrored = ways[0] && ways[1];
                if window.backward {
                    window.points = turned(&window.points);
                }
                windows[count] = window;
                count += 1;
            }
            a += 1;
        }
        i += 1;
    }
    assert!(count == WINDOWS);
    windows
}

/// The index of the table of each window, by axis, line and first point: two for each orbit, one
/// for windows that are read along their axis and one for those read against it.
pub(crate) const fn tables<const LENGTH: usize, const WINDOWS: usize, const PER_LINE: usize>(
    windows: &[Window<LENGTH>; WINDOWS],
) -> [[[u8; PER_LINE]; LINES]; 3] {
    let mut tables = [[[0; PER_LINE]; LINES]; 3];
    let mut i = 0;
    while i < WINDOWS {
        let Window { axis, line, rank, orbit, backward, .. } = windows[i];
        tables[axis as usize][line as usize][rank as usize] = 2 * orbit + backward as u8;
        i += 1;
    }
    tables
}

/// The points from a hex along an axis.
const fn along<const LENGTH: usize>(grid: &Grid, first: Hex, axis: Axis) -> [u8; LENGTH] {
    let mut points = [0; LENGTH];
    let (mut hex, mut i) = (first, 0);
    while i < LENGTH {
        if let Some(point) = grid.point(hex) {
            points[i] = point;
        }
        hex = hex.step(axis.forward());
        i += 1;
    }
    points
}

const fn turned<const LENGTH: usize>(points: &[u8; LENGTH]) -> [u8; LENGTH] {
    let mut turned = *points;
    let mut i = 0;
    while i < LENGTH {
        turned[i] = points[LENGTH - 1 - i];
        i += 1;
    }
    turned
}

/// Whether a symmetry maps one window to the other in the same order, and in the reverse one.
const fn ways_to<const POINTS: usize, const LENGTH: usize>(
    from: &[u8; LENGTH],
    to: &[u8; LENGTH],
    images: &[[u8; POINTS]; 12],
) -> [bool; 2] {
    let mut ways = [false; 2];
    let mut s = 0;
    while s < images.len() {
        let (mut there, mut back, mut i) = (true, true, 0);
        while i < LENGTH && (there || back) {
            let image = images[s][from[i] as usize];
            there = there && image == to[i];
            back = back && image == to[LENGTH - 1 - i];
            i += 1;
        }
        ways[0] = ways[0] || there;
        ways[1] = ways[1] || back;
        s += 1;
    }
    ways
}
