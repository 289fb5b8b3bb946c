//! What goes on by itself in a hall.

use std::{sync::Arc, time::Duration};

use protocol::ServerFrame;
use record::GameId;
use store::Store;
use tokio::{sync::mpsc, task::AbortHandle, time};

use super::{lists::lobby_view, nodes::Nodes};
use crate::{
    clock::Clock, cluster::Subjects, notifications::Notifications, outages::Outages,
    outbox::Outgoing, room::Services, rooms::Rooms,
};

/// How often the time is stored, so that an outage costs nobody more than this.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// How often a changed lobby is sent.
const NEWS: Duration = Duration::from_millis(1000);
/// How often games whose time is over are looked for.
const SWEEP: Duration = Duration::from_secs(5);

/// The background tasks of a hall; they end when this is dropped.
#[derive(Debug)]
pub(super) struct Tasks(Vec<AbortHandle>);

impl Tasks {
    pub(super) fn start(services: &Services, rooms: &Arc<Rooms>) -> Self {
        let Services { store, clock, notifications, .. } = services;
        let show = send_lobby(services.clone());
        let sweep =
            sweep(store.clone(), clock.clone(), Arc::clone(rooms), Arc::clone(notifications));
        Self(vec![tokio::spawn(show).abort_handle(), tokio::spawn(sweep).abort_handle()])
    }
}

impl Tasks {
    /// A server alone: its heartbeat.
    pub(super) fn alone(mut self, services: &Services) -> Self {
        let Services { store, clock, outages, .. } = services;
        let beat = beat(store.clone(), clock.clone(), Arc::clone(outages));
        self.0.push(tokio::spawn(beat).abort_handle());
        self
    }

    /// One of several nodes: its heartbeat, and what the others say.
    pub(super) fn among(mut self, nodes: &Nodes, subjects: Subjects) -> Self {
        self.0.push(tokio::spawn(nodes.clone().listen(subjects)).abort_handle());
        self.0.push(tokio::spawn(nodes.clone().look_for_lost()).abort_handle());
        self.0.push(tokio::spawn(nodes.clone().greet()).abort_handle());
        self.0.push(tokio::spawn(nodes.clone().beat()).abort_handle());
        self.0.push(tokio::spawn(nodes.clone().catch_up()).abort_handle());
        self
    }

    /// Carries out the errands of rooms too.
    pub(super) fn with_errands(
        mut self,
        rooms: &Arc<Rooms>,
        errands: mpsc::UnboundedReceiver<GameId>,
    ) -> Self {
        self.0.push(tokio::spawn(run_errands(Arc::clone(rooms), errands)).abort_handle());
        self
    }
}

impl Drop for Tasks {
    fn drop(&mut self) {
        self.0.iter().for_each(AbortHandle::abort);
    }
}

/// Wakes games in which something follows from what has happened in another one.
async fn run_errands(rooms: Arc<Rooms>, mut errands: mpsc::UnboundedReceiver<GameId>) {
    while let Some(game) = errands.recv().await {
        rooms.wake(game).await;
    }
}

/// Stores that the server is up.
async fn beat(store: Store, clock: Clock, outages: Arc<Outages>) {
    loop {
        time::sleep(HEARTBEAT).await;
        outages.last(clock.now());
        if let Err(error) = store.heartbeat(clock.now()).await {
            tracing::error!(%error, "The heartbeat could not be stored");
        }
    }
}

/// Sends the lobby to its readers when it has changed.
async fn send_lobby(services: Services) {
    let Services { lobby, live_games, open_games, clock, .. } = &services;
    loop {
        time::sleep(NEWS).await;
        // Without a store there is nothing new; it says so itself.
        lobby.tidy(clock.now()).await.ok();
        live_games.announce();
        if !lobby.has_readers() || !lobby.take_changed() {
            continue;
        }
        if let Ok(view) = lobby_view(lobby, live_games, open_games, clock.now()).await {
            lobby.send_list(&Outgoing::frame(&ServerFrame::Lobby(view)));
        }
    }
}

/// Wakes the games whose time is over and that nobody looks at.
async fn sweep(store: Store, clock: Clock, rooms: Arc<Rooms>, notifications: Arc<Notifications>) {
    loop {
        time::sleep(SWEEP).await;
        notifications.tidy();
        for game in store.due(clock.now(), 100).await.unwrap_or_default() {
            rooms.wake(game).await;
        }
    }
}
