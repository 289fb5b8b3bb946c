//! Trusted estimate of the round-trip time to a player.

use crate::limits::ROUND_TRIPS_KEPT;

/// The latest round-trip times of a connection.
///
/// A player can answer late on purpose, to be credited for lag that does not exist, but cannot answer early. Therefore the
/// shortest recent round trip counts, or the kernel's measurement if it is shorter, since the player cannot influence that.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct RoundTrips {
    last: [Option<u32>; ROUND_TRIPS_KEPT],
    next: usize,
    kernel: Option<u32>,
}

impl RoundTrips {
    /// Adds a round-trip time measured by a ping to the player, and the kernel's measurement at that time, in milliseconds.
    pub(crate) const fn add(&mut self, ms: u32, kernel: Option<u32>) {
        self.last[self.next % ROUND_TRIPS_KEPT] = Some(ms);
        self.next = (self.next + 1) % ROUND_TRIPS_KEPT;
        self.kernel = kernel;
    }

    /// Returns the trusted round-trip time; `None` before the first measurement.
    pub(crate) fn trusted(&self) -> Option<u32> {
        let answered = self.last.iter().flatten().min().copied()?;
        Some(self.kernel.map_or(answered, |kernel| answered.min(kernel)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shortest_of_the_last_eight_round_trips_counts() {
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
