//! The games that anybody may join. They are read when they have changed, and not for every page that shows them.

use std::{fmt, sync::Arc};

use protocol::GameSummary;
use store::Store;

use crate::{cached::Cached, listed::shown, metrics::Metrics, refusal::Refusal};

/// The most that a list shows.
const LISTED: u32 = 24;
/// What another program has changed in the database is seen after so many milliseconds.
const KEPT: i64 = 60_000;

/// The games that anybody may join.
pub(crate) struct OpenGames {
    store: Store,
    metrics: Arc<dyn Metrics>,
    listed: Cached<Vec<GameSummary>>,
}

impl OpenGames {
    pub(crate) fn new(store: Store, metrics: Arc<dyn Metrics>) -> Self {
        Self { store, metrics, listed: Cached::new(KEPT) }
    }

    /// Something has changed that the list shows: a game, or one of its players.
    pub(crate) fn changed(&self) {
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
