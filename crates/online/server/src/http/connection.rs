//! Who is at the other end of a connection.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use tokio::sync::OwnedSemaphorePermit;

use crate::http::concurrency::Place;

/// A connection, as those who answer its requests know it.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// The other end.
    pub(crate) peer: SocketAddr,
    /// Its places among all connections and among those of its address, for as long as anybody has the line.
    _places: Arc<(OwnedSemaphorePermit, Place)>,
    /// Milliseconds from the beginning of the connection to the last line of a stream; 0 while there is none.
    last: Arc<AtomicU64>,
    begun: Instant,
}

impl Line {
    pub(crate) fn new(peer: SocketAddr, place: OwnedSemaphorePermit, own: Place) -> Self {
        Self { peer, _places: Arc::new((place, own)), last: Arc::default(), begun: Instant::now() }
    }

    /// A stream has been asked for its next line: so the one before it has been taken.
    pub(crate) fn beat(&self) {
        let now = u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.last.store(now.max(1), Ordering::Relaxed);
    }

    /// The stream has ended.
    pub(crate) fn rest(&self) {
        self.last.store(0, Ordering::Relaxed);
    }

    /// Milliseconds since the last line of a stream; nothing if there is none.
    pub(crate) fn since_beat(&self) -> Option<u64> {
        let last = self.last.load(Ordering::Relaxed);
        let now = u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        (last > 0).then(|| now.saturating_sub(last))
    }
}
