//! Groups of related weights of GIPF.

use std::cmp::Ordering;

use super::layout::{
    GIPF_PIECES, GIPF_PIECES_AT, LINE_STATES, LINES_AT, RESERVES, RESERVES_AT, RIGHTS, RIGHTS_AT,
    SPOT_ORBITS, SPOTS_AT, VARIANTS_AT, WINDOW_ORBITS,
};
use crate::{
    lines::gipf::{
        BASE, ENEMY, ENEMY_GIPF, LENGTH, LINE_BASE, LINE_MAX_SPOTS, OWN, OWN_GIPF, STATES,
    },
    windows::reversed,
};

// Start indices of the kinds of groups.
const ORBITS_AT: usize = STATES;
const GROUPED_LINES_AT: usize = ORBITS_AT + WINDOW_ORBITS * STATES;
const GROUPED_SPOTS_AT: usize = GROUPED_LINES_AT + LINE_STATES;
const GROUPED_RESERVES_AT: usize = GROUPED_SPOTS_AT + 2 * SPOT_ORBITS;
const GROUPED_GIPF_PIECES_AT: usize = GROUPED_RESERVES_AT + RESERVES;
const GROUPED_RIGHTS_AT: usize = GROUPED_GIPF_PIECES_AT + GIPF_PIECES;
pub(super) const GROUPS: usize = GROUPED_RIGHTS_AT + RIGHTS;

/// Visits the groups of a weight. Windows and lines are related to those with the same contents
/// anywhere and in any phase, and with the opposite sign to those with the colours exchanged. The
/// value of a feature of both players is the player to act's value minus the opponent's.
pub(super) fn groups(weight: usize, mut visit: impl FnMut(usize, i32)) {
    if weight < LINES_AT {
        let (state, orbit) = (weight % STATES, weight / STATES % WINDOW_ORBITS);
        let (content, sign) = signed(state, BASE, LENGTH);
        visit(content, sign);
        visit(ORBITS_AT + orbit * STATES + state, 1);
    } else if weight < SPOTS_AT {
        let mut code = (weight - LINES_AT) % LINE_STATES;
        let mut before = GROUPED_LINES_AT;
        for length in LENGTH..=LINE_MAX_SPOTS {
            let states = LINE_BASE.pow(length as u32);
            if code < states {
                let (content, sign) = signed(code, LINE_BASE, length);
                visit(before + content, sign);
                break;
            }
            code -= states;
            before += states;
        }
    } else if weight < RESERVES_AT {
        let spot = weight - SPOTS_AT;
        let (orbit, digit) = (spot % SPOT_ORBITS, spot / SPOT_ORBITS % (BASE - 1) + 1);
        let gipf = usize::from(digit >= OWN_GIPF);
        let own = digit == OWN || digit == OWN_GIPF;
        visit(GROUPED_SPOTS_AT + gipf * SPOT_ORBITS + orbit, if own { 1 } else { -1 });
    } else if weight < GIPF_PIECES_AT {
        both(weight - RESERVES_AT, RESERVES, GROUPED_RESERVES_AT, visit);
    } else if weight < RIGHTS_AT {
        both(weight - GIPF_PIECES_AT, GIPF_PIECES, GROUPED_GIPF_PIECES_AT, visit);
    } else if weight < VARIANTS_AT {
        both(weight - RIGHTS_AT, RIGHTS, GROUPED_RIGHTS_AT, visit);
    }
}

/// Visits the groups of a feature of both players: the player to act's, and with opposite
/// sign the opponent's.
fn both(pair: usize, count: usize, at: usize, mut visit: impl FnMut(usize, i32)) {
    if pair / count != pair % count {
        visit(at + pair / count, 1);
        visit(at + pair % count, -1);
    }
}

/// Returns the representative of two opposite codes, and the sign of the first.
fn signed(code: usize, base: usize, length: usize) -> (usize, i32) {
    let canonical = |code: usize| code.min(reversed(code, base, length));
    let (this, other) = (canonical(code), canonical(swapped(code, base, length)));
    match this.cmp(&other) {
        Ordering::Less => (this, 1),
        // The code is its own opposite: only having the turn gives it a value.
        Ordering::Equal => (this, 0),
        Ordering::Greater => (other, -1),
    }
}

/// Returns the code with the colours exchanged.
fn swapped(code: usize, base: usize, length: usize) -> usize {
    (0..length as u32).fold(0, |swapped, index| {
        let digit = match code / base.pow(index) % base {
            OWN => ENEMY,
            ENEMY => OWN,
            OWN_GIPF => ENEMY_GIPF,
            ENEMY_GIPF => OWN_GIPF,
            empty => empty,
        };
        swapped + digit * base.pow(index)
    })
}
