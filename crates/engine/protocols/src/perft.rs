use engine::Control;
use game::Game;
use variants::AnyGame;

/// Maximum depth; deeper counts would overflow before they finish.
pub(crate) const PERFT_MAX_DEPTH: u32 = 12;

/// Maximum depth at which a count is too short to need stopping.
const UNSTOPPED_DEPTH: u32 = 2;

/// Counts like [`AnyGame::perft`]; `None` if the count was stopped.
pub(crate) fn perft(game: &AnyGame, depth: u32, control: &dyn Control) -> Option<u64> {
    match game {
        AnyGame::Yinsh(game) => count(game.position(), depth, control),
        AnyGame::Gipf(game) => count(game.position(), depth, control),
        #[cfg(feature = "potentials")]
        AnyGame::Potentials(game) => count(game.position(), depth, control),
        _ => Some(game.perft(depth)),
    }
}

fn count<G: Game>(position: &G, depth: u32, control: &dyn Control) -> Option<u64> {
    if control.stopped() {
        return None;
    }
    if depth <= UNSTOPPED_DEPTH {
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

    use engine::{NoControl, Stopwatch, catalogue};
    use variants::Variant;

    use super::*;

    #[test]
    fn the_count_agrees_with_the_rules() {
        for variant in catalogue::variants() {
            let game = AnyGame::start(variant);
            assert_eq!(perft(&game, 3, &NoControl), Some(game.perft(3)));
        }
    }

    #[test]
    fn a_stopped_count_has_no_result() {
        let game = AnyGame::start(Variant::Yinsh);
        assert_eq!(perft(&game, PERFT_MAX_DEPTH, &Stopwatch::start(&AtomicBool::new(true))), None);
    }
}
