//! Where jobs are handed in and results come back.

#[cfg(feature = "cluster")]
mod open;

#[cfg(feature = "cluster")]
pub use open::{Desk, Queued, ReviewResult, ReviewResults};

/// Where jobs are handed in: nowhere, without the feature `cluster`.
#[cfg(not(feature = "cluster"))]
#[derive(Clone, Debug)]
pub enum Desk {}
