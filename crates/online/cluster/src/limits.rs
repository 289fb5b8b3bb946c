//! Limits and intervals of a cluster.

use std::time::Duration;

// Heartbeats and orphaned games.

/// Interval between heartbeats in the database.
pub(crate) const NODE_HEARTBEAT_INTERVAL: Duration = Duration::from_secs(1);
/// Interval between greetings to the other nodes.
pub(crate) const GREETING_INTERVAL: Duration = Duration::from_millis(500);
/// Maximum time for which a leaving node waits until its last message has been sent.
pub(crate) const LAST_MESSAGE_TIMEOUT: Duration = Duration::from_millis(500);
/// Maximum time for which a leaving node waits for its last heartbeat to be stored.
pub(crate) const LAST_HEARTBEAT_TIMEOUT: Duration = Duration::from_secs(1);
/// Maximum number of orphaned games that a node adopts at a time, which leaves some for the other nodes.
pub(crate) const ORPHANS_PER_ROUND: u32 = 100;

// Requests.

/// Timeout of a request to another node.
pub(crate) const NODE_ANSWER_TIMEOUT: Duration = Duration::from_secs(3);
/// Timeout of a request to a node that has left or is out of touch. If messages pass again, it is answered at once.
pub(crate) const LOST_ANSWER_TIMEOUT: Duration = Duration::from_millis(300);
/// Interval at which a pending request checks whether the other node has left or is out of touch.
pub(crate) const ANSWER_CHECK_INTERVAL: Duration = Duration::from_millis(100);

// Other nodes.

/// Time without an echo of this node's greetings after which another node counts as silent. Each node greets the others and echoes
/// their greetings every half second.
pub(crate) const SILENT_AFTER: Duration = Duration::from_millis(2500);
/// Round trip between two nodes above which a warning is logged. Above [`SILENT_AFTER`] they count as silent.
pub(crate) const SLOW_ROUND_TRIP: Duration = Duration::from_millis(500);
/// Time without a message after which a node may have failed; it counts as silent only later.
pub(crate) const MISSED_GREETING_AGE: Duration = Duration::from_secs(1);
/// Time without an echo after which a node may have failed. An echo is up to a second and a round trip old.
pub(crate) const TOUCH_MAX_AGE: Duration = Duration::from_secs(2);
/// Time for which late messages from a stopped node are ignored; the database drops the node much sooner.
pub(crate) const DEPARTED_KEPT: Duration = Duration::from_secs(60);

// Being cut off.

/// Interval at which a node checks whether it is cut off.
pub(crate) const SEPARATION_CHECK_INTERVAL: Duration = Duration::from_millis(250);
/// Time after which an isolated node gives up its games to the others, and after which it takes games again: at the second
/// heartbeat, even if it comes a little early.
pub(crate) const CUT_OFF_AFTER: Duration = Duration::from_millis(1_500);
/// Time after which it is certain that only this node is isolated, because the others still reach each other. If no messages arrived
/// anywhere, each node would notice it within a second of the others.
pub(crate) const CONFIRMED_AFTER: Duration = Duration::from_secs(1);
/// Time for storing a heartbeat above which a node does not count as able to use the database: storing a turn takes as long, and
/// starting a game several times as long.
pub(crate) const SLOW_HEARTBEAT: Duration = Duration::from_millis(500);
/// Minimum lead of another node's heartbeats over this node's that the order of the nodes alone cannot explain.
pub(crate) const OVERTAKEN_LEAD: Duration = Duration::from_millis(1_500);
/// Time after which a node gives up its games because another one is ahead. It is long enough to connect again after an outage of the
/// database: nodes try every second.
pub(crate) const OVERTAKEN_MAX: Duration = Duration::from_millis(2_500);
/// Time after which a node that reaches neither the others nor the database sends its clients away.
pub(crate) const HELPLESS_MAX: Duration = Duration::from_secs(10);

// Presence.

/// Maximum number of people or games in one broadcast.
pub(crate) const BROADCAST_MAX_ITEMS: usize = 500;
/// Minimum interval between two requests for a full snapshot, and between two snapshots.
pub(crate) const SNAPSHOT_INTERVAL: Duration = Duration::from_secs(1);
