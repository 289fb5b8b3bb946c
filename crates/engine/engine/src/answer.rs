use search::Score;

use crate::search_request::SearchRequest;

/// A principal variation, as turn tokens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    /// The whole turn of the player to act.
    pub turn: String,
    /// Turns that follow; the last one may be incomplete.
    pub follow: Vec<String>,
    /// Score of the turn for its player.
    pub score: Score,
}

/// Progress of a search, reported for each iteration and variation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Depth of the finished iteration.
    pub depth: u32,
    /// Greatest distance from the root so far, in actions.
    pub selective_depth: usize,
    /// Rank of the variation, starting at 1 for the best.
    pub rank: usize,
    /// The variation.
    pub variation: Variation,
    /// Number of nodes searched by all threads so far.
    pub nodes: u64,
    /// Elapsed milliseconds.
    pub time: u64,
    /// Used entries of the transposition table, per thousand.
    pub hashfull: u32,
}

/// Result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Best variations, best first; empty if the game is over.
    pub variations: Vec<Variation>,
    /// Depth of the last finished iteration.
    pub depth: u32,
    /// Number of nodes searched by all threads.
    pub nodes: u64,
    /// Elapsed milliseconds.
    pub time: u64,
}

impl Answer {
    /// Returns the token of the best turn.
    #[must_use]
    pub fn best_turn<'a>(&'a self, request: &'a SearchRequest) -> Option<&'a str> {
        let found = self.variations.first().map(|variation| variation.turn.as_str());
        // The search keeps one of several orders that lead to the same position. If only another
        // order is allowed, the search finds nothing, and any allowed turn will do.
        found.or_else(|| request.only.first().map(String::as_str))
    }
}
