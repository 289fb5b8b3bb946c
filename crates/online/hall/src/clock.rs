//! The hall's clock. It never goes backwards, even if the system clock does; in tests it follows tokio's paused time.

use std::{
    collections::VecDeque,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicI64, Ordering},
    },
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use protocol::limits::millis;
use tokio::time::Instant;

use crate::limits::{
    CLOCK_ERROR_MAX, CLOCK_LEAP_MIN, CLOCK_OFFSET_NOTICEABLE, CLOCK_SAMPLES_KEPT, DOWNTIME_MAX,
};

/// A clock in milliseconds since 1970. The clock of a single server is based on one reading of the system clock. That of a node
/// starts at the time of the database and follows it; the node's system clock has no influence. Clones share the same clock.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    began: Instant,
    at: i64,
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    /// Milliseconds by which the followed clock is ahead of this one.
    ahead: AtomicI64,
    /// Latest time returned so far; the clock never goes backwards.
    last: AtomicI64,
    samples: Mutex<VecDeque<Sample>>,
    /// Whether the system clock is known to differ noticeably from the followed clock.
    is_apart: AtomicBool,
}

/// A sample of the followed clock.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sample {
    /// Duration of the request.
    took: Duration,
    /// Milliseconds by which the followed clock was ahead of this one, if it was read in the middle of the request.
    ahead: i64,
}

impl Clock {
    /// Starts the clock at the system time, or at the last heartbeat if that is later and plausible.
    pub(crate) fn start(heartbeat: Option<i64>, trust: bool) -> Result<Self, ClockError> {
        let at = believed(system_time(), heartbeat, trust)?;
        Ok(Self { began: Instant::now(), at, shared: Arc::default() })
    }

    /// Starts the clock of a node at the time that the database showed at some moment between the request and the answer.
    pub(crate) fn join(shown: i64, asked: Instant, answered: Instant) -> Result<Self, ClockError> {
        let since = i64::try_from(asked.elapsed().as_millis()).unwrap_or(0);
        let clock = Self { began: asked, at: system_time() - since, shared: Arc::default() };
        let sample = clock.sample(shown, asked, answered);
        check_offset(sample.ahead.saturating_neg())?;
        clock.follow(sample);
        Ok(clock)
    }

    pub(crate) fn now(&self) -> i64 {
        let now = self.followed();
        self.shared.last.fetch_max(now, Ordering::Relaxed).max(now)
    }

    /// Returns the time of the followed clock, which may go backwards.
    fn followed(&self) -> i64 {
        self.own_now() + self.shared.ahead.load(Ordering::Relaxed)
    }

    /// Returns the time according to this machine alone.
    pub(crate) fn own_now(&self) -> i64 {
        self.own(Instant::now())
    }

    fn own(&self, moment: Instant) -> i64 {
        let passed = moment.saturating_duration_since(self.began).as_millis();
        self.at.saturating_add(i64::try_from(passed).unwrap_or(i64::MAX))
    }

    /// Returns a sample of the followed clock, which showed the time `shown` at some moment between the request and the answer.
    pub(crate) fn sample(&self, shown: i64, asked: Instant, answered: Instant) -> Sample {
        let took = answered.saturating_duration_since(asked);
        Sample { took, ahead: shown - self.own(asked + took / 2) }
    }

    /// Returns the milliseconds by which the followed clock has been set forward (or back, if negative) since the earlier
    /// samples, as far as inaccurate samples cannot explain the difference.
    pub(crate) fn leap(&self, sample: Sample) -> Option<i64> {
        let best = best(&self.samples())?;
        let leap = sample.ahead - best.ahead;
        let tolerance = (sample.took + best.took) / 2 + CLOCK_LEAP_MIN;
        (leap.saturating_abs() > millis(tolerance)).then_some(leap)
    }

