use std::{
    collections::HashMap,
    fmt,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use async_nats::Subscriber;
use bus::{Bus, NodeId};
use futures_util::StreamExt as _;
use serde_json::Value;
use tokio::{
    sync::oneshot,
    task::AbortHandle,
    time::{self, MissedTickBehavior},
};

use crate::{
    announcement::{Announcement, WORKERS, Workers},
    job::{FindTurn, Job, Kind, ReviewGame, Task},
    queue::{Depth, Queue, QueueError},
    result::{FoundTurn, JobResult, Outcome, Wanted},
};

/// The subject to which reviews are sent: one of the nodes stores each.
const REVIEWS: &str = "gipfel.reviews";

/// The nodes that share this subject.
const NODES: &str = "nodes";

/// What a turn may take beside its search: the queue, and the time until the job of a killed worker goes to another.
const PATIENCE: Duration = Duration::from_secs(6);

/// How often those who wait for a turn look whether anybody still works.
const LOOK: Duration = Duration::from_millis(500);

/// How often the depths of the queues are read.
const DEPTHS: Duration = Duration::from_secs(5);

/// Where jobs are handed in and their results come back. A clone is the same desk.
#[derive(Clone)]
pub struct Desk(Arc<Shared>);

struct Shared {
    queue: Queue,
    node: NodeId,
    next: AtomicU64,
    workers: Mutex<Workers>,
    /// Who waits for the result of which job.
    waiting: Mutex<HashMap<String, oneshot::Sender<Outcome>>>,
    depths: Mutex<[Depth; Kind::ALL.len()]>,
    counts: Mutex<[Counts; Kind::ALL.len()]>,
    tasks: Mutex<Vec<AbortHandle>>,
}

/// What has come back so far.
#[derive(Clone, Copy, Default)]
struct Counts {
    done: u64,
    tried_again: u64,
}

impl fmt::Debug for Desk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Desk").field("node", &self.0.node).finish_non_exhaustive()
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        for task in lock(&self.tasks).iter() {
            task.abort();
        }
    }
}

/// A job that is in the queue.
#[derive(Debug)]
pub struct Queued {
    desk: Desk,
    id: String,
    result: oneshot::Receiver<Outcome>,
}

impl Queued {
    /// Its result; nothing if the desk is gone. Whoever drops this wants the result no longer: the job is skipped.
    pub async fn result(&mut self) -> Option<Outcome> {
        (&mut self.result).await.ok()
    }
}

impl Drop for Queued {
    fn drop(&mut self) {
        lock(&self.desk.0.waiting).remove(&self.id);
    }
}

impl Desk {
    /// Opens a desk: from now on it hears which workers there are.
    ///
    /// # Errors
    /// There is no message server.
    pub async fn open(bus: &Bus, node: NodeId) -> Result<Self, QueueError> {
        let queue = Queue::new(bus)?;
        let subscribe = async |subject: String| {
            let subscribed = queue.client.subscribe(subject).await;
            subscribed.map_err(|error| QueueError::of(&error))
        };
        let announcements = subscribe(WORKERS.to_owned()).await?;
        let results = subscribe(answers(node)).await?;
        let shared = Shared {
            queue,
            node,
            next: AtomicU64::new(0),
            workers: Mutex::default(),
            waiting: Mutex::default(),
            depths: Mutex::default(),
            counts: Mutex::default(),
            tasks: Mutex::default(),
        };
        let desk = Self(Arc::new(shared));
        let tasks = [
            tokio::spawn(hear(Arc::downgrade(&desk.0), announcements)).abort_handle(),
            tokio::spawn(receive(Arc::downgrade(&desk.0), results)).abort_handle(),
            tokio::spawn(measure(Arc::downgrade(&desk.0))).abort_handle(),
        ];
        lock(&desk.0.tasks).extend(tasks);
        Ok(desk)
    }

    /// The desk of a node; none where the bus is one in memory.
    pub async fn join(bus: &Bus, node: NodeId) -> Option<Self> {
        match Self::open(bus, node).await {
            Ok(desk) => Some(desk),
            Err(QueueError::NoServer) => None,
            Err(error) => {
                tracing::warn!(%error, "No workers are used");
                None
            }
        }
    }

    /// Whether somebody does jobs of a kind.
    #[must_use]
    pub fn has_workers(&self, kind: Kind) -> bool {
        self.0.queue.is_connected() && lock(&self.0.workers).has(kind, Instant::now())
    }

    /// How many workers there are.
    #[must_use]
    pub fn workers(&self) -> usize {
        lock(&self.0.workers).count(Instant::now())
    }

    /// How many jobs of a kind wait, and how many are being done, by all who use the queue.
    #[must_use]
    pub fn pending(&self, kind: Kind) -> (u64, u64) {
        let depth = lock(&self.0.depths)[kind as usize];
        (depth.waiting, depth.in_work)
    }

    /// How many results of a kind have come to this desk, and how often their jobs were tried again.
    #[must_use]
    pub fn done(&self, kind: Kind) -> (u64, u64) {
        let counts = lock(&self.0.counts)[kind as usize];
        (counts.done, counts.tried_again)
    }

    /// Puts a job into the queue.
    ///
    /// # Errors
    /// The queue is full or cannot be reached.
    pub async fn ask(&self, task: Task) -> Result<Queued, QueueError> {
        let number = self.0.next.fetch_add(1, Ordering::Relaxed);
        let id = format!("{}-{number}", self.0.node);
        let (sender, result) = oneshot::channel();
        lock(&self.0.waiting).insert(id.clone(), sender);
        let queued = Queued { desk: self.clone(), id: id.clone(), result };
        self.0.queue.put(&Job::new(id, answers(self.0.node), task)).await?;
        Ok(queued)
    }

