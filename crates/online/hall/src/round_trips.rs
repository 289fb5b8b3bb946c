//! The round-trip time to a player, as far as it can be trusted.

/// The number of measurements that are kept.
const KEPT: usize = 8;

/// The last round trips of a connection.
///
/// A player can answer late on purpose, to be credited for lag that there is not; they cannot answer early. So the smallest of
/// the last round trips counts, and less if the kernel has measured less: it answers for the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct RoundTrips {
    last: [Option<u32>; KEPT],
    next: usize,
    kernel: Option<u32>,
}

impl RoundTrips {
    /// Adds a round trip that was answered by the player, and what the kernel measured at the same time, in milliseconds.
    pub(crate) const fn add(&mut self, ms: u32, kernel: Option<u32>) {
        self.last[self.next % KEPT] = Some(ms);
        self.next = (self.next + 1) % KEPT;
        self.kernel = kernel;
    }

    /// The round trip that is believed; none before the first measurement.
    pub(crate) fn trusted(&self) -> Option<u32> {
        let answered = self.last.iter().flatten().min().copied()?;
        Some(self.kernel.map_or(answered, |kernel| answered.min(kernel)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_of_the_last_eight_round_trips_counts() {
        let mut trips = RoundTrips::default();
        assert_eq!(trips.trusted(), None);
        trips.add(30, None);
        (0..7).for_each(|_| trips.add(900, None));
        assert_eq!(trips.trusted(), Some(30));
        trips.add(900, None);
        assert_eq!(trips.trusted(), Some(900));
    }

    #[test]
    fn a_player_who_always_answers_late_is_measured_by_the_kernel() {
        let mut trips = RoundTrips::default();
        trips.add(1000, Some(12));
        assert_eq!(trips.trusted(), Some(12));
        trips.add(10, Some(40));
        assert_eq!(trips.trusted(), Some(10));
    }
}
