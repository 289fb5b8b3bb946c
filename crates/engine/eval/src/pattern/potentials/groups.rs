//! Groups of related weights of potentials.

use super::layout::{
    BASES, DOUBLED_AT, GIPF_PIECES, HANDS_AT, KINDS, LOADED_AT, NUMBERS, ORBITS, PHASES, PHASES_AT,
    RESERVES, SIDES, STACKS_AT, TARGETS, TARGETS_AT, USABLE, USABLE_AT, USED, USED_AT,
};

// Start indices of the kinds of groups.
const GROUPED_LOADED_AT: usize = KINDS * NUMBERS;
const GROUPED_KINDS_AT: usize = GROUPED_LOADED_AT + KINDS * ORBITS;
const GROUPED_USED_AT: usize = GROUPED_KINDS_AT + KINDS;
const GROUPED_STACKS_AT: usize = GROUPED_USED_AT + USED;
const GROUPED_DOUBLED_AT: usize = GROUPED_STACKS_AT + SIDES * BASES;
const GROUPED_TARGETS_AT: usize = GROUPED_DOUBLED_AT + 1;
const GROUPED_USABLE_AT: usize = GROUPED_TARGETS_AT + GIPF_PIECES * TARGETS;
pub(super) const GROUPS: usize = GROUPED_USABLE_AT + RESERVES * USABLE;

/// Visits the groups of a weight. A feature means the same in all phases, and the opposite for the
/// other player.
pub(super) fn groups(weight: usize, mut visit: impl FnMut(usize, i32)) {
    // The side comes first in every index.
    let of = |rest: usize, size: usize| (rest % size, if rest / size == 0 { 1 } else { -1 });
    if weight < LOADED_AT {
        let (rest, sign) = of(weight - HANDS_AT, PHASES * KINDS * NUMBERS);
        visit(rest % (KINDS * NUMBERS), sign);
    } else if weight < USED_AT {
        let (rest, sign) = of(weight - LOADED_AT, PHASES * KINDS * ORBITS);
        let spot = rest % (KINDS * ORBITS);
        visit(GROUPED_LOADED_AT + spot, sign);
        visit(GROUPED_KINDS_AT + spot / ORBITS, sign);
    } else if weight < STACKS_AT {
        let (rest, sign) = of(weight - USED_AT, PHASES * USED);
        visit(GROUPED_USED_AT + rest % USED, sign);
    } else if weight < DOUBLED_AT {
        // Stacks are grouped by whether the top and the base have the same owner.
        let (rest, sign) = of(weight - STACKS_AT, SIDES * BASES);
        let (base_side, base) = (rest / BASES, rest % BASES);
        let same = usize::from((sign > 0) == (base_side == 0));
        visit(GROUPED_STACKS_AT + same * BASES + base, sign);
    } else if weight < TARGETS_AT {
        visit(GROUPED_DOUBLED_AT, of(weight - DOUBLED_AT, 1).1);
    } else if weight < USABLE_AT {
        let (rest, sign) = of(weight - TARGETS_AT, GIPF_PIECES * TARGETS);
        visit(GROUPED_TARGETS_AT + rest, sign);
    } else if weight < PHASES_AT {
        let (rest, sign) = of(weight - USABLE_AT, RESERVES * USABLE);
        visit(GROUPED_USABLE_AT + rest, sign);
    }
}
