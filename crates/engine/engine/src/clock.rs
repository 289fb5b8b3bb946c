use search::Limits;

/// The clock of the player to act, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// The remaining time.
    pub left: u64,
    /// The increment of each turn.
    pub increment: u64,
}

/// Reserved for sending the turn.
const OVERHEAD: u64 = 20;

/// The remaining time is divided by this many turns.
const TURNS: u64 = 22;

/// Longer times are cut to this, about thirty years, so that nothing overflows.
const LONGEST: u64 = 1_000_000_000_000;

impl Clock {
    /// The time limits of a turn.
    #[must_use]
    pub fn limits(self) -> Limits {
        let left = self.left.min(LONGEST).saturating_sub(OVERHEAD).max(1);
        let share = left / TURNS + self.increment.min(LONGEST) * 3 / 4;
        let soft = share.min(left / 2).max(1);
        // A started iteration may go on for a while, but not use up the clock.
        let hard = (4 * share).min(left * 2 / 3).max(1);
        Limits { soft_time: Some(soft * 6 / 10), hard_time: Some(hard), ..Limits::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_never_takes_more_than_the_clock_holds() {
        for left in [1, 5, 50, 1_000, 60_000, 10_000_000, u64::MAX] {
            for increment in [0, 10, 1_000, 60_000, u64::MAX] {
                let limits = Clock { left, increment }.limits();
                assert!(limits.hard_time.unwrap() <= left.max(1));
                assert!(limits.soft_time.unwrap() <= limits.hard_time.unwrap());
            }
        }
    }
}
