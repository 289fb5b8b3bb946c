//! Numbering of the weights of YINSH.

use crate::lines::yinsh::STATES;

/// Number of orbits of windows.
pub(super) const WINDOW_ORBITS: usize = 13;
/// Number of orbits of points.
pub(super) const POINT_ORBITS: usize = 11;
/// Number of phases with separate weights for windows: the first half of the markers is in play,
/// the second half is in play, the player to act needs one row to win, the opponent does, both do.
pub(super) const PHASES: usize = 5;
/// Number of phases with separate weights for rings: those of windows, and the placement of the
/// rings.
pub(super) const RING_PHASES: usize = PHASES + 1;
/// Number of phases of rays: while rings are being placed, and afterwards.
pub(super) const RAY_PHASES: usize = 2;
/// Number of lengths of a run of markers next to a ring: zero to three, and four or more.
pub(super) const RUNS: usize = 5;
/// Number of ranges into which the size of the pool is divided.
pub(super) const POOLS: usize = 8;
/// Number of scores: zero, one or two removed rings for each player, and one score for blitz.
pub(super) const SCORES: usize = 10;
pub(super) const STAGES: usize = 4;

// Start indices of the groups of weights.
pub(super) const RINGS_AT: usize = PHASES * WINDOW_ORBITS * STATES;
pub(super) const RUNS_AT: usize = RINGS_AT + 2 * RING_PHASES * POINT_ORBITS;
pub(super) const RAYS_AT: usize = RUNS_AT + 2 * PHASES * RUNS;
pub(super) const SCORES_AT: usize = RAYS_AT + 2 * RAY_PHASES * STATES;
pub(super) const STAGES_AT: usize = SCORES_AT + SCORES * POOLS;
pub(super) const OTHERS: usize = STAGES_AT + STAGES - RINGS_AT;
