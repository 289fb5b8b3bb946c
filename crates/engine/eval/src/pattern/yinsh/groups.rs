//! Groups of related weights of YINSH.

use super::layout::{
    PHASES, POINT_ORBITS, POOLS, RAY_PHASES, RAYS_AT, RING_PHASES, RINGS_AT, RUNS, RUNS_AT, SCORES,
    SCORES_AT, STAGES_AT, WINDOW_ORBITS,
};
use crate::{
    lines::yinsh::{ENEMY, LENGTH, OWN, STATES},
    windows::reversed,
};

// Start indices of the kinds of groups.
const PHASED_AT: usize = STATES;
const ORBITS_AT: usize = PHASED_AT + PHASES * STATES;
const GROUPED_RINGS_AT: usize = ORBITS_AT + WINDOW_ORBITS * STATES;
const GROUPED_RUNS_AT: usize = GROUPED_RINGS_AT + POINT_ORBITS;
const GROUPED_RAYS_AT: usize = GROUPED_RUNS_AT + RUNS;
const GROUPED_SCORES_AT: usize = GROUPED_RAYS_AT + STATES;
pub(super) const GROUPS: usize = GROUPED_SCORES_AT + SCORES;

/// Visits the groups of a weight. Windows are related to those with the same contents anywhere, and
/// with the opposite sign to those with the colours exchanged. Rings, runs and views are related to
/// the other player's in the same way.
pub(super) fn groups(weight: usize, mut visit: impl FnMut(usize, i32)) {
    if weight < RINGS_AT {
        let (state, orbit) = (weight % STATES, weight / STATES % WINDOW_ORBITS);
        let phase = weight / STATES / WINDOW_ORBITS;
        let ([_, content], sign) = signed([0, canonical(state)], [0, canonical(swapped(state))]);
        visit(content, sign);
        let other = [other_phase(phase), canonical(swapped(state))];
        let ([phase, content], sign) = signed([phase, canonical(state)], other);
        visit(PHASED_AT + phase * STATES + content, sign);
        visit(ORBITS_AT + orbit * STATES + state, 1);
    } else if weight < RUNS_AT {
        let (ring, orbit) =
            ((weight - RINGS_AT) / POINT_ORBITS, (weight - RINGS_AT) % POINT_ORBITS);
        visit(GROUPED_RINGS_AT + orbit, if ring < RING_PHASES { 1 } else { -1 });
    } else if weight < RAYS_AT {
        let (side, run) = ((weight - RUNS_AT) / RUNS / PHASES, (weight - RUNS_AT) % RUNS);
        visit(GROUPED_RUNS_AT + run, if side == 0 { 1 } else { -1 });
    } else if weight < SCORES_AT {
        let (side, code) = ((weight - RAYS_AT) / STATES / RAY_PHASES, (weight - RAYS_AT) % STATES);
        if side == 0 {
            visit(GROUPED_RAYS_AT + code, 1);
        } else {
            visit(GROUPED_RAYS_AT + swapped(code), -1);
        }
    } else if weight < STAGES_AT {
        visit(GROUPED_SCORES_AT + (weight - SCORES_AT) / POOLS, 1);
    }
}

/// Returns the representative of two opposites, and the sign of the first.
fn signed(this: [usize; 2], other: [usize; 2]) -> ([usize; 2], i32) {
    match this.cmp(&other) {
        std::cmp::Ordering::Less => (this, 1),
        // The feature is its own opposite: only having the turn gives it a value.
        std::cmp::Ordering::Equal => (this, 0),
        std::cmp::Ordering::Greater => (other, -1),
    }
}

/// Returns the phase from the other player's point of view.
fn other_phase(phase: usize) -> usize {
    match phase {
        2 => 3,
        3 => 2,
        phase => phase,
    }
}

/// Returns one code for both reading directions.
fn canonical(state: usize) -> usize {
    state.min(reversed(state, 4, LENGTH))
}

/// Returns the code with the colours exchanged.
fn swapped(state: usize) -> usize {
    (0..LENGTH).fold(0, |code, index| {
        let digit = match state >> (2 * index) & 3 {
            OWN => ENEMY,
            ENEMY => OWN,
            digit => digit,
        };
        code | digit << (2 * index)
    })
}
