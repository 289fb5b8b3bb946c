//! The YINSH board: its 85 points, its three line directions, and the pieces.

use crate::columns::Column;
use crate::point::{Point, column_beside, row_above};

/// The columns, each with its lowest and its highest row.
pub(super) const COLUMNS: [Column; 11] = [
    ('a', 2, 5),
    ('b', 1, 7),
    ('c', 1, 8),
    ('d', 1, 9),
    ('e', 1, 10),
    ('f', 2, 10),
    ('g', 2, 11),
    ('h', 3, 11),
    ('i', 4, 11),
    ('j', 5, 11),
    ('k', 7, 10),
];

/// The three line directions: same column; same row number; column and row both +1.
pub(super) const FORWARD: [(i32, i32); 3] = [(0, 1), (1, 0), (1, 1)];

/// A ring or a marker of a player on a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Piece {
    /// A ring of this player.
    Ring(char),
    /// A marker showing this player's colour.
    Marker(char),
}

impl Piece {
    /// Returns the letter of this piece in position strings.
    pub(super) fn letter(self) -> char {
        match self {
            Self::Ring('w') => 'R',
            Self::Ring(_) => 'r',
            Self::Marker('w') => 'M',
            Self::Marker(_) => 'm',
        }
    }

    /// Reads the piece from its letter in a position string.
    pub(super) fn of_letter(letter: char) -> Self {
        match letter {
            'R' => Self::Ring('w'),
            'r' => Self::Ring('b'),
            'M' => Self::Marker('w'),
            _ => Self::Marker('b'),
        }
    }
}

/// Checks whether the board has this point.
pub(super) fn on_board(point: Point) -> bool {
    COLUMNS.iter().any(|&(column, lowest, highest)| {
        column == point.0 && lowest <= point.1 && point.1 <= highest
    })
}

/// Lists all points, by column and then by row.
pub(super) fn points() -> Vec<Point> {
    let mut all = Vec::new();
    for (column, lowest, highest) in COLUMNS {
        for row in lowest..=highest {
            all.push((column, row));
        }
    }
    all
}

/// Lists all six ways to walk: the three line directions, forward and back.
pub(super) fn directions() -> Vec<(i32, i32)> {
    let mut all = Vec::new();
    for (across, up) in FORWARD {
        all.push((across, up));
        all.push((-across, -up));
    }
    all
}

/// Finds the next point in a direction, unless the board ends there.
pub(super) fn step(point: Point, direction: (i32, i32)) -> Option<Point> {
    let next = (column_beside(point.0, direction.0), row_above(point.1, direction.1));
    on_board(next).then_some(next)
}

/// Lists the points between two points of a line, in walking order; `None` if the two are equal or
/// not on a common line.
pub(super) fn between(from: Point, to: Point) -> Option<Vec<Point>> {
    if !on_board(from) {
        return None;
    }
    for direction in directions() {
        let mut passed = Vec::new();
        let mut here = from;
        while let Some(next) = step(here, direction) {
            if next == to {
                return Some(passed);
            }
            passed.push(next);
            here = next;
        }
    }
    None
}
