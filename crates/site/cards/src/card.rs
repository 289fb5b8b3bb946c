use std::collections::BTreeSet;

use crate::{Grade, Memory};

/// A day in milliseconds.
pub const DAY: i64 = 86_400_000;

/// What was not remembered is asked again after so many milliseconds.
const SOON: i64 = 600_000;

/// One look at a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Review {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// How well it went.
    pub grade: Grade,
}

/// The reviews of one position, by their times. The same review counts once, wherever it comes
/// from.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Card {
    reviews: BTreeSet<Review>,
}

impl Card {
    /// Adds a review, in whatever order they come.
    pub fn add(&mut self, review: Review) {
        self.reviews.insert(review);
    }

    /// Adds the reviews of the same card from another device.
    pub fn join(&mut self, other: &Self) {
        self.reviews.extend(&other.reviews);
    }

    /// All reviews, the oldest first.
    pub fn reviews(&self) -> impl ExactSizeIterator<Item = Review> {
        self.reviews.iter().copied()
    }

    /// The last review.
    #[must_use]
    pub fn last(&self) -> Option<Review> {
        self.reviews.last().copied()
    }

    /// What is remembered after the last review; `None` before the first.
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

    /// When it should be looked at again; `None` before the first review, when it always may be.
    #[must_use]
    pub fn due(&self) -> Option<i64> {
        let last = self.last()?;
        let wait = match last.grade {
            Grade::Again => SOON,
            _ => i64::from(self.memory()?.interval()) * DAY,
        };
        Some(last.at.saturating_add(wait))
    }

    /// Whether it should be looked at by now.
    #[must_use]
    pub fn is_due(&self, now: i64) -> bool {
        self.due().is_none_or(|due| due <= now)
    }
}

/// Whole days, as the formulas count them.
fn days_between(earlier: i64, later: i64) -> u32 {
    let days = later.saturating_sub(earlier).max(0) / DAY;
    u32::try_from(days).unwrap_or(u32::MAX)
}
