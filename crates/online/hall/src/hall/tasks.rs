//! Background tasks of a hall.

use std::sync::Arc;

use protocol::ServerFrame;
use record::GameId;
use store::Store;
use tokio::{sync::mpsc, task::AbortHandle, time};

use super::lobby_view::lobby_view;
use crate::{
    clock::Clock,
    limits::{LOBBY_INTERVAL, STORE_HEARTBEAT_INTERVAL, SWEEP_INTERVAL},
    notifications::Notifications,
    outages::Outages,
    outbox::Outgoing,
    room::Services,
    rooms::Rooms,
    untold::tell_paired,
};

/// Background tasks of a hall, aborted on drop.
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
    /// Adds the heartbeat of a single server.
    pub(super) fn alone(mut self, services: &Services) -> Self {
        let Services { store, clock, outages, .. } = services;
        let heartbeats = send_heartbeats(store.clone(), clock.clone(), Arc::clone(outages));
        self.0.push(tokio::spawn(heartbeats).abort_handle());
        self
    }

    /// Adds the tasks of a cluster node, which send heartbeats and handle messages from the other nodes.
    pub(super) fn with(mut self, node: Vec<AbortHandle>) -> Self {
        self.0.extend(node);
        self
    }

    /// Adds the task that wakes games on behalf of other games.
    pub(super) fn with_wake_ups(
        mut self,
        rooms: &Arc<Rooms>,
        wake_ups: mpsc::UnboundedReceiver<GameId>,
    ) -> Self {
        self.0.push(tokio::spawn(run_wake_ups(Arc::clone(rooms), wake_ups)).abort_handle());
        self
    }
}

impl Drop for Tasks {
    fn drop(&mut self) {
        self.0.iter().for_each(AbortHandle::abort);
    }
}

/// Wakes games that are affected by events in another game.
async fn run_wake_ups(rooms: Arc<Rooms>, mut wake_ups: mpsc::UnboundedReceiver<GameId>) {
    while let Some(game) = wake_ups.recv().await {
        rooms.wake(game).await;
    }
}

/// Stores the heartbeat of a single server.
async fn send_heartbeats(store: Store, clock: Clock, outages: Arc<Outages>) {
    loop {
        time::sleep(STORE_HEARTBEAT_INTERVAL).await;
        outages.look(clock.now());
        if let Err(error) = store.nodes().server_heartbeat(clock.now()).await {
            tracing::error!(%error, "The heartbeat could not be stored");
        }
    }
}

/// Sends the lobby to its readers when it has changed.
async fn send_lobby(services: Services) {
    let Services { lobby, live_games, open_games, clock, .. } = &services;
    loop {
        time::sleep(LOBBY_INTERVAL).await;
        // The store logs its errors itself; after a failure there is nothing new to send.
        lobby.tidy(clock.now()).await.ok();
        tell_paired(&services).await.ok();
        live_games.announce();
        if !lobby.has_readers() || !lobby.take_changed() {
            continue;
        }
        if let Ok(view) = lobby_view(lobby, live_games, open_games, clock.now()).await {
            lobby.send_list(&Outgoing::frame(&ServerFrame::Lobby(view)));
        }
    }
}

/// Wakes games whose time has run out and that have no followers.
async fn sweep(store: Store, clock: Clock, rooms: Arc<Rooms>, notifications: Arc<Notifications>) {
    loop {
        time::sleep(SWEEP_INTERVAL).await;
        notifications.tidy();
        for game in store.games().due(clock.now(), 100).await.unwrap_or_default() {
            rooms.wake(game).await;
        }
    }
}
