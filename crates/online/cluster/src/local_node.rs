use std::fmt;

use bus::NodeId;
use record::GameId;
use serde::{Serialize, de::DeserializeOwned};
use store::Heartbeat;
use tokio::time::Instant;

use crate::{event::Event, message::Outcome};

/// The program at a node, as the cluster sees it.
pub trait LocalNode: Clone + Send + Sync + fmt::Debug + 'static {
    /// A request about a game.
    type Request: DeserializeOwned + Send;
    /// The answer to a request.
    type Answer: Serialize + Send;

    /// Returns the current time, which never goes backwards.
    fn now(&self) -> i64;

    /// Returns the time according to this machine alone, which the next heartbeat contains. Called regularly: a leap reveals that the
    /// process was paused.
    fn own_time(&self) -> i64;

    /// Returns the number of open connections.
    fn connections(&self) -> usize;

    /// Returns whether this node accepts requests.
    fn is_serving(&self) -> bool;

    /// Follows the clock of the database, and notes that it has stored a heartbeat of this node.
    fn heartbeat_stored(&self, stored: &StoredHeartbeat);

    /// Handles an event in the cluster.
    fn handle(&self, event: Event) -> impl Future<Output = ()> + Send;

    /// Answers a request from a node which believes that this one owns the game.
    fn answer(
        &self,
        from: NodeId,
        game: GameId,
        request: Self::Request,
    ) -> impl Future<Output = Outcome<Self::Answer>> + Send;

    /// Acquires a game that may have no owner, and continues it.
    fn adopt(&self, game: GameId) -> impl Future<Output = ()> + Send;

    /// Refuses requests, closes all games and sends the clients away. Players may have been unable to reach this node since the given
    /// time.
    fn stop_service(&self, unreachable_since: Option<i64>) -> impl Future<Output = ()> + Send;

    /// Accepts requests again.
    fn resume_service(&self);
}

/// A heartbeat that the database has stored for this node.
#[derive(Clone, Debug)]
pub struct StoredHeartbeat {
    /// The answer of the database.
    pub heartbeat: Heartbeat,
    /// Time at which the request was sent.
    pub asked: Instant,
    /// Time at which the answer arrived.
    pub answered: Instant,
    /// Whether this node exchanges messages with the others.
    pub is_met: bool,
}
