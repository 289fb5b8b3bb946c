//! Game lists: a player's games, games in progress, and the lobby.

use std::sync::Arc;

use protocol::{RefusalCode, Status};
use record::{GameId, PlayerId};
use store::{Search, Store, Summary};

use super::lobby_view::lobby_view;
use crate::{
    clock::Clock,
    limits::RESUMED_FINISHES_MAX,
    listed::{shown, shown_one},
    live_games::LiveGames,
    lobby::Lobby,
    open_games::OpenGames,
    refusal::Refusal,
    room::Services,
};

/// Lists of games: those of a player, those in progress, and the lobby.
#[derive(Clone, Debug)]
pub struct GameLists {
    store: Store,
    clock: Clock,
    lobby: Arc<Lobby>,
    live_games: Arc<LiveGames>,
    open_games: Arc<OpenGames>,
}

impl GameLists {
    pub(super) fn new(services: &Services) -> Self {
        let Services { store, clock, lobby, live_games, open_games, .. } = services.clone();
        Self { store, clock, lobby, live_games, open_games }
    }

    /// Returns the games that a player is playing, including private ones, the newest first.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn of(&self, player: PlayerId) -> Result<Vec<protocol::GameSummary>, Refusal> {
        self.summaries(self.store.games().in_progress(player, true).await?).await
    }

    /// Returns the public games that a player is playing, the newest first.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn public_of(&self, player: PlayerId) -> Result<Vec<protocol::GameSummary>, Refusal> {
        self.summaries(self.store.games().in_progress(player, false).await?).await
    }

    /// Returns a player's games that have ended, including private ones, the latest first.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub(super) async fn ended_of(
        &self,
        player: PlayerId,
    ) -> Result<Vec<protocol::GameSummary>, Refusal> {
        let search = Search {
            player: Some(player),
            status: Some(Status::Ended),
            private: true,
            limit: RESUMED_FINISHES_MAX,
            ..Search::default()
        };
        self.summaries(self.store.games().search(search).await?).await
    }

    /// Returns list entries for games.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn summaries(
        &self,
        games: Vec<(GameId, Summary)>,
    ) -> Result<Vec<protocol::GameSummary>, Refusal> {
        shown(&self.store, &games).await
    }

    /// Returns the list entry for a game.
    ///
    /// # Errors
    /// Fails if the game does not exist.
    pub async fn summary(&self, game: GameId) -> Result<protocol::GameSummary, Refusal> {
        let summary = self.store.games().summary(game).await?.ok_or(RefusalCode::NoSuchGame)?;
        shown_one(&self.store, game, &summary).await
    }

    /// Returns the live games in progress, the best first.
    #[must_use]
    pub fn live(&self, most: usize) -> Vec<protocol::GameSummary> {
        self.live_games.best(most)
    }

    /// Returns the contents of the lobby.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn lobby(&self) -> Result<protocol::Lobby, Refusal> {
        lobby_view(&self.lobby, &self.live_games, &self.open_games, self.clock.now()).await
    }
}
