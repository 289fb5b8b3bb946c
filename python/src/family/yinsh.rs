use std::sync::LazyLock;

use ::yinsh::{
    Action, Axis, Direction, History, IllegalAction, ParsePositionError, Piece, Point, Position,
    Row, Stage, Symmetry,
};
use hexgrid::Hex;
use variants::{AnyGame, Variant};

use crate::{
    action_space::{ActionSpace, Code, Numbered},
    family::{DrawnPiece, Family, Planes, Shape},
};

static SPACE: LazyLock<ActionSpace<Position>> =
    LazyLock::new(|| ActionSpace::new(actions().collect()));

/// Returns all actions in the order of their indices.
fn actions() -> impl Iterator<Item = Action> {
    let moves = Point::ALL.into_iter().flat_map(|from| {
        Direction::ALL.into_iter().flat_map(move |direction| {
            std::iter::successors(from.step(direction), move |to| to.step(direction))
                .map(move |to| Action::Move { from, to })
        })
    });
    let rows = Point::ALL
        .into_iter()
        .flat_map(|first| Axis::ALL.into_iter().filter_map(move |axis| Row::starting(first, axis)));
    let places = Point::ALL.into_iter();
    places
        .clone()
        .map(Action::Place)
        .chain(moves)
        .chain(rows.map(Action::RemoveRow))
        .chain(places.map(Action::RemoveRing))
        .chain([Action::Pass])
}

/// Returns the cell of a point in a plane.
#[inline]
fn cell(point: Point) -> usize {
    static CELLS: [u8; Point::COUNT] = {
        let mut cells = [0; Point::COUNT];
        let mut index = 0;
        while index < Point::COUNT {
            let hex = Point::ALL[index].hex();
            cells[index] = (hex.row - 1) as u8 * 11 + hex.column as u8;
            index += 1;
        }
        cells
    };
    usize::from(CELLS[point.index()])
}

impl Numbered for Position {
    #[inline]
    fn code(action: Action) -> Code {
        const N: usize = Point::COUNT;
        Code::Dense(match action {
            Action::Place(point) => point.index(),
            Action::RemoveRing(point) => N + point.index(),
            Action::RemoveRow(row) => 2 * N + 3 * row.first().index() + row.axis().index(),
            Action::Pass => 5 * N,
            Action::Move { from, to } => 5 * N + 1 + N * from.index() + to.index(),
        })
    }

    fn action_image(action: Action, symmetry: Symmetry) -> Action {
        action.image(symmetry)
    }
}

impl Family for Position {
    const SIDE: usize = 11;
    const PLANES: usize = 13;

    fn default_variant() -> Variant {
        Variant::Yinsh
    }

    fn to_any(game: History<Self>) -> AnyGame {
        AnyGame::Yinsh(game)
    }

    fn from_any(game: AnyGame) -> Option<History<Self>> {
        match game {
            AnyGame::Yinsh(game) => Some(game),
            _ => None,
        }
    }

    fn stage_name(&self) -> &'static str {
        match self.stage() {
            Stage::Place => "place",
            Stage::Move => "move",
            Stage::Row { .. } => "row",
            Stage::Ring { .. } => "ring",
        }
    }

    fn image_under(&self, symmetry: Symmetry) -> Self {
        self.image(symmetry)
    }

    fn rule_code(rule: IllegalAction) -> &'static str {
        rule.code()
    }

    fn position_code(error: &ParsePositionError) -> &'static str {
        error.code()
    }

    fn space() -> &'static ActionSpace<Self> {
        &SPACE
    }

    fn action_text(action: Action) -> String {
        match action {
            Action::Place(point) => point.to_string(),
            Action::Move { from, to } => format!("{from}-{to}"),
            Action::RemoveRow(row) => format!("x{row}"),
            Action::RemoveRing(point) => format!("x{point}"),
            Action::Pass => "pass".to_owned(),
        }
    }

    fn places() -> Vec<(Hex, String)> {
        Point::ALL.iter().map(|point| (point.hex(), point.to_string())).collect()
    }

    fn cells() -> Vec<(Hex, usize)> {
        Point::ALL.iter().map(|&point| (point.hex(), cell(point))).collect()
    }

    fn pieces_on_board(&self) -> Vec<DrawnPiece> {
        let piece = |point: Point| {
            let (color, shape) = match self.piece(point)? {
                Piece::Ring(color) => (color, Shape::Ring),
                Piece::Marker(color) => (color, Shape::Marker),
            };
            Some(DrawnPiece { place: point.hex(), color, shape, height: 1 })
        };
        Point::ALL.into_iter().filter_map(piece).collect()
    }

    #[inline]
    fn observe(&self, _repetitions: u8, planes: &mut [u8]) {
        let own = self.to_act();
        let mut planes = Planes::new(planes, Self::SIDE);
        planes.mark(0, self.rings(own).iter().map(cell));
        planes.mark(1, self.rings(!own).iter().map(cell));
        planes.mark(2, self.markers(own).iter().map(cell));
        planes.mark(3, self.markers(!own).iter().map(cell));
        planes.mark(4, Point::ALL.into_iter().map(cell));
        let (stage, mover) = match self.stage() {
            Stage::Place => (5, own),
            Stage::Move => (6, own),
            Stage::Row { mover } => (7, mover),
            Stage::Ring { mover } => (8, mover),
        };
        planes.fill(stage, 1);
        planes.fill(9, u8::from(mover == own));
        planes.fill(10, self.rings_off(own));
        planes.fill(11, self.rings_off(!own));
        planes.fill(12, self.pool());
    }
}
