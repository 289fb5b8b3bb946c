use std::{collections::BTreeSet, time::Duration};

use crate::{Grade, Memory};

/// Length of a day in milliseconds.
pub const DAY_MS: i64 = 86_400_000;

/// Delay before a card that was not remembered is shown again.
const RELEARN_DELAY: Duration = Duration::from_secs(600);

/// One review of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Review {
    /// Time in milliseconds since 1970.
    pub at: i64,
    /// Grade of the answer.
    pub grade: Grade,
}

/// Reviews of one position, ordered by time. A review counts once, even if it arrives from several
/// devices.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Card {
    reviews: BTreeSet<Review>,
}

impl Card {
    /// Adds a review; reviews may be added in any order.
    pub fn add(&mut self, review: Review) {
        self.reviews.insert(review);
    }

    /// Merges the reviews of the same card from another device.
    pub fn join(&mut self, other: &Self) {
        self.reviews.extend(&other.reviews);
    }

    /// Returns all reviews, oldest first.
    pub fn reviews(&self) -> impl ExactSizeIterator<Item = Review> {
        self.reviews.iter().copied()
    }

    /// Returns the last review.
    #[must_use]
    pub fn last(&self) -> Option<Review> {
        self.reviews.last().copied()
    }

    /// Returns the memory state after the last review; `None` before the first.
    #[must_use]
    pub fn memory(&self) -> Option<Memory> {
        let mut reviews = self.reviews.iter();
        let first = reviews.next()?;
        let start = (Memory::first(first.grade), first.at);
        let (memory, _) = reviews.fold(start, |(memory, last), review| {
            (memory.after(days_between(last, review.at), review.grade), review.at)
        });
        Some(memory)
    }

    /// Returns the time at which the card is due; `None` before the first review, when it is always due.
    #[must_use]
    pub fn due(&self) -> Option<i64> {
        let last = self.last()?;
        let wait = match last.grade {
            Grade::Again => RELEARN_DELAY.as_millis() as i64,
            _ => i64::from(self.memory()?.interval()) * DAY_MS,
        };
        Some(last.at.saturating_add(wait))
    }

    /// Returns whether the card is due.
    #[must_use]
    pub fn is_due(&self, now: i64) -> bool {
        self.due().is_none_or(|due| due <= now)
    }
}

/// Returns the number of whole days between two times, as used in the formulas.
fn days_between(earlier: i64, later: i64) -> u32 {
    let days = later.saturating_sub(earlier).max(0) / DAY_MS;
    u32::try_from(days).unwrap_or(u32::MAX)
}
