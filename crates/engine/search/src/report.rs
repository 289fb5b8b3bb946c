use crate::score::Score;

/// A whole turn with the actions that are expected to follow it: a principal variation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation<A> {
    /// The actions of the turn, complete.
    pub turn: Vec<A>,
    /// The actions that follow, as far as they are known.
    pub follow: Vec<A>,
    /// How good the turn is for its player.
    pub score: Score,
}

/// What a search reports while it runs, for each iteration and variation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report<A> {
    /// The depth of the iteration that is finished.
    pub depth: u32,
    /// The greatest distance from the root so far, in actions.
    pub selective_depth: usize,
    /// The rank of the variation, from 1 for the best.
    pub rank: usize,
    /// The variation.
    pub variation: Variation<A>,
    /// The nodes of this thread so far.
    pub nodes: u64,
}

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchResult<A> {
    /// The best variations, best first; empty if the game has ended.
    pub variations: Vec<Variation<A>>,
    /// The depth of the last finished iteration.
    pub depth: u32,
    /// The nodes of this thread.
    pub nodes: u64,
}
