//! How the weights of GIPF are numbered.

use gipf::MAX_PIECES;

use crate::lines::gipf::{BASE, STATES};

/// The orbits of windows and of spots.
pub(super) const WINDOW_ORBITS: usize = 6;
pub(super) const SPOT_ORBITS: usize = 6;
/// Windows, lines and spots have weights of their own in each phase, by what is left in
/// both reserves.
pub(super) const PHASES: usize = 4;
/// The contents of lines of four to seven spots; a length has all lines of one orbit.
pub(super) const LINE_STATES: usize = 81 + 243 + 729 + 2187;
/// Pieces in reserve: none to all.
pub(super) const RESERVES: usize = MAX_PIECES as usize + 1;
/// GIPF-pieces on the board: none to nine.
pub(super) const GIPF_PIECES: usize = MAX_PIECES as usize / 2 + 1;
pub(super) const RIGHTS: usize = 3;
pub(super) const VARIANTS: usize = 3;
pub(super) const STAGES: usize = 2;

/// Where each group of weights starts.
pub(super) const LINES_AT: usize = PHASES * WINDOW_ORBITS * STATES;
pub(super) const SPOTS_AT: usize = LINES_AT + PHASES * LINE_STATES;
pub(super) const RESERVES_AT: usize = SPOTS_AT + PHASES * (BASE - 1) * SPOT_ORBITS;
pub(super) const GIPF_PIECES_AT: usize = RESERVES_AT + RESERVES * RESERVES;
pub(super) const RIGHTS_AT: usize = GIPF_PIECES_AT + GIPF_PIECES * GIPF_PIECES;
pub(super) const VARIANTS_AT: usize = RIGHTS_AT + RIGHTS * RIGHTS;
pub(super) const STAGES_AT: usize = VARIANTS_AT + VARIANTS * PHASES;
pub(super) const OTHERS: usize = STAGES_AT + STAGES - SPOTS_AT;
