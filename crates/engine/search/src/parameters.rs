//! Constants of the search: margins, reductions, thresholds and sizes.
//!
//! Scores and margins are in hundredths, depths in actions that use up depth. Changing any constant
//! changes the turns that the engine plays, and with them the signature. `gipfel tune` varies the parameters of the
//! last list within their ranges, in a program built with the feature `tuning`.

use crate::parameter::parameters;

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

/// Number of nodes between two polls, at which a thread checks the clock and the stop flag and adds
/// its nodes to the total.
pub(crate) const POLL_INTERVAL: u64 = 1_024;

// Aspiration windows.

/// Margin above which the window is opened completely.
pub(crate) const ASPIRATION_MAX_MARGIN: i32 = 1_000;

// Pruning.

/// Maximum number of removals searched with a null window.
pub(crate) const SEARCHED_REMOVALS_MAX: usize = 4;

// Quiescence search.

/// Maximum number of removals that quiescence search tries per position.
pub(crate) const QUIESCENCE_MAX_REMOVALS: usize = 3;

// Move ordering.

/// Priority offset of noisy actions: above every quiet action.
pub(crate) const NOISY_PRIORITY: i32 = 1 << 20;

/// Priority of the first killer: above every history score.
pub(crate) const KILLER_PRIORITY: i32 = 1 << 17;

/// Maximum absolute value of a history entry.
pub(crate) const HISTORY_MAX: i32 = 16_384;

// Table sizes.

/// Number of slots of a continuation history. Several pairs of actions may share a slot.
pub(crate) const CONTINUATION_SLOTS: usize = 1 << 16;

/// Number of static evaluations cached per thread: a quarter of a mebibyte.
pub(crate) const EVALUATION_CACHE_SLOTS: usize = 1 << 14;

parameters! {
    // Limits.

    /// Depth reduction of later turns at the root when there are [many](crate::Searchable::MANY_TURNS)
    /// of them.
    LATE_ROOT_REDUCTION = 2 in 0..=4 as "late-root-reduction";

    // Aspiration windows.

    /// First depth that is searched with an aspiration window.
    ASPIRATION_MIN_DEPTH = 4 in 2..=8 as "aspiration-min-depth";

    /// Half the width of the initial aspiration window.
    ASPIRATION_MARGIN = 30 in 8..=120 as "aspiration-margin";

    /// Factor by which the margin grows after a fail low or fail high.
    ASPIRATION_GROWTH = 4 in 2..=8 as "aspiration-growth";

    // Depth adjustments.

    /// Internal iterative reduction: minimum depth at which a node without a transposition-table entry
    /// is reduced by one.
    ITERATIVE_REDUCTION_MIN_DEPTH = 4 in 2..=8 as "iterative-reduction-min-depth";

    /// Singular extension: minimum depth of the node.
    SINGULAR_MIN_DEPTH = 6 in 4..=10 as "singular-min-depth";

    /// Singular extension: maximum number of plies by which the transposition-table entry may be
    /// shallower than the node.
    SINGULAR_MAX_DEPTH_DEFICIT = 3 in 1..=6 as "singular-max-depth-deficit";

    /// Singular extension: margin per ply of depth by which all other actions must be worse than the
    /// transposition-table move.
    SINGULAR_MARGIN = 3 in 1..=12 as "singular-margin";

    // Pruning.

    /// Reverse futility pruning: maximum depth.
    REVERSE_FUTILITY_MAX_DEPTH = 4 in 1..=8 as "reverse-futility-max-depth";

    /// Reverse futility pruning: margin per ply of depth by which the static evaluation must exceed
    /// beta.
    REVERSE_FUTILITY_MARGIN = 90 in 30..=240 as "reverse-futility-margin";

    /// Futility and late-move pruning: maximum depth.
    PRUNING_MAX_DEPTH = 3 in 1..=6 as "pruning-max-depth";

    /// Futility pruning: margin per ply of depth by which the static evaluation must be below alpha.
    FUTILITY_MARGIN = 120 in 40..=320 as "futility-margin";

    /// Late-move pruning: number of actions that are always searched, before the part that grows with
    /// the depth.
    LATE_PRUNING_BASE = 6 in 2..=20 as "late-pruning-base";

    /// Late-move pruning: number of further actions that are searched, multiplied by the squared depth.
    LATE_PRUNING_GROWTH = 4 in 1..=12 as "late-pruning-growth";

    // Late-move reductions.

    /// Minimum depth of a node whose late actions are reduced.
    REDUCTION_MIN_DEPTH = 2 in 1..=5 as "reduction-min-depth";

    /// Number of actions of a node that are searched without reduction.
    REDUCTION_FIRST_ACTIONS = 3 in 1..=8 as "reduction-first-actions";

    /// Divisor of the product of the logarithms of the depth and of the action's index.
    REDUCTION_DIVISOR = 12 in 6..=30 as "reduction-divisor";

    /// History score that decreases the reduction by one ply.
    REDUCTION_HISTORY_DIVISOR = 6_000 in 1_500..=20_000 as "reduction-history-divisor";

    // Quiescence search.

    /// Maximum depth of quiescence search, in actions.
    QUIESCENCE_DEPTH = 6 in 2..=12 as "quiescence-depth";

    // Move ordering.

    /// History bonus for an action that caused a cutoff, multiplied by the squared depth.
    HISTORY_BONUS = 16 in 4..=64 as "history-bonus";

    /// Maximum history bonus.
    HISTORY_MAX_BONUS = 1_024 in 256..=4_096 as "history-max-bonus";
}
