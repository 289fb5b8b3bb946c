mod groups;
mod layout;

use game::Color;
use gipf::{Bitboard, Spot};
use hexgrid::Direction;
use potentials::{Piece, Position, Potential, Stage, Start};

use self::layout::{
    BASES, DOUBLED_AT, EXTRA_AT, GIPF_PIECES, HANDS_AT, KINDS, LOADED_AT, NUMBERS, ORBITS, PHASES,
    PHASES_AT, RESERVES, SIDES, STACKS_AT, TARGETS, TARGETS_AT, USABLE, USABLE_AT, USED, USED_AT,
};
use super::{
    gipf::{self as patterns, phase},
    patterned::Patterned,
    shipped,
    weighted_game::WeightedGame,
};

/// Weights of the potentials, by index.
#[derive(Clone, Debug)]
pub struct PotentialsTables(Box<[i16; layout::WEIGHTS]>);

impl Patterned for Position {
    const GAME: WeightedGame = WeightedGame::Potentials;
    const WEIGHTS: usize = layout::WEIGHTS;
    const GROUPS: usize = groups::GROUPS;
    const UNIT: i32 = 280;
    const HAS_BASE: bool = true;
    type Tables = PotentialsTables;

    /// Returns the evaluation of the top pieces with the weights of GIPF.
    #[inline]
    fn base(&self) -> i32 {
        shipped::gipf().judge(self)
    }

    /// Visits the features in this order, own before enemy: potentials in hand (4 phases × kinds ×
    /// number); loaded pieces (4 phases × kinds × 6 orbits of spots); used potentials on top (4
    /// phases × alone or on another piece); stacks (owner of the base × its type); GIPF-pieces made
    /// of potentials; GIPF-pieces that a PÜNCT-potential can jump onto (number of GIPF-pieces ×
    /// number that can be reached); loaded pieces that can be used as a turn (basics in reserve ×
    /// number); the phase; the right to an extra push.
    #[inline]
    fn features(&self, mut visit: impl FnMut(usize)) {
        let phase = phase(self);
        let player = self.to_act();
        for (side, color) in [player, !player].into_iter().enumerate() {
            hand(self, side * PHASES + phase, color, &mut visit);
            on_board(self, side, phase, color, &mut visit);
        }
        for spot in self.stacks() {
            visit(stack(self, spot));
        }
        visit(PHASES_AT + phase);
        if self.stage() == Stage::Extra {
            visit(EXTRA_AT);
        }
    }

    fn groups(weight: usize, visit: impl FnMut(usize, i32)) {
        groups::groups(weight, visit);
    }

    fn tables(weights: &[i16]) -> PotentialsTables {
        let mut tables = Box::new([0; layout::WEIGHTS]);
        tables.copy_from_slice(weights);
        PotentialsTables(tables)
    }

    #[inline]
    fn sum(&self, tables: &PotentialsTables) -> i32 {
        let mut sum = 0;
        self.features(|weight| sum += i32::from(tables.0[weight]));
        sum
    }
}

/// Visits the features of the potentials that a player has not brought in.
#[inline(always)]
fn hand(position: &Position, side_phase: usize, color: Color, visit: &mut impl FnMut(usize)) {
    let hand = position.hand(color);
    if hand.is_empty() {
        return;
    }
    for kind in Potential::ALL {
        let number = usize::from(hand.count(kind));
        if number > 0 {
            visit(HANDS_AT + (side_phase * KINDS + kind.index()) * NUMBERS + number);
        }
    }
}

/// Visits the features of a player's top pieces on the board.
#[inline(always)]
fn on_board(
    position: &Position,
    side: usize,
    phase: usize,
    color: Color,
    visit: &mut impl FnMut(usize),
) {
    let side_phase = side * PHASES + phase;
    let mut usable = 0;
    for kind in Potential::ALL {
        let loaded = position.loaded(color, kind);
        if loaded.is_empty() {
            continue;
        }
        for spot in loaded {
            let orbit = usize::from(patterns::ORBITS[spot.index()]);
            visit(LOADED_AT + (side_phase * KINDS + kind.index()) * ORBITS + orbit);
        }
        if kind != Potential::Tamsk {
            usable += loaded.len() as usize;
        }
        if kind == Potential::Punct && position.terms().start() != Start::Basic {
            visit(targets(position, side, color, loaded));
        }
    }
    for spot in position.used(color) {
        let lies = usize::from(position.stacks().has(spot));
        visit(USED_AT + side_phase * USED + lies);
    }
    for _ in 0..(position.pieces(color) & position.doubled()).len() {
        visit(DOUBLED_AT + side);
    }
    let reserve = usize::from(position.reserve(color)).min(RESERVES - 1);
    visit(USABLE_AT + (side * RESERVES + reserve) * USABLE + usable.min(USABLE - 1));
}

/// Returns the index of the weight of the opponent's GIPF-pieces that a player's PÜNCT-potentials
/// can jump onto.
fn targets(position: &Position, side: usize, color: Color, loaded: Bitboard) -> usize {
    let theirs = position.gipf_pieces(!color);
    let reached = Direction::ALL
        .into_iter()
        .fold(Bitboard::EMPTY, |reached, direction| reached | loaded.stepped(direction));
    let count = (theirs.len() as usize).clamp(1, GIPF_PIECES) - 1;
    let targets = ((theirs & reached).len() as usize).min(TARGETS - 1);
    TARGETS_AT + (side * GIPF_PIECES + count) * TARGETS + targets
}

/// Returns the index of a stack's weight: the owner of the top, the owner of the base, and the type
/// of the base.
fn stack(position: &Position, spot: Spot) -> usize {
    let player = position.to_act();
    let side = |color: Color| usize::from(color != player);
    let Some(stack) = position.stack(spot) else { return STACKS_AT };
    let (top, base) = (stack.top(), stack.pieces().next());
    let base = base.unwrap_or(top);
    let what = match base {
        Piece::Basic(_) | Piece::Gipf(_) => 0,
        Piece::Loaded(_, Potential::Punct) => 2,
        Piece::Loaded(..) => 1,
        Piece::Used(..) => 3,
    };
    STACKS_AT + (side(top.color()) * SIDES + side(base.color())) * BASES + what
}
