//! The games open to any player, cached so that they are not read for every page that shows them.

use std::{fmt, sync::Arc};

use cluster::{Broadcast, Cluster, Lists};
use protocol::{GameSummary, limits::millis};
use store::Store;

use crate::{
    cached::Cached,
    limits::{CLUSTER_OPEN_GAMES_CACHE_LIFETIME, OPEN_GAMES_CACHE_LIFETIME, OPEN_GAMES_MAX},
    listed::shown,
    metrics::Metrics,
    refusal::Refusal,
};

/// The games open to any player.
pub(crate) struct OpenGames {
    store: Store,
    metrics: Arc<dyn Metrics>,
    cluster: Option<Arc<Cluster>>,
    listed: Cached<Vec<GameSummary>>,
}

impl OpenGames {
    pub(crate) fn new(
        store: Store,
        metrics: Arc<dyn Metrics>,
        cluster: Option<Arc<Cluster>>,
    ) -> Self {
        let kept = if cluster.is_some() {
            millis(CLUSTER_OPEN_GAMES_CACHE_LIFETIME)
        } else {
            millis(OPEN_GAMES_CACHE_LIFETIME)
        };
        Self { store, metrics, cluster, listed: Cached::new(kept) }
    }

    /// Announces a change to a listed game or one of its players.
    pub(crate) fn changed(&self) {
        self.outdated();
        if let Some(cluster) = &self.cluster {
            cluster
                .announce(Broadcast::Changed { lists: Lists { open: true, ..Lists::default() } });
        }
    }

    /// Handles a change at another node.
    pub(crate) fn outdated(&self) {
        self.listed.changed();
    }

    /// Returns the newest open games.
    pub(crate) async fn list(&self, now: i64) -> Result<Arc<Vec<GameSummary>>, Refusal> {
        let read = async || {
            self.metrics.lobby_read();
            shown(&self.store, &self.store.games().joinable(OPEN_GAMES_MAX).await?).await
        };
        self.listed.get(now, read).await
    }
}

impl fmt::Debug for OpenGames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpenGames").field("listed", &self.listed).finish_non_exhaustive()
    }
}
