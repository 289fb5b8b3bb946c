//! Faults of a database, simulated for tests of code that uses a store.

use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use crate::failure::Failure;

/// Simulated faults. By default there are none.
#[derive(Default)]
pub(crate) struct Faults {
    is_full: AtomicBool,
    is_unreachable: AtomicBool,
    clock_ahead: AtomicI64,
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
