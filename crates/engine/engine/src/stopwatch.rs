use std::{
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    time::Instant,
};

use search::Control;

/// The system clock, and a stop flag that another thread may set.
#[derive(Debug)]
pub struct Stopwatch<'a> {
    start: Instant,
    stop: &'a AtomicBool,
}

impl<'a> Stopwatch<'a> {
    /// Starts the clock.
    #[must_use]
    pub fn start(stop: &'a AtomicBool) -> Self {
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
