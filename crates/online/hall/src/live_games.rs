//! The live games that are being played, for lists.

use std::{
    cmp::Reverse,
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use protocol::{GameSummary, Player};
use record::{GameId, PlayerId};

/// A game that is being played, and who plays it.
#[derive(Clone, Debug)]
pub(crate) struct LiveGame {
    pub(crate) players: [Option<PlayerId>; 2],
    pub(crate) is_rated: bool,
    /// Lists do not show it.
    pub(crate) is_private: bool,
    pub(crate) summary: GameSummary,
}

/// All live games that are being played.
#[derive(Debug, Default)]
pub(crate) struct LiveGames(Mutex<HashMap<GameId, LiveGame>>);

impl LiveGames {
    pub(crate) fn put(&self, id: GameId, game: LiveGame) {
        self.games().insert(id, game);
    }

    pub(crate) fn remove(&self, id: GameId) {
        self.games().remove(&id);
    }

    pub(crate) fn len(&self) -> usize {
        self.games().len()
    }

    /// The rated game that a player is in.
    pub(crate) fn rated_game_of(&self, player: PlayerId) -> Option<GameId> {
        let games = self.games();
        let mut games = games.iter();
        let found = games.find(|(_, game)| game.is_rated && game.players.contains(&Some(player)));
        found.map(|(id, _)| *id)
    }

    /// The game of a player that everybody may watch.
    pub(crate) fn public_game_of(&self, player: PlayerId) -> Option<GameId> {
        let games = self.games();
        let mut games = games.iter().filter(|(_, game)| !game.is_private);
        let found = games.find(|(_, game)| game.players.contains(&Some(player)));
        found.map(|(id, _)| *id)
    }

    /// Whether a player plays one of them.
    pub(crate) fn is_playing(&self, player: PlayerId) -> bool {
        self.games().values().any(|game| game.players.contains(&Some(player)))
    }

    /// The best of those that are not private: strong players first, then those with the most turns.
    pub(crate) fn best(&self, most: usize) -> Vec<GameSummary> {
        let games = self.games();
        let mut order: Vec<&GameSummary> =
            games.values().filter(|game| !game.is_private).map(|game| &game.summary).collect();
        order.sort_by_key(|game| (Reverse((strength(game), game.plies)), game.created));
        order.into_iter().take(most).cloned().collect()
    }

    fn games(&self) -> MutexGuard<'_, HashMap<GameId, LiveGame>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn strength(game: &GameSummary) -> i32 {
    let of = |player: &Option<Player>| {
        player.as_ref().and_then(|player| player.rating).map_or(0, |rating| rating.rating)
    };
    of(&game.w) + of(&game.b)
}
