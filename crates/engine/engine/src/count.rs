use game::Game;
use search::Control;
use variants::AnyGame;

/// The deepest count that is begun: deeper ones would overflow before they end.
pub(crate) const DEEPEST: u32 = 12;

/// Below this depth a count is over before anybody could stop it.
const SHORT: u32 = 2;

/// Counts like [`AnyGame::perft`]; `None` if it was stopped.
pub(crate) fn perft(game: &AnyGame, depth: u32, control: &dyn Control) -> Option<u64> {
    match game {
        AnyGame::Yinsh(game) => count(game.position(), depth, control),
        AnyGame::Gipf(game) => count(game.position(), depth, control),
    }
}

fn count<G: Game>(position: &G, depth: u32, control: &dyn Control) -> Option<u64> {
    if control.stopped() {
        return None;
    }
    if depth <= SHORT {
        return Some(game::perft(position, depth));
    }
    let mut sum = 0_u64;
    for action in position.legal_actions() {
        let mut next = *position;
        next.play_unchecked(action);
        sum = sum.saturating_add(count(&next, depth - 1, control)?);
    }
    Some(sum)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use search::Free;
    use variants::Variant;

    use super::*;
    use crate::stopwatch::Stopwatch;

    #[test]
    fn it_counts_what_the_rules_count() {
        for variant in Variant::ALL {
            let game = AnyGame::start(variant);
            assert_eq!(perft(&game, 3, &Free), Some(game.perft(3)));
        }
    }

    #[test]
    fn a_count_that_is_stopped_has_no_answer() {
        let game = AnyGame::start(Variant::Yinsh);
        assert_eq!(perft(&game, DEEPEST, &Stopwatch::start(&AtomicBool::new(true))), None);
    }
}
