//! Lag compensation by the quota model published by lichess.
//!
//! Every player has a quota. The lag of a turn is refunded up to the quota; the refund is
//! deducted from the quota, and every turn adds a gain. Both the gain and the use of the
//! initial quota are capped by the round trip measured by the server, so a client gains
//! next to nothing by reporting more lag than it has.

use crate::log::time_control::{SECOND_MS, TimeControl};

/// Maximum gain of a quota per turn, in milliseconds.
pub const LAG_GAIN_MAX_MS: u32 = 1000;
/// Allowance for delays in the client's machine, in addition to the round trip, in milliseconds.
pub const MACHINE_DELAY_MS: u32 = 140;
/// Maximum grace period before a flag falls, for a turn that may be in transit, in milliseconds.
pub const FLAG_GRACE_MAX_MS: u32 = 2 * SECOND_MS;

/// Measurements of the lag of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct LagReport {
    /// Time for which the player saw the position, by the player's own clock, in milliseconds.
    pub spent: Option<u32>,
    /// The round-trip time measured by the server, in milliseconds.
    pub rtt: Option<u32>,
}

impl LagReport {
    /// Returns the lag included in `elapsed`, the time measured by the server.
    ///
    /// Without a report from the player's clock, it is the round trip.
    #[must_use]
    pub fn lag(self, elapsed: u32) -> u32 {
        match (self.spent, self.rtt) {
            (Some(spent), _) => elapsed.saturating_sub(spent),
            (None, Some(rtt)) => rtt.min(elapsed),
            (None, None) => 0,
        }
    }
}

/// Returns the lag that is plausible for the measured round trip, in milliseconds.
pub(crate) fn trusted(rtt: Option<u32>) -> u32 {
    rtt.unwrap_or(0).saturating_add(MACHINE_DELAY_MS)
}

/// The size of the quotas in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Allowance {
    gain: u32,
}

impl Allowance {
    /// Returns the allowance for a time control: less in faster games, nothing in games that are not live.
    pub(crate) fn of(control: TimeControl) -> Self {
        // In hundredths of a second: two fifths of the estimate in seconds, plus 15.
        let gain = control.estimate().saturating_mul(4).saturating_add(150).min(LAG_GAIN_MAX_MS);
        Self { gain: if control.is_live() { gain } else { 0 } }
    }

    /// Returns the initial quota.
    pub(crate) fn first(self) -> u32 {
        3 * self.gain
    }

    /// Returns the maximum quota.
    pub(crate) fn max(self) -> u32 {
        7 * self.gain
    }

    /// Returns the quota after a turn for which `used` was refunded.
    pub(crate) fn next(self, quota: u32, used: u32, rtt: Option<u32>) -> u32 {
        let gain = self.gain.min(trusted(rtt));
        quota.saturating_sub(used).saturating_add(gain).min(self.max())
    }
}
