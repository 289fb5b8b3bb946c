//! The time during which other nodes were out of reach.

/// A period during which at least one other node was out of reach. Times are in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Silence {
    from: i64,
    until: i64,
}

impl Silence {
    /// Returns the period after a node has been out of reach since a moment: a longer one, or a new one if the last one was over.
    pub(super) fn extended(self, since: i64, now: i64) -> Self {
        let from = if since > self.until { since } else { self.from.min(since) };
        Self { from, until: now }
    }

    /// Returns the length of the part after a moment.
    pub(super) fn after(self, moment: i64) -> i64 {
        (self.until - self.from.max(moment)).max(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_silence_that_continues_grows_and_a_later_one_replaces_it() {
        let silence = Silence::default().extended(10_000, 12_000).extended(11_500, 14_000);
        assert_eq!(silence, Silence { from: 10_000, until: 14_000 });
        assert_eq!(silence.extended(20_000, 21_000), Silence { from: 20_000, until: 21_000 });
    }

    #[test]
    fn only_the_part_after_a_moment_counts() {
        let silence = Silence { from: 10_000, until: 14_000 };
        assert_eq!([5_000, 13_000, 15_000].map(|moment| silence.after(moment)), [4_000, 1_000, 0]);
    }
}
