//! A worker: takes jobs from the queue and does them.

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
    queue::{PROGRESS, Queue, QueueError, TRIES, subject, take},
    result::{JobResult, Outcome, Wanted},
    work::WorkError,
};

/// Who has heard of no new job looks again after so long.
const LOOK: Duration = Duration::from_secs(1);

/// A job that has failed is tried again after so long.
const LATER: Duration = Duration::from_secs(1);

/// A worker that is to end finishes what it can in this time, and gives the rest back.
const GRACE: Duration = Duration::from_secs(3);

/// How long whoever gets a result may take to store it.
const STORING: Duration = Duration::from_secs(3);

/// How often a result is offered before its job is given back.
const OFFERS: u32 = 5;

/// Does the work of a job. It may block.
pub trait Work: Send + Sync + 'static {
    /// Does what a job asks for.
    ///
    /// # Errors
    /// It cannot be done; it is tried again, here or elsewhere, a few times.
    fn work(&self, task: &Task) -> Result<Outcome, WorkError>;
}

impl<F: Fn(&Task) -> Result<Outcome, WorkError> + Send + Sync + 'static> Work for F {
    fn work(&self, task: &Task) -> Result<Outcome, WorkError> {
        self(task)
    }
}

/// A process that does jobs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Worker {
    /// Which one it is, from its start to its end.
    pub id: String,
    /// What it does.
    pub kinds: Vec<Kind>,
    /// How many jobs it does at once.
    pub threads: usize,
}

/// What the jobs of a worker share.
#[derive(Clone)]
struct Shop {
    queue: Queue,
    work: Arc<dyn Work>,
    ending: watch::Receiver<bool>,
}

impl fmt::Debug for Shop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shop").finish_non_exhaustive()
    }
}

impl Worker {
    /// Does jobs until `stop` completes. While the message server is away it waits.
    ///
    /// # Errors
    /// There is no message server.
    pub async fn run(
        &self,
        bus: &Bus,
        work: Arc<dyn Work>,
        stop: impl Future<Output = ()>,
    ) -> Result<(), QueueError> {
        let (end, ending) = watch::channel(false);
        let shop = Shop { queue: Queue::new(bus)?, work, ending };
        let free = Arc::new(Semaphore::new(self.threads.max(1)));
        let mut running = JoinSet::new();
        tokio::select! {
            () = stop => {}
            () = self.announce(bus, &free) => {}
            () = self.take_all(&shop, &free, &mut running) => {}
        }
        bus.publish(WORKERS, self.announcement(&[], 0));
        tracing::info!(running = running.len(), "The worker ends");
        end.send_replace(true);
        while running.join_next().await.is_some() {}
        // What was acknowledged and given back must not stay here.
        time::timeout(STORING, shop.queue.client.flush()).await.ok();
        Ok(())
    }

    /// Says every second that it is there.
    async fn announce(&self, bus: &Bus, free: &Semaphore) {
        let mut kinds = self.kinds.clone();
        kinds.sort_unstable();
        let mut interval = time::interval(announcement::INTERVAL);
        loop {
            interval.tick().await;
            bus.publish(WORKERS, self.announcement(&kinds, free.available_permits()));
        }
    }

    fn announcement(&self, kinds: &[Kind], free: usize) -> Vec<u8> {
        let announcement = Announcement::new(&self.id, kinds, self.threads.max(1), free);
        serde_json::to_vec(&announcement).unwrap_or_default()
    }

    /// Takes job after job, the most urgent first.
    async fn take_all(&self, shop: &Shop, free: &Arc<Semaphore>, running: &mut JoinSet<()>) {
        loop {
            if let Err(error) = self.take_while_possible(shop, free, running).await {
                tracing::warn!(%error, "No jobs can be taken; trying again");
            }
            time::sleep(LOOK).await;
        }
    }

    async fn take_while_possible(
        &self,
        shop: &Shop,
        free: &Arc<Semaphore>,
        running: &mut JoinSet<()>,
    ) -> Result<(), QueueError> {
        let mut kinds = self.kinds.clone();
        kinds.sort_unstable();
        kinds.dedup();
        let mut consumers = Vec::new();
        // What goes into the queue is heard at once; that it is there is known only when it is asked for.
        let mut bells = Vec::new();
        for &kind in &kinds {
            consumers.push(shop.queue.consumer(kind).await?);
            let bell = shop.queue.client.subscribe(subject(kind)).await;
            bells.push(bell.map_err(|error| QueueError::of(&error))?);
        }
        let mut bells = stream::select_all(bells);
        loop {
            let permit = Arc::clone(free).acquire_owned().await;
            let permit = permit.map_err(|error| QueueError::of(&error))?;
            while running.try_join_next().is_some() {}
            if let Some(message) = first(&consumers).await? {
                running.spawn(shop.clone().handle(message, permit));
            } else {
                drop(permit);
                time::timeout(LOOK, bells.next()).await.ok();
            }
        }
    }
}

/// The most urgent job that waits.
async fn first(consumers: &[PullConsumer]) -> Result<Option<Message>, QueueError> {
    for consumer in consumers {
        if let Some(message) = take(consumer).await? {
            return Ok(Some(message));
        }
    }
    Ok(None)
}

