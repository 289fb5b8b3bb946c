use serde::{Deserialize, Serialize};

use crate::log::time_control::{DAY, TimeControl};

/// What a player has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TimeLeft {
    /// The time that is running, or will run, in milliseconds.
    pub ms: u32,
    /// How many periods of byo-yomi follow when that time is up.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub periods: u8,
    /// What is still free of this turn, before the time runs, in milliseconds.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub delay: u32,
}

// Serde hands over references.
fn is_zero(value: &u8) -> bool {
    *value == 0
}

fn is_nothing(value: &u32) -> bool {
    *value == 0
}

/// The clock of one player between two turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PlayerClock {
    /// Before the first period; with days, what this turn has.
    pub(crate) main: u32,
    /// Periods that are not used up.
    pub(crate) periods: u8,
    /// What may be given back for lag.
    pub(crate) quota: u32,
}

impl PlayerClock {
    pub(crate) fn new(control: TimeControl, quota: u32) -> Self {
        let (main, periods) = match control {
            TimeControl::Untimed => (0, 0),
            TimeControl::Absolute { base } | TimeControl::Delay { base, .. } => (base, 0),
            // With nothing at all the first turn would be lost at once.
            TimeControl::Fischer { base: 0, increment } => (increment, 0),
            TimeControl::Fischer { base, .. } => (base, 0),
            TimeControl::ByoYomi { base, periods, .. } => (base, periods),
            TimeControl::Days { days } => (u32::from(days).saturating_mul(DAY), 0),
        };
        Self { main, periods, quota }
    }

    /// How long a turn may take; at that moment the flag falls.
    pub(crate) fn total(self, control: TimeControl) -> u64 {
        let extra = match control {
            TimeControl::Delay { delay, .. } => u64::from(delay),
            TimeControl::ByoYomi { period, .. } => u64::from(self.periods) * u64::from(period),
            _ => 0,
        };
        u64::from(self.main) + extra
    }

    /// What is left when a turn has taken so long already.
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
                // At most as many as there were.
                periods: u8::try_from(periods - 1).unwrap_or(self.periods),
                delay: 0,
            },
        }
    }

    /// Charges a turn that took so long.
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
            // The next turn has its days again.
            TimeControl::Days { .. } => self.main = Self::new(control, 0).main,
        }
    }

    /// Adds extra time.
    pub(crate) fn extend(&mut self, ms: u32) {
        self.main = self.main.saturating_add(ms);
    }
}
