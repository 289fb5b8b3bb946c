use crate::{Card, card::DAY_MS};

/// Minimum stability, in days, of a card that counts as known.
const KNOWN_STABILITY: f64 = 21.0;

/// Summary of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Standing {
    /// Number of cards.
    pub cards: usize,
    /// Number of cards due now, including new ones.
    pub due: usize,
    /// Number of cards never reviewed.
    pub new: usize,
    /// Number of cards that are likely to be remembered for at least three weeks.
    pub known: usize,
}

/// Summarises a set of cards.
#[must_use]
pub fn standing<'a>(cards: impl IntoIterator<Item = &'a Card>, now: i64) -> Standing {
    let mut standing = Standing::default();
    for card in cards {
        standing.cards += 1;
        standing.due += usize::from(card.is_due(now));
        match card.memory() {
            None => standing.new += 1,
            Some(memory) => standing.known += usize::from(memory.stability >= KNOWN_STABILITY),
        }
    }
    standing
}

/// Returns the number of cards that become due on each of the coming days. The first day starts now
/// and includes all cards that are already due.
#[must_use]
pub fn forecast<'a>(
    cards: impl IntoIterator<Item = &'a Card>,
    now: i64,
    days: usize,
) -> Vec<usize> {
    let mut counts = vec![0; days];
    for card in cards {
        let wait = card.due().map_or(0, |due| due.saturating_sub(now).max(0));
        let day = usize::try_from(wait / DAY_MS).unwrap_or(usize::MAX);
        if let Some(count) = counts.get_mut(day) {
            *count += 1;
        }
    }
    counts
}
