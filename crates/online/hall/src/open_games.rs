//! The games that anybody may join. They are read when they have changed, and not for every page that shows them.

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use protocol::GameSummary;
use store::Store;
use tokio::sync::Mutex;

use crate::{listed::shown, metrics::Metrics, refusal::Refusal};

/// The most that a list shows.
const LISTED: u32 = 24;
/// What another program has changed in the database is seen after so many milliseconds.
const KEPT: i64 = 60_000;

/// The games that anybody may join.
pub(crate) struct OpenGames {
    store: Store,
    metrics: Arc<dyn Metrics>,
    /// Grows with every change.
    version: AtomicU64,
    /// Locked while it is read, so that all who ask at once wait for one answer.
    listed: Mutex<Option<Listed>>,
}

/// A list as it was read.
#[derive(Debug)]
struct Listed {
    games: Vec<GameSummary>,
    version: u64,
    at: i64,
}

impl OpenGames {
    pub(crate) fn new(store: Store, metrics: Arc<dyn Metrics>) -> Self {
        Self { store, metrics, version: AtomicU64::new(0), listed: Mutex::new(None) }
    }

    /// Something has changed that the list shows: a game, or one of its players.
    pub(crate) fn changed(&self) {
        self.version.fetch_add(1, Ordering::AcqRel);
    }

    /// The newest of them.
    pub(crate) async fn list(&self, now: i64) -> Result<Vec<GameSummary>, Refusal> {
        let mut listed = self.listed.lock().await;
        // What changes while it is read makes the list old at once.
        let version = self.version.load(Ordering::Acquire);
        if let Some(known) = &*listed
            && known.version == version
            && now - known.at < KEPT
        {
            return Ok(known.games.clone());
        }
        self.metrics.lobby_read();
        let games = shown(&self.store, &self.store.open_games(LISTED).await?).await?;
        *listed = Some(Listed { games: games.clone(), version, at: now });
        Ok(games)
    }
}

impl fmt::Debug for OpenGames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpenGames").field("version", &self.version).finish_non_exhaustive()
    }
}
