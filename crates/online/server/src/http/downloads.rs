//! Limits on downloads: large files, and archives of records.
//!
//! An address can run a few downloads at a time, and further ones wait. This keeps a client from filling the server with
//! downloads, while all other requests are answered as usual. Only a few pages of records are read from the database at a time,
//! for all archives together.

use std::{
    collections::HashMap,
    pin::Pin,
    sync::{Arc, Mutex, PoisonError, Weak},
    task::{Context, Poll},
    time::Duration,
};

use axum::body::{Body, Bytes};
use hyper::body::{Body as HttpBody, Frame, SizeHint};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore, SemaphorePermit},
    time,
};

use crate::{
    http::{problem::Problem, rates::LimitKey},
    limits::{
        DOWNLOAD_ADDRESSES_KEPT_MAX, DOWNLOAD_MIN_BYTES, DOWNLOAD_PIECE_BYTES,
        DOWNLOADS_MAX_WAITING, RECORD_PAGES_MAX_CONCURRENT,
    },
};

/// Delay after which a refused client should try again.
const DOWNLOAD_RETRY_AFTER: Duration = Duration::from_secs(5);

/// Downloads in progress.
#[derive(Debug)]
pub(crate) struct Downloads {
    /// Maximum number of concurrent downloads per address.
    by_address: usize,
    /// Maximum time for which a download waits for others from the same address.
    wait: Duration,
    slots: Mutex<HashMap<LimitKey, Weak<Semaphore>>>,
    pages: Semaphore,
}

/// A download slot of an address, freed when it is dropped.
#[derive(Debug)]
pub(crate) struct DownloadSlot {
    _permit: OwnedSemaphorePermit,
}

impl Downloads {
    pub(crate) fn new(by_address: usize, wait: Duration) -> Self {
        Self {
            by_address: by_address.min(Semaphore::MAX_PERMITS),
            wait,
            slots: Mutex::default(),
            pages: Semaphore::new(RECORD_PAGES_MAX_CONCURRENT),
        }
    }

    /// Waits for a slot of an address.
    ///
    /// # Errors
    /// Fails if no slot becomes free in time, or if too many downloads are already waiting for one.
    pub(crate) async fn enter(&self, key: impl Into<LimitKey>) -> Result<DownloadSlot, Problem> {
        let slots = self.slots_of(key.into());
        // Each download that holds a slot or waits for one has a reference.
        if Arc::strong_count(&slots) > self.by_address.saturating_add(DOWNLOADS_MAX_WAITING) {
            return Err(Problem::too_many(DOWNLOAD_RETRY_AFTER.as_secs()));
        }
        match time::timeout(self.wait, slots.acquire_owned()).await {
            Ok(Ok(permit)) => Ok(DownloadSlot { _permit: permit }),
            _ => Err(Problem::too_many(DOWNLOAD_RETRY_AFTER.as_secs())),
        }
    }

    /// Waits until a page of records may be read.
    ///
    /// # Errors
    /// Does not fail while the server is running.
    pub(crate) async fn record_page(&self) -> Result<SemaphorePermit<'_>, Problem> {
        self.pages.acquire().await.map_err(|_| Problem::unavailable())
    }

    /// Returns the slots of an address, which exist while a download holds or waits for one.
    fn slots_of(&self, key: LimitKey) -> Arc<Semaphore> {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        if slots.len() >= DOWNLOAD_ADDRESSES_KEPT_MAX {
            slots.retain(|_, slots| slots.strong_count() > 0);
        }
        if let Some(open) = slots.get(&key).and_then(Weak::upgrade) {
            return open;
        }
        let new = Arc::new(Semaphore::new(self.by_address));
        slots.insert(key, Arc::downgrade(&new));
        new
    }
}

/// Body of a file, sent in pieces.
#[derive(Debug)]
struct Pieces(Bytes);

