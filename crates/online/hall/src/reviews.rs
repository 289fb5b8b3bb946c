//! Reviews of finished games. A review is made once for all readers, by a worker if there is one, otherwise by this node's
//! review thread, which has the lowest priority. The requesting networks are served in turn, and requests from players of the
//! game come first. An accepted review is either made or recorded as failed. Under load, reviews are quick: they use fewer
//! search nodes, as stated in the name of their method. A full review replaces a quick one.

mod accepted;
mod making;
mod pending;
mod reviewer;

use std::{
    collections::HashMap,
    io,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use jobs::{JobClient, Kind};
use protocol::{RefusalCode, limits::millis};
use record::{GameId, PlayerId};
use store::{ReviewRequest, Store, StoredReview};
use variants::AnyGame;

use self::{accepted::Accepted, pending::Pending, reviewer::Reviewer};
use crate::{
    clock::Clock,
    fair_slots::{FairSlots, Origin, Precedence},
    limits::{JOBS_PER_WORKER_THREAD, REVIEW_HEARTBEAT_MAX_AGE, REVIEWS_MAX_WAITING},
    network::NetworkKey,
    refusal::Refusal,
};

/// Divisor by which a quick review reduces the number of search nodes.
const QUICK_DIVISOR: u64 = 4;

/// State of a game's review.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reviewed {
    /// The review is available.
    Ready {
        /// The review as JSON, as written by `review::Review::to_json`, with the number of search nodes per position.
        review: String,
        /// Whether the review was made with fewer search nodes because of high load.
        is_quick: bool,
    },
    /// The review is being made.
    Asked {
        /// Number of turns judged so far, if this node knows it.
        done: Option<usize>,
    },
    /// The review has not been requested.
    Unasked,
    /// The review was requested but could not be made.
    Failed,
    /// The requester is waiting for another review.
    Waits,
}

/// A request for a review.
#[derive(Clone, Debug)]
pub(crate) struct WantedReview {
    pub(crate) id: GameId,
    /// The finished game.
    pub(crate) game: AnyGame,
    pub(crate) asker: PlayerId,
    /// Whether the requester played in the game.
    pub(crate) is_player: bool,
    pub(crate) network: NetworkKey,
}

/// The reviews of a node.
#[derive(Debug)]
pub(crate) struct Reviews {
    store: Store,
    clock: Clock,
    job_client: Option<JobClient>,
    /// Number of search nodes per position in a full review.
    nodes: u64,
    reviewer: Option<Reviewer>,
    slots: Arc<FairSlots>,
    pending: Arc<Pending>,
    /// Number of turns judged so far in each game that this node is reviewing.
    progress: Mutex<HashMap<GameId, usize>>,
}

impl Reviews {
    /// Creates the reviews of a node. Without a thread of its own, the node leaves all reviews to workers.
    pub(crate) fn start(
        store: Store,
        clock: Clock,
        job_client: Option<JobClient>,
        nodes: u64,
        has_thread: bool,
    ) -> io::Result<Arc<Self>> {
        let reviewer = if has_thread { Some(Reviewer::start()?) } else { None };
        let workers = job_client.clone();
        let slots = FairSlots::new(REVIEWS_MAX_WAITING, move || {
            let workers = workers.as_ref().map_or(0, |job_client| job_client.threads(Kind::Review));
            if workers > 0 {
                workers.saturating_mul(JOBS_PER_WORKER_THREAD)
            } else {
                usize::from(has_thread)
            }
        });
        let (pending, progress) = (Arc::default(), Mutex::default());
        let reviews =
            Arc::new(Self { store, clock, job_client, nodes, reviewer, slots, pending, progress });
        #[cfg(feature = "cluster")]
        if let Some(job_client) = reviews.job_client.clone() {
            tokio::spawn(store_results(job_client, Arc::downgrade(&reviews)));
        }
        Ok(reviews)
    }

