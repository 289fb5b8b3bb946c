//! Games as they are listed: a player's own, those that are played now, the lobby.

use std::sync::Arc;

use record::{GameId, PlayerId};
use store::{Search, Status, Store, Summary};

use super::Hall;
use crate::{
    people,
    refusal::{self, Refusal},
    shared::Shared,
};

/// How many games and open games a list shows.
const LISTED: u32 = 24;

impl Hall {
    /// The games of a player, the newest first.
    ///
    /// # Errors
    /// The store fails.
    pub async fn games_of(
        &self,
        player: PlayerId,
        status: Status,
    ) -> Result<Vec<protocol::GameSummary>, Refusal> {
        let search =
            Search { player: Some(player), status: Some(status), most: 100, ..Search::default() };
        let found = self.shared.store.search(search).await?;
        self.cards(found).await
    }

    /// Games as they are listed.
    ///
    /// # Errors
    /// The store fails.
    pub async fn cards(
        &self,
        games: Vec<(GameId, Summary)>,
    ) -> Result<Vec<protocol::GameSummary>, Refusal> {
        let mut cards = Vec::with_capacity(games.len());
        for (id, summary) in games {
            cards.push(card_of(&self.shared.store, id, &summary).await?);
        }
        Ok(cards)
    }

    /// A game as it is listed.
    ///
    /// # Errors
    /// There is no such game.
    pub async fn card(&self, game: GameId) -> Result<protocol::GameSummary, Refusal> {
        let summary = self.shared.store.summary(game).await?;
        card_of(&self.shared.store, game, &summary.ok_or(refusal::NO_SUCH_GAME)?).await
    }

    /// The live games that are played now.
    #[must_use]
    pub fn live_games(&self, most: usize) -> Vec<protocol::GameSummary> {
        self.shared.cards.best(most)
    }

    /// How many live games are played, and how many rooms and connections are open.
    #[must_use]
    pub fn counts(&self) -> Counts {
        Counts {
            games: self.shared.cards.len(),
            rooms: self.shared.rooms.len(),
            connections: self.shared.lobby.online(),
        }
    }

    /// What the lobby shows.
    ///
    /// # Errors
    /// The store fails.
    pub async fn lobby(&self) -> Result<protocol::Lobby, Refusal> {
        lobby_view(&self.shared).await
    }
}

/// How much goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Live games that are played.
    pub games: usize,
    /// Rooms that are open.
    pub rooms: usize,
    /// Connections.
    pub connections: usize,
}

async fn card_of(
    store: &Store,
    id: GameId,
    summary: &Summary,
) -> Result<protocol::GameSummary, Refusal> {
    let terms = &summary.terms;
    let speed = terms.clock.speed();
    let [w, b] = people::meet(store, [summary.white, summary.black], terms.variant, speed).await?;
    Ok(protocol::GameSummary {
        id,
        terms: *terms,
        speed,
        status: status(summary.status),
        w: w.map(|(_, player)| player),
        b: b.map(|(_, player)| player),
        plies: summary.plies,
        to_act: summary.to_act,
        position: summary.position.clone(),
        score: summary.score,
        by: summary.by,
        created: summary.created,
        updated: summary.updated,
        deadline: summary.deadline.filter(|_| !terms.clock.is_live()),
    })
}

const fn status(status: Status) -> protocol::Status {
    match status {
        Status::Waiting => protocol::Status::Waiting,
        Status::Playing => protocol::Status::Playing,
        Status::Ended => protocol::Status::Ended,
    }
}

pub(super) async fn lobby_view(shared: &Arc<Shared>) -> Result<protocol::Lobby, Refusal> {
    let mut open = Vec::new();
    for (id, summary) in shared.store.open_games(LISTED).await? {
        open.push(card_of(&shared.store, id, &summary).await?);
    }
    Ok(protocol::Lobby {
        seeks: shared.lobby.seeks(),
        games: shared.cards.best(LISTED as usize),
        open,
        online: shared.lobby.online(),
    })
}
