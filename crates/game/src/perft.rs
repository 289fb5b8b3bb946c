use crate::Game;

/// Counts the sequences of exactly `depth` actions; the last one is counted, not made.
///
/// A finished game has no sequences below it. Repetition needs a past and is not
/// looked at.
#[must_use]
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == 1 {
        return position.legal_actions().len() as u64;
    }
    let mut count = 0;
    position.legal_actions().for_each(|action| {
        let mut next = *position;
        next.play_unchecked(action);
        count += perft(&next, depth - 1);
    });
    count
}

/// Counts like [`perft`], but makes every action, the last one too.
#[must_use]
pub fn perft_made<G: Game>(position: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    position.legal_actions().for_each(|action| {
        let mut next = *position;
        next.play_unchecked(action);
        count += perft_made(&next, depth - 1);
    });
    count
}