    /// Returns the state of a game's review.
    pub(crate) async fn get(&self, game: GameId) -> Result<Reviewed, Refusal> {
        let mut asked = None;
        for is_quick in [false, true] {
            match self.store.reviews().get(game, self.method(is_quick)).await? {
                Some(StoredReview::Ready(review)) => {
                    return Ok(Reviewed::Ready { review, is_quick });
                }
                Some(StoredReview::Asked(at)) => asked = asked.max(Some(at)),
                None => {}
            }
        }
        Ok(match asked {
            Some(at) if at >= self.clock.now() - millis(REVIEW_HEARTBEAT_MAX_AGE) => {
                Reviewed::Asked { done: self.progress().get(&game).copied() }
            }
            Some(_) => Reviewed::Failed,
            None => Reviewed::Unasked,
        })
    }

    /// Requests the review of a finished game. An accepted review is made, or becomes [`Reviewed::Failed`]. A quick review is
    /// returned as long as there is no full one.
    ///
    /// # Errors
    /// Fails if too many reviews are pending, in total or from the same network.
    pub(crate) async fn ask(self: &Arc<Self>, wanted: WantedReview) -> Result<Reviewed, Refusal> {
        let known = self.get(wanted.id).await?;
        match known {
            Reviewed::Ready { is_quick: false, .. } | Reviewed::Asked { .. } => Ok(known),
            Reviewed::Ready { is_quick: true, .. } => {
                // The quick review remains valid, whether or not a full one is accepted now.
                self.accept(wanted, true).await.ok();
                Ok(known)
            }
            Reviewed::Unasked | Reviewed::Failed | Reviewed::Waits => {
                self.accept(wanted, false).await
            }
        }
    }

    /// Accepts a review and starts making it; a quick one only if there is none yet.
    async fn accept(
        self: &Arc<Self>,
        wanted: WantedReview,
        has_quick: bool,
    ) -> Result<Reviewed, Refusal> {
        let WantedReview { id, game, asker, is_player, network } = wanted;
        let place = self.pending.enter(network, is_player, self.slots.capacity())?;
        if place.is_quick && has_quick {
            return Err(RefusalCode::Busy.into());
        }
        let (method, now) = (self.method(place.is_quick), self.clock.now());
        let stale = now - millis(REVIEW_HEARTBEAT_MAX_AGE);
        match self.store.reviews().request(id, method.clone(), asker, now, stale).await? {
            ReviewRequest::New => {
                let nodes = self.nodes(place.is_quick);
                let origin = Origin { network: Some(network), player: Some(asker) };
                let precedence = if is_player { Precedence::High } else { Precedence::Low };
                let accepted = Accepted { id, game, nodes, method, origin, precedence, place };
                tokio::spawn(Arc::clone(self).make(accepted));
                Ok(Reviewed::Asked { done: None })
            }
            ReviewRequest::Known => self.get(id).await,
            ReviewRequest::Waits => Ok(Reviewed::Waits),
        }
    }

    /// Returns the method name of a full or quick review.
    fn method(&self, is_quick: bool) -> String {
        review::method(self.nodes(is_quick))
    }

    fn nodes(&self, is_quick: bool) -> u64 {
        if is_quick { (self.nodes / QUICK_DIVISOR).max(1) } else { self.nodes }
    }

    fn progress(&self) -> MutexGuard<'_, HashMap<GameId, usize>> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns the job id of a review.
fn job_of(game: GameId, method: &str) -> String {
    format!("{game} {method}")
}

/// Stores the reviews made by workers, whichever node requested them.
#[cfg(feature = "cluster")]
async fn store_results(job_client: JobClient, reviews: std::sync::Weak<Reviews>) {
    let mut results = match job_client.review_results().await {
        Ok(results) => results,
        Err(error) => {
            tracing::error!(%error, "Reviews from workers cannot be received");
            return;
        }
    };
    drop(job_client);
    while let Some(mut result) = results.next().await {
        let Some(reviews) = reviews.upgrade() else { return };
        let Some((game, method)) = result.id.split_once(' ') else { continue };
        let Ok(game) = game.parse::<GameId>() else { continue };
        let method = method.to_owned();
        let is_stored = match result.review.take() {
            Some(review) => reviews.save(game, method, review).await,
            None => reviews.store.reviews().fail(game, method).await.is_ok(),
        };
        // Without a confirmation, the worker keeps the review and delivers it again.
        if is_stored {
            result.stored().await;
        }
    }
}
