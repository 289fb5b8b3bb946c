//! Game lists: a player's games, games in progress, and the lobby.

use protocol::{RefusalCode, Status};
use record::{GameId, PlayerId};
use store::{Search, Summary};

use super::{Hall, lobby_view::lobby_view};
use crate::{
    limits::RESUMED_FINISHES_MAX,
    listed::{shown, shown_one},
    refusal::Refusal,
};

impl Hall {
    /// Returns the games that a player is playing, including private ones, the newest first.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn games_of(&self, player: PlayerId) -> Result<Vec<protocol::GameSummary>, Refusal> {
        self.summaries(self.store.games().in_progress(player, true).await?).await
    }

    /// Returns the public games that a player is playing, the newest first.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn public_games_of(
        &self,
        player: PlayerId,
    ) -> Result<Vec<protocol::GameSummary>, Refusal> {
        self.summaries(self.store.games().in_progress(player, false).await?).await
    }

    /// Returns a player's games that have ended, including private ones, the latest first.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub(super) async fn ended_games_of(
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
    pub fn live_games(&self, most: usize) -> Vec<protocol::GameSummary> {
        self.live_games.best(most)
    }

    /// Returns the numbers of live games, rooms and connections of this node.
    #[must_use]
    pub fn counts(&self) -> Counts {
        Counts {
            games: self.live_games.len(),
            rooms: self.rooms.len(),
            connections: self.lobby.online_here(),
            set_aside: self.rooms.set_aside(),
        }
    }

    /// Returns the contents of the lobby.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn lobby(&self) -> Result<protocol::Lobby, Refusal> {
        lobby_view(&self.lobby, &self.live_games, &self.open_games, self.now()).await
    }
}

/// Activity counts of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Live games in progress.
    pub games: usize,
    /// Open rooms.
    pub rooms: usize,
    /// Open connections.
    pub connections: usize,
    /// Games whose rooms cannot be opened; the server's log names them.
    pub set_aside: usize,
}
