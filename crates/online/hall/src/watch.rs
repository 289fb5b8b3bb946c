use std::{fmt, time::Duration};

/// Somebody who counts what happens; a server gives one that feeds its metrics.
pub trait Watch: Send + Sync + fmt::Debug {
    /// A turn was played.
    fn turn(&self) {}
    /// Something was stored, and that took so long.
    fn commit(&self, _took: Duration) {}
    /// Something was refused.
    fn refused(&self, _code: &'static str) {}
}

/// Counts nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Nobody;

impl Watch for Nobody {}
