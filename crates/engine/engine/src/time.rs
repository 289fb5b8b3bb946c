use search::Limits;

/// What a player's clock says when it is his turn, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// The time that is left.
    pub left: u64,
    /// What each turn adds.
    pub increment: u64,
}

/// What telling the turn to the other side may take.
const OVERHEAD: u64 = 20;

/// Into how many turns the rest of the time is divided.
const TURNS: u64 = 22;

/// No clock is thought to hold more: about thirty years.
const LONGEST: u64 = 1_000_000_000_000;

impl Clock {
    /// How long a turn may take: normally, and at the most.
    #[must_use]
    pub fn limits(self) -> Limits {
        let left = self.left.min(LONGEST).saturating_sub(OVERHEAD).max(1);
        let share = left / TURNS + self.increment.min(LONGEST) * 3 / 4;
        let soft = share.min(left / 2).max(1);
        // An iteration that has begun may go on for a while, but never eat up the clock.
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
