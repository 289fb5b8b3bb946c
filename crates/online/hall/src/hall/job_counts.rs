//! Statistics of the workers.

use jobs::{JobClient, Kind};

use super::Hall;

/// Counts of jobs of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct JobCounts {
    /// Kind: `turn`, `review` or `selfplay`.
    pub kind: &'static str,
    /// Jobs waiting for a worker.
    pub waiting: u64,
    /// Jobs being worked on.
    pub in_work: u64,
    /// Jobs that workers have completed for this node.
    pub done: u64,
    /// Number of times that jobs were retried.
    pub tried_again: u64,
}

impl Hall {
    /// Returns the job counts by kind; empty if there is no queue.
    #[must_use]
    pub fn job_counts(&self) -> Vec<JobCounts> {
        let count = |job_client: &JobClient| {
            Kind::ALL.map(|kind| {
                let ((waiting, in_work), (done, tried_again)) =
                    (job_client.pending(kind), job_client.done(kind));
                JobCounts { kind: kind.code(), waiting, in_work, done, tried_again }
            })
        };
        self.job_client.as_ref().map_or_else(Vec::new, |job_client| count(job_client).to_vec())
    }

    /// Returns the number of workers.
    #[must_use]
    pub fn workers(&self) -> usize {
        self.job_client.as_ref().map_or(0, JobClient::workers)
    }
}
