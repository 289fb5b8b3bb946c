//! Which weights of YINSH mean nearly the same.

use super::{
    PHASES, POINT_ORBITS, RING_PHASES, RINGS_AT, RUNS, RUNS_AT, SCORES, SCORES_AT, SIGHT_PHASES,
    SIGHTS_AT, STAGES_AT, WINDOW_ORBITS,
};
use crate::{
    lines::yinsh::{ENEMY, LENGTH, OWN, STATES},
    windows::reversed,
};

/// Where each kind of group starts.
const PHASED_AT: usize = STATES;
const ORBITS_AT: usize = PHASED_AT + PHASES * STATES;
const KIN_RINGS_AT: usize = ORBITS_AT + WINDOW_ORBITS * STATES;
const KIN_RUNS_AT: usize = KIN_RINGS_AT + POINT_ORBITS;
const KIN_SIGHTS_AT: usize = KIN_RUNS_AT + RUNS;
const KIN_SCORES_AT: usize = KIN_SIGHTS_AT + STATES;
pub(super) const GROUPS: usize = KIN_SCORES_AT + SCORES;

/// Windows are akin to those with the same content anywhere, and opposed to those with the
/// colours exchanged; so are rings, runs and sights to those of the other player.
pub(super) fn kin(weight: usize, mut visit: impl FnMut(usize, i32)) {
    if weight < RINGS_AT {
        let (state, orbit) = (weight % STATES, weight / STATES % WINDOW_ORBITS);
        let phase = weight / STATES / WINDOW_ORBITS;
        let ([_, content], sign) = sided([0, canonical(state)], [0, canonical(swapped(state))]);
        visit(content, sign);
        let other = [other_phase(phase), canonical(swapped(state))];
        let ([phase, content], sign) = sided([phase, canonical(state)], other);
        visit(PHASED_AT + phase * STATES + content, sign);
        visit(ORBITS_AT + orbit * STATES + state, 1);
    } else if weight < RUNS_AT {
        let (ring, orbit) =
            ((weight - RINGS_AT) / POINT_ORBITS, (weight - RINGS_AT) % POINT_ORBITS);
        visit(KIN_RINGS_AT + orbit, if ring < RING_PHASES { 1 } else { -1 });
    } else if weight < SIGHTS_AT {
        let (side, run) = ((weight - RUNS_AT) / RUNS / PHASES, (weight - RUNS_AT) % RUNS);
        visit(KIN_RUNS_AT + run, if side == 0 { 1 } else { -1 });
    } else if weight < SCORES_AT {
        let (side, code) =
            ((weight - SIGHTS_AT) / STATES / SIGHT_PHASES, (weight - SIGHTS_AT) % STATES);
        if side == 0 {
            visit(KIN_SIGHTS_AT + code, 1);
        } else {
            visit(KIN_SIGHTS_AT + swapped(code), -1);
        }
    } else if weight < STAGES_AT {
        visit(KIN_SCORES_AT + (weight - SCORES_AT) / super::POOLS, 1);
    }
}

/// The one of two opposites that stands for both, and the sign of the first.
fn sided(this: [usize; 2], other: [usize; 2]) -> ([usize; 2], i32) {
    match this.cmp(&other) {
        std::cmp::Ordering::Less => (this, 1),
        // It is its own opposite, and so worth nothing but the right to act.
        std::cmp::Ordering::Equal => (this, 0),
        std::cmp::Ordering::Greater => (other, -1),
    }
}

/// The phase as the other player sees it.
fn other_phase(phase: usize) -> usize {
    match phase {
        2 => 3,
        3 => 2,
        phase => phase,
    }
}

/// One code for both ways of reading.
fn canonical(state: usize) -> usize {
    state.min(reversed(state, 4, LENGTH))
}

/// The code with the colours exchanged.
fn swapped(state: usize) -> usize {
    (0..LENGTH).fold(0, |code, place| {
        let digit = match state >> (2 * place) & 3 {
            OWN => ENEMY,
            ENEMY => OWN,
            digit => digit,
        };
        code | digit << (2 * place)
    })
}
