use std::sync::LazyLock;

use ::yinsh::{Action, Axis, Direction, History, Piece, Point, Position, Row, Stage, Symmetry};
use hexgrid::Hex;
use variants::{AnyGame, Variant};

use crate::{
    action_space::{ActionSpace, Code, Numbered},
    family::{DrawnPiece, Family, Planes, Shape, shared_methods},
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

/// The cell of each point in a plane.
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

/// The plane that shows the board.
static BOARD: [u8; 11 * 11] = {
    let mut board = [0; 11 * 11];
    let mut index = 0;
    while index < Point::COUNT {
        board[CELLS[index] as usize] = 1;
        index += 1;
    }
    board
};

/// Returns the cell of a point in a plane.
#[inline]
fn cell(point: Point) -> usize {
    usize::from(CELLS[point.index()])
}

impl Numbered for Position {
    #[inline(always)]
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

    shared_methods!(Yinsh, Variant::Yinsh);

    fn stage_name(&self) -> &'static str {
        match self.stage() {
            Stage::Place => "place",
            Stage::Move => "move",
            Stage::Row { .. } => "row",
            Stage::Ring { .. } => "ring",
        }
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
        planes.write(4, &BOARD);
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
