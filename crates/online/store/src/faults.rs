//! Faults of a database, simulated for tests of code that uses a store.

use std::{
    sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering},
    time::Duration,
};

use tokio::time;

use crate::failure::Failure;

/// Simulated faults. By default there are none.
#[derive(Default)]
pub(crate) struct Faults {
    is_full: AtomicBool,
    is_unreachable: AtomicBool,
    clock_ahead: AtomicI64,
    /// Delay of every job, in milliseconds.
    delay: AtomicU64,
}

impl Faults {
    /// Makes writes fail as if the disk were full, or stops doing so.
    pub(crate) fn set_full(&self, is_full: bool) {
        self.is_full.store(is_full, Ordering::Relaxed);
    }

    /// Makes all jobs fail as if the database were unreachable, or stops doing so.
    pub(crate) fn set_unreachable(&self, is_unreachable: bool) {
        self.is_unreachable.store(is_unreachable, Ordering::Relaxed);
    }

    /// Delays all jobs, as if the link to the database were slow.
    pub(crate) fn set_delay(&self, delay: Duration) {
        self.delay.store(u64::try_from(delay.as_millis()).unwrap_or(0), Ordering::Relaxed);
    }

    /// Waits for as long as jobs are delayed.
    pub(crate) async fn delay(&self) {
        let delay = self.delay.load(Ordering::Relaxed);
        if delay > 0 {
            time::sleep(Duration::from_millis(delay)).await;
        }
    }

    /// Sets the clock of a database that has none, relative to the times given by callers.
    pub(crate) fn set_clock_ahead(&self, ms: i64) {
        self.clock_ahead.store(ms, Ordering::Relaxed);
    }

    /// Returns the milliseconds by which the clock of the database is ahead of the times given by callers.
    pub(crate) fn clock_ahead(&self) -> i64 {
        self.clock_ahead.load(Ordering::Relaxed)
    }

    /// Fails if the disk is full.
    pub(crate) fn check_space(&self) -> Result<(), Failure> {
        if self.is_full.load(Ordering::Relaxed) { Err(Failure::Full) } else { Ok(()) }
    }

    /// Fails if the database is unreachable.
    pub(crate) fn check_reachable(&self) -> Result<(), Failure> {
        if self.is_unreachable.load(Ordering::Relaxed) {
            return Err(Failure::Lost("made unreachable by a test".into()));
        }
        Ok(())
    }
}
