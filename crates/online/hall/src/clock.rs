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
    /// Starts now, but not before the last heartbeat, unless that cannot be true.
    pub(crate) fn start(heartbeat: Option<i64>, trust: bool) -> Result<Self, ClockError> {
        let system = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let system = i64::try_from(system.as_millis()).unwrap_or(i64::MAX);
        Ok(Self { began: Instant::now(), at: believed(system, heartbeat, trust)? })
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

    #[test]
    fn a_heartbeat_ten_years_ahead_does_not_spoil_later_times() {
        assert_eq!(believed(NOW, Some(NOW + 10 * YEAR), false), Ok(NOW));
    }
}
