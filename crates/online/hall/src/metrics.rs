use std::{fmt, time::Duration};

/// Metrics sink, implemented by the server.
pub trait Metrics: Send + Sync + fmt::Debug {
    /// Counts a played turn.
    fn turn(&self) {}
    /// Records how long it took to store an event.
    fn commit(&self, _took: Duration) {}
    /// Counts the bytes of a stored chat message.
    fn chat(&self, _bytes: usize) {}
    /// Counts a read of the lobby's games from the store.
    fn lobby_read(&self) {}
    /// Counts a read of a club night from the store.
    fn club_night_read(&self) {}
    /// Counts a game that this node has acquired; the argument is whether its previous owner had died.
    fn owned(&self, _after_death: bool) {}
    /// Counts a write that was rejected because another node owns the game.
    fn fenced(&self) {}
    /// Records how long a message from another node took to arrive.
    fn relayed(&self, _took: Duration) {}
    /// Records the number of live nodes, including this one, and whether this node is connected to the others.
    fn nodes(&self, _alive: usize, _is_connected: bool) {}
    /// Records the number of silent nodes, and how many requests to other nodes have not been answered in time so far.
    fn peers(&self, _silent: usize, _timeouts: u64) {}
    /// Records how long it took to store a heartbeat.
    fn heartbeat(&self, _took: Duration) {}
    /// Counts the length of an outage, or of a delay between nodes, that is not charged to the players of a game.
    fn credited(&self, _time: Duration) {}
    /// Records the longest round trip to another node.
    fn node_round_trip(&self, _took: Duration) {}
    /// Records by how many milliseconds the system clock is ahead of the database's clock.
    fn clock_offset(&self, _ms: i64) {}
    /// Counts a refused command.
    fn refused(&self, _code: &'static str) {}
}

/// Metrics sink that discards everything.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NoMetrics;

impl Metrics for NoMetrics {}
