//! A TCP connection, as the handlers of its requests see it.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use tokio::sync::OwnedSemaphorePermit;

use crate::http::concurrency::Slot;

/// A TCP connection, shared by the handlers of its requests.
#[derive(Clone, Debug)]
pub(crate) struct ConnectionInfo {
    /// The address of the client or proxy.
    pub(crate) peer: SocketAddr,
    /// Its slots among all connections and among those of its address, until the last clone is dropped.
    _slots: Arc<(OwnedSemaphorePermit, Slot)>,
    /// Milliseconds from the beginning of the connection to the last line of a stream; 0 while there is none.
    last: Arc<AtomicU64>,
    begun: Instant,
}

impl ConnectionInfo {
    pub(crate) fn new(peer: SocketAddr, permit: OwnedSemaphorePermit, slot: Slot) -> Self {
        Self { peer, _slots: Arc::new((permit, slot)), last: Arc::default(), begun: Instant::now() }
    }

    /// Notes that the next line of a stream is wanted: the client has read the one before.
    pub(crate) fn beat(&self) {
        let now = u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.last.store(now.max(1), Ordering::Relaxed);
    }

    /// Notes that the stream has ended.
    pub(crate) fn rest(&self) {
        self.last.store(0, Ordering::Relaxed);
    }

    /// Milliseconds since the last line of a stream; none without a stream.
    pub(crate) fn since_beat(&self) -> Option<u64> {
        let last = self.last.load(Ordering::Relaxed);
        let now = u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        (last > 0).then(|| now.saturating_sub(last))
    }
}
