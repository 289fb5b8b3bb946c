//! What all requests share.

use std::{net::SocketAddr, sync::Arc};

use axum::http::HeaderMap;
use hall::Hall;
use store::Store;
use tokio::sync::watch;

use crate::{
    config::Options,
    http::{base_url::base_url, concurrency::Crowd, rates::Rates},
    identity::people::People,
    metrics::Meters,
    site::snapshot::Site,
};

/// What all requests share.
#[derive(Debug)]
pub(crate) struct App {
    /// Pages and files.
    pub(crate) site: Site,
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
        site: Site,
        store: Store,
        hall: Hall,
        people: People,
        address: SocketAddr,
        options: Options,
    ) -> Self {
        Self {
            site,
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

    /// The address of the site for links that leave it, as [`base_url`] finds it.
    pub(crate) fn base_url(&self, asked: &HeaderMap) -> String {
        base_url(self.options.public_url.as_ref(), self.address, asked)
    }

    /// The address of the site for mail. The host that a visitor asked for is not used: somebody else could have chosen it.
    pub(crate) fn mail_base_url(&self) -> String {
        self.base_url(&HeaderMap::new())
    }

    /// Everything that is measured, in the text format of Prometheus.
    pub(crate) fn metrics_text(&self) -> String {
        self.meters.render(self.hall.counts())
    }

    /// Done when the server begins to end.
    pub(crate) async fn ended(&self) {
        self.ending.subscribe().wait_for(|ended| *ended).await.ok();
    }
}
