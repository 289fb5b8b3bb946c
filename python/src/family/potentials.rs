use std::sync::LazyLock;

use ::potentials::{
    Action, Bitboard, Color, Direction, History, Kind, Piece, Position, Potential, Push, Spot,
    Stack, Stage, Symmetry,
};
use hexgrid::Hex;
use variants::{AnyGame, Variant};

use crate::{
    action_space::{ActionSpace, Code, Numbered},
    family::{
        DrawnPiece, Family, Planes, Shape,
        gipf::{BOARD, PUSH_CODES, cell, places, push_code, removal_text, removals, right_number},
        shared_methods,
    },
};

/// The kinds of pieces that are brought in, in the order of their indices.
const KINDS: [Kind; 8] = [
    Kind::Basic,
    Kind::Gipf,
    Kind::Loaded(Potential::Tamsk),
    Kind::Loaded(Potential::Zertz),
    Kind::Loaded(Potential::Dvonn),
    Kind::Loaded(Potential::Yinsh),
    Kind::Loaded(Potential::Punct),
    Kind::Extra,
];

static SPACE: LazyLock<ActionSpace<Position>> = LazyLock::new(|| {
    let ways = KINDS.into_iter().flat_map(|kind| {
        let enter = Bitboard::RIM.iter().map(move |spot| Action::Enter { kind, spot });
        enter.chain(Push::all().map(move |push| Action::Push { kind, push }))
    });
    let actions = ways.chain(uses()).chain(removals().map(Action::Remove));
    ActionSpace::new(actions.chain([Action::Leave, Action::Decline]).collect())
});

/// Returns all uses of potentials that leave their basic: in a straight line, or to an adjacent spot.
fn uses() -> impl Iterator<Item = Action> {
    let kinds = [
        (Potential::Zertz, 6),
        (Potential::Dvonn, 1),
        (Potential::Yinsh, 6),
        (Potential::Punct, 1),
    ];
    kinds.into_iter().flat_map(|(kind, reach)| {
        Spot::ALL.into_iter().flat_map(move |from| {
            Direction::ALL.into_iter().flat_map(move |direction| {
                std::iter::successors(from.step(direction), move |to| to.step(direction))
                    .take(reach)
                    .map(move |to| Action::Use { kind, from, to })
            })
        })
    })
}

/// Returns the first dense code of a kind.
#[inline]
fn first_code(kind: Kind) -> usize {
    let number = match kind {
        Kind::Basic => 0,
        Kind::Gipf => 1,
        Kind::Loaded(potential) => 2 + potential.index(),
        Kind::Extra => 7,
    };
    2 + number * PUSH_CODES
}

/// Writes the pieces of a spot: the kind of its potential, whether it has been used, and how many pieces cover the base.
fn observe_stack(stack: Stack, own: Color, cell: usize, planes: &mut Planes<'_>) {
    let mut pieces = stack.pieces();
    let base = pieces.next();
    if let Some(kind) = base.and_then(Piece::potential) {
        planes.set(4 + kind.index(), cell, 1);
    }
    planes.set(9, cell, u8::from(matches!(base, Some(Piece::Used(..)))));
    planes.set(10, cell, stack.len() as u8 - 1);
    if let Some(kind) = pieces.next().and_then(Piece::potential) {
        planes.set(11 + kind.index(), cell, 1);
    }
    planes.set(16, cell, u8::from(base.is_some_and(|piece| piece.color() == own)));
    planes.set(17, cell, u8::from(matches!(base, Some(Piece::Gipf(_)))));
}

impl Numbered for Position {
    #[inline(always)]
    fn code(action: Action) -> Code {
        const N: usize = Spot::COUNT;
        Code::Dense(match action {
            Action::Leave => 0,
            Action::Decline => 1,
            Action::Enter { kind, spot } => first_code(kind) + push_code(spot, None),
            Action::Push { kind, push } => {
                first_code(kind) + push_code(push.entry(), Some(push.direction()))
            }
            Action::Use { kind, from, to } => {
                2 + KINDS.len() * PUSH_CODES + (kind.index() * N + from.index()) * N + to.index()
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
    const PLANES: usize = 39;

    shared_methods!(Potentials, Variant::PRESETS[0]);

    fn stage_name(&self) -> &'static str {
        match self.stage() {
            Stage::Push => "push",
            Stage::Remove { .. } => "remove",
            Stage::Extra => "extra",
        }
    }

    fn action_text(action: Action) -> String {
        let prefix = |kind| match kind {
            Kind::Basic => String::new(),
            Kind::Gipf => "G".to_owned(),
            Kind::Loaded(potential) => potential.letter().to_string(),
            Kind::Extra => "t".to_owned(),
        };
        match action {
            Action::Enter { kind, spot } => format!("{}{spot}", prefix(kind)),
            Action::Push { kind, push } => {
                format!("{}{}-{}", prefix(kind), push.dot(), push.entry())
            }
            Action::Use { kind, from, to } => {
                format!("{}{from}-{to}", kind.letter().to_ascii_lowercase())
            }
            Action::Remove(spots) => removal_text(spots),
            Action::Leave => "= (leave)".to_owned(),
            Action::Decline => "= (decline)".to_owned(),
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
            let stack = self.stack(spot)?;
            let top = stack.top();
            let shape = match top {
                _ if stack.is_gipf_piece() => Shape::Gipf,
                Piece::Basic(_) => Shape::Single,
                Piece::Gipf(_) => Shape::Gipf,
                Piece::Loaded(_, kind) => Shape::Loaded(kind),
                Piece::Used(_, kind) => Shape::Used(kind),
            };
            Some(DrawnPiece { place: spot.hex(), color: top.color(), shape, height: stack.len() })
        };
        Spot::ALL.into_iter().filter_map(piece).collect()
    }

    fn observe(&self, repetitions: u8, planes: &mut [u8]) {
        let own = self.to_act();
        // Spots that are more than a basic, a GIPF-piece of basics or a loaded piece are rare.
        let composed = self.used(own) | self.used(!own) | self.doubled() | self.stacks();
        let mut planes = Planes::new(planes, Self::SIDE);
        for (player, color) in [own, !own].into_iter().enumerate() {
            planes.mark(player, self.pieces(color).iter().map(cell));
            let gipf_pieces = self.gipf_pieces(color);
            planes.mark(2 + player, gipf_pieces.iter().map(cell));
            planes.mark(17, gipf_pieces.without(composed).iter().map(cell));
            planes.fill(28 + player, self.reserve(color));
            planes.fill(30 + player, right_number(self.right(color)));
        }
        planes.mark(16, self.pieces(own).without(composed).iter().map(cell));
        for kind in Potential::ALL {
            let loaded = self.loaded(own, kind) | self.loaded(!own, kind);
            planes.mark(4 + kind.index(), loaded.without(composed).iter().map(cell));
        }
        for spot in composed.iter() {
            let Some(stack) = self.stack(spot) else { continue };
            observe_stack(stack, own, cell(spot), &mut planes);
        }
        for kind in Potential::ALL {
            planes.fill(18 + kind.index(), self.hand(own).count(kind));
            planes.fill(23 + kind.index(), self.hand(!own).count(kind));
        }
        planes.write(32, &BOARD);
        match self.stage() {
            Stage::Push => planes.fill(33, 1),
            Stage::Remove { pusher, extra } => {
                planes.fill(34, 1);
                planes.fill(36, u8::from(pusher == own));
                planes.fill(37, u8::from(extra));
            }
            Stage::Extra => planes.fill(35, 1),
        }
        planes.fill(38, repetitions);
    }
}