    /// Follows a sample, or a more accurate earlier one. After a leap, earlier samples no longer count.
    pub(crate) fn follow(&self, sample: Sample) {
        let has_leapt = self.leap(sample).is_some();
        let mut samples = self.samples();
        if has_leapt {
            samples.clear();
        }
        if samples.len() >= CLOCK_SAMPLES_KEPT {
            samples.pop_front();
        }
        samples.push_back(sample);
        if let Some(best) = best(&samples) {
            self.shared.ahead.store(best.ahead, Ordering::Relaxed);
        }
    }

    fn samples(&self) -> MutexGuard<'_, VecDeque<Sample>> {
        self.shared.samples.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the milliseconds by which the system clock is ahead of the followed clock. Logs a warning when they become
    /// noticeable: the difference does no harm here, but other programs rely on the system clock.
    pub(crate) fn system_offset(&self) -> i64 {
        let ms = system_time() - self.followed();
        let is_apart = ms.saturating_abs() > millis(CLOCK_OFFSET_NOTICEABLE);
        if self.shared.is_apart.swap(is_apart, Ordering::Relaxed) != is_apart {
            if is_apart {
                tracing::warn!(
                    ms,
                    "The system clock is {ms} ms ahead of the database's clock; synchronise both machines"
                );
            } else {
                tracing::info!("The system clock agrees with the database's clock again");
            }
        }
        ms
    }

    /// Returns the duration from now until a point in time; zero if it has passed.
    pub(crate) fn until(&self, moment: i64) -> Duration {
        Duration::from_millis(u64::try_from(moment - self.now()).unwrap_or(0))
    }

    /// Returns the time at which the clock was started.
    pub(crate) fn started(&self) -> i64 {
        self.at
    }
}

/// One hour, in milliseconds.
const HOUR_MS: i64 = 3_600_000;
/// One day, in milliseconds.
const DAY_MS: i64 = 24 * HOUR_MS;
/// Start of 2025, in milliseconds since 1970: earlier than the first version of this program.
const EARLIEST_TIME_MS: i64 = 1_735_689_600_000;

/// Reason why the system clock is implausible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ClockError {
    /// The clock is far ahead of the last heartbeat.
    #[error(
        "the system clock is {days} days ahead of the last time at which this server was running; correct the clock, or start with \
         --trust-clock if it is right"
    )]
    Ahead {
        /// Difference in days.
        days: i64,
    },
    /// The clock is earlier than the first version of this program.
    #[error("the system clock shows a year before 2025; correct it")]
    Behind,
    /// The clock is far from the database's clock.
    #[error(
        "the system clock and the database's clock differ by {hours} hours; correct the one that is wrong before you start this node"
    )]
    Apart {
        /// Difference in hours; positive if the system clock is ahead.
        hours: i64,
    },
}

/// Returns the time of the system clock.
pub(crate) fn system_time() -> i64 {
    let system = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(system.as_millis()).unwrap_or(i64::MAX)
}

/// Refuses an implausible difference between the system clock and the database's clock.
fn check_offset(offset: i64) -> Result<(), ClockError> {
    if offset.saturating_abs() > millis(CLOCK_ERROR_MAX) {
        return Err(ClockError::Apart { hours: offset / HOUR_MS });
    }
    Ok(())
}

/// Returns the most accurate sample.
fn best(samples: &VecDeque<Sample>) -> Option<Sample> {
    samples.iter().copied().min_by_key(|sample| sample.took)
}

