//! How long people wait for an opponent.

use std::collections::VecDeque;

use record::Speed;
use variants::Variant;

/// How long a wait is remembered, in milliseconds.
const DAY: i64 = 24 * 3_600_000;
/// The number of waits that are remembered.
const MOST: usize = 2000;

/// What was looked for.
pub(crate) type Wanted = (Variant, Speed);

/// The waits of the last day.
#[derive(Debug, Default)]
pub(crate) struct Waits(VecDeque<Wait>);

#[derive(Clone, Copy, Debug)]
struct Wait {
    wanted: Wanted,
    ms: i64,
    /// Whether an opponent was found; otherwise they gave up.
    is_paired: bool,
    at: i64,
}

impl Waits {
    /// Notes that a wait has ended.
    pub(crate) fn note(&mut self, wanted: Wanted, ms: i64, is_paired: bool, at: i64) {
        self.0.retain(|wait| at - wait.at < DAY);
        if self.0.len() >= MOST {
            self.0.pop_front();
        }
        self.0.push_back(Wait { wanted, ms: ms.max(0), is_paired, at });
    }

    /// How long a wait may take: all the time that people have waited, those who gave up and those who still wait included,
    /// for each one who found an opponent. `None` if nobody did.
    pub(crate) fn estimate(&self, wanted: Wanted, waiting: i64, now: i64) -> Option<i64> {
        let of_wanted = self.0.iter().filter(|wait| wait.wanted == wanted && now - wait.at < DAY);
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
    fn nothing_is_promised_where_nobody_found_an_opponent() {
        let mut waits = Waits::default();
        assert_eq!(waits.estimate(YINSH, 0, 0), None);
        waits.note(YINSH, 60_000, false, 60_000);
        waits.note(GIPF, 60_000, true, 60_000);
        assert_eq!(waits.estimate(YINSH, 0, 60_000), None);
    }

    #[test]
    fn those_who_gave_up_and_those_who_still_wait_make_it_longer() {
        let mut waits = Waits::default();
        waits.note(YINSH, 20_000, true, 1);
        waits.note(YINSH, 0, true, 1);
        assert_eq!(waits.estimate(YINSH, 0, 2), Some(10_000));
        waits.note(YINSH, 60_000, false, 2);
        assert_eq!(waits.estimate(YINSH, 0, 3), Some(40_000));
        assert_eq!(waits.estimate(YINSH, 20_000, 3), Some(50_000));
    }

    #[test]
    fn what_was_a_day_ago_does_not_count() {
        let mut waits = Waits::default();
        waits.note(YINSH, 20_000, true, 0);
        assert_eq!(waits.estimate(YINSH, 0, DAY - 1), Some(20_000));
        assert_eq!(waits.estimate(YINSH, 0, DAY), None);
    }
}
