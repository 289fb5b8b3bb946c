//! Numbering of the weights of GIPF.

use gipf::PLAYER_MAX_PIECES;

use crate::lines::gipf::{BASE, STATES};

/// Number of orbits of windows.
pub(super) const WINDOW_ORBITS: usize = 6;
/// Number of orbits of spots.
pub(super) const SPOT_ORBITS: usize = 6;
/// Number of phases, by the total of both reserves. Windows, lines and spots have separate weights
/// in each phase.
pub(super) const PHASES: usize = 4;
/// Number of possible contents of lines of four to seven spots. All lines of one length form one
/// orbit.
pub(super) const LINE_STATES: usize = 81 + 243 + 729 + 2187;
/// Number of possible reserve sizes: zero to all pieces.
pub(super) const RESERVES: usize = PLAYER_MAX_PIECES as usize + 1;
/// Number of possible counts of a player's GIPF-pieces on the board: zero to nine.
pub(super) const GIPF_PIECES: usize = PLAYER_MAX_PIECES as usize / 2 + 1;
pub(super) const RIGHTS: usize = 3;
pub(super) const VARIANTS: usize = 3;
pub(super) const STAGES: usize = 2;

// Start indices of the groups of weights.
pub(super) const LINES_AT: usize = PHASES * WINDOW_ORBITS * STATES;
pub(super) const SPOTS_AT: usize = LINES_AT + PHASES * LINE_STATES;
pub(super) const RESERVES_AT: usize = SPOTS_AT + PHASES * (BASE - 1) * SPOT_ORBITS;
pub(super) const GIPF_PIECES_AT: usize = RESERVES_AT + RESERVES * RESERVES;
pub(super) const RIGHTS_AT: usize = GIPF_PIECES_AT + GIPF_PIECES * GIPF_PIECES;
pub(super) const VARIANTS_AT: usize = RIGHTS_AT + RIGHTS * RIGHTS;
pub(super) const STAGES_AT: usize = VARIANTS_AT + VARIANTS * PHASES;
pub(super) const OTHERS: usize = STAGES_AT + STAGES - SPOTS_AT;
