//! Something that is read from the store when it has changed, and not for everybody who asks.

use std::{
    fmt,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use crate::refusal::Refusal;

/// A value as it was read last.
pub(crate) struct Cached<T> {
    /// What somebody else has changed in the database is seen after so many milliseconds.
    kept: i64,
    /// Grows with every change.
    version: AtomicU64,
    /// Held while it is read, so that all who ask at once wait for one answer.
    reading: tokio::sync::Mutex<()>,
    read: Mutex<Option<Read<T>>>,
}

struct Read<T> {
    value: Arc<T>,
    version: u64,
    at: i64,
}

impl<T> Cached<T> {
    pub(crate) fn new(kept: i64) -> Self {
        let (version, reading) = (AtomicU64::new(0), tokio::sync::Mutex::default());
        Self { kept, version, reading, read: Mutex::new(None) }
    }

    /// It is not true any more.
    pub(crate) fn changed(&self) {
        self.version.fetch_add(1, Ordering::AcqRel);
    }

    /// The value as it was read last, however old that is.
    pub(crate) fn last(&self) -> Option<Arc<T>> {
        self.known().as_ref().map(|read| Arc::clone(&read.value))
    }

    /// The value, read again if it has changed.
    pub(crate) async fn get<R>(&self, now: i64, read: R) -> Result<Arc<T>, Refusal>
    where
        R: AsyncFnOnce() -> Result<T, Refusal>,
    {
        let _alone = self.reading.lock().await;
        // What changes while it is read makes the value old at once.
        let version = self.version.load(Ordering::Acquire);
        if let Some(known) = &*self.known()
            && known.version == version
            && now - known.at < self.kept
        {
            return Ok(Arc::clone(&known.value));
        }
        let value = Arc::new(read().await?);
        *self.known() = Some(Read { value: Arc::clone(&value), version, at: now });
        Ok(value)
    }

    fn known(&self) -> MutexGuard<'_, Option<Read<T>>> {
        self.read.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T> fmt::Debug for Cached<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cached").field("version", &self.version).finish_non_exhaustive()
    }
}
