//! The games that anybody may join. They are read when they have changed, and not for every page that shows them.

use std::{fmt, sync::Arc};

use protocol::GameSummary;
use store::Store;

use crate::{
    cached::Cached,
    cluster::{
        Cluster,
        news::{Lists, News},
    },
    listed::shown,
    metrics::Metrics,
    refusal::Refusal,
};

/// The most that a list shows.
const LISTED: u32 = 24;
/// What another program has changed in the database is seen after so many milliseconds.
const KEPT: i64 = 60_000;
/// The same of several nodes, in case their message is lost.
const KEPT_AMONG_NODES: i64 = 5_000;

/// The games that anybody may join.
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
        let kept = if cluster.is_some() { KEPT_AMONG_NODES } else { KEPT };
        Self { store, metrics, cluster, listed: Cached::new(kept) }
    }

    /// Something has changed that the list shows: a game, or one of its players.
    pub(crate) fn changed(&self) {
        self.outdated();
        if let Some(cluster) = &self.cluster {
            cluster.announce(News::Changed { lists: Lists { open: true, ..Lists::default() } });
        }
    }

    /// Something has changed at another node.
    pub(crate) fn outdated(&self) {
        self.listed.changed();
    }

    /// The newest of them.
    pub(crate) async fn list(&self, now: i64) -> Result<Arc<Vec<GameSummary>>, Refusal> {
        let read = async || {
            self.metrics.lobby_read();
            shown(&self.store, &self.store.open_games(LISTED).await?).await
        };
        self.listed.get(now, read).await
    }
}

impl fmt::Debug for OpenGames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpenGames").field("listed", &self.listed).finish_non_exhaustive()
    }
}
