use combined::{CombinedGame, Step};
use game::History;
use potentials::Position;
use variants::AnyGame;

/// Returns the GIPF game as if all potentials could be used freely, with its history from the last
/// pass on, because plain GIPF has no passes.
pub(super) fn free_game(game: &CombinedGame) -> AnyGame {
    let mut replayed = game.restarted();
    let mut free = History::new(*replayed.gipf());
    for &step in game.steps() {
        let declared = replayed.declared();
        // The same steps have already been played from the same start.
        if replayed.play(step).is_err() {
            break;
        }
        let action = match step {
            Step::Action(action) => Some(action),
            Step::Pass => None,
            _ => declared,
        };
        if free.position() == replayed.gipf() {
            continue;
        }
        let played = action.is_some_and(|action| free.try_play(action).is_ok());
        if !played {
            free = History::new(*replayed.gipf());
        }
    }
    // Positions that differ in the remaining challenges do not count as repetitions.
    if free.outcome().is_some() { of(*game.gipf()) } else { AnyGame::Potentials(free) }
}

/// Returns the GIPF game after the player to act has passed.
pub(super) fn passed_game(game: &CombinedGame) -> Option<AnyGame> {
    game.gipf().passed().map(of)
}

fn of(position: Position) -> AnyGame {
    AnyGame::Potentials(History::new(position))
}
