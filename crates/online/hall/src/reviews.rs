//! Reviews of finished games: made once for everybody who may see the game, by a worker where there is one, otherwise by a thread
//! of this node with the lowest priority.

mod reviewer;

use std::{
    collections::HashMap,
    io,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use engine::review;
use jobs::{Desk, GameText, Kind, ReviewGame};
use record::{GameId, PlayerId};
use store::{ReviewRequest, Store, StoredReview};
use tokio::time;
use variants::AnyGame;

use self::reviewer::Reviewer;
use crate::{clock::Clock, refusal::Refusal};

/// How often it is said that a review is still being made.
const BEAT: Duration = Duration::from_secs(5);

/// A review of which nothing was heard for so long is made by nobody, in milliseconds.
const STALE: i64 = 30_000;

/// Workers that are away for so many beats do not come back.
const AWAY: u32 = 2;

/// So many beats a review may take: an hour.
const LONGEST: u32 = 720;

/// The review of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reviewed {
    /// It is made: JSON, as `engine::review::Review::to_json` writes it.
    Ready(String),
    /// It is being made.
    Asked {
        /// The turns that are judged, if this node knows.
        done: Option<usize>,
    },
    /// Nobody has asked for it.
    Unasked,
    /// Whoever asks waits for another one.
    Waits,
}

/// The reviews of a node.
#[derive(Debug)]
pub(crate) struct Reviews {
    store: Store,
    clock: Clock,
    desk: Option<Desk>,
    /// The nodes of each position.
    nodes: u64,
    reviewer: Option<Reviewer>,
    /// How many turns are judged in the games that this node reviews.
    progress: Mutex<HashMap<GameId, usize>>,
}

impl Reviews {
    /// Without a thread of its own the node leaves all reviews to workers.
    pub(crate) fn start(
        store: Store,
        clock: Clock,
        desk: Option<Desk>,
        nodes: u64,
        has_thread: bool,
    ) -> io::Result<Arc<Self>> {
        let reviewer = if has_thread { Some(Reviewer::start(nodes)?) } else { None };
        let reviews =
            Arc::new(Self { store, clock, desk, nodes, reviewer, progress: Mutex::default() });
        #[cfg(feature = "cluster")]
        if let Some(desk) = reviews.desk.clone() {
            tokio::spawn(store_results(desk, reviews.store.clone(), reviews.clock.clone()));
        }
        Ok(reviews)
    }

    /// The review of a game, as far as it is made.
    pub(crate) async fn get(&self, game: GameId) -> Result<Reviewed, Refusal> {
        Ok(match self.store.review(game, review::method(self.nodes)).await? {
            Some(StoredReview::Ready(review)) => Reviewed::Ready(review),
            Some(StoredReview::Asked(at)) if at >= self.clock.now() - STALE => {
                Reviewed::Asked { done: self.progress().get(&game).copied() }
            }
            Some(StoredReview::Asked(_)) | None => Reviewed::Unasked,
        })
    }

    /// Asks for the review of a game that is over.
    pub(crate) async fn ask(
        self: &Arc<Self>,
        id: GameId,
        game: AnyGame,
        asker: PlayerId,
    ) -> Result<Reviewed, Refusal> {
        let (method, now) = (review::method(self.nodes), self.clock.now());
        match self.store.request_review(id, method, asker, now, now - STALE).await? {
            ReviewRequest::New => {
                tokio::spawn(Arc::clone(self).make(id, game));
                Ok(Reviewed::Asked { done: None })
            }
            ReviewRequest::Known => self.get(id).await,
            ReviewRequest::Waits => Ok(Reviewed::Waits),
        }
    }

    /// Has a review made, and says until then that somebody is at it.
    async fn make(self: Arc<Self>, id: GameId, game: AnyGame) {
        let (mut is_queued, mut away) = (false, 0);
        for _ in 0..LONGEST {
            if let Some(desk) = self.desk.as_ref().filter(|desk| desk.has_workers(Kind::Review)) {
                if !is_queued {
                    let task = ReviewGame { game: GameText::single(&game), nodes: self.nodes };
                    let queued =
                        desk.queue_review(job_of(id, &review::method(self.nodes)), task).await;
                    is_queued = queued.is_ok();
                }
                away = if is_queued { 0 } else { away + 1 };
            } else {
                away += 1;
            }
            if (!is_queued || away > AWAY)
                && let Some(reviewer) = &self.reviewer
            {
                self.make_here(reviewer, id, game).await;
                return;
            }
            time::sleep(BEAT).await;
            if !self.is_awaited(id).await {
                return;
            }
        }
        tracing::warn!(game = %id, "A review was not made in time");
    }

    /// Makes a review on the thread of this node.
    async fn make_here(self: &Arc<Self>, reviewer: &Reviewer, id: GameId, game: AnyGame) {
        let reviews = Arc::downgrade(self);
        let tell = move |done| {
            let Some(reviews) = reviews.upgrade() else { return };
            // Whoever waited for it may have got it from elsewhere.
            if let Some(known) = reviews.progress().get_mut(&id) {
                *known = done;
            }
        };
        let method = review::method(self.nodes);
        let Some(mut made) = reviewer.review(game, tell) else {
            tracing::warn!(game = %id, "Too many reviews wait");
            self.store.drop_review(id, method).await.ok();
            return;
        };
        self.progress().insert(id, 0);
        let made = loop {
            tokio::select! {
                made = &mut made => break made.ok(),
                () = time::sleep(BEAT) => {
                    if !self.is_awaited(id).await {
                        break None;
                    }
                }
            }
        };
        self.progress().remove(&id);
        let Some(review) = made else { return };
        if let Err(error) = self.store.save_review(id, method, review, self.clock.now()).await {
            tracing::error!(%error, game = %id, "A review was not stored");
        }
    }

    /// Says that a review is still being made; answers whether it is not there yet.
    async fn is_awaited(&self, id: GameId) -> bool {
        let awaited =
            self.store.await_review(id, review::method(self.nodes), self.clock.now()).await;
        // A store that fails now may work when the review is made.
        awaited.unwrap_or(true)
    }

    fn progress(&self) -> MutexGuard<'_, HashMap<GameId, usize>> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The id of the job that makes a review.
fn job_of(game: GameId, method: &str) -> String {
    format!("{game} {method}")
}

/// Stores the reviews that workers have made, for whichever node.
#[cfg(feature = "cluster")]
async fn store_results(desk: Desk, store: Store, clock: Clock) {
    let mut results = match desk.review_results().await {
        Ok(results) => results,
        Err(error) => {
            tracing::error!(%error, "No reviews come from workers");
            return;
        }
    };
    drop(desk);
    while let Some(result) = results.next().await {
        let Some((game, method)) = result.id.split_once(' ') else { continue };
        let Ok(game) = game.parse::<GameId>() else { continue };
        let stored = match &result.review {
            Some(review) => {
                let text = review.to_string();
                store.save_review(game, method.to_owned(), text, clock.now()).await.map(|_| ())
            }
            None => store.drop_review(game, method.to_owned()).await,
        };
        match stored {
            Ok(()) => result.stored().await,
            // The worker keeps it, and offers it again.
            Err(error) => tracing::error!(%error, %game, "A review was not stored"),
        }
    }
}
