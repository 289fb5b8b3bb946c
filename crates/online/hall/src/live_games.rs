//! The live games in progress, for lists.

use std::{
    cmp::Reverse,
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use cluster::{Cluster, Playing};
use protocol::{GameSummary, Player};
use record::{GameId, PlayerId};

/// Number of best games that a node broadcasts: the maximum length of a list.
const BEST_GAMES_BROADCAST: usize = 60;

/// A game in progress and its players.
#[derive(Clone, Debug)]
pub(crate) struct LiveGame {
    pub(crate) players: [Option<PlayerId>; 2],
    /// Whether the game is hidden from lists.
    pub(crate) is_private: bool,
    /// Whether both have played a turn and at least one of them is present: only then is the game worth watching.
    pub(crate) is_lively: bool,
    pub(crate) summary: GameSummary,
}

/// All live games in progress: the games of this node, and the known games of other nodes.
#[derive(Debug)]
pub(crate) struct LiveGames {
    own: Mutex<HashMap<GameId, LiveGame>>,
    cluster: Option<Arc<Cluster>>,
    /// The games of all nodes as read from the store, while other nodes are silent.
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

    /// Notes whether a game is worth watching; returns whether that has changed.
    pub(crate) fn set_lively(&self, id: GameId, is_lively: bool) -> bool {
        self.games()
            .get_mut(&id)
            .is_some_and(|game| std::mem::replace(&mut game.is_lively, is_lively) != is_lively)
    }

    pub(crate) fn remove(&self, id: GameId) {
        self.games().remove(&id);
        if let Some(cluster) = &self.cluster {
            cluster.announce_over(id);
        }
    }

    /// Returns the number of games at this node.
    pub(crate) fn len(&self) -> usize {
        self.games().len()
    }

    /// Broadcasts the best games of this node.
    pub(crate) fn announce(&self) {
        if let Some(cluster) = &self.cluster
            && cluster.presence().has_others()
        {
            cluster.announce_best(self.own_best(BEST_GAMES_BROADCAST, |_| true));
        }
    }

    /// Sets the games read from the store, which are used while other nodes are silent.
    pub(crate) fn set_stored(&self, games: Option<Vec<GameSummary>>) {
        *self.stored.lock().unwrap_or_else(PoisonError::into_inner) = games;
    }

    /// Returns the public live game of a player, if any.
    pub(crate) fn public_game_of(&self, player: PlayerId) -> Option<GameId> {
        let games = self.games();
        let mut games = games.iter().filter(|(_, game)| !game.is_private);
        let found = games.find(|(_, game)| game.players.contains(&Some(player)));
        found.map(|(id, _)| *id).or_else(|| {
            let elsewhere = self.elsewhere(player);
            elsewhere.into_iter().find(|playing| !playing.private).map(|playing| playing.game)
        })
    }

    /// Returns whether a player is in a live game.
    pub(crate) fn is_playing(&self, player: PlayerId) -> bool {
        self.games().values().any(|game| game.players.contains(&Some(player)))
            || !self.elsewhere(player).is_empty()
    }

    /// Returns the games of a player at other nodes.
    fn elsewhere(&self, player: PlayerId) -> Vec<Playing> {
        self.cluster.as_ref().map_or_else(Vec::new, |cluster| cluster.presence().games_of(player))
    }

    /// Returns the best public games: those with the strongest players first, then those with the most turns.
    pub(crate) fn best(&self, most: usize) -> Vec<GameSummary> {
        let mut games = self.own_best(most, |_| true);
        if let Some(cluster) = &self.cluster {
            let stored = self.stored.lock().unwrap_or_else(PoisonError::into_inner).clone();
            self.add(&mut games, stored.unwrap_or_else(|| cluster.presence().best()));
        }
        ranked(games, most)
    }

    /// Returns the best public games worth watching, in the same order: those in which both players have played a turn and one
    /// of them is present. A player of a game at another node counts as present while they are connected to any other node.
    pub(crate) fn lively(&self, most: usize) -> Vec<GameSummary> {
        let mut games = self.own_best(most, |game| game.is_lively);
        if let Some(cluster) = &self.cluster {
            let stored = self.stored.lock().unwrap_or_else(PoisonError::into_inner).clone();
            let is_here = |game: &GameSummary| {
                let mut people = [&game.w, &game.b].into_iter().flatten();
                people.any(|player| cluster.presence().is_connected(player.id))
            };
            let mut others = match stored {
                // Other nodes are silent, so it is unknown who is connected to them.
                Some(stored) => stored,
                None => cluster.presence().best().into_iter().filter(is_here).collect(),
            };
            others.retain(|game| game.plies >= 2);
            self.add(&mut games, others);
        }
        ranked(games, most)
    }

    /// Adds the games of other nodes.
    fn add(&self, games: &mut Vec<GameSummary>, others: Vec<GameSummary>) {
        let own = self.games();
        games.extend(others.into_iter().filter(|game| !own.contains_key(&game.id)));
    }

    fn own_best(&self, most: usize, is_wanted: impl Fn(&LiveGame) -> bool) -> Vec<GameSummary> {
        let games = self.games();
        let wanted = games.values().filter(|game| !game.is_private && is_wanted(game));
        let mut order: Vec<&GameSummary> = wanted.map(|game| &game.summary).collect();
        order.sort_by_key(|game| rank(game));
        order.into_iter().take(most).cloned().collect()
    }

    fn games(&self) -> MutexGuard<'_, HashMap<GameId, LiveGame>> {
        self.own.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn ranked(mut games: Vec<GameSummary>, most: usize) -> Vec<GameSummary> {
    games.sort_by_key(rank);
    games.truncate(most);
    games
}

/// Returns the sort key of a game; the best games have the lowest keys.
fn rank(game: &GameSummary) -> (Reverse<(i32, u32)>, i64) {
    (Reverse((strength(game), game.plies)), game.created)
}

fn strength(game: &GameSummary) -> i32 {
    let of = |player: &Option<Player>| {
        player.as_ref().and_then(|player| player.rating).map_or(0, |rating| rating.rating)
    };
    of(&game.w) + of(&game.b)
}
