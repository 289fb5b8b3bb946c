//! Constants of the search: margins, reductions, thresholds and sizes.
//!
//! Scores and margins are in hundredths, depths in actions that use up depth. Changing any constant
//! changes the turns that the engine plays, and with them the signature.

// Limits.

/// Maximum depth of iterative deepening.
pub(crate) const SEARCH_MAX_DEPTH: u32 = 100;

/// Maximum distance from the root, in actions. Positions at this distance are evaluated and not
/// searched further.
pub(crate) const HEIGHT_MAX: usize = 128;

/// Maximum number of turns listed at the root. Only a choice of removals could exceed it, and only
/// in theory: a push of a loaded piece of any kind combined with an extra push gives up to 17 000
/// turns.
pub(crate) const ROOT_TURNS_MAX: usize = 32_768;

/// Depth reduction of later turns at the root when there are [many](crate::Searchable::MANY_TURNS)
/// of them.
pub(crate) const LATE_ROOT_REDUCTION: i32 = 2;

/// Number of nodes between two polls, at which a thread checks the clock and the stop flag and adds
/// its nodes to the total.
pub(crate) const POLL_INTERVAL: u64 = 1_024;

// Aspiration windows.

/// First depth that is searched with an aspiration window.
pub(crate) const ASPIRATION_MIN_DEPTH: i32 = 4;

/// Half the width of the initial aspiration window.
pub(crate) const ASPIRATION_MARGIN: i32 = 30;

/// Factor by which the margin grows after a fail low or fail high.
pub(crate) const ASPIRATION_GROWTH: i32 = 4;

/// Margin above which the window is opened completely.
pub(crate) const ASPIRATION_MAX_MARGIN: i32 = 1_000;

// Depth adjustments.

/// Internal iterative reduction: minimum depth at which a node without a transposition-table entry
/// is reduced by one.
pub(crate) const ITERATIVE_REDUCTION_MIN_DEPTH: i32 = 4;

/// Singular extension: minimum depth of the node.
pub(crate) const SINGULAR_MIN_DEPTH: i32 = 6;

/// Singular extension: maximum number of plies by which the transposition-table entry may be
/// shallower than the node.
pub(crate) const SINGULAR_MAX_DEPTH_DEFICIT: i32 = 3;

/// Singular extension: margin per ply of depth by which all other actions must be worse than the
/// transposition-table move.
pub(crate) const SINGULAR_MARGIN: i32 = 3;

// Pruning.

/// Reverse futility pruning: maximum depth.
pub(crate) const REVERSE_FUTILITY_MAX_DEPTH: i32 = 4;

/// Reverse futility pruning: margin per ply of depth by which the static evaluation must exceed
/// beta.
pub(crate) const REVERSE_FUTILITY_MARGIN: i32 = 90;

/// Futility and late-move pruning: maximum depth.
pub(crate) const PRUNING_MAX_DEPTH: i32 = 3;

/// Futility pruning: margin per ply of depth by which the static evaluation must be below alpha.
pub(crate) const FUTILITY_MARGIN: i32 = 120;

/// Late-move pruning: number of actions that are always searched, before the part that grows with
/// the depth.
pub(crate) const LATE_PRUNING_BASE: i32 = 6;

/// Late-move pruning: number of further actions that are searched, multiplied by the squared depth.
pub(crate) const LATE_PRUNING_GROWTH: i32 = 4;

/// Maximum number of removals searched with a null window.
pub(crate) const SEARCHED_REMOVALS_MAX: usize = 4;

// Late-move reductions.

/// Minimum depth of a node whose late actions are reduced.
pub(crate) const REDUCTION_MIN_DEPTH: i32 = 2;

/// Number of actions of a node that are searched without reduction.
pub(crate) const REDUCTION_FIRST_ACTIONS: usize = 3;

/// Divisor of the product of the logarithms of the depth and of the action's index.
pub(crate) const REDUCTION_DIVISOR: i32 = 12;

/// History score that decreases the reduction by one ply.
pub(crate) const REDUCTION_HISTORY_DIVISOR: i32 = 6_000;

// Quiescence search.

/// Maximum depth of quiescence search, in actions.
pub(crate) const QUIESCENCE_DEPTH: i32 = 6;

/// Maximum number of removals that quiescence search tries per position.
pub(crate) const QUIESCENCE_MAX_REMOVALS: usize = 3;

// Move ordering.

/// Priority offset of noisy actions: above every quiet action.
pub(crate) const NOISY_PRIORITY: i32 = 1 << 20;

/// Priority of the first killer: above every history score.
pub(crate) const KILLER_PRIORITY: i32 = 1 << 17;

/// Maximum absolute value of a history entry.
pub(crate) const HISTORY_MAX: i32 = 16_384;

/// History bonus for an action that caused a cutoff, multiplied by the squared depth.
pub(crate) const HISTORY_BONUS: i32 = 16;

/// Maximum history bonus.
pub(crate) const HISTORY_MAX_BONUS: i32 = 1_024;

// Table sizes.

/// Number of slots of a continuation history. Several pairs of actions may share a slot.
pub(crate) const CONTINUATION_SLOTS: usize = 1 << 16;

/// Number of static evaluations cached per thread: a quarter of a mebibyte.
pub(crate) const EVALUATION_CACHE_SLOTS: usize = 1 << 14;
