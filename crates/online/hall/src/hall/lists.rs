//! Lists of games: those of a player, those that are being played, the lobby.

use protocol::{RefusalCode, Status};
use record::{GameId, PlayerId};
use store::{Search, Summary};

use super::Hall;
use crate::{
    listed::{shown, shown_one},
    live_games::LiveGames,
    lobby::Lobby,
    open_games::OpenGames,
    refusal::Refusal,
};

/// The number of games in the lobby.
const LISTED: usize = 24;

impl Hall {
    /// The games of a player for themselves, with their private ones, the newest first.
    ///
    /// # Errors
    /// The store fails.
    pub async fn games_of(
        &self,
        player: PlayerId,
        status: Status,
    ) -> Result<Vec<protocol::GameSummary>, Refusal> {
        self.list_of(player, status, true).await
    }

    /// The games of a player that everybody may see, the newest first.
    ///
    /// # Errors
    /// The store fails.
    pub async fn public_games_of(
        &self,
        player: PlayerId,
        status: Status,
    ) -> Result<Vec<protocol::GameSummary>, Refusal> {
        self.list_of(player, status, false).await
    }

    async fn list_of(
        &self,
        player: PlayerId,
        status: Status,
        private: bool,
    ) -> Result<Vec<protocol::GameSummary>, Refusal> {
        let search = Search {
            player: Some(player),
            status: Some(status),
            private,
            limit: 100,
            ..Search::default()
        };
        let found = self.store.search(search).await?;
        self.summaries(found).await
    }

    /// Games for a list.
    ///
    /// # Errors
    /// The store fails.
    pub async fn summaries(
        &self,
        games: Vec<(GameId, Summary)>,
    ) -> Result<Vec<protocol::GameSummary>, Refusal> {
        shown(&self.store, &games).await
    }

    /// A game for a list.
    ///
    /// # Errors
    /// There is no such game.
    pub async fn summary(&self, game: GameId) -> Result<protocol::GameSummary, Refusal> {
        let summary = self.store.summary(game).await?.ok_or(RefusalCode::NoSuchGame)?;
        shown_one(&self.store, game, &summary).await
    }

    /// The live games that are being played, the best first.
    #[must_use]
    pub fn live_games(&self, most: usize) -> Vec<protocol::GameSummary> {
        self.live_games.best(most)
    }

    /// The numbers of live games, rooms and connections of this node.
    #[must_use]
    pub fn counts(&self) -> Counts {
        Counts {
            games: self.live_games.len(),
            rooms: self.rooms.len(),
            connections: self.lobby.online_here(),
            set_aside: self.rooms.set_aside(),
        }
    }

    /// What the lobby shows.
    ///
    /// # Errors
    /// The store fails.
    pub async fn lobby(&self) -> Result<protocol::Lobby, Refusal> {
        lobby_view(&self.lobby, &self.live_games, &self.open_games, self.now()).await
    }
}

/// How much is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Live games that are being played.
    pub games: usize,
    /// Open rooms.
    pub rooms: usize,
    /// Open connections.
    pub connections: usize,
    /// Games that cannot be opened; the log names them.
    pub set_aside: usize,
}

/// Puts together what the lobby shows.
pub(super) async fn lobby_view(
    lobby: &Lobby,
    live_games: &LiveGames,
    open_games: &OpenGames,
    now: i64,
) -> Result<protocol::Lobby, Refusal> {
    Ok(protocol::Lobby {
        seeks: lobby.seeks(now).await?,
        games: live_games.best(LISTED),
        open: open_games.list(now).await?.to_vec(),
        online: lobby.online(),
        people: lobby.people(),
    })
}
