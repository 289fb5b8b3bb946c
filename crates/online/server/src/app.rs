//! What all requests share.

use std::{net::SocketAddr, sync::Arc};

use hall::Hall;
use store::Store;
use tokio::sync::watch;

use crate::{
    config::Options,
    http::{concurrency::Crowd, rates::Rates},
    identity::people::People,
    metrics::Meters,
    site::snapshot::Shelf,
};

/// What all requests share.
#[derive(Debug)]
pub(crate) struct App {
    /// Pages and files.
    pub(crate) shelf: Shelf,
    /// Games and players, as they are kept.
    pub(crate) store: Store,
    /// Where people play.
    pub(crate) hall: Hall,
    /// How people are known again.
    pub(crate) people: People,
    /// Where the server listens.
    pub(crate) address: SocketAddr,
    /// What the server was told.
    pub(crate) options: Options,
    /// How often something was done.
    pub(crate) rates: Rates,
    /// Open sockets.
    pub(crate) sockets: Crowd,
    /// Open streams.
    pub(crate) streams: Crowd,
    /// What is measured.
    pub(crate) meters: Meters,
    /// Whether the server ends.
    pub(crate) ending: watch::Sender<bool>,
}

/// What handlers get.
pub(crate) type SharedApp = Arc<App>;

impl App {
    pub(crate) fn new(
        shelf: Shelf,
        store: Store,
        hall: Hall,
        people: People,
        address: SocketAddr,
        options: Options,
    ) -> Self {
        Self {
            shelf,
            store,
            hall,
            people,
            address,
            rates: Rates::new(!options.limits.rates),
            sockets: Crowd::default(),
            streams: Crowd::default(),
            meters: Meters::start(),
            ending: watch::Sender::new(false),
            options,
        }
    }

    /// Done when the server begins to end.
    pub(crate) async fn ended(&self) {
        self.ending.subscribe().wait_for(|ended| *ended).await.ok();
    }
}
