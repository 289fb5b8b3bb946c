use game::{Color, Game};
use gipf::Spot;
use potentials::{Piece, Position, Potential, Stage};
use search::{Evaluate, Score};

use super::Hand;
use crate::pattern;

/// A potential in hand, by its kind, while there is a basic to load.
const IN_HAND: [i32; 5] = [20, 20, 30, 30, 35];
/// A loaded piece beyond its basic, by its kind.
const LOADED: [i32; 5] = [25, 30, 50, 50, 60];
/// A TAMSK-potential in the centre, with its extra push.
const CENTRAL_TAMSK: i32 = 60;
/// A used potential less a basic: nobody gets it back.
const USED: i32 = -45;
/// An own piece under one of the opponent: it may come free.
const COVERED: i32 = 30;
/// The right to an extra push now.
const EXTRA: i32 = 60;

/// The patterns of GIPF, which were fitted, and what a person thinks that potentials add: so
/// the fitted weights of potentials alone can be compared.
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

/// What potentials are worth to a player.
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
