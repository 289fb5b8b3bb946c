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
    for action in position.legal_actions() {
        let mut next = *position;
        next.play_unchecked(action);
        // Most of the time goes into the last two depths: no call there.
        count +=
            if depth == 2 { next.legal_actions().len() as u64 } else { perft(&next, depth - 1) };
    }
    count
}

/// Counts like [`perft`], but makes every action, the last one too.
#[must_use]
pub fn perft_made<G: Game>(position: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    for action in position.legal_actions() {
        let mut next = *position;
        next.play_unchecked(action);
        count += if depth == 1 { made(&next) } else { perft_made(&next, depth - 1) };
    }
    count
}

/// One, but only after the position has really been computed.
#[inline(always)]
fn made<G>(position: &G) -> u64 {
    core::hint::black_box(position);
    1
}
