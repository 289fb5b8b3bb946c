//! The time of the hall. It never goes back, whatever happens to the system clock; in tests it follows the paused time of tokio.

use std::{
    collections::VecDeque,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicI64, Ordering},
    },
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use tokio::time::Instant;

/// The number of looks at another clock that are remembered. The one that was answered quickest is believed.
const LOOKS: usize = 60;

/// Milliseconds since 1970, counted from one look at the system's clock. In a cluster it follows the clock of the database, so that
/// the clocks of the nodes need not agree. A clone is the same clock.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    began: Instant,
    at: i64,
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    /// How far the followed clock is ahead, in milliseconds.
    ahead: AtomicI64,
    /// What was told last: time does not go back.
    last: AtomicI64,
    looks: Mutex<VecDeque<Look>>,
}

/// A look at another clock.
#[derive(Clone, Copy, Debug)]
struct Look {
    took: Duration,
    ahead: i64,
}

impl Clock {
    /// Starts now, but not before the last heartbeat, unless that cannot be true.
    pub(crate) fn start(heartbeat: Option<i64>, trust: bool) -> Result<Self, ClockError> {
        let system = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let system = i64::try_from(system.as_millis()).unwrap_or(i64::MAX);
        let at = believed(system, heartbeat, trust)?;
        Ok(Self { began: Instant::now(), at, shared: Arc::default() })
    }

    pub(crate) fn now(&self) -> i64 {
        let now = self.own(Instant::now()) + self.shared.ahead.load(Ordering::Relaxed);
        self.shared.last.fetch_max(now, Ordering::Relaxed).max(now)
    }

    /// By the clock of this machine alone.
    fn own(&self, moment: Instant) -> i64 {
        let passed = moment.saturating_duration_since(self.began).as_millis();
        self.at.saturating_add(i64::try_from(passed).unwrap_or(i64::MAX))
    }

    /// Follows another clock, which showed a time at some moment between the question and the answer.
    pub(crate) fn follow(&self, shown: i64, asked: Instant, answered: Instant) {
        let took = answered.saturating_duration_since(asked);
        let ahead = shown - self.own(asked + took / 2);
        let mut looks = self.shared.looks.lock().unwrap_or_else(PoisonError::into_inner);
        if looks.len() >= LOOKS {
            looks.pop_front();
        }
        looks.push_back(Look { took, ahead });
        if let Some(best) = looks.iter().min_by_key(|look| look.took) {
            self.shared.ahead.store(best.ahead, Ordering::Relaxed);
        }
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

/// In milliseconds.
const DAY: i64 = 24 * 3_600_000;
/// A clock that is set by the network is off by less.
const OFF: i64 = DAY;
/// No server is down for longer.
const ABSURD: i64 = 730 * DAY;
/// The year 2025: this program is younger.
const EARLIEST: i64 = 1_735_689_600_000;

/// The system clock cannot be right.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ClockError {
    /// It is far ahead of the last heartbeat.
    #[error(
        "the system clock is {days} days ahead of the last time at which this server was running; correct the clock, or start with \
         --trust-clock if it is right"
    )]
    Ahead {
        /// By how much.
        days: i64,
    },
    /// It is older than this program.
    #[error("the system clock shows a year before 2025; correct it")]
    Behind,
}

/// The time to begin with. A heartbeat far in the future comes from a clock that was wrong then: it is not believed, so that
/// it does not spoil the times of everything that follows.
fn believed(system: i64, heartbeat: Option<i64>, trust: bool) -> Result<i64, ClockError> {
    if system < EARLIEST {
        return Err(ClockError::Behind);
    }
    let Some(heartbeat) = heartbeat else { return Ok(system) };
    let ahead = system.saturating_sub(heartbeat);
    if ahead > ABSURD && !trust {
        return Err(ClockError::Ahead { days: ahead / DAY });
    }
    if heartbeat.saturating_sub(system) > OFF {
        let days = heartbeat.saturating_sub(system) / DAY;
        tracing::error!(
            days,
            "The last heartbeat is {days} days in the future: the clock was wrong then"
        );
        return Ok(system);
    }
    Ok(system.max(heartbeat))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_800_000_000_000;
    const YEAR: i64 = 365 * DAY;

    #[test]
    fn time_goes_on_from_the_last_heartbeat() {
        assert_eq!(believed(NOW, None, false), Ok(NOW));
        assert_eq!(believed(NOW, Some(NOW - YEAR), false), Ok(NOW));
        assert_eq!(believed(NOW, Some(NOW + 60_000), false), Ok(NOW + 60_000));
    }

    #[test]
    fn a_clock_ten_years_ahead_is_refused_unless_somebody_vouches_for_it() {
        let refused = believed(NOW + 10 * YEAR, Some(NOW), false);
        assert_eq!(refused, Err(ClockError::Ahead { days: 3650 }));
        assert_eq!(believed(NOW + 10 * YEAR, Some(NOW), true), Ok(NOW + 10 * YEAR));
        assert_eq!(believed(0, Some(NOW), true), Err(ClockError::Behind));
    }

    #[tokio::test(start_paused = true)]
    async fn the_clock_of_the_database_is_followed_and_never_back() {
        let clock = Clock::start(None, true).unwrap();
        let (began, start) = (Instant::now(), clock.now());
        let quick = began + Duration::from_millis(2);
        clock.follow(start + 5_001, began, quick);
        assert_eq!(clock.now(), start + 5_000);
        // A slow answer says less.
        clock.follow(start + 9_000, began, began + Duration::from_millis(900));
        assert_eq!(clock.now(), start + 5_000);
        clock.follow(start + 1_000, began, began);
        assert_eq!(clock.now(), start + 5_000, "it waits");
        tokio::time::advance(Duration::from_millis(4_500)).await;
        assert_eq!(clock.now(), start + 5_500, "and goes on when that time has come");
    }

    #[test]
    fn a_heartbeat_ten_years_ahead_does_not_spoil_later_times() {
        assert_eq!(believed(NOW, Some(NOW + 10 * YEAR), false), Ok(NOW));
    }
}
