use game::Color;
use gipf::Spot;
use potentials::{Piece, Position, Potential, Stage};
use search::{Evaluate, Score};

use super::Hand;
use crate::pattern;

/// Value of a potential in hand, by kind, while the player has a basic to load.
const IN_HAND: [i32; 5] = [20, 20, 30, 30, 35];
/// Value of a loaded piece beyond its basic, by kind.
const LOADED: [i32; 5] = [25, 30, 50, 50, 60];
/// Value of a TAMSK-potential in the centre, which brings an extra push.
const CENTRAL_TAMSK: i32 = 60;
/// Value of a used potential relative to a basic: it never returns to a reserve.
const USED: i32 = -45;
/// Value of a piece covered by an opponent's piece: it may be uncovered.
const COVERED: i32 = 30;
/// Value of the right to make an extra push now.
const EXTRA: i32 = 60;

/// Evaluates the board with the fitted patterns of GIPF and adds hand-written values for
/// potentials. This isolates the effect of the fitted weights of potentials in comparisons.
impl Evaluate<Position> for Hand {
    fn evaluate(&self, position: &Position) -> i32 {
        let player = position.to_act();
        let extra = if position.stage() == Stage::Extra { EXTRA } else { 0 };
        let value = pattern::gipf().judge(position) + worth(position, player)
            - worth(position, !player)
            + extra;
        value.clamp(-Score::LARGEST_EVALUATION, Score::LARGEST_EVALUATION)
    }
}

/// Returns the value of a player's potentials.
fn worth(position: &Position, color: Color) -> i32 {
    let mut worth = USED * position.used(color).len() as i32;
    for kind in Potential::ALL {
        let loaded = position.loaded(color, kind);
        worth += LOADED[kind.index()] * loaded.len() as i32;
        if kind == Potential::Tamsk && loaded.has(Spot::CENTRE) {
            worth += CENTRAL_TAMSK;
        }
        if position.reserve(color) > 0 {
            worth += IN_HAND[kind.index()] * i32::from(position.hand(color).count(kind));
        }
    }
    for stack in position.stacks().iter().filter_map(|spot| position.stack(spot)) {
        let base = stack.pieces().next().map(Piece::color);
        if base == Some(color) && stack.top().color() != color {
            worth += COVERED;
        }
    }
    worth
}
