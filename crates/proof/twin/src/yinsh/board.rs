//! The YINSH board: its 85 points, its three line directions, and what can stand on a point.

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

/// What stands on a point: a ring or a marker of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Piece {
    /// A ring of this player.
    Ring(char),
    /// A marker with this player's colour up.
    Marker(char),
}

impl Piece {
    /// The letter of this piece in a position string.
    pub(super) fn letter(self) -> char {
        match self {
            Self::Ring('w') => 'R',
            Self::Ring(_) => 'r',
            Self::Marker('w') => 'M',
            Self::Marker(_) => 'm',
        }
    }

    /// The piece that a letter of a position string stands for.
    pub(super) fn of_letter(letter: char) -> Self {
        match letter {
            'R' => Self::Ring('w'),
            'r' => Self::Ring('b'),
            'M' => Self::Marker('w'),
            _ => Self::Marker('b'),
        }
    }
}

/// Whether the board has this point.
pub(super) fn on_board(point: Point) -> bool {
    COLUMNS.iter().any(|&(column, lowest, highest)| {
        column == point.0 && lowest <= point.1 && point.1 <= highest
    })
}

/// Every point, by column, then row.
pub(super) fn points() -> Vec<Point> {
    let mut all = Vec::new();
    for (column, lowest, highest) in COLUMNS {
        for row in lowest..=highest {
            all.push((column, row));
        }
    }
    all
}

/// All six ways to walk: the three line directions, there and back.
pub(super) fn directions() -> Vec<(i32, i32)> {
    let mut all = Vec::new();
    for (across, up) in FORWARD {
        all.push((across, up));
        all.push((-across, -up));
    }
    all
}

/// The next point in a direction, if the board does not end there.
pub(super) fn step(point: Point, direction: (i32, i32)) -> Option<Point> {
    let next = (column_beside(point.0, direction.0), row_above(point.1, direction.1));
    on_board(next).then_some(next)
}

/// The points strictly between two points of one line, in walking order; nothing if the two are
/// the same or on no common line.
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
