//! Time that players wait for an opponent.

use std::collections::VecDeque;

use protocol::limits::millis;
use record::Speed;
use variants::Variant;

use crate::limits::{WAITS_MAX, WAITS_REMEMBERED};

/// Variant and speed of a seek.
pub(crate) type Wanted = (Variant, Speed);

/// The waits of the last day.
#[derive(Debug, Default)]
pub(crate) struct Waits(VecDeque<Wait>);

#[derive(Clone, Copy, Debug)]
struct Wait {
    wanted: Wanted,
    ms: i64,
    /// Whether an opponent was found, rather than the player giving up.
    is_paired: bool,
    at: i64,
}

impl Waits {
    /// Records the end of a wait.
    pub(crate) fn note(&mut self, wanted: Wanted, ms: i64, is_paired: bool, at: i64) {
        self.0.retain(|wait| at - wait.at < millis(WAITS_REMEMBERED));
        if self.0.len() >= WAITS_MAX {
            self.0.pop_front();
        }
        self.0.push_back(Wait { wanted, ms: ms.max(0), is_paired, at });
    }

    /// Returns the expected waiting time: the total time of all players, including those who gave up or are still waiting, divided by
    /// the number of players who found an opponent. `None` if no player did.
    pub(crate) fn estimate(&self, wanted: Wanted, waiting: i64, now: i64) -> Option<i64> {
        let of_wanted = self
            .0
            .iter()
            .filter(|wait| wait.wanted == wanted && now - wait.at < millis(WAITS_REMEMBERED));
        let (mut time, mut paired) = (waiting.max(0), 0);
        for wait in of_wanted {
            time += wait.ms;
            paired += i64::from(wait.is_paired);
        }
        (paired > 0).then(|| time / paired)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const YINSH: Wanted = (Variant::Yinsh, Speed::Rapid);
    const GIPF: Wanted = (Variant::GipfStandard, Speed::Rapid);

    #[test]
    fn there_is_no_estimate_without_a_successful_wait() {
        let mut waits = Waits::default();
        assert_eq!(waits.estimate(YINSH, 0, 0), None);
        waits.note(YINSH, 60_000, false, 60_000);
        waits.note(GIPF, 60_000, true, 60_000);
        assert_eq!(waits.estimate(YINSH, 0, 60_000), None);
    }

    #[test]
    fn abandoned_and_current_waits_lengthen_the_estimate() {
        let mut waits = Waits::default();
        waits.note(YINSH, 20_000, true, 1);
        waits.note(YINSH, 0, true, 1);
        assert_eq!(waits.estimate(YINSH, 0, 2), Some(10_000));
        waits.note(YINSH, 60_000, false, 2);
        assert_eq!(waits.estimate(YINSH, 0, 3), Some(40_000));
        assert_eq!(waits.estimate(YINSH, 20_000, 3), Some(50_000));
    }

    #[test]
    fn waits_older_than_a_day_do_not_count() {
        let mut waits = Waits::default();
        waits.note(YINSH, 20_000, true, 0);
        assert_eq!(waits.estimate(YINSH, 0, millis(WAITS_REMEMBERED) - 1), Some(20_000));
        assert_eq!(waits.estimate(YINSH, 0, millis(WAITS_REMEMBERED)), None);
    }
}