/// Returns the time at which the clock starts. A heartbeat far in the future was written by a wrong clock; it is ignored so that
/// it does not distort all later times.
fn believed(system: i64, heartbeat: Option<i64>, trust: bool) -> Result<i64, ClockError> {
    if system < EARLIEST_TIME_MS {
        return Err(ClockError::Behind);
    }
    let Some(heartbeat) = heartbeat else { return Ok(system) };
    let ahead = system.saturating_sub(heartbeat);
    if ahead > millis(DOWNTIME_MAX) && !trust {
        return Err(ClockError::Ahead { days: ahead / DAY_MS });
    }
    if heartbeat.saturating_sub(system) > millis(CLOCK_ERROR_MAX) {
        let days = heartbeat.saturating_sub(system) / DAY_MS;
        tracing::error!(
            days,
            "The last heartbeat is {days} days in the future: the system clock was wrong when it was written"
        );
        return Ok(system);
    }
    Ok(system.max(heartbeat))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_800_000_000_000;
    const YEAR: i64 = 365 * DAY_MS;

    #[test]
    fn time_continues_from_the_last_heartbeat() {
        assert_eq!(believed(NOW, None, false), Ok(NOW));
        assert_eq!(believed(NOW, Some(NOW - YEAR), false), Ok(NOW));
        assert_eq!(believed(NOW, Some(NOW + 60_000), false), Ok(NOW + 60_000));
    }

    #[test]
    fn a_clock_ten_years_ahead_is_refused_unless_it_is_trusted() {
        let refused = believed(NOW + 10 * YEAR, Some(NOW), false);
        assert_eq!(refused, Err(ClockError::Ahead { days: 3650 }));
        assert_eq!(believed(NOW + 10 * YEAR, Some(NOW), true), Ok(NOW + 10 * YEAR));
        assert_eq!(believed(0, Some(NOW), true), Err(ClockError::Behind));
    }

    /// Returns a clock that follows a database whose clock is five minutes behind this machine's.
    fn five_minutes_behind() -> (Clock, i64) {
        let database = system_time() - 300_000;
        let now = Instant::now();
        (Clock::join(database, now, now).expect("a plausible offset"), database)
    }

    fn follow(clock: &Clock, shown: i64, took: Duration) -> Option<i64> {
        let sample = clock.sample(shown, Instant::now(), Instant::now() + took);
        let leap = clock.leap(sample);
        clock.follow(sample);
        leap
    }

    #[tokio::test(start_paused = true)]
    async fn the_clock_of_a_node_starts_at_the_time_of_the_database() {
        let (clock, database) = five_minutes_behind();
        assert_eq!(clock.now(), database);
        tokio::time::advance(Duration::from_secs(1)).await;
        assert_eq!(clock.now(), database + 1_000, "it does not stand still");
        assert!((clock.system_offset() - 300_000).abs() < 60_000);
    }

    #[test]
    fn a_node_whose_clock_is_days_from_the_databases_clock_is_refused() {
        assert_eq!(check_offset(-DAY_MS), Ok(()));
        assert_eq!(check_offset(3 * DAY_MS), Err(ClockError::Apart { hours: 72 }));
        assert_eq!(check_offset(-3 * DAY_MS), Err(ClockError::Apart { hours: -72 }));
    }

    #[tokio::test(start_paused = true)]
    async fn the_database_clock_is_followed_without_going_back() {
        let (clock, start) = five_minutes_behind();
        assert_eq!(follow(&clock, start + 100, Duration::ZERO), None);
        // A slow answer is less accurate.
        assert_eq!(follow(&clock, start + 800, Duration::from_millis(900)), None);
        assert_eq!(clock.now(), start);
        assert_eq!(follow(&clock, start + 5_000, Duration::ZERO), Some(5_000));
        assert_eq!(clock.now(), start + 5_000);
        assert_eq!(follow(&clock, start + 1_000, Duration::ZERO), Some(-4_000));
        assert_eq!(clock.now(), start + 5_000, "it waits");
        tokio::time::advance(Duration::from_millis(4_500)).await;
        assert_eq!(clock.now(), start + 5_500, "it runs again once the other clock has caught up");
    }

    #[tokio::test(start_paused = true)]
    async fn a_slow_answer_is_not_taken_for_a_leap_of_the_clock() {
        let (clock, start) = five_minutes_behind();
        // The database answered at the very end of the three seconds.
        assert_eq!(follow(&clock, start + 3_000, Duration::from_secs(3)), None);
        assert_eq!(follow(&clock, start + 65_000, Duration::from_secs(3)), Some(63_500));
    }

    #[test]
    fn a_heartbeat_ten_years_ahead_does_not_distort_later_times() {
        assert_eq!(believed(NOW, Some(NOW + 10 * YEAR), false), Ok(NOW));
    }
}
