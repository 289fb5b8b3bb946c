//! This node's heartbeats in the database, compared with those of the other nodes: whether only this node cannot use the database,
//! or only slowly.

use std::time::Duration;

use protocol::limits::millis;

use crate::limits::{HELPLESS_MAX, OVERTAKEN_LEAD, OVERTAKEN_MAX, SLOW_HEARTBEAT};

/// Stored heartbeats, as far as this node knows. Those that took long do not count: if the database is slow for all nodes, none of
/// them is ahead.
#[derive(Debug)]
pub(crate) struct Heartbeats {
    /// Time at which this node last stored a heartbeat without delay.
    own: i64,
    /// Time since which another node has been known to be ahead with its heartbeats.
    overtaken_since: Option<i64>,
}

impl Heartbeats {
    pub(crate) const fn new(now: i64) -> Self {
        Self { own: now, overtaken_since: None }
    }

    /// Returns the time at which this node last stored a heartbeat without delay.
    pub(crate) const fn own(&self) -> i64 {
        self.own
    }

    /// Records that a heartbeat of this node has been stored, and how long that took.
    pub(crate) fn stored(&mut self, now: i64, took: Duration) {
        if took <= SLOW_HEARTBEAT {
            self.own = now;
            self.overtaken_since = None;
        }
    }

    /// Records that another node has stored a heartbeat without delay. When the database fails, some node is always the last one to
    /// store a heartbeat, which alone means nothing.
    pub(crate) fn stored_by_other(&mut self, at: i64, now: i64) {
        if at - self.own > millis(OVERTAKEN_LEAD) {
            self.overtaken_since.get_or_insert(now);
        }
    }

    /// Returns whether the other nodes have been able to use the database for a while, and this one has not.
    pub(crate) fn is_overtaken(&self, now: i64) -> bool {
        self.overtaken_since.is_some_and(|since| now - since >= millis(OVERTAKEN_MAX))
    }

    /// Returns whether this node has not stored a heartbeat for long enough to assume, if it hears nothing from the other nodes,
    /// that they can use the database.
    pub(crate) const fn are_late(&self, now: i64) -> bool {
        now - self.own >= millis(HELPLESS_MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUICK: Duration = Duration::from_millis(5);

    #[test]
    fn a_node_is_overtaken_if_only_its_own_heartbeats_are_not_stored() {
        let mut heartbeats = Heartbeats::new(0);
        heartbeats.stored(1_000, QUICK);
        heartbeats.stored_by_other(3_500, 3_600);
        heartbeats.stored(4_000, QUICK);
        assert!(!heartbeats.is_overtaken(20_000), "this node has caught up");
        heartbeats.stored_by_other(6_500, 7_000);
        heartbeats.stored_by_other(7_500, 8_000);
        assert!(!heartbeats.is_overtaken(9_400));
        assert!(heartbeats.is_overtaken(9_500));
        heartbeats.stored(12_000, QUICK);
        assert!(!heartbeats.is_overtaken(12_000));
    }

    #[test]
    fn a_node_is_overtaken_if_only_its_own_heartbeats_take_long() {
        let mut heartbeats = Heartbeats::new(0);
        heartbeats.stored_by_other(2_000, 2_100);
        heartbeats.stored(3_000, Duration::from_secs(1));
        assert!(heartbeats.is_overtaken(4_600));
        assert_eq!(heartbeats.own(), 0, "the other nodes learn nothing of slow heartbeats");
    }

    #[test]
    fn the_first_of_two_nodes_to_lose_the_database_is_not_overtaken() {
        let mut heartbeats = Heartbeats::new(0);
        heartbeats.stored(1_000, QUICK);
        heartbeats.stored_by_other(2_400, 2_500);
        assert!(!heartbeats.is_overtaken(60_000));
    }
}
