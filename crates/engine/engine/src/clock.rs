use search::Limits;

/// The clock of the player to act, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// Remaining time.
    pub left: u64,
    /// Increment per turn.
    pub increment: u64,
}

/// Time reserved for sending the turn.
const SENDING_TIME_MS: u64 = 20;

/// Number of turns among which the remaining time is divided.
const TIME_DIVISOR: u64 = 22;

/// Maximum time taken into account, about thirty years, to prevent overflow.
const CLOCK_MAX_MS: u64 = 1_000_000_000_000;

impl Clock {
    /// Returns the time limits for a turn.
    #[must_use]
    pub fn limits(self) -> Limits {
        let left = self.left.min(CLOCK_MAX_MS).saturating_sub(SENDING_TIME_MS).max(1);
        let share = left / TIME_DIVISOR + self.increment.min(CLOCK_MAX_MS) * 3 / 4;
        let soft = share.min(left / 2).max(1);
        // An iteration that has begun may exceed the soft limit, but must not use up the clock.
        let hard = (4 * share).min(left * 2 / 3).max(1);
        Limits { soft_time: Some(soft * 6 / 10), hard_time: Some(hard), ..Limits::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_never_takes_more_than_the_remaining_time() {
        for left in [1, 5, 50, 1_000, 60_000, 10_000_000, u64::MAX] {
            for increment in [0, 10, 1_000, 60_000, u64::MAX] {
                let limits = Clock { left, increment }.limits();
                assert!(limits.hard_time.unwrap() <= left.max(1));
                assert!(limits.soft_time.unwrap() <= limits.hard_time.unwrap());
            }
        }
    }
}
