//! The queue of jobs: a stream of JetStream, from which a job goes to one worker at a time.

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use async_nats::{
    Client, Subject,
    connection::State,
    jetstream::{
        self, Context,
        consumer::{AckPolicy, PullConsumer, pull},
        context::PublishErrorKind,
        message::Message,
        stream::{Config, DiscardPolicy, RetentionPolicy, StorageType},
    },
};
use bus::Bus;
use futures_util::StreamExt as _;
use tokio::time;

use crate::{
    job::{Job, Kind},
    result::Wanted,
};

/// The name of the stream.
const STREAM: &str = "GIPFEL_JOBS";

/// The most jobs that wait; more are refused, and whoever asked does them alone or asks later.
const MOST_JOBS: i64 = 100_000;

/// The most bytes that wait.
const MOST_BYTES: i64 = 256 << 20;

/// The largest job.
const LARGEST: i32 = 512 << 10;

/// A job that nobody has done for so long is dropped.
const OLDEST: Duration = Duration::from_secs(24 * 60 * 60);

/// A worker that says nothing of a job for so long has lost it: another one gets it.
const SILENCE: Duration = Duration::from_secs(4);

/// How often a worker says that it is still at a job.
pub(crate) const PROGRESS: Duration = Duration::from_secs(1);

/// A job is tried so often before it is given up.
pub(crate) const TRIES: i64 = 5;

/// How often the server delivers a job at most. The delivery after the last try is for giving it up; a worker that is killed
/// while it does so leaves that to the next one.
const DELIVERIES: i64 = TRIES + 5;

/// How long the message server may take to answer.
const PATIENCE: Duration = Duration::from_secs(3);

/// Why the queue cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum QueueError {
    /// The bus is not NATS.
    #[error("there is no message server")]
    NoServer,
    /// The message server does not answer, or refuses.
    #[error("the queue of jobs cannot be used: {0}")]
    Refused(String),
}

impl QueueError {
    pub(crate) fn of(error: &dyn fmt::Display) -> Self {
        Self::Refused(error.to_string())
    }
}

/// How many jobs of a kind there are.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Depth {
    /// They wait for a worker.
    pub(crate) waiting: u64,
    /// A worker has them.
    pub(crate) in_work: u64,
}

/// The queue of jobs. A clone is the same queue.
#[derive(Clone, Debug)]
pub struct Queue {
    pub(crate) client: Client,
    jetstream: Context,
    is_prepared: Arc<AtomicBool>,
}

impl Queue {
    /// The queue that all who use the same message server share.
    ///
    /// # Errors
    /// The bus is one in memory.
    pub fn new(bus: &Bus) -> Result<Self, QueueError> {
        let client = bus.client().ok_or(QueueError::NoServer)?;
        let mut jetstream = jetstream::new(client.clone());
        jetstream.set_timeout(PATIENCE);
        Ok(Self { client, jetstream, is_prepared: Arc::default() })
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Answers a request of a worker.
    pub(crate) async fn answer(&self, reply: Subject, answer: &Wanted) {
        let Ok(text) = serde_json::to_vec(answer) else { return };
        if let Err(error) = self.client.publish(reply, text.into()).await {
            tracing::warn!(%error, "A worker was not answered");
        }
    }

    /// Makes the stream and its consumers, unless somebody has.
    pub(crate) async fn prepare(&self) -> Result<(), QueueError> {
        for kind in Kind::ALL {
            self.consumer(kind).await?;
        }
        self.is_prepared.store(true, Ordering::Relaxed);
        Ok(())
    }

    /// Puts a job into the queue; it is on the disk of the message server then.
    pub(crate) async fn put(&self, job: &Job) -> Result<(), QueueError> {
        let text = serde_json::to_vec(job).map_err(|error| QueueError::of(&error))?;
        if !self.is_prepared.load(Ordering::Relaxed) {
            self.prepare().await?;
        }
        let subject = subject(job.task.kind());
        let sent = self.jetstream.publish(subject, text.into()).await;
        let kept = sent.map_err(|error| QueueError::of(&error))?.await;
        kept.map(|_| ()).map_err(|error| {
            if error.kind() == PublishErrorKind::StreamNotFound {
                self.is_prepared.store(false, Ordering::Relaxed);
            }
            QueueError::of(&error)
        })
    }

    /// The jobs of a kind, for workers.
    pub(crate) async fn consumer(&self, kind: Kind) -> Result<PullConsumer, QueueError> {
        let stream = self.jetstream.get_or_create_stream(stream_config()).await;
        let stream = stream.map_err(|error| QueueError::of(&error))?;
        let consumer = stream.get_or_create_consumer(kind.code(), consumer_config(kind)).await;
        consumer.map_err(|error| QueueError::of(&error))
    }

    /// How many jobs of a kind there are.
    pub(crate) async fn depth(&self, kind: Kind) -> Result<Depth, QueueError> {
        let stream = self.jetstream.get_stream_no_info(STREAM).await;
        let stream = stream.map_err(|error| QueueError::of(&error))?;
        let info = stream.consumer_info(kind.code()).await;
        let info = info.map_err(|error| QueueError::of(&error))?;
        Ok(Depth { waiting: info.num_pending, in_work: info.num_ack_pending as u64 })
    }
}

/// The next job, if one waits.
pub(crate) async fn take(consumer: &PullConsumer) -> Result<Option<Message>, QueueError> {
    let fetch = async {
        let mut messages = consumer.fetch().max_messages(1).messages().await?;
        messages.next().await.transpose()
    };
    match time::timeout(PATIENCE, fetch).await {
        Ok(Ok(message)) => Ok(message),
        Ok(Err(error)) => Err(QueueError::of(&error)),
        Err(_) => Err(QueueError::Refused("no answer came in time".to_owned())),
    }
}

/// The subject of the jobs of a kind.
pub(crate) fn subject(kind: Kind) -> String {
    format!("gipfel.jobs.{kind}")
}

fn stream_config() -> Config {
    Config {
        name: STREAM.to_owned(),
        subjects: vec!["gipfel.jobs.*".to_owned()],
        retention: RetentionPolicy::WorkQueue,
        storage: StorageType::File,
        discard: DiscardPolicy::New,
        max_messages: MOST_JOBS,
        max_bytes: MOST_BYTES,
        max_message_size: LARGEST,
        max_age: OLDEST,
        num_replicas: 1,
        ..Config::default()
    }
}

fn consumer_config(kind: Kind) -> pull::Config {
    pull::Config {
        durable_name: Some(kind.code().to_owned()),
        ack_policy: AckPolicy::Explicit,
        ack_wait: SILENCE,
        max_deliver: DELIVERIES,
        max_ack_pending: MOST_JOBS,
        filter_subject: subject(kind),
        ..pull::Config::default()
    }
}
