//! Time that a node has not charged to players.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use hall::Metrics;

/// A sum of durations in milliseconds.
#[derive(Debug, Default)]
pub(super) struct Credited(AtomicU64);

impl Credited {
    pub(super) fn ms(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Metrics for Credited {
    fn credited(&self, time: Duration) {
        self.0.fetch_add(u64::try_from(time.as_millis()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }
}
