//! The lengths of outages.

use std::ops::RangeInclusive;

/// Number of rounds of all kinds, one of which has long outages.
const ROUNDS: usize = 4;

/// Length of the outages of links and services.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Outages {
    /// At most a few seconds, as in a short test.
    Short,
    /// Longer than all time limits within which nodes react to a failure, which are below ten seconds.
    Usual,
    /// Long enough that credentials which nobody can check become outdated.
    Long,
}

impl Outages {
    /// Returns the outages of a round of all kinds, by its index.
    pub(super) const fn of_round(round: usize, is_short: bool) -> Self {
        match (is_short, round % ROUNDS) {
            (true, _) => Self::Short,
            (false, 0) => Self::Long,
            (false, _) => Self::Usual,
        }
    }

    /// Returns the lengths from which one is chosen at random, in milliseconds.
    pub(super) const fn lengths(self) -> RangeInclusive<u64> {
        match self {
            Self::Short => 300..=6_000,
            Self::Usual => 12_000..=25_000,
            Self::Long => 40_000..=60_000,
        }
    }

    /// Returns the seconds by which the clock of the database is set back. No clock runs until it has caught up.
    pub(super) const fn jump_back(self) -> i64 {
        if matches!(self, Self::Long) { 60 } else { 20 }
    }
}
