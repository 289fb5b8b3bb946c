use std::{fmt, time::Duration};

/// Counts what happens; the server implements it for its metrics.
pub trait Metrics: Send + Sync + fmt::Debug {
    /// A turn was played.
    fn turn(&self) {}
    /// An event was stored; it took so long.
    fn commit(&self, _took: Duration) {}
    /// The games of the lobby were read from the store.
    fn lobby_read(&self) {}
    /// A command was refused.
    fn refused(&self, _code: &'static str) {}
}

/// Counts nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NoMetrics;

impl Metrics for NoMetrics {}
