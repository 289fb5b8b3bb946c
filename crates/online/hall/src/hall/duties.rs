//! What goes on by itself in a hall.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use protocol::ServerFrame;
use record::Speed;
use store::{Search, Status};
use tokio::time;

use super::lists::lobby_view;
use crate::{outbox::Outgoing, room::Ask, shared::Shared};

/// How often the time is written down, so that an outage costs nobody more than this.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// How often the list of the lobby is shown anew when it has changed.
const NEWS: Duration = Duration::from_millis(1000);
/// How often games whose time is over are looked for.
const SWEEP: Duration = Duration::from_secs(5);

/// Opens all games with days a turn once, so that a long outage is charged to nobody there either.
pub(super) async fn mend_correspondence(shared: &Arc<Shared>) -> Result<(), store::StoreError> {
    let mut search = Search {
        status: Some(Status::Playing),
        speed: Some(Speed::Correspondence),
        most: 500,
        ..Search::default()
    };
    loop {
        let found = shared.store.search(search.clone()).await?;
        let Some((last, _)) = found.last() else { return Ok(()) };
        search.before = Some(*last);
        for (game, _) in found {
            shared.hand(game, Ask::Wake).await;
        }
    }
}

/// Writes down that the server is there.
pub(super) async fn beat(shared: Weak<Shared>) {
    loop {
        time::sleep(HEARTBEAT).await;
        let Some(shared) = shared.upgrade() else { return };
        if let Err(error) = shared.store.heartbeat(shared.clock.now()).await {
            tracing::error!(%error, "The heartbeat could not be stored");
        }
    }
}

/// Shows the lobby to those who look at it, when it has changed.
pub(super) async fn show_lobby(shared: Weak<Shared>) {
    loop {
        time::sleep(NEWS).await;
        let Some(shared) = shared.upgrade() else { return };
        shared.lobby.tidy(shared.clock.now());
        if !shared.lobby.has_readers() || !shared.lobby.take_changed() {
            continue;
        }
        if let Ok(view) = lobby_view(&shared).await {
            shared.lobby.show(&Outgoing::frame(&ServerFrame::Lobby(view)));
        }
    }
}

/// Wakes the games whose time is over and that nobody looks at.
pub(super) async fn sweep(shared: Weak<Shared>) {
    loop {
        time::sleep(SWEEP).await;
        let Some(shared) = shared.upgrade() else { return };
        shared.notices.tidy();
        let due = shared.store.due(shared.clock.now(), 100).await.unwrap_or_default();
        for game in due {
            shared.hand(game, Ask::Wake).await;
        }
    }
}
