//! How the weights of potentials are numbered.

use potentials::{MAX_OF_A_KIND, Potential};

/// What belongs to the player to act, and to the other one.
pub(super) const SIDES: usize = 2;
/// By what is left in both reserves, as in GIPF.
pub(super) const PHASES: usize = 4;
pub(super) const KINDS: usize = Potential::ALL.len();
/// Potentials of one kind in hand: none to six.
pub(super) const NUMBERS: usize = MAX_OF_A_KIND as usize + 1;
/// The orbits of spots; the centre is one of its own, so that TAMSK counts there.
pub(super) const ORBITS: usize = 6;
/// A used potential lies on something, or stands alone.
pub(super) const USED: usize = 2;
/// What lies at the bottom of a stack: a basic, a piece loaded with DVONN or with PÜNCT, or a
/// used potential.
pub(super) const BASES: usize = 4;
/// GIPF-pieces of a player: one to four, or more.
pub(super) const GIPF_PIECES: usize = 4;
/// How many of them a PÜNCT-potential can jump onto: none to three, or more.
pub(super) const TARGETS: usize = 4;
/// Basics in reserve: none to four, or more.
pub(super) const RESERVES: usize = 5;
/// Loaded pieces that can be used as a turn: none to three, or more.
pub(super) const USABLE: usize = 4;

/// Where each group of weights starts.
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
