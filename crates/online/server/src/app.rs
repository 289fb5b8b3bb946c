//! What all requests share.

use std::{net::SocketAddr, sync::Arc};

use axum::http::HeaderMap;
use hall::Hall;
use store::Store;
use tokio::sync::watch;

use crate::{
    config::Options,
    http::{
        base_url::base_url,
        concurrency::ConcurrencyLimit,
        limits::{RECONNECT_ELSEWHERE_MS, RECONNECT_MS},
        problem::Problem,
        rates::{LimitKey, Rate, Rates},
    },
    identity::{credentials::OpenCredentials, services::Identity},
    metrics::{self, Metrics},
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
    /// How people are authenticated.
    pub(crate) identity: Identity,
    /// Where the server listens.
    pub(crate) address: SocketAddr,
    /// The options of the server.
    pub(crate) options: Options,
    /// How often something was done.
    pub(crate) rates: Rates,
    /// Open sockets.
    pub(crate) sockets: ConcurrencyLimit,
    /// Open streams.
    pub(crate) streams: ConcurrencyLimit,
    /// The sessions and tokens behind open sockets and streams.
    pub(crate) credentials: OpenCredentials,
    /// What is measured.
    pub(crate) metrics: Metrics,
    /// Whether the server ends.
    pub(crate) ending: watch::Sender<bool>,
    /// Whether clients are asked to connect again: the server ends, or other nodes serve them better.
    pub(crate) parting: watch::Sender<bool>,
}

/// What handlers get.
pub(crate) type SharedApp = Arc<App>;

impl App {
    pub(crate) fn new(
        site: Site,
        store: Store,
        hall: Hall,
        identity: Identity,
        address: SocketAddr,
        options: Options,
    ) -> Self {
        Self {
            site,
            store,
            hall,
            identity,
            address,
            rates: Rates::new(!options.limits.rates),
            sockets: ConcurrencyLimit::default(),
            streams: ConcurrencyLimit::default(),
            credentials: OpenCredentials::default(),
            metrics: Metrics::start(),
            ending: watch::Sender::new(false),
            parting: watch::Sender::new(false),
            options,
        }
    }

    /// Counts one request whose limit protects passwords or mail: all nodes have it together, whichever of them is asked.
    ///
    /// # Errors
    /// The limit is exceeded, and the problem says when to try again; or the database fails.
    pub(crate) async fn spend(
        &self,
        rate: Rate,
        key: impl Into<LimitKey> + Send,
    ) -> Result<(), Problem> {
        let key = key.into();
        // What is too much for one node is too much for all: a flood does not reach the database.
        self.rates.spend(rate, key)?;
        let Some(what) = rate.shared().filter(|_| self.has_shared_limits()) else { return Ok(()) };
        let (who, now) = (key.digest(), self.hall.now());
        let spent = self.store.spend(what, who, rate.allowance(), now).await?;
        spent.map_err(|often| Problem::too_many(often.wait.unsigned_abs() / 1000 + 1))
    }

    /// Drops counts that are no longer needed.
    pub(crate) async fn tidy(&self) {
        self.rates.tidy();
        self.metrics.tidy();
        if self.has_shared_limits()
            && let Err(error) = self.store.tidy_rate_limits(self.hall.now()).await
        {
            tracing::warn!(%error, "Counts of limits could not be deleted");
        }
    }

    /// Whether limits are counted in the database.
    const fn has_shared_limits(&self) -> bool {
        self.options.cluster.is_some() && self.options.limits.rates
    }

    /// The address of the site for links that leave it, as [`base_url`] finds it.
    pub(crate) fn base_url(&self, headers: &HeaderMap) -> String {
        base_url(self.options.public_url.as_ref(), self.address, headers)
    }

    /// The address of the site for mail. The `Host` of a request is not used: an attacker could have chosen it.
    pub(crate) fn mail_base_url(&self) -> String {
        self.base_url(&HeaderMap::new())
    }

    /// Everything that is measured, in the text format of Prometheus.
    pub(crate) fn metrics_text(&self) -> String {
        metrics::count_jobs(self.hall.workers(), &self.hall.job_counts());
        self.metrics.render(self.hall.counts())
    }

    /// After how many milliseconds clients should connect again. Other nodes are there at once.
    pub(crate) fn reconnect_ms(&self) -> u32 {
        if self.options.cluster.is_some() { RECONNECT_ELSEWHERE_MS } else { RECONNECT_MS }
    }

    /// Done when the server begins to end.
    pub(crate) async fn ended(&self) {
        self.ending.subscribe().wait_for(|ended| *ended).await.ok();
    }
}
