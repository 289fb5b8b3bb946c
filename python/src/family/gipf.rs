use std::sync::LazyLock;

use ::gipf::{
    Action, Bitboard, Direction, Dot, History, Kind, Piece, Position, Push, Right, Spot, Stage,
    Symmetry,
};
use hexgrid::{Axis, Hex};
use variants::{AnyGame, Variant};

use crate::{
    action_space::{ActionSpace, Code, Numbered},
    family::{DrawnPiece, Family, Planes, Shape, shared_methods},
};

static SPACE: LazyLock<ActionSpace<Position>> = LazyLock::new(|| {
    let ways = [Kind::Single, Kind::Gipf].into_iter().flat_map(|kind| {
        let enter = Bitboard::RIM.iter().map(move |spot| Action::Enter { kind, spot });
        enter.chain(Push::all().map(move |push| Action::Push { kind, push }))
    });
    ActionSpace::new(ways.chain(removals().map(Action::Remove)).chain([Action::Leave]).collect())
});

/// Returns all sets of spots that can be removed at once: single spots, then the other subsets of each of the 21 lines.
pub(crate) fn removals() -> impl Iterator<Item = Bitboard> {
    let lines = Axis::ALL.into_iter().flat_map(|axis| {
        let direction = axis.forward();
        Bitboard::entries(direction).iter().map(move |entry| Bitboard::ray(entry, direction))
    });
    let subsets = lines.flat_map(|line| {
        let spots: Vec<Spot> = line.iter().collect();
        (1_usize..1 << spots.len()).filter(|chosen| chosen.count_ones() > 1).map(move |chosen| {
            let is_chosen = |&(index, _): &(usize, &Spot)| chosen >> index & 1 == 1;
            spots.iter().enumerate().filter(is_chosen).map(|(_, &spot)| spot).collect()
        })
    });
    Spot::ALL.into_iter().map(Bitboard::of).chain(subsets)
}

/// Returns the dense code of a push among those of one kind; less than [`PUSH_CODES`].
#[inline]
pub(crate) fn push_code(entry: Spot, direction: Option<Direction>) -> usize {
    entry.index() * 7 + direction.map_or(6, Direction::index)
}

/// Number of dense codes of the pushes of one kind.
pub(crate) const PUSH_CODES: usize = 7 * Spot::COUNT;

/// The cell of each spot in a plane.
static CELLS: [u8; Spot::COUNT] = {
    let mut cells = [0; Spot::COUNT];
    let mut index = 0;
    while index < Spot::COUNT {
        let hex = Spot::ALL[index].hex();
        cells[index] = (hex.row - 2) as u8 * 7 + (hex.column - 1) as u8;
        index += 1;
    }
    cells
};

/// The plane that shows the board.
pub(crate) static BOARD: [u8; 7 * 7] = {
    let mut board = [0; 7 * 7];
    let mut index = 0;
    while index < Spot::COUNT {
        board[CELLS[index] as usize] = 1;
        index += 1;
    }
    board
};

/// Returns the cell of a spot in a plane.
#[inline]
pub(crate) fn cell(spot: Spot) -> usize {
    usize::from(CELLS[spot.index()])
}

/// Returns the places of all spots and dots with their names.
pub(crate) fn places() -> Vec<(Hex, String)> {
    let spots = Spot::ALL.iter().map(|spot| (spot.hex(), spot.to_string()));
    spots.chain(Dot::ALL.iter().map(|dot| (dot.hex(), dot.to_string()))).collect()
}

/// Returns a removal as text.
pub(crate) fn removal_text(spots: Bitboard) -> String {
    let names: Vec<String> = spots.iter().map(|spot| spot.to_string()).collect();
    format!("x{}", names.join(","))
}

/// Returns a right as a number for a plane.
#[inline]
pub(crate) fn right_number(right: Right) -> u8 {
    match right {
        Right::Gone => 0,
        Right::Open => 1,
        Right::First => 2,
    }
}

impl Numbered for Position {
    #[inline(always)]
    fn code(action: Action) -> Code {
        let first = |kind| if kind == Kind::Gipf { 1 + PUSH_CODES } else { 1 };
        Code::Dense(match action {
            Action::Leave => 0,
            Action::Enter { kind, spot } => first(kind) + push_code(spot, None),
            Action::Push { kind, push } => {
                first(kind) + push_code(push.entry(), Some(push.direction()))
            }
            Action::Remove(spots) => return Code::Removal(spots.bits()),
        })
    }

    fn action_image(action: Action, symmetry: Symmetry) -> Action {
        action.image(symmetry)
    }
}

impl Family for Position {
    const SIDE: usize = 7;
    const PLANES: usize = 12;

    shared_methods!(Gipf, Variant::GipfStandard);

    fn stage_name(&self) -> &'static str {
        match self.stage() {
            Stage::Push => "push",
            Stage::Remove { .. } => "remove",
        }
    }

    fn action_text(action: Action) -> String {
        let prefix = |kind| if kind == Kind::Gipf { "G" } else { "" };
        match action {
            Action::Enter { kind, spot } => format!("{}{spot}", prefix(kind)),
            Action::Push { kind, push } => {
                format!("{}{}-{}", prefix(kind), push.dot(), push.entry())
            }
            Action::Remove(spots) => removal_text(spots),
            Action::Leave => "=".to_owned(),
        }
    }

    fn places() -> Vec<(Hex, String)> {
        places()
    }

    fn cells() -> Vec<(Hex, usize)> {
        Spot::ALL.iter().map(|&spot| (spot.hex(), cell(spot))).collect()
    }

    fn pieces_on_board(&self) -> Vec<DrawnPiece> {
        let piece = |spot: Spot| {
            let (color, shape) = match self.piece(spot)? {
                Piece::Single(color) => (color, Shape::Single),
                Piece::Gipf(color) => (color, Shape::Gipf),
                _ => return None,
            };
            Some(DrawnPiece { place: spot.hex(), color, shape, height: 1 })
        };
        Spot::ALL.into_iter().filter_map(piece).collect()
    }

    #[inline]
    fn observe(&self, repetitions: u8, planes: &mut [u8]) {
        let own = self.to_act();
        let mut planes = Planes::new(planes, Self::SIDE);
        for (player, color) in [own, !own].into_iter().enumerate() {
            let gipf_pieces = self.gipf_pieces(color);
            planes.mark(player, self.pieces(color).without(gipf_pieces).iter().map(cell));
            planes.mark(2 + player, gipf_pieces.iter().map(cell));
            planes.fill(7 + player, self.reserve(color));
            planes.fill(9 + player, right_number(self.right(color)));
        }
        planes.write(4, &BOARD);
        if let Stage::Remove { pusher } = self.stage() {
            planes.fill(5, 1);
            planes.fill(6, u8::from(pusher == own));
        } else {
            planes.fill(6, 1);
        }
        planes.fill(11, repetitions);
    }
}
