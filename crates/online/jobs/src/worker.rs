//! The worker, which takes jobs from the queue and does them.

use std::{fmt, pin::pin, sync::Arc, time::Duration};

use async_nats::{
    RequestErrorKind,
    jetstream::{AckKind, consumer::PullConsumer, message::Message},
};
use bus::Bus;
use futures_util::{StreamExt as _, stream};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore, watch},
    task::{self, JoinSet},
    time::{self, Instant},
};

use crate::{
    announcement::{self, Announcement, WORKERS},
    job::{Job, Kind, Task, VERSION},
    queue::{JOB_MAX_TRIES, PROGRESS_INTERVAL, Queue, QueueError, subject, take},
    result::{JobResult, Outcome, Wanted},
    work::WorkError,
};

/// Interval at which an idle worker polls the queue.
const POLL_INTERVAL: Duration = Duration::from_secs(1);

/// Delay before a failed job is retried.
const RETRY_DELAY: Duration = Duration::from_secs(1);

/// Time in which a worker that is shutting down may finish its jobs. Unfinished jobs are returned to the queue.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(3);

/// Time within which the receiver of a result must store it.
const RESULT_TIMEOUT: Duration = Duration::from_secs(3);

/// Number of attempts to deliver a result before its job is returned to the queue.
const DELIVERY_ATTEMPTS: u32 = 5;

/// Function that carries out the tasks of jobs. It may block.
pub trait Work: Send + Sync + 'static {
    /// Carries out a task.
    ///
    /// # Errors
    /// Returns an error if the task cannot be done. The job is then retried a few times, by this or another worker.
    fn work(&self, task: &Task) -> Result<Outcome, WorkError>;
}

impl<F: Fn(&Task) -> Result<Outcome, WorkError> + Send + Sync + 'static> Work for F {
    fn work(&self, task: &Task) -> Result<Outcome, WorkError> {
        self(task)
    }
}

/// Settings of a worker process.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Worker {
    /// Identifier of the process.
    pub id: String,
    /// Kinds of jobs that the worker accepts.
    pub kinds: Vec<Kind>,
    /// Maximum number of simultaneous jobs.
    pub threads: usize,
}

/// Runner of a worker's jobs, with the state that they share.
#[derive(Clone)]
struct JobRunner {
    queue: Queue,
    work: Arc<dyn Work>,
    ending: watch::Receiver<bool>,
}

impl fmt::Debug for JobRunner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JobRunner").finish_non_exhaustive()
    }
}

impl Worker {
    /// Does jobs until `stop` completes. Waits while the message server is unreachable.
    ///
    /// # Errors
    /// Returns an error if there is no message server.
    pub async fn run(
        &self,
        bus: &Bus,
        work: Arc<dyn Work>,
        stop: impl Future<Output = ()>,
    ) -> Result<(), QueueError> {
        let (end, ending) = watch::channel(false);
        let runner = JobRunner { queue: Queue::new(bus)?, work, ending };
        let free = Arc::new(Semaphore::new(self.threads.max(1)));
        let mut running = JoinSet::new();
        tokio::select! {
            () = stop => {}
            () = self.announce(bus, &free) => {}
            () = self.take_all(&runner, &free, &mut running) => {}
        }
        bus.publish(WORKERS, self.announcement(&[], 0));
        tracing::info!(running = running.len(), "The worker is shutting down");
        end.send_replace(true);
        while running.join_next().await.is_some() {}
        // Wait until the pending acknowledgements have been sent.
        time::timeout(RESULT_TIMEOUT, runner.queue.client.flush()).await.ok();
        Ok(())
    }

    /// Announces the worker periodically.
    async fn announce(&self, bus: &Bus, free: &Semaphore) {
        let mut kinds = self.kinds.clone();
        kinds.sort_unstable();
        let mut interval = time::interval(announcement::ANNOUNCEMENT_INTERVAL);
        loop {
            interval.tick().await;
            bus.publish(WORKERS, self.announcement(&kinds, free.available_permits()));
        }
    }

