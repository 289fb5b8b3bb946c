//! Lists of games: those of a player, those that are being played, the lobby.

use protocol::{RefusalCode, Status};
use record::{GameId, PlayerId};
use store::{Search, Store, Summary};

use super::Hall;
use crate::{directory::ListedPlayers, live_games::LiveGames, lobby::Lobby, refusal::Refusal};

/// The number of games and of open games in the lobby.
const LISTED: u32 = 24;

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

    /// The numbers of live games, rooms and connections.
    #[must_use]
    pub fn counts(&self) -> Counts {
        Counts {
            games: self.live_games.len(),
            rooms: self.rooms.len(),
            connections: self.lobby.online(),
            set_aside: self.rooms.set_aside(),
        }
    }

    /// What the lobby shows.
    ///
    /// # Errors
    /// The store fails.
    pub async fn lobby(&self) -> Result<protocol::Lobby, Refusal> {
        lobby_view(&self.store, &self.lobby, &self.live_games).await
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

pub(super) async fn shown_one(
    store: &Store,
    id: GameId,
    summary: &Summary,
) -> Result<protocol::GameSummary, Refusal> {
    let players = ListedPlayers::of(store, [summary]).await?;
    Ok(shown_with(&players, id, summary))
}

async fn shown(
    store: &Store,
    games: &[(GameId, Summary)],
) -> Result<Vec<protocol::GameSummary>, Refusal> {
    let players = ListedPlayers::of(store, games.iter().map(|(_, game)| game)).await?;
    Ok(games.iter().map(|(id, game)| shown_with(&players, *id, game)).collect())
}

fn shown_with(players: &ListedPlayers, id: GameId, summary: &Summary) -> protocol::GameSummary {
    let terms = &summary.terms;
    let [w, b] = players.seated(summary);
    protocol::GameSummary {
        id,
        terms: *terms,
        speed: terms.clock.speed(),
        status: summary.status,
        w,
        b,
        private: summary.private,
        plies: summary.plies,
        to_act: summary.to_act,
        position: summary.position.clone(),
        score: summary.score,
        by: summary.by,
        created: summary.created,
        updated: summary.updated,
        deadline: summary.deadline.filter(|_| !terms.clock.is_live()),
    }
}

pub(super) async fn lobby_view(
    store: &Store,
    lobby: &Lobby,
    live_games: &LiveGames,
) -> Result<protocol::Lobby, Refusal> {
    let open = shown(store, &store.open_games(LISTED).await?).await?;
    Ok(protocol::Lobby {
        seeks: lobby.seeks(),
        games: live_games.best(LISTED as usize),
        open,
        online: lobby.online(),
        people: lobby.people(),
    })
}
