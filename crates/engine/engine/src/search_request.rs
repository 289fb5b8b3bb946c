use search::{Features, Limits};

use crate::{clock::Clock, level::StrengthLimits};

/// Maximum size in mebibytes of the separate table of a search limited by nodes alone.
const OWN_TABLE_MAX_MIB: u64 = 16;

/// Number of nodes per mebibyte of a search's separate table; the entries of that many nodes fill
/// half of it.
const NODES_PER_MEBIBYTE: u64 = 1 << 15;

/// Parameters and limits of a search. Without any limit, the search runs until it is stopped.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SearchRequest {
    /// Maximum depth of iterative deepening.
    pub depth: Option<u32>,
    /// Maximum number of nodes, enforced exactly.
    pub nodes: Option<u64>,
    /// Milliseconds for this turn.
    pub movetime: Option<u64>,
    /// Clock of the player to act.
    pub clock: Option<Clock>,
    /// Number of the player's own turns within which a win, once found, ends the search.
    pub mate: Option<u32>,
    /// Number of best turns to find; 0 means one.
    pub multi_pv: usize,
    /// Turn tokens to choose from; all turns if empty.
    pub only: Vec<String>,
    /// Limits on the playing strength.
    pub strength: StrengthLimits,
    /// Search techniques in use.
    pub features: Features,
}

impl SearchRequest {
    pub(crate) fn limits(&self) -> Limits {
        let mut limits = self.clock.map_or_else(Limits::default, Clock::limits);
        if let Some(time) = self.movetime {
            limits.soft_time = Some(limits.soft_time.map_or(time, |soft| soft.min(time)));
            limits.hard_time = Some(limits.hard_time.map_or(time, |hard| hard.min(time)));
        }
        Limits {
            depth: least(self.depth, self.strength.depth),
            nodes: least(self.nodes, self.strength.nodes),
            mate: self.mate,
            ..limits
        }
    }

    /// Returns whether only `stop` is certain to end the search.
    #[must_use]
    pub fn is_endless(&self) -> bool {
        let Self { depth, nodes, movetime, clock, .. } = self;
        depth.is_none() && nodes.is_none() && movetime.is_none() && clock.is_none()
    }

    /// Returns the maximum number of nodes, if the search has no time limit.
    #[must_use]
    pub fn untimed_nodes(&self) -> Option<u64> {
        let timed = self.movetime.is_some() || self.clock.is_some();
        self.nodes.filter(|_| !timed)
    }

    /// Returns the size in mebibytes of the search's separate table, if nodes alone limit the search and the table would not be
    /// too large.
    #[must_use]
    pub fn own_table(&self) -> Option<usize> {
        let mebibytes = self.untimed_nodes()?.div_ceil(NODES_PER_MEBIBYTE);
        (mebibytes <= OWN_TABLE_MAX_MIB).then_some(mebibytes as usize)
    }
}

/// Returns the smaller of two limits, if either is set.
fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_limited_by_nodes_alone_has_its_own_table() {
        let limited = |nodes| SearchRequest { nodes: Some(nodes), ..SearchRequest::default() };
        assert_eq!(limited(1).own_table(), Some(1));
        assert_eq!(limited(100_000).own_table(), Some(4));
        assert_eq!(limited(1 << 20).own_table(), None);
        assert_eq!(SearchRequest::default().own_table(), None);
        assert_eq!(SearchRequest { movetime: Some(1_000), ..limited(1) }.own_table(), None);
    }
}
