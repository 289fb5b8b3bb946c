//! State shared by all requests.

use std::{net::SocketAddr, num::NonZeroU32, sync::Arc};

use axum::http::HeaderMap;
use frontend::Site;
use hall::Hall;
use store::Store;
use tokio::sync::watch;

use crate::{
    config::Options,
    http::{
        base_url::base_url,
        concurrency::ConcurrencyLimit,
        downloads::Downloads,
        limits::{RECONNECT_DELAY, RECONNECT_ELSEWHERE_DELAY},
        problem::Problem,
        rates::{LimitKey, Rate, Rates},
    },
    identity::{credentials::OpenCredentials, recent_players::RecentPlayers, services::Identity},
    metrics::{self, Metrics},
};

/// State shared by all requests.
#[derive(Debug)]
pub(crate) struct App {
    /// Pages and files.
    pub(crate) site: Arc<Site>,
    /// Stored games and players.
    pub(crate) store: Store,
    /// Live games and the lobby.
    pub(crate) hall: Hall,
    /// Services that authenticate people.
    pub(crate) identity: Identity,
    /// Address on which the server listens.
    pub(crate) address: SocketAddr,
    /// Options of the server.
    pub(crate) options: Options,
    /// Rate limits.
    pub(crate) rates: Rates,
    /// Concurrency limit on requests, from their arrival until the response has been sent.
    pub(crate) requests: ConcurrencyLimit,
    /// Concurrency limit on open sockets.
    pub(crate) sockets: ConcurrencyLimit,
    /// Concurrency limit on open streams.
    pub(crate) streams: ConcurrencyLimit,
    /// Downloads in progress.
    pub(crate) downloads: Downloads,
    /// Concurrency limit on exports.
    pub(crate) exports: ConcurrencyLimit,
    /// Sessions and tokens with which sockets and streams were opened.
    pub(crate) credentials: OpenCredentials,
    /// Players recognised in the last seconds.
    pub(crate) recent_players: RecentPlayers,
    /// Metrics of this process.
    pub(crate) metrics: Metrics,
    /// Whether the server is shutting down.
    pub(crate) shutdown: watch::Sender<bool>,
    /// Whether clients are asked to reconnect, because the server is shutting down or because other nodes can serve them
    /// better.
    pub(crate) draining: watch::Sender<bool>,
}

/// State that handlers receive.
pub(crate) type SharedApp = Arc<App>;

impl App {
    pub(crate) fn new(
        site: Arc<Site>,
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
            requests: ConcurrencyLimit::default(),
            sockets: ConcurrencyLimit::default(),
            streams: ConcurrencyLimit::default(),
            downloads: Downloads::new(options.limits.downloads, options.limits.request * 2 / 3),
            exports: ConcurrencyLimit::default(),
            credentials: OpenCredentials::default(),
            recent_players: RecentPlayers::default(),
            metrics: Metrics::start(),
            shutdown: watch::Sender::new(false),
            draining: watch::Sender::new(false),
            options,
        }
    }

    /// Counts one request against a limit that protects passwords, email or the disk. All nodes share these limits.
    ///
    /// # Errors
    /// Fails if the limit is exceeded, with a problem that states when to try again, or if the database fails.
    pub(crate) async fn spend(
        &self,
        rate: Rate,
        key: impl Into<LimitKey> + Send,
    ) -> Result<(), Problem> {
        self.spend_many(rate, key, NonZeroU32::MIN).await
    }

    /// Counts several units at once: all of them or, if they would exceed the limit, none.
    ///
    /// # Errors
    /// Fails if the limit is exceeded, with a problem that states when to try again, or if the database fails.
    pub(crate) async fn spend_many(
        &self,
        rate: Rate,
        key: impl Into<LimitKey> + Send,
        times: NonZeroU32,
    ) -> Result<(), Problem> {
        let key = key.into();
        // A request that exceeds the limit of this node also exceeds the shared limit, so a flood does not reach the database.
        self.rates.spend_many(rate, key, times)?;
        let Some(what) = rate.shared().filter(|_| self.has_shared_limits()) else { return Ok(()) };
        let (who, now) = (key.digest(), self.hall.now());
        let spent = self
            .store
            .rate_limits()
            .spend_many(what, who, rate.allowance(), times.get(), now)
            .await?;
        spent.map_err(|often| Problem::too_many(often.wait.unsigned_abs() / 1000 + 1))
    }

    /// Drops counts that are no longer needed.
    pub(crate) async fn tidy(&self) {
        self.rates.tidy();
        self.metrics.tidy();
        if self.has_shared_limits()
            && let Err(error) = self.store.rate_limits().tidy(self.hall.now()).await
        {
            tracing::warn!(%error, "Deleting old rate-limit counts failed");
        }
    }

    /// Returns whether limits are counted in the database.
    const fn has_shared_limits(&self) -> bool {
        self.options.cluster.is_some() && self.options.limits.rates
    }

    /// Returns the site's address for links that are shared outside the site, as determined by [`base_url`].
    pub(crate) fn base_url(&self, headers: &HeaderMap) -> String {
        base_url(self.options.public_url.as_ref(), self.address, headers)
    }

    /// Returns the site's address for emails. The `Host` of a request is not used, since an attacker could choose it.
    pub(crate) fn mail_base_url(&self) -> String {
        self.base_url(&HeaderMap::new())
    }

    /// Returns all metrics in the Prometheus text format.
    pub(crate) fn metrics_text(&self) -> String {
        metrics::count_jobs(self.hall.workers(), &self.hall.job_counts());
        self.metrics.render(self.hall.counts())
    }

    /// Returns the delay after which clients should reconnect, in milliseconds. It is short in a cluster, where other nodes are
    /// available at once.
    pub(crate) fn reconnect_ms(&self) -> u32 {
        let is_cluster = self.options.cluster.is_some();
        let delay = if is_cluster { RECONNECT_ELSEWHERE_DELAY } else { RECONNECT_DELAY };
        delay.as_millis() as u32
    }

    /// Completes when the server begins to shut down.
    pub(crate) async fn shutdown_begun(&self) {
        self.shutdown.subscribe().wait_for(|begun| *begun).await.ok();
    }
}
