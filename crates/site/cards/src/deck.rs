use crate::{Card, card::DAY};

/// A card that will still be remembered after so many days counts as known.
const KNOWN: f64 = 21.0;

/// Where somebody stands with their cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Standing {
    /// All cards.
    pub cards: usize,
    /// Those to look at by now, new ones included.
    pub due: usize,
    /// Those that were never looked at.
    pub new: usize,
    /// Those that will be remembered for three weeks.
    pub known: usize,
}

/// Counts cards.
#[must_use]
pub fn standing<'a>(cards: impl IntoIterator<Item = &'a Card>, now: i64) -> Standing {
    let mut standing = Standing::default();
    for card in cards {
        standing.cards += 1;
        standing.due += usize::from(card.is_due(now));
        match card.memory() {
            None => standing.new += 1,
            Some(memory) => standing.known += usize::from(memory.stability >= KNOWN),
        }
    }
    standing
}

/// How many cards come due on each of the next days, the first from now on with all that is due
/// already.
#[must_use]
pub fn forecast<'a>(
    cards: impl IntoIterator<Item = &'a Card>,
    now: i64,
    days: usize,
) -> Vec<usize> {
    let mut counts = vec![0; days];
    for card in cards {
        let wait = card.due().map_or(0, |due| due.saturating_sub(now).max(0));
        let day = usize::try_from(wait / DAY).unwrap_or(usize::MAX);
        if let Some(count) = counts.get_mut(day) {
            *count += 1;
        }
    }
    counts
}
