//! The constants of the search: margins, reductions, thresholds and sizes.
//!
//! Scores and margins are in hundredths, depths in actions that spend depth. A change of any
//! of these changes what the engine plays, and so the signature.

// Limits.

/// The deepest iteration.
pub(crate) const MAX_DEPTH: u32 = 100;

/// The greatest distance from the root, in actions; positions there are evaluated, not searched.
pub(crate) const MAX_HEIGHT: usize = 128;

/// The most turns that are listed at the root. Only a choice of removals could in theory have
/// more: a push with a loaded piece of any kind and an extra push have up to 17 000.
pub(crate) const MAX_ROOT_TURNS: usize = 32_768;

/// By how much the later ones of many turns are searched less deeply.
pub(crate) const LATE_ROOT_REDUCTION: i32 = 2;

/// The number of nodes after which a thread checks the clock and the stop flag, and adds its nodes
/// to the total.
pub(crate) const POLL_INTERVAL: u64 = 1_024;

// Aspiration windows.

/// The first iteration that is searched with an aspiration window.
pub(crate) const ASPIRATION_MIN_DEPTH: i32 = 4;

/// Half the width of the first aspiration window.
pub(crate) const ASPIRATION_MARGIN: i32 = 30;

/// By how much the margin grows when the score lies outside of the window.
pub(crate) const ASPIRATION_GROWTH: i32 = 4;

/// Beyond this margin the window is opened completely.
pub(crate) const ASPIRATION_MAX_MARGIN: i32 = 1_000;

// Depth of a node.

/// Internal iterative reduction: from this depth on a node without a transposition-table entry
/// is searched one step less deeply.
pub(crate) const ITERATIVE_REDUCTION_MIN_DEPTH: i32 = 4;

/// Singular extension: the least depth of a node at which it is tried.
pub(crate) const SINGULAR_MIN_DEPTH: i32 = 6;

/// Singular extension: by how much the transposition-table entry may be shallower than the node.
pub(crate) const SINGULAR_MAX_DEPTH_DEFICIT: i32 = 3;

/// Singular extension: how much worse than the transposition-table action all others must be,
/// times the depth.
pub(crate) const SINGULAR_MARGIN: i32 = 3;

// Pruning.

/// Reverse futility pruning: the greatest depth at which it is done.
pub(crate) const REVERSE_FUTILITY_MAX_DEPTH: i32 = 4;

/// Reverse futility pruning: how far above beta the static evaluation must be, times the depth.
pub(crate) const REVERSE_FUTILITY_MARGIN: i32 = 90;

/// Futility and late-action pruning: the greatest depth at which they are done.
pub(crate) const PRUNING_MAX_DEPTH: i32 = 3;

/// Futility pruning: how far below alpha the static evaluation must be, times the depth.
pub(crate) const FUTILITY_MARGIN: i32 = 120;

/// Late-action pruning: the actions that are always searched, at depth 0.
pub(crate) const LATE_PRUNING_BASE: i32 = 6;

/// Late-action pruning: how many more are searched, times the square of the depth.
pub(crate) const LATE_PRUNING_GROWTH: i32 = 4;

/// The removals that are searched in a null window.
pub(crate) const MAX_REMOVALS: usize = 4;

// Late-action reductions.

/// The least depth of a node whose late actions are reduced.
pub(crate) const REDUCTION_MIN_DEPTH: i32 = 2;

/// The actions of a node that are searched without a reduction.
pub(crate) const REDUCTION_FIRST_ACTIONS: usize = 3;

/// The product of two logarithms, of depth and of number, is divided by this.
pub(crate) const REDUCTION_DIVISOR: i32 = 12;

/// So much history is worth one step of reduction less.
pub(crate) const REDUCTION_HISTORY_DIVISOR: i32 = 6_000;

// Quiescence search.

/// How far quiescence search follows rows and removals, in actions.
pub(crate) const QUIESCENCE_DEPTH: i32 = 6;

/// The removals that quiescence search tries in a position.
pub(crate) const QUIESCENCE_MAX_REMOVALS: usize = 3;

// Ordering of actions.

/// The priority of actions that are not quiet: above every quiet one.
pub(crate) const NOISY_PRIORITY: i32 = 1 << 20;

/// The priority of the first killer: above every history.
pub(crate) const KILLER_PRIORITY: i32 = 1 << 17;

/// No history value is larger.
pub(crate) const HISTORY_MAX: i32 = 16_384;

/// The history bonus of an action that caused a cutoff, times the square of the depth.
pub(crate) const HISTORY_BONUS: i32 = 16;

/// No history bonus is larger.
pub(crate) const HISTORY_MAX_BONUS: i32 = 1_024;

// Sizes of tables.

/// The slots of a continuation history; several pairs of actions may share one.
pub(crate) const CONTINUATION_SLOTS: usize = 1 << 16;

/// The static evaluations that a thread keeps: a quarter of a mebibyte.
pub(crate) const EVALUATION_CACHE_SLOTS: usize = 1 << 14;
