use crate::Game;

/// Counts the sequences of exactly `depth` legal actions, without playing the last action of each.
///
/// A finished game has no continuations. Repetition is ignored because it depends on past
/// positions.
///
/// ```
/// use gipf::{Position, Variant, perft};
///
/// let start = Position::start(Variant::Tournament);
/// assert_eq!([1, 2, 3].map(|depth| perft(&start, depth)), [18, 348, 14_304]);
/// ```
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
        // Most of the time is spent at the last two depths: avoid a call there.
        count +=
            if depth == 2 { next.legal_actions().len() as u64 } else { perft(&next, depth - 1) };
    }
    count
}

/// Counts like [`perft`], but plays every action, including the last one.
#[doc(hidden)]
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

/// Returns 1 and keeps the compiler from optimising the position away.
#[inline(always)]
fn made<G>(position: &G) -> u64 {
    core::hint::black_box(position);
    1
}
