use hexgrid::{Axis, Hex, Symmetry};

use crate::grid::{Grid, LINES, line_of};

/// A window: adjacent points on a line, as many as a row needs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window<const LENGTH: usize> {
    /// Indices of the window's points, in the order in which its orbit reads them.
    pub(crate) points: [u8; LENGTH],
    /// Index of the window's orbit, which all its images share.
    pub(crate) orbit: u8,
    /// Whether the orbit reads the window against the direction of its axis.
    pub(crate) backward: bool,
    /// Whether a symmetry reverses the window; reading it in either direction is then equivalent.
    pub(crate) mirrored: bool,
    /// The axis, the index of the line, and the index of the window's first point on the line.
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

    /// Returns the code of the window's contents as its orbit reads them, from the digits of the
    /// points in the order of `points`.
    pub(crate) fn state(&self, base: usize, digit: impl Fn(u8) -> usize) -> usize {
        let code = self.points.iter().rev().fold(0, |code, &point| code * base + digit(point));
        if self.mirrored { code.min(reversed(code, base, LENGTH)) } else { code }
    }

    /// Converts a code that was read along the axis to the code as the window's orbit reads it.
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

/// Returns a code with its digits reversed.
pub(crate) const fn reversed(code: usize, base: usize, length: usize) -> usize {
    let (mut rest, mut turned, mut i) = (code, 0, 0);
    while i < length {
        turned = turned * base + rest % base;
        rest /= base;
        i += 1;
    }
    turned
}

/// Returns all windows of a board.
pub(crate) const fn windows<const POINTS: usize, const LENGTH: usize, const WINDOWS: usize>(
    hexes: &[Hex; POINTS],
    centre: Hex,
) -> [Window<LENGTH>; WINDOWS] {
    let grid = Grid::of(hexes);
    let images = Symmetry::images(hexes, centre);
    let mut windows = [Window::NONE; WINDOWS];
    // First window of each orbit.
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
                // A window that fits no orbit starts a new one.
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

/// Returns the table index of each window, by axis, line and first point. Each orbit has two
/// tables: one for windows that are read along their axis, one for those read against it.
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

/// Returns the points along an axis, starting at a hex.
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

/// Returns whether a symmetry maps one window to the other in the same order, and whether one does
/// so in reverse order.
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
