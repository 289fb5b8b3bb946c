use std::sync::Arc;

use cluster::ClusterOptions;

use crate::metrics::{Metrics, NoMetrics};

/// Options of a hall.
#[derive(Clone, Debug)]
pub struct Options {
    /// Number of search threads for engine players.
    pub engine_threads: usize,
    /// Whether to trust the system clock even if it is far ahead of the last heartbeat.
    pub trust_clock: bool,
    /// Number of search nodes per position in a review.
    pub review_nodes: u64,
    /// Metrics sink.
    pub metrics: Arc<dyn Metrics>,
    /// Cluster settings, if other nodes may share the database.
    pub cluster: Option<ClusterOptions>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            engine_threads: 1,
            trust_clock: false,
            review_nodes: review::REVIEW_NODES,
            metrics: Arc::new(NoMetrics),
            cluster: None,
        }
    }
}
