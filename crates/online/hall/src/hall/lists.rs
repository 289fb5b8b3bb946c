//! Games as they are listed: a player's own, those that are played now, the lobby.

use std::sync::Arc;

use record::{GameId, PlayerId};
use store::{Search, Status, Store, Summary};

use super::Hall;
use crate::{
    people,
    refusal::{self, Refusal},
    shared::Shared,
    wire,
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
    ) -> Result<Vec<wire::GameCard>, Refusal> {
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
    ) -> Result<Vec<wire::GameCard>, Refusal> {
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
    pub async fn card(&self, game: GameId) -> Result<wire::GameCard, Refusal> {
        let summary = self.shared.store.summary(game).await?;
        card_of(&self.shared.store, game, &summary.ok_or(refusal::NO_SUCH_GAME)?).await
    }

    /// The live games that are played now.
    #[must_use]
    pub fn live_games(&self, most: usize) -> Vec<wire::GameCard> {
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
    pub async fn lobby(&self) -> Result<wire::LobbyView, Refusal> {
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

async fn card_of(store: &Store, id: GameId, summary: &Summary) -> Result<wire::GameCard, Refusal> {
    let terms = &summary.terms;
    let speed = terms.clock.speed();
    let [w, b] = people::meet(store, [summary.white, summary.black], terms.variant, speed).await?;
    Ok(wire::GameCard {
        id: id.to_string(),
        terms: terms.into(),
        speed: speed.code(),
        status: summary.status.id(),
        w: w.map(|(_, player)| player),
        b: b.map(|(_, player)| player),
        plies: summary.plies,
        to_act: summary.to_act.map(wire::Side::from),
        position: summary.position.clone(),
        score: summary.score.code(),
        by: summary.by.map(record::Ending::code),
        created: summary.created,
        updated: summary.updated,
        deadline: summary.deadline.filter(|_| !terms.clock.is_live()),
    })
}

pub(super) async fn lobby_view(shared: &Arc<Shared>) -> Result<wire::LobbyView, Refusal> {
    let mut open = Vec::new();
    for (id, summary) in shared.store.open_games(LISTED).await? {
        open.push(card_of(&shared.store, id, &summary).await?);
    }
    Ok(wire::LobbyView {
        seeks: shared.lobby.seeks(),
        games: shared.cards.best(LISTED as usize),
        open,
        online: shared.lobby.online(),
    })
}
