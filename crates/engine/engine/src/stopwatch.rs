use std::{
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    time::Instant,
};

use search::Control;

/// The clock of the machine and a flag that another thread may set.
#[derive(Debug)]
pub(crate) struct Stopwatch<'a> {
    start: Instant,
    stop: &'a AtomicBool,
}

impl<'a> Stopwatch<'a> {
    /// Begins to count.
    pub(crate) fn start(stop: &'a AtomicBool) -> Self {
        Self { start: Instant::now(), stop }
    }
}

impl Control for Stopwatch<'_> {
    fn stopped(&self) -> bool {
        self.stop.load(Relaxed)
    }

    fn elapsed(&self) -> u64 {
        self.start.elapsed().as_millis() as u64
    }
}
