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

/// Subject of finished reviews, each of which is stored by one of the nodes.
const REVIEWS: &str = "gipfel.reviews";

/// Queue group of the nodes that share the subject [`REVIEWS`].
const NODES_QUEUE_GROUP: &str = "nodes";

/// Maximum time that a turn may take in addition to its search: for waiting in the queue, and for redelivering the job of a
/// killed worker to another one.
const TURN_OVERHEAD_MAX: Duration = Duration::from_secs(6);

/// Interval at which a caller waiting for a turn checks that there are still workers.
const WORKER_CHECK_INTERVAL: Duration = Duration::from_millis(500);

/// Interval at which the depths of the queues are read.
const DEPTH_INTERVAL: Duration = Duration::from_secs(5);

/// Job client: submits jobs and receives their results. Clones share one client.
#[derive(Clone)]
pub struct JobClient(Arc<Shared>);

struct Shared {
    queue: Queue,
    node: NodeId,
    next: AtomicU64,
    workers: Mutex<Workers>,
    /// Callers waiting for results, by job id.
    waiting: Mutex<HashMap<String, oneshot::Sender<Outcome>>>,
    depths: Mutex<[Depth; Kind::ALL.len()]>,
    counts: Mutex<[Counts; Kind::ALL.len()]>,
    tasks: Mutex<Vec<AbortHandle>>,
}

/// Results received so far.
#[derive(Clone, Copy, Default)]
struct Counts {
    done: u64,
    tried_again: u64,
}

impl fmt::Debug for JobClient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JobClient").field("node", &self.0.node).finish_non_exhaustive()
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        for task in lock(&self.tasks).iter() {
            task.abort();
        }
    }
}

/// Job in the queue. Dropping it cancels the job, unless a worker has already taken it.
#[derive(Debug)]
pub struct Queued {
    client: JobClient,
    id: String,
    result: oneshot::Receiver<Outcome>,
}

impl Queued {
    /// Waits for the result; `None` if the job client was dropped.
    pub async fn result(&mut self) -> Option<Outcome> {
        (&mut self.result).await.ok()
    }
}

impl Drop for Queued {
    fn drop(&mut self) {
        lock(&self.client.0.waiting).remove(&self.id);
    }
}

impl JobClient {
    /// Creates a job client, which from now on receives the announcements of workers.
    ///
    /// # Errors
    /// Returns an error if there is no message server.
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
        let client = Self(Arc::new(shared));
        let tasks = [
            tokio::spawn(receive_announcements(Arc::downgrade(&client.0), announcements))
                .abort_handle(),
            tokio::spawn(receive(Arc::downgrade(&client.0), results)).abort_handle(),
            tokio::spawn(measure(Arc::downgrade(&client.0))).abort_handle(),
        ];
        lock(&client.0.tasks).extend(tasks);
        Ok(client)
    }

    /// Returns the job client of a node; `None` for a bus in memory, or if the queue is unavailable.
    pub async fn join(bus: &Bus, node: NodeId) -> Option<Self> {
        match Self::open(bus, node).await {
            Ok(client) => Some(client),
            Err(QueueError::NoServer) => None,
            Err(error) => {
                tracing::warn!(%error, "The job queue is unavailable: no workers are used");
                None
            }
        }
    }

    /// Returns whether a worker accepts jobs of a kind.
    #[must_use]
    pub fn has_workers(&self, kind: Kind) -> bool {
        self.0.queue.is_connected() && lock(&self.0.workers).has(kind, Instant::now())
    }

    /// Returns the number of jobs of a kind that the workers can do at a time; 0 while the queue cannot be reached.
    #[must_use]
    pub fn threads(&self, kind: Kind) -> usize {
        let is_connected = self.0.queue.is_connected();
        if is_connected { lock(&self.0.workers).threads(kind, Instant::now()) } else { 0 }
    }

    /// Returns the number of workers.
    #[must_use]
    pub fn workers(&self) -> usize {
        lock(&self.0.workers).count(Instant::now())
    }

    /// Returns the numbers of jobs of a kind that are waiting and in progress, counting all users of the queue.
    #[must_use]
    pub fn pending(&self, kind: Kind) -> (u64, u64) {
        let depth = lock(&self.0.depths)[kind as usize];
        (depth.waiting, depth.in_work)
    }

    /// Returns the number of results of a kind that this client has received, and how often their jobs were retried.
    #[must_use]
    pub fn done(&self, kind: Kind) -> (u64, u64) {
        let counts = lock(&self.0.counts)[kind as usize];
        (counts.done, counts.tried_again)
    }

    /// Submits a job to the queue.
    ///
    /// # Errors
    /// Returns an error if the queue is full or unreachable.
    pub async fn ask(&self, task: Task) -> Result<Queued, QueueError> {
        let number = self.0.next.fetch_add(1, Ordering::Relaxed);
        let id = format!("{}-{number}", self.0.node);
        let (sender, result) = oneshot::channel();
        lock(&self.0.waiting).insert(id.clone(), sender);
        let queued = Queued { client: self.clone(), id: id.clone(), result };
        self.0.queue.put(&Job::new(id, answers(self.0.node), task)).await?;
        Ok(queued)
    }

    /// Returns the turn of an engine player, found by a worker; `None` if no turn arrives in time or no workers are left.
    /// Dropping the future cancels the job.
    pub async fn find_turn(&self, task: FindTurn) -> Option<FoundTurn> {
        let timeout = Duration::from_millis(task.time) + TURN_OVERHEAD_MAX;
        let search = async {
            let mut queued = match self.ask(Task::Turn(task)).await {
                Ok(queued) => queued,
                Err(error) => {
                    tracing::warn!(%error, "A turn could not be queued");
                    return None;
                }
            };
            let mut look = time::interval(WORKER_CHECK_INTERVAL);
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
        match time::timeout(timeout, search).await {
            Ok(Some(Outcome::Turn { turn: Some(turn), spent })) => {
                Some(FoundTurn { turn, spent: Duration::from_millis(spent) })
            }
            _ => None,
        }
    }

    /// Submits a review to the queue. Its result, with the same id, is sent to one receiver of [`Self::review_results`], at this
    /// node or another one.
    ///
    /// # Errors
    /// Returns an error if the queue is full or unreachable.
    pub async fn queue_review(&self, id: String, task: ReviewGame) -> Result<(), QueueError> {
        self.0.queue.put(&Job::new(id, REVIEWS.to_owned(), Task::Review(task))).await
    }

    /// Subscribes to finished reviews. Each is sent to one of the subscribed nodes, which has to store it.
    ///
    /// # Errors
    /// Returns an error if there is no connection.
    pub async fn review_results(&self) -> Result<ReviewResults, QueueError> {
        let client = &self.0.queue.client;
        let subscribed = client.queue_subscribe(REVIEWS, NODES_QUEUE_GROUP.to_owned()).await;
        let subscriber = subscribed.map_err(|error| QueueError::of(&error))?;
        Ok(ReviewResults { client: Arc::downgrade(&self.0), subscriber })
    }
}

