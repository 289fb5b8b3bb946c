//! Games whose rooms cannot be opened. They are set aside, so that they are reported once and not tried for ever.

use std::{
    collections::{HashMap, HashSet},
    sync::{Mutex, MutexGuard, PoisonError},
};

use record::GameId;

/// A room that panics so often while it runs is not opened again.
const MOST_PANICS: u32 = 3;

/// The games that are set aside until the server is started again.
#[derive(Debug, Default)]
pub(super) struct SetAside(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    games: HashSet<GameId>,
    panics: HashMap<GameId, u32>,
}

impl SetAside {
    pub(super) fn contains(&self, game: GameId) -> bool {
        self.state().games.contains(&game)
    }

    pub(super) fn len(&self) -> usize {
        self.state().games.len()
    }

    /// The room of a game could not be opened, whatever is tried.
    pub(super) fn insert(&self, game: GameId) {
        tracing::error!(game.id = %game, "Game {game} is set aside: its room cannot be opened");
        self.state().games.insert(game);
    }

    /// The room of a game has panicked. The next one may do better.
    pub(super) fn note_panic(&self, game: GameId) {
        tracing::error!(game.id = %game, "The room of game {game} has panicked");
        let count = {
            let mut state = self.state();
            let count = state.panics.entry(game).or_default();
            *count += 1;
            *count
        };
        if count >= MOST_PANICS {
            self.insert(game);
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_that_panics_again_and_again_is_set_aside() {
        let (games, game) = (SetAside::default(), GameId::from_random(1));
        for _ in 0..2 {
            games.note_panic(game);
            assert!(!games.contains(game));
        }
        games.note_panic(game);
        assert!(games.contains(game));
        assert!(!games.contains(GameId::from_random(2)));
    }
}
