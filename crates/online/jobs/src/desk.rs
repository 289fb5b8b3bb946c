//! Where jobs are handed in and results come back.

#[cfg(feature = "cluster")]
mod open;

#[cfg(feature = "cluster")]
pub use open::{Desk, Queued, ReviewResult, ReviewResults};

/// Where jobs are handed in: nowhere, without the feature `cluster`.
#[cfg(not(feature = "cluster"))]
#[derive(Clone, Debug)]
pub enum Desk {}

#[cfg(not(feature = "cluster"))]
#[expect(clippy::unused_async, reason = "with the feature they wait")]
impl Desk {
    /// The desk of a node; none without the feature.
    pub async fn join(_: &bus::Bus, _: bus::NodeId) -> Option<Self> {
        None
    }

    /// Whether somebody does jobs of a kind.
    #[must_use]
    pub const fn has_workers(&self, _: crate::Kind) -> bool {
        match *self {}
    }

    /// How many workers there are.
    #[must_use]
    pub const fn workers(&self) -> usize {
        match *self {}
    }

    /// How many jobs of a kind wait, and how many are being done.
    #[must_use]
    pub const fn pending(&self, _: crate::Kind) -> (u64, u64) {
        match *self {}
    }

    /// How many results of a kind have come, and how often their jobs were tried again.
    #[must_use]
    pub const fn done(&self, _: crate::Kind) -> (u64, u64) {
        match *self {}
    }

    /// The turn of an engine player, by a worker.
    pub async fn find_turn(&self, _: crate::FindTurn) -> Option<crate::FoundTurn> {
        match *self {}
    }

    /// Puts a review into the queue.
    ///
    /// # Errors
    /// Never: there is no desk.
    pub async fn queue_review(
        &self,
        _: String,
        _: crate::ReviewGame,
    ) -> Result<(), std::convert::Infallible> {
        match *self {}
    }
}
