//! Opening games after an outage so that the lost time is not charged to any player.

use std::sync::Arc;

use protocol::Status;
use record::{GameId, Speed};
use store::{Search, Store};

use crate::{request::Request, rooms::Rooms};

/// Opens games and waits until each has stored the outage that preceded the start of the server.
pub(crate) async fn repair(rooms: &Arc<Rooms>, games: &[GameId]) {
    // All games start opening before the first one is awaited.
    for game in games {
        rooms.wake(*game).await;
    }
    for game in games {
        if let Err(refusal) = rooms.ask::<()>(*game, Request::Wake).await {
            tracing::error!(game.id = %game, code = refusal.code(), "Game {game} cannot be opened");
        }
    }
}

/// Opens all correspondence games once so that a long outage is not charged to their players either.
pub(crate) async fn mend_correspondence(
    store: &Store,
    rooms: &Arc<Rooms>,
) -> Result<(), store::StoreError> {
    let mut search = Search {
        status: Some(Status::Playing),
        private: true,
        speed: Some(Speed::Correspondence),
        limit: 500,
        ..Search::default()
    };
    loop {
        let found = store.games().search(search.clone()).await?;
        let Some((last, _)) = found.last() else { return Ok(()) };
        search.before = Some(*last);
        let games: Vec<GameId> = found.into_iter().map(|(game, _)| game).collect();
        repair(rooms, &games).await;
    }
}
