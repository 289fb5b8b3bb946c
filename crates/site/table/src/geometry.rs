mod json;

use hexgrid::{Axis, Direction, Hex};
use variants::Family;

use crate::{decimal::Decimal, point_name::PointName};

/// The board itself; the same for all variants of a game.
///
/// The unit is the distance of two neighbours, y grows downwards, the centre is 0, 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Geometry {
    /// The game, by its id.
    pub family: &'static str,
    /// All points, by column, then by row.
    pub points: Vec<Point>,
    /// The lines to draw.
    pub lines: Vec<Line>,
    /// The coordinates beside the board.
    pub labels: Vec<Label>,
    /// The corners of the board's hexagon, with room for dots and labels.
    pub outline: [[Decimal; 2]; 6],
}

/// A point of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Point {
    /// Its name.
    pub name: PointName,
    /// To the right of the centre.
    pub x: Decimal,
    /// Below the centre.
    pub y: Decimal,
    /// The letter of its column.
    pub column: char,
    /// Its row, as printed.
    pub row: u8,
    /// On the rim of GIPF, from where pieces are pushed; not in play.
    pub dot: bool,
    /// Where the arrow keys lead.
    pub links: Links,
}

/// The neighbours of a point by the keys that lead there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Links {
    /// Along the column.
    pub up: Option<PointName>,
    /// Back along the column.
    pub down: Option<PointName>,
    /// To the column on the left, upwards.
    pub left: Option<PointName>,
    /// To the column on the right, downwards.
    pub right: Option<PointName>,
    /// To the column on the left, downwards.
    pub shift_left: Option<PointName>,
    /// To the column on the right, upwards.
    pub shift_right: Option<PointName>,
}

/// A line to draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Where it starts.
    pub x1: Decimal,
    /// Where it starts.
    pub y1: Decimal,
    /// Where it ends.
    pub x2: Decimal,
    /// Where it ends.
    pub y2: Decimal,
}

/// A coordinate beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// A letter, a number or the name of a dot.
    pub text: String,
    /// Its middle.
    pub x: Decimal,
    /// Its middle.
    pub y: Decimal,
}

/// A point of the board with its hex on the grid.
#[derive(Clone, Copy)]
struct GridPoint {
    name: PointName,
    hex: Hex,
    dot: bool,
}

/// Ten-thousandths of the unit.
type Units = i32;

const UNIT: Units = 10_000;

/// From a column to the next: the height of a triangle with sides of one unit.
const COLUMN: Units = 8_660;

/// The points of a board on the grid, from which the geometry is computed.
struct Layout {
    points: Vec<GridPoint>,
    centre: Hex,
}

impl Geometry {
    /// The board of a game.
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
        // No column is longer than the middle one, which has as many points as there are
        // columns.
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

/// The corners of a hexagon that stands on one of them.
fn outline(radius: Units) -> [[Decimal; 2]; 6] {
    let (wide, half) = (radius / 100 * COLUMN / 100, radius / 2);
    [(0, -radius), (wide, -half), (wide, half), (0, radius), (-wide, half), (-wide, -half)]
        .map(|(x, y)| [x, y].map(Decimal::new))
}

/// A step on the screen.
fn step(direction: Direction) -> (Units, Units) {
    let (column, row) = direction.offset();
    (COLUMN * Units::from(column), UNIT / 2 * Units::from(column) - UNIT * Units::from(row))
}

impl Layout {
    fn at(&self, hex: Hex) -> Option<&GridPoint> {
        self.points.iter().find(|point| point.hex == hex)
    }

    /// Where a hex lies on the screen.
    fn position(&self, hex: Hex) -> (Units, Units) {
        let away = hex.minus(self.centre);
        let (column, row) = (Units::from(away.column), Units::from(away.row));
        (COLUMN * column, UNIT / 2 * column - UNIT * row)
    }

    /// The neighbour along a line. Dots lie on lines only with the spots that they lead to,
    /// but one walks along a column of dots.
    fn neighbour(&self, point: &GridPoint, direction: Direction) -> Option<&GridPoint> {
        let next = self.at(point.hex.step(direction))?;
        let apart = point.dot && next.dot && direction.axis() != Axis::Column;
        (!apart).then_some(next)
    }

    fn points(&self) -> Vec<Point> {
        let shown = |point: &GridPoint| {
            let (x, y) = self.position(point.hex);
            let link = |direction| self.neighbour(point, direction).map(|next| next.name);
            Point {
                name: point.name,
                x: Decimal::new(x),
                y: Decimal::new(y),
                column: point.name.letter(),
                row: point.name.row(),
                dot: point.dot,
                links: Links {
                    up: link(Direction::Up),
                    down: link(Direction::Down),
                    left: link(Direction::Left),
                    right: link(Direction::Right),
                    shift_left: link(Direction::DownLeft),
                    shift_right: link(Direction::UpRight),
                },
            }
        };
        self.points.iter().map(shown).collect()
    }

    /// The last point in a direction.
    fn end(&self, from: &GridPoint, direction: Direction) -> GridPoint {
        let mut point = *from;
        while let Some(next) = self.at(point.hex.step(direction)) {
            point = *next;
        }
        point
    }

    /// Every line once; none runs along the rim.
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

    /// Letters below the columns, numbers beside the left ends of the rows.
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

    /// The name of each dot on the side away from the spots that it leads to.
    fn labels_of_dots(&self) -> Vec<Label> {
        let label = |dot: &GridPoint| {
            let inward = Direction::ALL.into_iter().filter(|direction| {
                self.at(dot.hex.step(*direction)).is_some_and(|next| !next.dot)
            });
            let (mut x, mut y, mut count) = (0, 0, 0);
            for (right, down) in inward.map(step) {
                (x, y, count) = (x - right, y - down, count + 1);
            }
            // Two steps with 60 degrees between them are as long as two columns are wide.
            let length = if count > 1 { 2 * COLUMN } else { UNIT };
            const AWAY: Units = 42;
            let part = |size: Units| size * AWAY / (length / 100);
            self.label(dot.name.to_string(), dot.hex, (part(x), part(y)))
        };
        self.points.iter().filter(|point| point.dot).map(label).collect()
    }
}
