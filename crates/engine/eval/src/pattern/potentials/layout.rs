//! Numbering of the weights of potentials.

use potentials::{PIECES_OF_A_KIND_MAX, Potential};

/// Number of sides: the player to act and the opponent.
pub(super) const SIDES: usize = 2;
/// Number of phases, by the total of both reserves as in GIPF.
pub(super) const PHASES: usize = 4;
pub(super) const KINDS: usize = Potential::ALL.len();
/// Number of possible counts of one kind of potential in hand: zero to six.
pub(super) const NUMBERS: usize = PIECES_OF_A_KIND_MAX as usize + 1;
/// Number of orbits of spots. The centre is its own orbit, which matters for TAMSK.
pub(super) const ORBITS: usize = 6;
/// Number of states of a used potential: on another piece, or alone.
pub(super) const USED: usize = 2;
/// Number of types of a stack's base: a basic, a piece loaded with DVONN or with PÜNCT, or a used
/// potential.
pub(super) const BASES: usize = 4;
/// Number of distinguished counts of a player's GIPF-pieces: one to three, and four or more.
pub(super) const GIPF_PIECES: usize = 4;
/// Number of distinguished counts of GIPF-pieces that a PÜNCT-potential can jump onto: zero to two,
/// and three or more.
pub(super) const TARGETS: usize = 4;
/// Number of distinguished counts of basics in reserve: zero to three, and four or more.
pub(super) const RESERVES: usize = 5;
/// Number of distinguished counts of loaded pieces that can be used as a turn: zero to two, and
/// three or more.
pub(super) const USABLE: usize = 4;

// Start indices of the groups of weights.
pub(super) const HANDS_AT: usize = 0;
pub(super) const LOADED_AT: usize = HANDS_AT + SIDES * PHASES * KINDS * NUMBERS;
pub(super) const USED_AT: usize = LOADED_AT + SIDES * PHASES * KINDS * ORBITS;
pub(super) const STACKS_AT: usize = USED_AT + SIDES * PHASES * USED;
pub(super) const DOUBLED_AT: usize = STACKS_AT + SIDES * SIDES * BASES;
pub(super) const TARGETS_AT: usize = DOUBLED_AT + SIDES;
pub(super) const USABLE_AT: usize = TARGETS_AT + SIDES * GIPF_PIECES * TARGETS;
pub(super) const PHASES_AT: usize = USABLE_AT + SIDES * RESERVES * USABLE;
pub(super) const EXTRA_AT: usize = PHASES_AT + PHASES;
pub(super) const WEIGHTS: usize = EXTRA_AT + 1;
