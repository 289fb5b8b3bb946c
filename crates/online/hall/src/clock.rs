//! The time of the hall. It never goes back, whatever happens to the system clock; in tests it follows the paused time of tokio.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

/// Milliseconds since 1970, counted from one look at the system's clock.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    began: Instant,
    at: i64,
}

impl Clock {
    /// Starts now, but not before a moment that is known to have been.
    pub(crate) fn start(not_before: i64) -> Self {
        let machine = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let at = i64::try_from(machine.as_millis()).unwrap_or(i64::MAX);
        Self { began: Instant::now(), at: at.max(not_before) }
    }

    pub(crate) fn now(&self) -> i64 {
        let passed = i64::try_from(self.began.elapsed().as_millis()).unwrap_or(i64::MAX);
        self.at.saturating_add(passed)
    }

    /// The time until a moment.
    pub(crate) fn until(&self, moment: i64) -> Duration {
        Duration::from_millis(u64::try_from(moment - self.now()).unwrap_or(0))
    }

    /// When it was started.
    pub(crate) fn started(&self) -> i64 {
        self.at
    }
}