impl Shop {
    /// Does one job, from its delivery to its acknowledgement.
    async fn handle(self, message: Message, permit: OwnedSemaphorePermit) {
        let tries = message.info().map_or(1, |info| info.delivered);
        let job = serde_json::from_slice::<Job>(&message.payload);
        let job = job.map_err(|error| error.to_string()).and_then(|job| {
            // A version further on may mean something else by the same words.
            if job.v > VERSION + 1 { Err(format!("version {}", job.v)) } else { Ok(job) }
        });
        if tries > TRIES {
            self.give_up(&message, job.ok(), tries).await;
            return;
        }
        let tries = u32::try_from(tries).unwrap_or(u32::MAX);
        let acknowledged = match job {
            Ok(job) => self.kept_from_others(&message, self.do_job(&job, tries)).await,
            Err(error) => {
                tracing::warn!(error, tries, "A job cannot be read");
                AckKind::Nak(Some(LATER))
            }
        };
        if let Err(error) = message.ack_with(acknowledged).await {
            tracing::warn!(%error, "A job was not acknowledged; somebody will do it again");
        }
        drop(permit);
    }

    /// Drops a job that fails again and again.
    async fn give_up(&self, message: &Message, job: Option<Job>, tries: i64) {
        let id = job.as_ref().map_or("unreadable", |job| &job.id);
        tracing::error!(id, subject = %message.subject, tries, "A job has failed too often and is dropped");
        if let Some(job) = job {
            let tries = u32::try_from(tries).unwrap_or(u32::MAX);
            self.tell(&job, &JobResult::new(job.id.clone(), tries, Outcome::GivenUp)).await.ok();
        }
        if let Err(error) = message.ack_with(AckKind::Term).await {
            tracing::warn!(%error, "A job was not dropped");
        }
    }

    /// Does something with a job, and says all the while that somebody is at it.
    async fn kept_from_others<T>(&self, message: &Message, doing: impl Future<Output = T>) -> T {
        let mut doing = pin!(doing);
        loop {
            tokio::select! {
                done = &mut doing => return done,
                () = time::sleep(PROGRESS) => {
                    if let Err(error) = message.ack_with(AckKind::Progress).await {
                        tracing::warn!(%error, "The queue does not hear that a job goes on");
                    }
                }
            }
        }
    }

    /// Does a job and hands in its result; answers how it is to be acknowledged.
    async fn do_job(&self, job: &Job, tries: u32) -> AckKind {
        let began = Instant::now();
        let (id, kind) = (&job.id, job.task.kind());
        let begun = JobResult::new(id.clone(), tries, Outcome::Begun);
        match self.tell(job, &begun).await {
            Ok(true) => {}
            // Nobody has it stored who does not wait for it; a review is stored by whoever is there then.
            Err(Untold::Nobody) if kind == Kind::Review => {}
            Err(Untold::NoAnswer) => {}
            Ok(false) | Err(Untold::Nobody) => {
                tracing::info!(id, %kind, "A job is no longer wanted");
                return AckKind::Ack;
            }
        }
        let (work, task) = (Arc::clone(&self.work), job.task.clone());
        let computing = task::spawn_blocking(move || work.work(&task));
        let done = tokio::select! {
            done = computing => done,
            () = self.is_over() => {
                tracing::info!(id, %kind, "A job is given back");
                return AckKind::Nak(None);
            }
        };
        match done {
            Ok(Ok(outcome)) => {
                let spent = began.elapsed().as_millis();
                tracing::info!(id, %kind, tries, spent_ms = %spent, "A job is done");
                self.hand_in(job, &JobResult::new(id.clone(), tries, outcome)).await
            }
            Ok(Err(error)) => {
                tracing::warn!(id, %kind, tries, %error, "A job has failed");
                AckKind::Nak(Some(LATER))
            }
            Err(error) => {
                tracing::warn!(id, %kind, tries, %error, "A job has failed");
                AckKind::Nak(Some(LATER))
            }
        }
    }

    /// Offers a result until somebody has it; then the job is done.
    async fn hand_in(&self, job: &Job, result: &JobResult) -> AckKind {
        let kind = job.task.kind();
        for _ in 0..OFFERS {
            match self.tell(job, result).await {
                Ok(_) => return AckKind::Ack,
                // Whoever asked is gone, and will ask again if they come back.
                Err(Untold::Nobody) if kind != Kind::Review => return AckKind::Ack,
                Err(_) => time::sleep(LATER).await,
            }
        }
        tracing::warn!(id = job.id, %kind, "Nobody takes a result");
        AckKind::Nak(Some(LATER))
    }

    /// Sends a result to whoever asked; answers whether it is wanted.
    async fn tell(&self, job: &Job, result: &JobResult) -> Result<bool, Untold> {
        let Ok(text) = serde_json::to_vec(result) else { return Err(Untold::NoAnswer) };
        let asked = self.queue.client.request(job.answer.clone(), text.into());
        match time::timeout(STORING, asked).await {
            Ok(Ok(answer)) => {
                let wanted = serde_json::from_slice::<Wanted>(&answer.payload);
                Ok(wanted.is_ok_and(|answer| answer.wanted))
            }
            Ok(Err(error)) if error.kind() == RequestErrorKind::NoResponders => Err(Untold::Nobody),
            _ => Err(Untold::NoAnswer),
        }
    }

    /// Done when a worker that is to end has waited long enough.
    async fn is_over(&self) {
        let mut ending = self.ending.clone();
        ending.wait_for(|ending| *ending).await.ok();
        time::sleep(GRACE).await;
    }
}

/// Why a result was not told.
enum Untold {
    /// Nobody listens.
    Nobody,
    /// No answer came.
    NoAnswer,
}
