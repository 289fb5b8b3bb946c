//! A cached value that is reloaded from the store only when it has changed or expired.

use std::{
    fmt,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use crate::refusal::Refusal;

/// A value cached from the store.
pub(crate) struct Cached<T> {
    /// Lifetime in milliseconds: the maximum delay before an external change to the database is seen.
    kept: i64,
    /// Change counter.
    version: AtomicU64,
    /// Lock held during a read so that concurrent callers share its result.
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

    /// Marks the value as changed.
    pub(crate) fn changed(&self) {
        self.version.fetch_add(1, Ordering::AcqRel);
    }

    /// Returns the most recently read value, however old it is.
    pub(crate) fn last(&self) -> Option<Arc<T>> {
        self.known().as_ref().map(|read| Arc::clone(&read.value))
    }

    /// Returns the value, reloading it with `read` if it has changed or expired.
    pub(crate) async fn get<R>(&self, now: i64, read: R) -> Result<Arc<T>, Refusal>
    where
        R: AsyncFnOnce() -> Result<T, Refusal>,
    {
        let _alone = self.reading.lock().await;
        // A change during the read makes the value stale at once.
        let version = self.version.load(Ordering::Acquire);
        if let Some(known) = &*self.known()
            && known.version == version
            && self.is_young(known, now)
        {
            return Ok(Arc::clone(&known.value));
        }
        let value = Arc::new(read().await?);
        *self.known() = Some(Read { value: Arc::clone(&value), version, at: now });
        Ok(value)
    }

    /// Returns whether the value is recent enough to be shown.
    pub(crate) fn is_fresh(&self, now: i64) -> bool {
        self.known().as_ref().is_some_and(|known| self.is_young(known, now))
    }

    fn is_young(&self, known: &Read<T>, now: i64) -> bool {
        now - known.at < self.kept
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
