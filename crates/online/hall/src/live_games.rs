//! The live games that are being played, for lists.

use std::{
    cmp::Reverse,
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use protocol::{GameSummary, Player};
use record::{GameId, PlayerId};

use crate::cluster::{Cluster, news::Playing};

/// The number of its best games that a node tells the others: as many as any list shows.
const TOLD: usize = 60;

/// A game that is being played, and who plays it.
#[derive(Clone, Debug)]
pub(crate) struct LiveGame {
    pub(crate) players: [Option<PlayerId>; 2],
    /// Lists do not show it.
    pub(crate) is_private: bool,
    pub(crate) summary: GameSummary,
}

/// All live games that are being played: those of this node, and what is known of those of others.
#[derive(Debug)]
pub(crate) struct LiveGames {
    own: Mutex<HashMap<GameId, LiveGame>>,
    cluster: Option<Arc<Cluster>>,
    /// While other nodes cannot be heard: what the store knows of all games.
    stored: Mutex<Option<Vec<GameSummary>>>,
}

impl LiveGames {
    pub(crate) fn new(cluster: Option<Arc<Cluster>>) -> Self {
        Self { own: Mutex::default(), cluster, stored: Mutex::default() }
    }

    pub(crate) fn put(&self, id: GameId, game: LiveGame) {
        let (players, private) = (game.players, game.is_private);
        self.games().insert(id, game);
        if let Some(cluster) = &self.cluster {
            cluster.announce_game(Playing { game: id, players, private });
        }
    }

    pub(crate) fn remove(&self, id: GameId) {
        self.games().remove(&id);
        if let Some(cluster) = &self.cluster {
            cluster.announce_over(id);
        }
    }

    /// The number of those at this node.
    pub(crate) fn len(&self) -> usize {
        self.games().len()
    }

    /// Tells the other nodes which are the best of this one.
    pub(crate) fn announce(&self) {
        if let Some(cluster) = &self.cluster
            && cluster.register().has_others()
        {
            cluster.announce_best(self.own_best(TOLD));
        }
    }

    /// What the store knows of all games, while other nodes cannot be heard.
    pub(crate) fn set_stored(&self, games: Option<Vec<GameSummary>>) {
        *self.stored.lock().unwrap_or_else(PoisonError::into_inner) = games;
    }

    /// The game of a player that everybody may watch.
    pub(crate) fn public_game_of(&self, player: PlayerId) -> Option<GameId> {
        let games = self.games();
        let mut games = games.iter().filter(|(_, game)| !game.is_private);
        let found = games.find(|(_, game)| game.players.contains(&Some(player)));
        found.map(|(id, _)| *id).or_else(|| {
            let elsewhere = self.elsewhere(player);
            elsewhere.into_iter().find(|playing| !playing.private).map(|playing| playing.game)
        })
    }

    /// Whether a player plays one of them.
    pub(crate) fn is_playing(&self, player: PlayerId) -> bool {
        self.games().values().any(|game| game.players.contains(&Some(player)))
            || !self.elsewhere(player).is_empty()
    }

    /// The games of a player at other nodes.
    fn elsewhere(&self, player: PlayerId) -> Vec<Playing> {
        self.cluster.as_ref().map_or_else(Vec::new, |cluster| cluster.register().games_of(player))
    }

    /// The best of those that are not private: strong players first, then those with the most turns.
    pub(crate) fn best(&self, most: usize) -> Vec<GameSummary> {
        let mut games = self.own_best(most);
        if let Some(cluster) = &self.cluster {
            let stored = self.stored.lock().unwrap_or_else(PoisonError::into_inner).clone();
            let others = stored.unwrap_or_else(|| cluster.register().best());
            let own = self.games();
            games.extend(others.into_iter().filter(|game| !own.contains_key(&game.id)));
        }
        games.sort_by_key(rank);
        games.truncate(most);
        games
    }

    fn own_best(&self, most: usize) -> Vec<GameSummary> {
        let games = self.games();
        let mut order: Vec<&GameSummary> =
            games.values().filter(|game| !game.is_private).map(|game| &game.summary).collect();
        order.sort_by_key(|game| rank(game));
        order.into_iter().take(most).cloned().collect()
    }

    fn games(&self) -> MutexGuard<'_, HashMap<GameId, LiveGame>> {
        self.own.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The best have the lowest.
fn rank(game: &GameSummary) -> (Reverse<(i32, u32)>, i64) {
    (Reverse((strength(game), game.plies)), game.created)
}

fn strength(game: &GameSummary) -> i32 {
    let of = |player: &Option<Player>| {
        player.as_ref().and_then(|player| player.rating).map_or(0, |rating| rating.rating)
    };
    of(&game.w) + of(&game.b)
}
