mod json;

use hexgrid::{Axis, Direction, Hex};
use variants::Family;

use crate::{decimal::Decimal, point_name::PointName};

/// The board itself, which is the same for all variants of a game.
///
/// The unit is the distance between neighbouring points, y grows downwards, and the centre is at 0, 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Geometry {
    /// Id of the game.
    pub family: &'static str,
    /// All points, ordered by column, then by row.
    pub points: Vec<Point>,
    /// The lines to draw.
    pub lines: Vec<Line>,
    /// Labels with coordinates next to the board.
    pub labels: Vec<Label>,
    /// Corners of the board's hexagon, with room for dots and labels.
    pub outline: [[Decimal; 2]; 6],
}

/// A point of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Point {
    /// Name of the point.
    pub name: PointName,
    /// Distance to the right of the centre.
    pub x: Decimal,
    /// Distance below the centre.
    pub y: Decimal,
    /// Letter of the column.
    pub column: char,
    /// Row number as printed.
    pub row: u8,
    /// Whether the point is a dot on the rim of the GIPF board, from which pieces are pushed; dots are not in
    /// play.
    pub dot: bool,
    /// Targets of the arrow keys.
    pub neighbours: Neighbours,
}

/// Neighbours of a point, by the keys that lead to them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Neighbours {
    /// Up along the column.
    pub up: Option<PointName>,
    /// Down along the column.
    pub down: Option<PointName>,
    /// Up to the column on the left.
    pub left: Option<PointName>,
    /// Down to the column on the right.
    pub right: Option<PointName>,
    /// Down to the column on the left.
    pub shift_left: Option<PointName>,
    /// Up to the column on the right.
    pub shift_right: Option<PointName>,
}

/// A line to draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Horizontal coordinate of the start.
    pub x1: Decimal,
    /// Vertical coordinate of the start.
    pub y1: Decimal,
    /// Horizontal coordinate of the end.
    pub x2: Decimal,
    /// Vertical coordinate of the end.
    pub y2: Decimal,
}

/// A label with a coordinate next to the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// A letter, a number or the name of a dot.
    pub text: String,
    /// Horizontal coordinate of the centre.
    pub x: Decimal,
    /// Vertical coordinate of the centre.
    pub y: Decimal,
}

/// A point of the board with its hex on the grid.
#[derive(Clone, Copy)]
struct GridPoint {
    name: PointName,
    hex: Hex,
    dot: bool,
}

/// Length in ten-thousandths of the unit.
type Units = i32;

const UNIT: Units = 10_000;

/// Distance between columns: the height of a triangle with sides of one unit.
const COLUMN: Units = 8_660;

/// The points of a board on the grid, from which the geometry is computed.
struct Layout {
    points: Vec<GridPoint>,
    centre: Hex,
}

impl Geometry {
    /// Returns the geometry of a game's board.
    #[must_use]
    pub fn of(family: Family) -> Self {
        match family {
            Family::Yinsh => Self::yinsh(),
            _ => Self::gipf(),
        }
    }

    fn yinsh() -> Self {
        let points = yinsh::Point::ALL
            .map(|point| GridPoint { name: point.into(), hex: point.hex(), dot: false })
            .to_vec();
        let layout = Layout { points, centre: yinsh::Point::CENTRE.hex() };
        Self {
            family: "yinsh",
            points: layout.points(),
            lines: layout.lines(),
            labels: layout.labels_at_ends(),
            outline: outline(58_000),
        }
    }

    fn gipf() -> Self {
        let point = |name: PointName| {
            let (spot, dot) = (name.spot(), name.dot());
            let hex = spot.map(gipf::Spot::hex).or(dot.map(gipf::Dot::hex))?;
            Some(GridPoint { name, hex, dot: dot.is_some() })
        };
        // The middle column is the longest, with as many points as there are columns.
        let names = (0..9).flat_map(|column| (1..10).map(move |row| PointName::new(column, row)));
        let points = names.filter_map(point).collect();
        let layout = Layout { points, centre: gipf::Spot::CENTRE.hex() };
        Self {
            family: "gipf",
            points: layout.points(),
            lines: layout.lines(),
            labels: layout.labels_of_dots(),
            outline: outline(50_000),
        }
    }
}

/// Returns the corners of a hexagon that stands on one of its corners.
fn outline(radius: Units) -> [[Decimal; 2]; 6] {
    let (wide, half) = (radius / 100 * COLUMN / 100, radius / 2);
    [(0, -radius), (wide, -half), (wide, half), (0, radius), (-wide, half), (-wide, -half)]
        .map(|(x, y)| [x, y].map(Decimal::new))
}

