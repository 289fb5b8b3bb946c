use std::time::Duration;

use tokio::time::Instant;

/// A rate limit on frames: a credit that may be used all at once and refills evenly.
#[derive(Clone, Copy, Debug)]
pub(super) struct Credit {
    /// Time at which the credit is full again.
    full_at: Instant,
    /// Time in which one frame's credit is refilled.
    each: Duration,
    /// Time in which the whole credit is refilled.
    all: Duration,
}

impl Credit {
    pub(super) fn new(most: u32, within: Duration, now: Instant) -> Self {
        Self { full_at: now, each: within / most.max(1), all: within }
    }

    /// Uses up one frame's credit; returns false if none is left.
    pub(super) fn spend(&mut self, now: Instant) -> bool {
        let full_at = self.full_at.max(now) + self.each;
        let is_left = full_at - now <= self.all;
        if is_left {
            self.full_at = full_at;
        }
        is_left
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hundred_frames_may_arrive_at_once_and_one_more_every_fifth_of_a_second() {
        let start = Instant::now();
        let mut credit = Credit::new(100, Duration::from_secs(20), start);
        assert!((0..100).all(|_| credit.spend(start)));
        assert!(!credit.spend(start));
        assert!(credit.spend(start + Duration::from_millis(200)));
        assert!(!credit.spend(start + Duration::from_millis(200)));
        let later = start + Duration::from_secs(60);
        assert!((0..100).all(|_| credit.spend(later)) && !credit.spend(later));
    }
}
