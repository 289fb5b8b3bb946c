//! Times in which the server could not serve anybody: it was down, or its process was paused.

use std::{
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// How long people have after an outage to connect again before a clock runs, in milliseconds.
const RETURN: i64 = 5_000;
/// The process was paused if nobody has looked at the time for so long. Somebody looks every second.
const PAUSE: Duration = Duration::from_secs(4);

/// A time in which the server could not serve anybody. It is charged to nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Outage {
    pub(crate) from: i64,
    pub(crate) ended: i64,
}

impl Outage {
    /// Until when no clock runs: a little longer, so that people can connect.
    pub(crate) const fn until(self) -> i64 {
        self.ended + RETURN
    }

    /// The time that covers two outages.
    pub(crate) fn merge(self, other: Self) -> Self {
        Self { from: self.from.min(other.from), ended: self.ended.max(other.ended) }
    }
}

/// The last outage of the whole server.
#[derive(Debug)]
pub(crate) struct Outages(Mutex<State>);

#[derive(Debug)]
struct State {
    /// When somebody last looked, by the clock of the machine: it does not stop with the process.
    looked: Instant,
    last: Option<Outage>,
}

impl Outages {
    /// Begins with the time in which the server was down.
    pub(crate) fn new(before_start: Option<Outage>) -> Self {
        Self(Mutex::new(State { looked: Instant::now(), last: before_start }))
    }

    /// The last outage. The first caller after a pause of the process notices it, so that no clock is read before that.
    pub(crate) fn last(&self, now: i64) -> Option<Outage> {
        self.last_at(now, Instant::now())
    }

    /// Nobody could serve anybody.
    pub(crate) fn note(&self, outage: Outage) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).last = Some(outage);
    }

    fn last_at(&self, now: i64, instant: Instant) -> Option<Outage> {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let pause = instant.saturating_duration_since(state.looked);
        state.looked = state.looked.max(instant);
        if pause > PAUSE {
            let ms = i64::try_from(pause.as_millis()).unwrap_or(i64::MAX);
            tracing::warn!(ms, "The server was paused for {ms} ms; no clock is charged for it");
            state.last = Some(Outage { from: now.saturating_sub(ms), ended: now });
        }
        state.last
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pause_of_the_process_is_an_outage_for_everybody_who_looks_afterwards() {
        let outages = Outages::new(None);
        let start = Instant::now();
        assert_eq!(outages.last_at(1_000, start + Duration::from_secs(1)), None);
        let paused = start + Duration::from_secs(41);
        let outage = Some(Outage { from: 1_000, ended: 41_000 });
        assert_eq!(outages.last_at(41_000, paused), outage);
        assert_eq!(outages.last_at(41_001, paused + Duration::from_millis(1)), outage);
    }

    #[test]
    fn a_busy_second_is_no_outage() {
        let outages = Outages::new(None);
        let start = Instant::now();
        assert_eq!(outages.last_at(3_000, start + Duration::from_secs(3)), None);
        assert_eq!(outages.last_at(6_000, start + Duration::from_secs(6)), None);
    }
}