/// Returns the screen offset of a step.
fn step(direction: Direction) -> (Units, Units) {
    let (column, row) = direction.offset();
    (COLUMN * Units::from(column), UNIT / 2 * Units::from(column) - UNIT * Units::from(row))
}

impl Layout {
    fn at(&self, hex: Hex) -> Option<&GridPoint> {
        self.points.iter().find(|point| point.hex == hex)
    }

    /// Returns the screen position of a hex.
    fn position(&self, hex: Hex) -> (Units, Units) {
        let away = hex.minus(self.centre);
        let (column, row) = (Units::from(away.column), Units::from(away.row));
        (COLUMN * column, UNIT / 2 * column - UNIT * row)
    }

    /// Returns the neighbour along a line. Dots lie on lines only with the spots that they lead to,
    /// but keyboard navigation also follows a column of dots.
    fn neighbour(&self, point: &GridPoint, direction: Direction) -> Option<&GridPoint> {
        let next = self.at(point.hex.step(direction))?;
        let apart = point.dot && next.dot && direction.axis() != Axis::Column;
        (!apart).then_some(next)
    }

    fn points(&self) -> Vec<Point> {
        let shown = |point: &GridPoint| {
            let (x, y) = self.position(point.hex);
            let neighbour = |direction| self.neighbour(point, direction).map(|next| next.name);
            Point {
                name: point.name,
                x: Decimal::new(x),
                y: Decimal::new(y),
                column: point.name.letter(),
                row: point.name.row(),
                dot: point.dot,
                neighbours: Neighbours {
                    up: neighbour(Direction::Up),
                    down: neighbour(Direction::Down),
                    left: neighbour(Direction::Left),
                    right: neighbour(Direction::Right),
                    shift_left: neighbour(Direction::DownLeft),
                    shift_right: neighbour(Direction::UpRight),
                },
            }
        };
        self.points.iter().map(shown).collect()
    }

    /// Returns the last point in a direction.
    fn end(&self, from: &GridPoint, direction: Direction) -> GridPoint {
        let mut point = *from;
        while let Some(next) = self.at(point.hex.step(direction)) {
            point = *next;
        }
        point
    }

    /// Returns every line once. No lines run along the rim.
    fn lines(&self) -> Vec<Line> {
        let mut lines = Vec::new();
        for direction in Axis::ALL.map(Axis::forward) {
            for first in &self.points {
                let Some(second) = self.at(first.hex.step(direction)) else { continue };
                let starts = self.at(first.hex.step(direction.opposite())).is_none();
                if !starts || first.dot && second.dot {
                    continue;
                }
                let last = self.end(first, direction);
                let ((x1, y1), (x2, y2)) = (self.position(first.hex), self.position(last.hex));
                let [x1, y1, x2, y2] = [x1, y1, x2, y2].map(Decimal::new);
                lines.push(Line { x1, y1, x2, y2 });
            }
        }
        lines
    }

    fn label(&self, text: String, hex: Hex, (x, y): (Units, Units)) -> Label {
        let (left, top) = self.position(hex);
        Label { text, x: Decimal::new(left + x), y: Decimal::new(top + y) }
    }

    /// Returns letters below the columns and numbers at the left ends of the rows.
    fn labels_at_ends(&self) -> Vec<Label> {
        let beside = |point: &GridPoint, direction: Direction, text: String| {
            let starts = self.at(point.hex.step(direction)).is_none();
            let (x, y) = step(direction);
            starts.then(|| self.label(text, point.hex, (x * 11 / 20, y * 11 / 20)))
        };
        let letters = self
            .points
            .iter()
            .filter_map(|point| beside(point, Direction::Down, point.name.letter().to_string()));
        let numbers = self
            .points
            .iter()
            .filter_map(|point| beside(point, Direction::Left, point.name.row().to_string()));
        letters.chain(numbers).collect()
    }

    /// Returns a label for each dot, on the side that faces away from the spots to which the dot leads.
    fn labels_of_dots(&self) -> Vec<Label> {
        let label = |dot: &GridPoint| {
            let inward = Direction::ALL.into_iter().filter(|direction| {
                self.at(dot.hex.step(*direction)).is_some_and(|next| !next.dot)
            });
            let (mut x, mut y, mut count) = (0, 0, 0);
            for (right, down) in inward.map(step) {
                (x, y, count) = (x - right, y - down, count + 1);
            }
            // The sum of two unit steps at an angle of 60 degrees is as long as two columns are
            // wide.
            let length = if count > 1 { 2 * COLUMN } else { UNIT };
            const LABEL_OFFSET_PERCENT: Units = 42;
            let part = |size: Units| size * LABEL_OFFSET_PERCENT / (length / 100);
            self.label(dot.name.to_string(), dot.hex, (part(x), part(y)))
        };
        self.points.iter().filter(|point| point.dot).map(label).collect()
    }
}
