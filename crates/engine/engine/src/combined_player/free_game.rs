use combined::CombinedGame;
use game::History;
use potentials::Position;
use variants::AnyGame;

/// Returns the GIPF game to search as if all potentials could be used freely.
pub(super) fn free_game(game: &CombinedGame) -> AnyGame {
    let part = game.gipf_part();
    // Positions that differ in the remaining challenges do not count as repetitions.
    if part.outcome().is_some() { of(*game.gipf()) } else { part }
}

/// Returns the GIPF game after the player to act has passed.
pub(super) fn passed_game(game: &CombinedGame) -> Option<AnyGame> {
    game.gipf().passed().map(of)
}

fn of(position: Position) -> AnyGame {
    AnyGame::Potentials(History::new(position))
}
