//! Games whose rooms cannot be opened. They are set aside so that each is reported once and not retried forever.

use std::{
    collections::{HashMap, HashSet},
    sync::{Mutex, MutexGuard, PoisonError},
};

use record::GameId;

use crate::limits::PANICS_MAX;

/// The games set aside until the server restarts.
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

    /// Sets aside a game whose room cannot be opened.
    pub(super) fn insert(&self, game: GameId) {
        tracing::error!(game.id = %game, "Game {game} is set aside: its room cannot be opened");
        self.state().games.insert(game);
    }

    /// Records a panic in a game's room. After too many panics the game is set aside.
    pub(super) fn note_panic(&self, game: GameId) {
        tracing::error!(game.id = %game, "The room of game {game} has panicked");
        let count = {
            let mut state = self.state();
            let count = state.panics.entry(game).or_default();
            *count += 1;
            *count
        };
        if count >= PANICS_MAX {
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
    fn a_game_whose_room_panics_repeatedly_is_set_aside() {
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
