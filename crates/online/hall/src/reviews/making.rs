//! Production of a review: by a worker if there is one, otherwise by this node's thread.

use std::{pin::pin, sync::Arc};

use jobs::{GameText, Kind, ReviewGame};
use record::GameId;
use serde_json::Value;
use store::StoredReview;
use tokio::time::{self, Instant};

use super::{Reviews, accepted::Accepted, reviewer::Reviewer};
use crate::limits::{
    REVIEW_HEARTBEAT_INTERVAL, REVIEW_LOOK_INTERVAL, REVIEW_TIMEOUT, WORKERS_AWAY_TIMEOUT,
};

/// The result of asking the workers for a review.
enum ByWorkers {
    Made,
    Failed,
    /// No worker took the job.
    Untaken,
}

impl Reviews {
    /// Makes a review, or records its failure.
    pub(super) async fn make(self: Arc<Self>, wanted: Accepted) {
        let making = self.alive_while(&wanted, self.made(&wanted));
        let is_done = match time::timeout(REVIEW_TIMEOUT, making).await {
            Ok(made) => made.unwrap_or(true),
            Err(_) => false,
        };
        self.progress().remove(&wanted.id);
        if !is_done {
            tracing::warn!(game = %wanted.id, "A review could not be made");
            if let Err(error) = self.store.reviews().fail(wanted.id, wanted.method).await {
                tracing::error!(%error, game = %wanted.id, "A failed review was not stored");
            }
        }
        drop(wanted.place);
    }

    /// Stores heartbeats while `making` runs. Returns `None` if the review is no longer awaited.
    async fn alive_while<T>(
        &self,
        wanted: &Accepted,
        making: impl Future<Output = T>,
    ) -> Option<T> {
        let mut making = pin!(making);
        loop {
            tokio::select! {
                made = &mut making => return Some(made),
                () = time::sleep(REVIEW_HEARTBEAT_INTERVAL) => {
                    let (method, now) = (wanted.method.clone(), self.clock.now());
                    // If the store fails, continue: it may work again by the time the review is made.
                    if !self.store.reviews().touch(wanted.id, method, now).await.unwrap_or(true) {
                        return None;
                    }
                }
            }
        }
    }

    /// Waits for a slot and makes a review; returns whether it succeeded.
    async fn made(self: &Arc<Self>, wanted: &Accepted) -> bool {
        loop {
            if let Some(_slot) = self.slots.acquire(wanted.origin, wanted.precedence).await {
                match self.ask_workers(wanted).await {
                    ByWorkers::Made => return true,
                    ByWorkers::Failed => return false,
                    ByWorkers::Untaken => {}
                }
                if let Some(reviewer) = &self.reviewer {
                    return self.make_here(reviewer, wanted).await;
                }
            }
            // Workers were available when the review was accepted, and may return.
            time::sleep(REVIEW_HEARTBEAT_INTERVAL).await;
        }
    }

    /// Asks the workers for a review and waits for it.
    async fn ask_workers(&self, wanted: &Accepted) -> ByWorkers {
        let Some(job_client) =
            self.job_client.as_ref().filter(|job_client| job_client.has_workers(Kind::Review))
        else {
            return ByWorkers::Untaken;
        };
        let task = ReviewGame { game: GameText::single(&wanted.game), nodes: wanted.nodes };
        if job_client.queue_review(super::job_of(wanted.id, &wanted.method), task).await.is_err() {
            return ByWorkers::Untaken;
        }
        let mut seen = Instant::now();
        loop {
            time::sleep(REVIEW_LOOK_INTERVAL).await;
            // Whichever node receives the result stores it.
            match self.store.reviews().get(wanted.id, wanted.method.clone()).await {
                Ok(Some(StoredReview::Ready(_)) | None) => return ByWorkers::Made,
                Ok(Some(StoredReview::Asked(0))) => return ByWorkers::Failed,
                Ok(Some(StoredReview::Asked(_))) | Err(_) => {}
            }
            if job_client.has_workers(Kind::Review) {
                seen = Instant::now();
            } else if seen.elapsed() > WORKERS_AWAY_TIMEOUT && self.reviewer.is_some() {
                return ByWorkers::Untaken;
            }
        }
    }

    /// Makes a review on the thread of this node.
    async fn make_here(self: &Arc<Self>, reviewer: &Reviewer, wanted: &Accepted) -> bool {
        let (reviews, id) = (Arc::downgrade(self), wanted.id);
        let tell = move |done| {
            let Some(reviews) = reviews.upgrade() else { return };
            // The entry is gone if the review has already been delivered from elsewhere.
            if let Some(known) = reviews.progress().get_mut(&id) {
                *known = done;
            }
        };
        self.progress().insert(id, 0);
        let made = reviewer.review(wanted.game.clone(), wanted.nodes, tell).await;
        let Some(review) = made else { return false };
        self.save(id, wanted.method.clone(), review).await
    }

    /// Stores a review; returns whether it succeeded.
    pub(super) async fn save(&self, id: GameId, method: String, mut review: Value) -> bool {
        if let (Some(nodes), Some(object)) = (nodes_of(&method), review.as_object_mut()) {
            object.insert("nodes".to_owned(), nodes.into());
        }
        let best = self.method(false);
        let now = self.clock.now();
        let saved = self.store.reviews().save(id, method, review.to_string(), now, best).await;
        if let Err(error) = &saved {
            tracing::error!(%error, game = %id, "A review was not stored");
        }
        saved.is_ok()
    }
}

/// Returns the number of search nodes per position, as encoded in the method name.
fn nodes_of(method: &str) -> Option<u64> {
    method.rsplit_once('/')?.1.parse().ok()
}
