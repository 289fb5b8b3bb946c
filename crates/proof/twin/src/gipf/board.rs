//! The GIPF board: 37 spots, 24 dots around them, and the lines between the dots.

use std::sync::LazyLock;

use crate::columns::Column;
use crate::point::{Point, row_above};

/// The columns of spots, each with its lowest and its highest row.
pub(crate) const COLUMNS: [Column; 7] =
    [('b', 2, 5), ('c', 2, 6), ('d', 2, 7), ('e', 2, 8), ('f', 2, 7), ('g', 2, 6), ('h', 2, 5)];

/// The dots around the board, where pushes start.
pub(crate) const DOTS: [Point; 24] = [
    ('a', 1),
    ('a', 2),
    ('a', 3),
    ('a', 4),
    ('a', 5),
    ('b', 1),
    ('b', 6),
    ('c', 1),
    ('c', 7),
    ('d', 1),
    ('d', 8),
    ('e', 1),
    ('e', 9),
    ('f', 1),
    ('f', 8),
    ('g', 1),
    ('g', 7),
    ('h', 1),
    ('h', 6),
    ('i', 1),
    ('i', 2),
    ('i', 3),
    ('i', 4),
    ('i', 5),
];

/// The six ways to walk, named as if White's side were the south.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Direction {
    North,
    South,
    NorthEast,
    SouthWest,
    SouthEast,
    NorthWest,
}

/// All six directions.
pub(crate) const DIRECTIONS: [Direction; 6] = [
    Direction::North,
    Direction::South,
    Direction::NorthEast,
    Direction::SouthWest,
    Direction::SouthEast,
    Direction::NorthWest,
];

/// One of the two directions of every line, so each line is walked only once.
const FORWARD: [Direction; 3] = [Direction::North, Direction::NorthEast, Direction::SouthEast];

/// Checks whether this is one of the 37 spots.
pub(crate) fn is_spot(point: Point) -> bool {
    COLUMNS.iter().any(|&(column, lowest, highest)| {
        column == point.0 && lowest <= point.1 && point.1 <= highest
    })
}

/// Finds the next spot in a direction; never a dot.
pub(crate) fn step(point: Point, direction: Direction) -> Option<Point> {
    let (column, row) = point;
    let right = char::from(u8::try_from(column).ok()? + 1);
    let left = char::from(u8::try_from(column).ok()? - 1);
    // Columns grow by one up to e and shrink by one after it, so the row numbers shift there.
    let next = match direction {
        Direction::North => (column, row_above(row, 1)),
        Direction::South => (column, row_above(row, -1)),
        Direction::NorthEast if column < 'e' => (right, row_above(row, 1)),
        Direction::NorthEast => (right, row),
        Direction::SouthEast if column < 'e' => (right, row),
        Direction::SouthEast => (right, row_above(row, -1)),
        Direction::SouthWest if column <= 'e' => (left, row_above(row, -1)),
        Direction::SouthWest => (left, row),
        Direction::NorthWest if column <= 'e' => (left, row),
        Direction::NorthWest => (left, row_above(row, 1)),
    };
    is_spot(next).then_some(next)
}

/// Lists the spots on a walk from a point up to the rim.
pub(crate) fn walk(from: Point, direction: Direction) -> Vec<Point> {
    let mut spots = Vec::new();
    let mut here = from;
    while let Some(next) = step(here, direction) {
        spots.push(next);
        here = next;
    }
    spots
}

/// A way to push: a dot, and the spots of the line that starts there.
pub(crate) type Way = (Point, Vec<Point>);

/// Lists the 21 lines, each as its spots in walking order.
pub(crate) fn lines() -> impl Iterator<Item = &'static [Point]> {
    static LINES: LazyLock<Vec<Way>> = LazyLock::new(|| walks(&FORWARD));
    LINES.iter().map(|(_, line)| line.as_slice())
}

/// Lists all 42 ways to push.
pub(crate) fn ways() -> &'static [Way] {
    static WAYS: LazyLock<Vec<Way>> = LazyLock::new(|| walks(&DIRECTIONS));
    &WAYS
}

/// Lists the walks across the board in these directions.
fn walks(directions: &[Direction]) -> Vec<Way> {
    let mut all = Vec::new();
    for dot in DOTS {
        for &direction in directions {
            let line = walk(dot, direction);
            if !line.is_empty() {
                all.push((dot, line));
            }
        }
    }
    all
}
