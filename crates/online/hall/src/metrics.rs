use std::{fmt, time::Duration};

/// Counts what happens; the server implements it for its metrics.
pub trait Metrics: Send + Sync + fmt::Debug {
    /// A turn was played.
    fn turn(&self) {}
    /// An event was stored; it took so long.
    fn commit(&self, _took: Duration) {}
    /// The games of the lobby were read from the store.
    fn lobby_read(&self) {}
    /// This node has taken a game into its hands; whether another node had died with it.
    fn owned(&self, _after_death: bool) {}
    /// Something was not stored, since another node has the game by now.
    fn fenced(&self) {}
    /// A message of another node has arrived after so long.
    fn relayed(&self, _took: Duration) {}
    /// So many nodes are alive, this one among them; and whether it reaches the others.
    fn nodes(&self, _alive: usize, _is_connected: bool) {}
    /// A command was refused.
    fn refused(&self, _code: &'static str) {}
}

/// Counts nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NoMetrics;

impl Metrics for NoMetrics {}