    fn announcement(&self, kinds: &[Kind], free: usize) -> Vec<u8> {
        let announcement = Announcement::new(&self.id, kinds, self.threads.max(1), free);
        serde_json::to_vec(&announcement).unwrap_or_default()
    }

    /// Takes jobs one after another, most urgent first.
    async fn take_all(&self, runner: &JobRunner, free: &Arc<Semaphore>, running: &mut JoinSet<()>) {
        loop {
            if let Err(error) = self.take_while_possible(runner, free, running).await {
                tracing::warn!(%error, "Cannot take jobs from the queue; retrying");
            }
            time::sleep(POLL_INTERVAL).await;
        }
    }

    async fn take_while_possible(
        &self,
        runner: &JobRunner,
        free: &Arc<Semaphore>,
        running: &mut JoinSet<()>,
    ) -> Result<(), QueueError> {
        let mut kinds = self.kinds.clone();
        kinds.sort_unstable();
        kinds.dedup();
        let mut consumers = Vec::new();
        // Subscriptions to the subjects of the queue wake the worker as soon as a job is submitted, without polling.
        let mut bells = Vec::new();
        for &kind in &kinds {
            consumers.push(runner.queue.consumer(kind).await?);
            let bell = runner.queue.client.subscribe(subject(kind)).await;
            bells.push(bell.map_err(|error| QueueError::of(&error))?);
        }
        let mut bells = stream::select_all(bells);
        loop {
            let permit = Arc::clone(free).acquire_owned().await;
            let permit = permit.map_err(|error| QueueError::of(&error))?;
            while running.try_join_next().is_some() {}
            if let Some(message) = first(&consumers).await? {
                running.spawn(runner.clone().handle(message, permit));
            } else {
                drop(permit);
                time::timeout(POLL_INTERVAL, bells.next()).await.ok();
            }
        }
    }
}

/// Returns the most urgent waiting job.
async fn first(consumers: &[PullConsumer]) -> Result<Option<Message>, QueueError> {
    for consumer in consumers {
        if let Some(message) = take(consumer).await? {
            return Ok(Some(message));
        }
    }
    Ok(None)
}

impl JobRunner {
    /// Handles one job, from its delivery to its acknowledgement.
    async fn handle(self, message: Message, permit: OwnedSemaphorePermit) {
        let tries = message.info().map_or(1, |info| info.delivered);
        let job = serde_json::from_slice::<Job>(&message.payload);
        let job = job.map_err(|error| error.to_string()).and_then(|job| {
            // A later version may give the same fields another meaning.
            if job.v > VERSION + 1 {
                Err(format!("unsupported version {}", job.v))
            } else {
                Ok(job)
            }
        });
        if tries > JOB_MAX_TRIES {
            self.give_up(&message, job.ok(), tries).await;
            return;
        }
        let tries = u32::try_from(tries).unwrap_or(u32::MAX);
        let acknowledged = match job {
            Ok(job) => self.while_reporting_progress(&message, self.do_job(&job, tries)).await,
            Err(error) => {
                tracing::warn!(error, tries, "A job is unreadable");
                AckKind::Nak(Some(RETRY_DELAY))
            }
        };
        if let Err(error) = message.ack_with(acknowledged).await {
            tracing::warn!(%error, "A job could not be acknowledged; it will be done again");
        }
        drop(permit);
    }

    /// Drops a job that has failed too often.
    async fn give_up(&self, message: &Message, job: Option<Job>, tries: i64) {
        let id = job.as_ref().map_or("unreadable", |job| &job.id);
        tracing::error!(id, subject = %message.subject, tries, "A job has failed too often and is dropped");
        if let Some(job) = job {
            let tries = u32::try_from(tries).unwrap_or(u32::MAX);
            self.send_result(&job, &JobResult::new(job.id.clone(), tries, Outcome::GivenUp))
                .await
                .ok();
        }
        if let Err(error) = message.ack_with(AckKind::Term).await {
            tracing::warn!(%error, "A job could not be dropped");
        }
    }