impl HttpBody for Pieces {
    type Data = Bytes;
    type Error = std::convert::Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        if self.0.is_empty() {
            return Poll::Ready(None);
        }
        let length = self.0.len().min(DOWNLOAD_PIECE_BYTES);
        Poll::Ready(Some(Ok(Frame::data(self.0.split_to(length)))))
    }

    fn is_end_stream(&self) -> bool {
        self.0.is_empty()
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.0.len() as u64)
    }
}

/// Returns the body of a file.
pub(crate) fn file_body(bytes: Bytes) -> Body {
    if bytes.len() < DOWNLOAD_MIN_BYTES { bytes.into() } else { Body::new(Pieces(bytes)) }
}

/// Returns whether a body is large enough to count as a download.
pub(crate) fn is_large(body: &Body) -> bool {
    body.size_hint().lower() >= DOWNLOAD_MIN_BYTES as u64
}

#[cfg(test)]
mod tests {
    use std::{
        net::IpAddr,
        sync::atomic::{AtomicUsize, Ordering},
    };

    use futures_util::FutureExt as _;
    use tokio::task::{self, JoinSet};

    use super::*;

    const WAIT: Duration = Duration::from_millis(20);

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    #[tokio::test]
    async fn an_address_waits_only_for_its_own_downloads() {
        let downloads = Downloads::new(2, WAIT);
        let first = downloads.enter(address(1)).await.unwrap();
        let _second = downloads.enter(address(1)).await.unwrap();
        assert_eq!(downloads.enter(address(1)).await.unwrap_err().code(), "limit");
        downloads.enter(address(2)).await.unwrap();
        drop(first);
        downloads.enter(address(1)).await.unwrap();
    }

    #[tokio::test]
    async fn only_a_limited_number_of_downloads_of_an_address_wait() {
        let downloads = Arc::new(Downloads::new(1, Duration::from_secs(3600)));
        let _first = downloads.enter(address(1)).await.unwrap();
        let mut waiting = JoinSet::new();
        for _ in 0..DOWNLOADS_MAX_WAITING {
            let downloads = downloads.clone();
            waiting.spawn(async move { downloads.enter(address(1)).await });
        }
        // The scheduler may poll only some of the tasks at a time.
        for _ in 0..DOWNLOADS_MAX_WAITING {
            task::yield_now().await;
        }
        let further = downloads.enter(address(1)).now_or_never();
        assert_eq!(further.map(|refused| refused.unwrap_err().code()), Some("limit"));
        assert!(downloads.enter(address(2)).now_or_never().is_some(), "another address");
    }

    #[tokio::test]
    async fn addresses_without_downloads_are_dropped() {
        let downloads = Downloads::new(2, WAIT);
        for number in 0..5000_u32 {
            downloads.enter(IpAddr::from(number.to_be_bytes())).await.unwrap();
        }
        assert!(downloads.slots.lock().unwrap().len() <= DOWNLOAD_ADDRESSES_KEPT_MAX);
    }

    #[tokio::test]
    async fn at_most_two_pages_of_records_are_read_concurrently() {
        let downloads = Arc::new(Downloads::new(2, WAIT));
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let mut readers = JoinSet::new();
        for _ in 0..20 {
            let (downloads, now, most) = (downloads.clone(), now.clone(), most.clone());
            readers.spawn(async move {
                let _page = downloads.record_page().await.unwrap();
                most.fetch_max(now.fetch_add(1, Ordering::Relaxed) + 1, Ordering::Relaxed);
                task::yield_now().await;
                now.fetch_sub(1, Ordering::Relaxed);
            });
        }
        readers.join_all().await;
        assert_eq!(most.load(Ordering::Relaxed), RECORD_PAGES_MAX_CONCURRENT);
    }

    #[tokio::test]
    async fn a_file_sent_in_pieces_arrives_complete() {
        let bytes: Vec<u8> = (0..DOWNLOAD_MIN_BYTES * 3 + 1).map(|index| index as u8).collect();
        let body = file_body(bytes.clone().into());
        assert!(is_large(&body));
        assert_eq!(axum::body::to_bytes(body, usize::MAX).await.unwrap(), bytes);
    }
}
