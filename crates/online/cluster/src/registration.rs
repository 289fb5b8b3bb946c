//! This node's entry in the database, which its heartbeats keep alive.

use std::sync::{
    Mutex, PoisonError,
    atomic::{AtomicBool, Ordering},
};

use store::{Heartbeat, NodeDescription, Store, StoreError};
use tokio::{sync::Mutex as AsyncMutex, time};

use crate::limits::LAST_HEARTBEAT_TIMEOUT;

/// This node's entry in the database.
#[derive(Debug)]
pub(crate) struct Registration {
    store: Store,
    node: NodeDescription,
    /// Whether this node has left the cluster for good.
    has_left: AtomicBool,
    /// Time since which this node has been without the database, if it has given up its games for that reason. A heartbeat would mark
    /// it as alive.
    given_up_since: Mutex<Option<i64>>,
    /// Lock held while a heartbeat is being stored.
    sending: AsyncMutex<()>,
}

impl Registration {
    pub(crate) fn new(store: Store, node: NodeDescription) -> Self {
        Self {
            store,
            node,
            has_left: AtomicBool::new(false),
            given_up_since: Mutex::default(),
            sending: AsyncMutex::default(),
        }
    }

    pub(crate) fn has_left(&self) -> bool {
        self.has_left.load(Ordering::SeqCst)
    }

    /// Returns the time since which this node has been without the database, if it has given up its games for that reason.
    pub(crate) fn given_up_since(&self) -> Option<i64> {
        *self.given_up_since.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stores no heartbeats from now on: the other nodes take over the games of this one, which has been without the database since
    /// the given time.
    pub(crate) fn give_up(&self, since: Option<i64>) {
        *self.given_up_since.lock().unwrap_or_else(PoisonError::into_inner) = since;
    }

    /// Stores the first heartbeat, which contains the time according to this machine alone.
    pub(crate) async fn begin(&self, own_time: i64) -> Result<Heartbeat, StoreError> {
        self.store.nodes().heartbeat(self.node.clone(), true, own_time).await
    }

    /// Stores a heartbeat, unless this node has left or given up its games.
    pub(crate) async fn renew(
        &self,
        is_connected: bool,
        own_time: i64,
    ) -> Result<Option<Heartbeat>, StoreError> {
        let _sending = self.sending.lock().await;
        if self.has_left() || self.given_up_since().is_some() {
            return Ok(None);
        }
        self.store.nodes().heartbeat(self.node.clone(), is_connected, own_time).await.map(Some)
    }

    /// Releases the games of a node that leaves for good, so that other nodes take them over at once. No further heartbeat begins.
    /// Returns whether the database has done so.
    pub(crate) async fn release_games(&self) -> bool {
        self.has_left.store(true, Ordering::SeqCst);
        let released = self.store.nodes().release_games(self.node.id).await;
        if let Err(error) = &released {
            tracing::error!(%error, "The games of this node could not be released");
        }
        released.is_ok()
    }

    /// Removes the entry, after the last heartbeat has been stored: it would mark the node as alive again.
    pub(crate) async fn end(&self) {
        // An unavailable database does not delay the shutdown.
        let _sending = time::timeout(LAST_HEARTBEAT_TIMEOUT, self.sending.lock()).await;
        if let Err(error) = self.store.nodes().leave(self.node.id).await {
            tracing::error!(%error, "This node could not be removed from the list of nodes");
        }
    }
}