    /// Awaits `doing`, sending progress messages so that the job is not delivered to another worker.
    async fn while_reporting_progress<T>(
        &self,
        message: &Message,
        doing: impl Future<Output = T>,
    ) -> T {
        let mut doing = pin!(doing);
        loop {
            tokio::select! {
                done = &mut doing => return done,
                () = time::sleep(PROGRESS_INTERVAL) => {
                    if let Err(error) = message.ack_with(AckKind::Progress).await {
                        tracing::warn!(%error, "Progress of a job could not be reported");
                    }
                }
            }
        }
    }

    /// Does a job, delivers its result, and returns how to acknowledge it.
    async fn do_job(&self, job: &Job, tries: u32) -> AckKind {
        let began = Instant::now();
        let (id, kind) = (&job.id, job.task.kind());
        let begun = JobResult::new(id.clone(), tries, Outcome::Begun);
        match self.send_result(job, &begun).await {
            Ok(true) => {}
            // A result is useful only to a waiting caller, except for a review, which any node can store later.
            Err(Undelivered::NoSubscriber) if kind == Kind::Review => {}
            Err(Undelivered::NoAnswer) => {}
            Ok(false) | Err(Undelivered::NoSubscriber) => {
                tracing::info!(id, %kind, "A job is no longer wanted and is skipped");
                return AckKind::Ack;
            }
        }
        let (work, task) = (Arc::clone(&self.work), job.task.clone());
        let computing = task::spawn_blocking(move || work.work(&task));
        let done = tokio::select! {
            done = computing => done,
            () = self.is_over() => {
                tracing::info!(id, %kind, "A job is returned to the queue");
                return AckKind::Nak(None);
            }
        };
        match done {
            Ok(Ok(outcome)) => {
                let spent = began.elapsed().as_millis();
                tracing::info!(id, %kind, tries, spent_ms = %spent, "A job is done");
                self.deliver(job, &JobResult::new(id.clone(), tries, outcome)).await
            }
            Ok(Err(error)) => {
                tracing::warn!(id, %kind, tries, %error, "A job has failed");
                AckKind::Nak(Some(RETRY_DELAY))
            }
            Err(error) => {
                tracing::warn!(id, %kind, tries, %error, "A job has failed");
                AckKind::Nak(Some(RETRY_DELAY))
            }
        }
    }

    /// Delivers a result, with retries, and returns how to acknowledge the job.
    async fn deliver(&self, job: &Job, result: &JobResult) -> AckKind {
        let kind = job.task.kind();
        for _ in 0..DELIVERY_ATTEMPTS {
            match self.send_result(job, result).await {
                Ok(_) => return AckKind::Ack,
                // The submitter is gone; after a restart it submits a new job.
                Err(Undelivered::NoSubscriber) if kind != Kind::Review => return AckKind::Ack,
                Err(_) => time::sleep(RETRY_DELAY).await,
            }
        }
        tracing::warn!(id = job.id, %kind, "A result could not be delivered; its job is returned to the queue");
        AckKind::Nak(Some(RETRY_DELAY))
    }

    /// Sends a result to the submitter, and returns whether it is wanted.
    async fn send_result(&self, job: &Job, result: &JobResult) -> Result<bool, Undelivered> {
        let Ok(text) = serde_json::to_vec(result) else { return Err(Undelivered::NoAnswer) };
        let asked = self.queue.client.request(job.answer.clone(), text.into());
        match time::timeout(RESULT_TIMEOUT, asked).await {
            Ok(Ok(answer)) => {
                let wanted = serde_json::from_slice::<Wanted>(&answer.payload);
                Ok(wanted.is_ok_and(|answer| answer.wanted))
            }
            Ok(Err(error)) if error.kind() == RequestErrorKind::NoResponders => {
                Err(Undelivered::NoSubscriber)
            }
            _ => Err(Undelivered::NoAnswer),
        }
    }

    /// Completes when the worker is shutting down and the grace period has passed.
    async fn is_over(&self) {
        let mut ending = self.ending.clone();
        ending.wait_for(|ending| *ending).await.ok();
        time::sleep(SHUTDOWN_GRACE).await;
    }
}

/// Reason why a result was not delivered.
enum Undelivered {
    /// The subject has no subscriber.
    NoSubscriber,
    /// No answer arrived in time.
    NoAnswer,
}
