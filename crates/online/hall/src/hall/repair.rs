//! Opening games so that an outage is charged to nobody.

use std::sync::Arc;

use protocol::Status;
use record::{GameId, Speed};
use store::{Search, Store};

use crate::{room::Request, rooms::Rooms};

/// Opens games, and waits until each has stored the outage before the start.
pub(super) async fn repair(rooms: &Arc<Rooms>, games: &[GameId]) {
    // All of them begin before any is waited for.
    for game in games {
        rooms.wake(*game).await;
    }
    for game in games {
        if let Err(refusal) = rooms.ask(*game, |answer| Request::Ready { answer }).await {
            tracing::error!(game.id = %game, code = refusal.code(), "Game {game} cannot be opened");
        }
    }
}

/// Opens all games with days a turn once, so that a long outage is charged to nobody there either.
pub(super) async fn mend_correspondence(
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
        let found = store.search(search.clone()).await?;
        let Some((last, _)) = found.last() else { return Ok(()) };
        search.before = Some(*last);
        let games: Vec<GameId> = found.into_iter().map(|(game, _)| game).collect();
        repair(rooms, &games).await;
    }
}
