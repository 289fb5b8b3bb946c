//! Lag compensation, by the quota model that lichess has published.
//!
//! Every player has a quota. A turn is given back what the network took, but never more than
//! the quota; what it was given is taken off, and every turn adds a gain. The gain is capped
//! by the round trip that the server itself measures, and so is what there is to begin with:
//! a client that claims more lag than there is gains next to nothing.

use crate::log::time_control::{SECOND, TimeControl};

/// No turn adds more than this to a quota, in milliseconds.
pub const MAX_GAIN: u32 = 1000;
/// What a machine may need for itself on top of the round trip, in milliseconds.
pub const MACHINE_DELAY: u32 = 140;
/// A flag waits at most this long for a turn that may be under way, in milliseconds.
pub const MAX_GRACE: u32 = 2 * SECOND;

/// What is known about the lag of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct LagReport {
    /// How long the player saw the position, by their own clock, in milliseconds.
    pub spent: Option<u32>,
    /// The round trip as the server measured it, in milliseconds.
    pub rtt: Option<u32>,
}

impl LagReport {
    /// The lag within the time that the server has counted.
    ///
    /// Without a report of the player's clock it is the round trip.
    #[must_use]
    pub fn lag(self, elapsed: u32) -> u32 {
        match (self.spent, self.rtt) {
            (Some(spent), _) => elapsed.saturating_sub(spent),
            (None, Some(rtt)) => rtt.min(elapsed),
            (None, None) => 0,
        }
    }
}

/// The lag that a turn may have by the round trip that was measured, in milliseconds.
pub(crate) fn trusted(rtt: Option<u32>) -> u32 {
    rtt.unwrap_or(0).saturating_add(MACHINE_DELAY)
}

/// The size of the quotas of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Allowance {
    gain: u32,
}

impl Allowance {
    /// Faster games give less; those that are not live give nothing.
    pub(crate) fn of(control: TimeControl) -> Self {
        // In hundredths of a second: two fifths of the estimate in seconds, and 15.
        let gain = control.estimate().saturating_mul(4).saturating_add(150).min(MAX_GAIN);
        Self { gain: if control.is_live() { gain } else { 0 } }
    }

    /// The quota to begin with.
    pub(crate) fn first(self) -> u32 {
        3 * self.gain
    }

    /// No quota is larger.
    pub(crate) fn most(self) -> u32 {
        7 * self.gain
    }

    /// The quota after a turn that was given back `used`.
    pub(crate) fn next(self, quota: u32, used: u32, rtt: Option<u32>) -> u32 {
        let gain = self.gain.min(trusted(rtt));
        quota.saturating_sub(used).saturating_add(gain).min(self.most())
    }
}
