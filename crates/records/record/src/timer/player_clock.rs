use serde::{Deserialize, Serialize};

use crate::log::time_control::{DAY_MS, TimeControl};

/// A player's remaining time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TimeLeft {
    /// The time on the running part of the clock, in milliseconds.
    pub ms: u32,
    /// Number of byo-yomi periods that follow that time.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub periods: u8,
    /// The free time left in this turn before the clock starts, in milliseconds.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub delay: u32,
}

// Serde passes references.
fn is_zero(value: &u8) -> bool {
    *value == 0
}

fn is_nothing(value: &u32) -> bool {
    *value == 0
}

/// The clock of one player between two turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PlayerClock {
    /// Time before the first period; with days per turn, the time for this turn.
    pub(crate) main: u32,
    /// Number of unused periods.
    pub(crate) periods: u8,
    /// Lag that may be refunded.
    pub(crate) quota: u32,
}

impl PlayerClock {
    pub(crate) fn new(control: TimeControl, quota: u32) -> Self {
        let (main, periods) = match control {
            TimeControl::Untimed => (0, 0),
            TimeControl::Absolute { base } | TimeControl::Delay { base, .. } => (base, 0),
            // Without any time, the first turn would be lost at once.
            TimeControl::Fischer { base: 0, increment } => (increment, 0),
            TimeControl::Fischer { base, .. } => (base, 0),
            TimeControl::ByoYomi { base, periods, .. } => (base, periods),
            TimeControl::Days { days } => (u32::from(days).saturating_mul(DAY_MS), 0),
        };
        Self { main, periods, quota }
    }

    /// Returns the maximum duration of a turn, after which the flag falls.
    pub(crate) fn total(self, control: TimeControl) -> u64 {
        let extra = match control {
            TimeControl::Delay { delay, .. } => u64::from(delay),
            TimeControl::ByoYomi { period, .. } => u64::from(self.periods) * u64::from(period),
            _ => 0,
        };
        u64::from(self.main) + extra
    }

    /// Returns the remaining time when the current turn has taken `used` milliseconds.
    pub(crate) fn left(self, control: TimeControl, used: u32) -> TimeLeft {
        let plain = |ms| TimeLeft { ms, periods: 0, delay: 0 };
        match control {
            TimeControl::Delay { delay, .. } => TimeLeft {
                delay: delay.saturating_sub(used),
                ..plain(self.main.saturating_sub(used.saturating_sub(delay)))
            },
            TimeControl::ByoYomi { period, .. } => self.left_of_periods(period, used),
            _ => plain(self.main.saturating_sub(used)),
        }
    }

    fn left_of_periods(self, period: u32, used: u32) -> TimeLeft {
        if used < self.main {
            return TimeLeft { ms: self.main - used, periods: self.periods, delay: 0 };
        }
        let over = used - self.main;
        let gone = over.checked_div(period).unwrap_or(u32::MAX);
        match u32::from(self.periods).checked_sub(gone) {
            None | Some(0) => TimeLeft { ms: 0, periods: 0, delay: 0 },
            Some(periods) => TimeLeft {
                ms: period - over % period,
                // Cannot fail: the number is less than `self.periods`.
                periods: u8::try_from(periods - 1).unwrap_or(self.periods),
                delay: 0,
            },
        }
    }

    /// Charges a turn that took `used` milliseconds.
    pub(crate) fn charge(&mut self, control: TimeControl, used: u32) {
        match control {
            TimeControl::Untimed => {}
            TimeControl::Absolute { .. } => self.main = self.main.saturating_sub(used),
            TimeControl::Fischer { increment, .. } => {
                self.main = self.main.saturating_sub(used).saturating_add(increment);
            }
            TimeControl::Delay { delay, .. } => {
                self.main = self.main.saturating_sub(used.saturating_sub(delay));
            }
            TimeControl::ByoYomi { period, .. } => {
                let over = used.saturating_sub(self.main);
                let gone = over.checked_div(period).unwrap_or(u32::MAX);
                self.periods = self.periods.saturating_sub(u8::try_from(gone).unwrap_or(u8::MAX));
                self.main = self.main.saturating_sub(used);
            }
            // The next turn has the full number of days again.
            TimeControl::Days { .. } => self.main = Self::new(control, 0).main,
        }
    }

    /// Adds extra time.
    pub(crate) fn extend(&mut self, ms: u32) {
        self.main = self.main.saturating_add(ms);
    }
}
