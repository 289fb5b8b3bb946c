use combined::{CombinedGame, Step};
use game::History;
use potentials::Position;
use variants::AnyGame;

/// GIPF as if all potentials were free, with its past as far as the last pass: passing is no turn
/// of GIPF alone.
pub(super) fn free_game(game: &CombinedGame) -> AnyGame {
    let mut replayed = game.restarted();
    let mut free = History::new(*replayed.gipf());
    for &step in game.steps() {
        let declared = replayed.declared();
        // They have been taken from the same start before.
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
    // A repetition that the challenges left tell apart is none.
    if free.outcome().is_some() { of(*game.gipf()) } else { AnyGame::Potentials(free) }
}

/// GIPF after the player to act has passed.
pub(super) fn passed_game(game: &CombinedGame) -> Option<AnyGame> {
    game.gipf().passed().map(of)
}

fn of(position: Position) -> AnyGame {
    AnyGame::Potentials(History::new(position))
}