/// Returns the subject of the results for a node.
fn answers(node: NodeId) -> String {
    format!("gipfel.answers.{node}")
}

/// Receives the announcements of workers.
async fn receive_announcements(client: std::sync::Weak<Shared>, mut announcements: Subscriber) {
    while let Some(message) = announcements.next().await {
        let Some(client) = client.upgrade() else { return };
        if let Ok(announcement) = serde_json::from_slice::<Announcement>(&message.payload) {
            lock(&client.workers).record(&announcement, Instant::now());
        }
    }
}

/// Passes results to waiting callers; only the first result of a job counts.
async fn receive(client: std::sync::Weak<Shared>, mut results: Subscriber) {
    while let Some(message) = results.next().await {
        let Some(client) = client.upgrade() else { return };
        let Ok(result) = serde_json::from_slice::<JobResult>(&message.payload) else { continue };
        let wanted = match result.outcome {
            Outcome::Begun => {
                lock(&client.waiting).get(&result.job).is_some_and(|sender| !sender.is_closed())
            }
            outcome => {
                let waiting = lock(&client.waiting).remove(&result.job);
                if let Some(kind) = outcome.kind().filter(|_| waiting.is_some()) {
                    client.count(kind, result.tries);
                }
                waiting.is_some_and(|waiting| waiting.send(outcome).is_ok())
            }
        };
        if let Some(reply) = message.reply {
            client.queue.answer(reply, &Wanted { wanted }).await;
        }
    }
}

/// Reads the depths of the queues periodically.
async fn measure(client: std::sync::Weak<Shared>) {
    let mut interval = time::interval(DEPTH_INTERVAL);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        let Some(client) = client.upgrade() else { return };
        for kind in Kind::ALL {
            // The queue does not exist until the first job has been submitted.
            let depth = client.queue.depth(kind).await.unwrap_or_default();
            lock(&client.depths)[kind as usize] = depth;
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

/// Finished reviews that a node has to store.
#[derive(Debug)]
pub struct ReviewResults {
    client: std::sync::Weak<Shared>,
    subscriber: Subscriber,
}

/// Result of a review job.
#[derive(Debug)]
pub struct ReviewResult {
    /// Identifier with which the review was submitted.
    pub id: String,
    /// The review; `None` if the job was abandoned.
    pub review: Option<Value>,
    client: std::sync::Weak<Shared>,
    reply: Option<async_nats::Subject>,
}

impl ReviewResults {
    /// Returns the next result, or `None` when the subscription has ended.
    pub async fn next(&mut self) -> Option<ReviewResult> {
        loop {
            let message = self.subscriber.next().await?;
            let client = self.client.upgrade()?;
            let Ok(result) = serde_json::from_slice::<JobResult>(&message.payload) else {
                continue;
            };
            let review = match result.outcome {
                Outcome::Review { review } => Some(review),
                Outcome::GivenUp => None,
                // Another node may have submitted the job, so this node cannot know whether it is still wanted.
                _ => {
                    if let Some(reply) = message.reply {
                        client.queue.answer(reply, &Wanted { wanted: true }).await;
                    }
                    continue;
                }
            };
            client.count(Kind::Review, result.tries);
            let client = self.client.clone();
            return Some(ReviewResult { id: result.job, review, client, reply: message.reply });
        }
    }
}

impl ReviewResult {
    /// Confirms to the worker that the review is stored. The worker keeps the job until then.
    pub async fn stored(self) {
        if let (Some(client), Some(reply)) = (self.client.upgrade(), self.reply) {
            client.queue.answer(reply, &Wanted { wanted: true }).await;
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
