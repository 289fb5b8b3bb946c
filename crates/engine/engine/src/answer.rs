use search::Score;

use crate::search_request::SearchRequest;

/// A principal variation, as turn tokens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    /// The whole turn of the player to act.
    pub turn: String,
    /// The turns that follow; the last one may be incomplete.
    pub follow: Vec<String>,
    /// How good the turn is for its player.
    pub score: Score,
}

/// What an engine reports while it searches, for each iteration and variation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The depth of the finished iteration.
    pub depth: u32,
    /// The greatest distance from the root so far, in actions.
    pub selective_depth: usize,
    /// The rank of the variation, from 1 for the best.
    pub rank: usize,
    /// The variation.
    pub variation: Variation,
    /// Nodes of all threads so far.
    pub nodes: u64,
    /// Milliseconds since the beginning.
    pub time: u64,
    /// How many of a thousand entries of the transposition table are in use.
    pub hashfull: u32,
}

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The best variations, best first; empty if the game has ended.
    pub variations: Vec<Variation>,
    /// The depth of the last finished iteration.
    pub depth: u32,
    /// Nodes of all threads.
    pub nodes: u64,
    /// Milliseconds.
    pub time: u64,
}

impl Answer {
    /// The token of the best turn.
    pub(crate) fn best_turn<'a>(&'a self, request: &'a SearchRequest) -> Option<&'a str> {
        let found = self.variations.first().map(|variation| variation.turn.as_str());
        // The search keeps one of several orders that lead to the same position. If only
        // another one is allowed, it finds nothing, and any allowed one is as good.
        found.or_else(|| request.only.first().map(String::as_str))
    }
}
