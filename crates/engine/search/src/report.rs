use crate::score::Score;

/// A principal variation: a whole turn and the actions expected to follow it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation<A> {
    /// Actions of the complete turn.
    pub turn: Vec<A>,
    /// Actions that follow, as far as known.
    pub follow: Vec<A>,
    /// Score of the turn for its player.
    pub score: Score,
}

/// Progress report of a search, sent for each iteration and variation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report<A> {
    /// Depth of the finished iteration.
    pub depth: u32,
    /// Greatest distance from the root so far, in actions.
    pub selective_depth: usize,
    /// Rank of the variation, starting at 1 for the best.
    pub rank: usize,
    /// The variation.
    pub variation: Variation<A>,
    /// Nodes searched by this thread so far.
    pub nodes: u64,
}

/// Result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchResult<A> {
    /// Principal variations, best first; empty if the game is over.
    pub variations: Vec<Variation<A>>,
    /// Depth of the last finished iteration.
    pub depth: u32,
    /// Nodes searched by this thread.
    pub nodes: u64,
}
