//! Another node, as seen from this one.

use protocol::limits::millis;

use crate::limits::{MISSED_GREETING_AGE, SILENT_AFTER, SLOW_ROUND_TRIP, TOUCH_MAX_AGE};

/// A node and this one are in touch while each receives the other's messages. A node that receives messages but cannot send
/// any, or sends messages but receives none, is not in touch.
#[derive(Clone, Copy, Debug)]
pub(super) struct Peer {
    /// Arrival of the last message from the node.
    pub(super) heard: i64,
    /// Time up to which the node was in touch: when the last greeting that it has echoed was sent. It includes both directions,
    /// and everything that the node sent before is known to have arrived.
    pub(super) in_touch: i64,
    /// Time that a message to the node and its answer take, in milliseconds; unknown for nodes of the previous version.
    pub(super) round_trip: Option<i64>,
    /// Sending and arrival of the node's last greeting, to be echoed. Nodes of the previous version do not say when they sent it.
    pub(super) greeting: Option<(i64, i64)>,
    /// Number of the last message of a game that was relayed to the node. It starts at the current time, so it is never lower than
    /// an earlier one.
    pub(super) relayed: u64,
    /// The same number from the node, as far as its messages have arrived; unknown before its first greeting.
    pub(super) received: Option<u64>,
    pub(super) is_silent: bool,
    /// Whether the database considers the node dead: others take its games, even if it is still heard.
    pub(super) is_dead: bool,
}

impl Peer {
    pub(super) fn new(now: i64) -> Self {
        Self {
            heard: now,
            in_touch: now,
            round_trip: None,
            greeting: None,
            relayed: u64::try_from(now).unwrap_or(0),
            received: None,
            is_silent: false,
            is_dead: false,
        }
    }

    pub(super) const fn is_reachable(&self, now: i64) -> bool {
        now - self.heard <= millis(MISSED_GREETING_AGE)
            && now - self.in_touch <= millis(TOUCH_MAX_AGE)
    }

    pub(super) const fn is_late(&self, now: i64) -> bool {
        now - self.in_touch > millis(SILENT_AFTER)
    }

    /// Returns whether the node is no longer silent.
    pub(super) fn returns(&mut self, now: i64) -> bool {
        let returns = self.is_silent && !self.is_late(now);
        if returns {
            self.is_silent = false;
        }
        returns
    }
}

/// Returns whether messages to a node and back take long enough for people to notice.
pub(super) const fn is_slow(round_trip: i64) -> bool {
    round_trip > millis(SLOW_ROUND_TRIP)
}