    /// The turn of an engine player, by a worker; nothing if none comes in time or the workers are gone. Who no longer waits
    /// for this has the job skipped.
    pub async fn find_turn(&self, task: FindTurn) -> Option<FoundTurn> {
        let patience = Duration::from_millis(task.time) + PATIENCE;
        let search = async {
            let mut queued = match self.ask(Task::Turn(task)).await {
                Ok(queued) => queued,
                Err(error) => {
                    tracing::warn!(%error, "A turn was not queued");
                    return None;
                }
            };
            let mut look = time::interval(LOOK);
            loop {
                tokio::select! {
                    outcome = queued.result() => return outcome,
                    _ = look.tick() => {
                        if !self.has_workers(Kind::Turn) {
                            return None;
                        }
                    }
                }
            }
        };
        match time::timeout(patience, search).await {
            Ok(Some(Outcome::Turn { turn: Some(turn), spent })) => {
                Some(FoundTurn { turn, spent: Duration::from_millis(spent) })
            }
            _ => None,
        }
    }

    /// Puts a review into the queue. Its result comes to one of those who wait for [`Self::review_results`], on this node or on
    /// another, with this id.
    ///
    /// # Errors
    /// The queue is full or cannot be reached.
    pub async fn queue_review(&self, id: String, task: ReviewGame) -> Result<(), QueueError> {
        self.0.queue.put(&Job::new(id, REVIEWS.to_owned(), Task::Review(task))).await
    }

    /// The reviews that this node is to store.
    ///
    /// # Errors
    /// There is no connection.
    pub async fn review_results(&self) -> Result<ReviewResults, QueueError> {
        let client = &self.0.queue.client;
        let subscribed = client.queue_subscribe(REVIEWS, NODES.to_owned()).await;
        let subscriber = subscribed.map_err(|error| QueueError::of(&error))?;
        Ok(ReviewResults { desk: Arc::downgrade(&self.0), subscriber })
    }
}

/// The subject to which results for a node are sent.
fn answers(node: NodeId) -> String {
    format!("gipfel.answers.{node}")
}

/// Hears which workers there are.
async fn hear(desk: std::sync::Weak<Shared>, mut announcements: Subscriber) {
    while let Some(message) = announcements.next().await {
        let Some(desk) = desk.upgrade() else { return };
        if let Ok(announcement) = serde_json::from_slice::<Announcement>(&message.payload) {
            lock(&desk.workers).heard(&announcement, Instant::now());
        }
    }
}

/// Gives results to those who wait; the first one of a job counts.
async fn receive(desk: std::sync::Weak<Shared>, mut results: Subscriber) {
    while let Some(message) = results.next().await {
        let Some(desk) = desk.upgrade() else { return };
        let Ok(result) = serde_json::from_slice::<JobResult>(&message.payload) else { continue };
        let wanted = match result.outcome {
            Outcome::Begun => {
                lock(&desk.waiting).get(&result.job).is_some_and(|sender| !sender.is_closed())
            }
            outcome => {
                let waiting = lock(&desk.waiting).remove(&result.job);
                if let Some(kind) = outcome.kind().filter(|_| waiting.is_some()) {
                    desk.count(kind, result.tries);
                }
                waiting.is_some_and(|waiting| waiting.send(outcome).is_ok())
            }
        };
        if let Some(reply) = message.reply {
            desk.queue.answer(reply, &Wanted { wanted }).await;
        }
    }
}

/// Reads the depths of the queues from time to time.
async fn measure(desk: std::sync::Weak<Shared>) {
    let mut interval = time::interval(DEPTHS);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        let Some(desk) = desk.upgrade() else { return };
        for kind in Kind::ALL {
            // Before the first job there is no queue.
            let depth = desk.queue.depth(kind).await.unwrap_or_default();
            lock(&desk.depths)[kind as usize] = depth;
        }
    }
}

impl Shared {
    fn count(&self, kind: Kind, tries: u32) {
        let mut counts = lock(&self.counts);
        counts[kind as usize].done += 1;
        counts[kind as usize].tried_again += u64::from(tries.saturating_sub(1));
    }
}

/// The reviews that a node is to store.
#[derive(Debug)]
pub struct ReviewResults {
    desk: std::sync::Weak<Shared>,
    subscriber: Subscriber,
}

/// What became of a review.
#[derive(Debug)]
pub struct ReviewResult {
    /// The id that it was queued with.
    pub id: String,
    /// The review; nothing if it was given up.
    pub review: Option<Value>,
    desk: std::sync::Weak<Shared>,
    reply: Option<async_nats::Subject>,
}

impl ReviewResults {
    /// The next one; nothing when there will be no more.
    pub async fn next(&mut self) -> Option<ReviewResult> {
        loop {
            let message = self.subscriber.next().await?;
            let desk = self.desk.upgrade()?;
            let Ok(result) = serde_json::from_slice::<JobResult>(&message.payload) else {
                continue;
            };
            let review = match result.outcome {
                Outcome::Review { review } => Some(review),
                Outcome::GivenUp => None,
                // It may have been asked for by another node: nobody knows better than the worker.
                _ => {
                    if let Some(reply) = message.reply {
                        desk.queue.answer(reply, &Wanted { wanted: true }).await;
                    }
                    continue;
                }
            };
            desk.count(Kind::Review, result.tries);
            let desk = self.desk.clone();
            return Some(ReviewResult { id: result.job, review, desk, reply: message.reply });
        }
    }
}

impl ReviewResult {
    /// Tells the worker that it is stored: until then it keeps the job.
    pub async fn stored(self) {
        if let (Some(desk), Some(reply)) = (self.desk.upgrade(), self.reply) {
            desk.queue.answer(reply, &Wanted { wanted: true }).await;
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
