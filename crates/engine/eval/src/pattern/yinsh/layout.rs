//! How the weights of YINSH are numbered.

use crate::lines::yinsh::STATES;

/// The orbits of windows and of points.
pub(super) const WINDOW_ORBITS: usize = 13;
pub(super) const POINT_ORBITS: usize = 11;
/// Windows have weights of their own in each phase: the first half of the markers is in play, the
/// second half is, the player to act needs one row to win, the other does, both do.
pub(super) const PHASES: usize = 5;
/// Rings have weights of their own while they are placed, too.
pub(super) const RING_PHASES: usize = PHASES + 1;
/// Rays of rings have weights of their own while rings are placed, and afterwards.
pub(super) const RAY_PHASES: usize = 2;
/// Runs of markers beside a ring: none to three, and four or more.
pub(super) const RUNS: usize = 5;
/// The number of markers in the pool is divided into eight ranges.
pub(super) const POOLS: usize = 8;
/// No, one or two rings off, for each player; and one score for blitz.
pub(super) const SCORES: usize = 10;
pub(super) const STAGES: usize = 4;

/// Where each group of weights starts.
pub(super) const RINGS_AT: usize = PHASES * WINDOW_ORBITS * STATES;
pub(super) const RUNS_AT: usize = RINGS_AT + 2 * RING_PHASES * POINT_ORBITS;
pub(super) const RAYS_AT: usize = RUNS_AT + 2 * PHASES * RUNS;
pub(super) const SCORES_AT: usize = RAYS_AT + 2 * RAY_PHASES * STATES;
pub(super) const STAGES_AT: usize = SCORES_AT + SCORES * POOLS;
pub(super) const OTHERS: usize = STAGES_AT + STAGES - RINGS_AT;
