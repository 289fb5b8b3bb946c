//! The job client: submits jobs and receives their results.

#[cfg(feature = "cluster")]
mod open;

#[cfg(feature = "cluster")]
pub use open::{JobClient, Queued, ReviewResult, ReviewResults};

/// Job client. Without the feature `cluster` it cannot be created.
#[cfg(not(feature = "cluster"))]
#[derive(Clone, Debug)]
pub enum JobClient {}

#[cfg(not(feature = "cluster"))]
#[expect(clippy::unused_async, reason = "they are asynchronous with the feature")]
impl JobClient {
    /// Returns the job client of a node; always `None` without the feature.
    pub async fn join(_: &bus::Bus, _: bus::NodeId) -> Option<Self> {
        None
    }

    /// Returns whether a worker accepts jobs of a kind.
    #[must_use]
    pub const fn has_workers(&self, _: crate::Kind) -> bool {
        match *self {}
    }

    /// Returns the number of jobs of a kind that the workers can do at a time.
    #[must_use]
    pub const fn threads(&self, _: crate::Kind) -> usize {
        match *self {}
    }

    /// Returns the number of workers.
    #[must_use]
    pub const fn workers(&self) -> usize {
        match *self {}
    }

    /// Returns the numbers of jobs of a kind that are waiting and in progress.
    #[must_use]
    pub const fn pending(&self, _: crate::Kind) -> (u64, u64) {
        match *self {}
    }

    /// Returns the number of results of a kind, and how often their jobs were retried.
    #[must_use]
    pub const fn done(&self, _: crate::Kind) -> (u64, u64) {
        match *self {}
    }

    /// Returns the turn of an engine player, found by a worker.
    pub async fn find_turn(&self, _: crate::FindTurn) -> Option<crate::FoundTurn> {
        match *self {}
    }

    /// Puts a review into the queue.
    ///
    /// # Errors
    /// Never fails, because no job client exists.
    pub async fn queue_review(
        &self,
        _: String,
        _: crate::ReviewGame,
    ) -> Result<(), std::convert::Infallible> {
        match *self {}
    }
}
