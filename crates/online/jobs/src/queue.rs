//! The job queue: a JetStream stream that delivers each job to one worker at a time.

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

/// Name of the stream.
const STREAM: &str = "GIPFEL_JOBS";

/// Maximum number of waiting jobs. Further jobs are refused, and their submitters do them locally or try again later.
const QUEUE_MAX_JOBS: i64 = 100_000;

/// Maximum total size of waiting jobs, in bytes.
const QUEUE_MAX_BYTES: i64 = 256 << 20;

/// Maximum size of a job, in bytes.
const JOB_MAX_BYTES: i32 = 512 << 10;

/// Age at which an unfinished job is dropped.
const JOB_MAX_AGE: Duration = Duration::from_secs(24 * 60 * 60);

/// Time without a progress message after which a job is delivered to another worker.
const PROGRESS_TIMEOUT: Duration = Duration::from_secs(4);

/// Interval between progress messages from a worker.
pub(crate) const PROGRESS_INTERVAL: Duration = Duration::from_secs(1);

/// Number of tries after which a job is abandoned.
pub(crate) const JOB_MAX_TRIES: i64 = 5;

/// Maximum number of deliveries of a job. At the first delivery after the last try, the worker gives the job up; if it is killed
/// while doing so, the next delivery takes its place.
const JOB_MAX_DELIVERIES: i64 = JOB_MAX_TRIES + 5;

/// Timeout of requests to the message server.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(3);

/// Error returned by the job queue.
#[derive(Debug, thiserror::Error)]
pub enum QueueError {
    /// The bus is not NATS.
    #[error("the job queue needs NATS")]
    NoServer,
    /// The message server refused the request or did not answer.
    #[error("the job queue is unavailable: {0}")]
    Refused(String),
}

impl QueueError {
    pub(crate) fn of(error: &dyn fmt::Display) -> Self {
        Self::Refused(error.to_string())
    }
}

/// Numbers of jobs of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Depth {
    /// Jobs waiting for a worker.
    pub(crate) waiting: u64,
    /// Jobs delivered to a worker.
    pub(crate) in_work: u64,
}

/// Job queue. Clones share one queue.
#[derive(Clone, Debug)]
pub struct Queue {
    pub(crate) client: Client,
    jetstream: Context,
    is_prepared: Arc<AtomicBool>,
}

impl Queue {
    /// Returns the queue, which all users of the message server share.
    ///
    /// # Errors
    /// Returns an error for a bus in memory.
    pub fn new(bus: &Bus) -> Result<Self, QueueError> {
        let client = bus.client().ok_or(QueueError::NoServer)?;
        let mut jetstream = jetstream::new(client.clone());
        jetstream.set_timeout(REQUEST_TIMEOUT);
        Ok(Self { client, jetstream, is_prepared: Arc::default() })
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Answers a request from a worker.
    pub(crate) async fn answer(&self, reply: Subject, answer: &Wanted) {
        let Ok(text) = serde_json::to_vec(answer) else { return };
        if let Err(error) = self.client.publish(reply, text.into()).await {
            tracing::warn!(%error, "An answer to a worker could not be sent");
        }
    }

    /// Creates the stream and its consumers, unless they already exist.
    pub(crate) async fn prepare(&self) -> Result<(), QueueError> {
        for kind in Kind::ALL {
            self.consumer(kind).await?;
        }
        self.is_prepared.store(true, Ordering::Relaxed);
        Ok(())
    }

    /// Puts a job into the queue. On success, the job is on the message server's disk.
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

    /// Returns the consumer from which workers take jobs of a kind.
    pub(crate) async fn consumer(&self, kind: Kind) -> Result<PullConsumer, QueueError> {
        let stream = self.jetstream.get_or_create_stream(stream_config()).await;
        let stream = stream.map_err(|error| QueueError::of(&error))?;
        let consumer = stream.get_or_create_consumer(kind.code(), consumer_config(kind)).await;
        consumer.map_err(|error| QueueError::of(&error))
    }

    /// Returns the numbers of jobs of a kind.
    pub(crate) async fn depth(&self, kind: Kind) -> Result<Depth, QueueError> {
        let stream = self.jetstream.get_stream_no_info(STREAM).await;
        let stream = stream.map_err(|error| QueueError::of(&error))?;
        let info = stream.consumer_info(kind.code()).await;
        let info = info.map_err(|error| QueueError::of(&error))?;
        Ok(Depth { waiting: info.num_pending, in_work: info.num_ack_pending as u64 })
    }
}

/// Returns the next waiting job, if any.
pub(crate) async fn take(consumer: &PullConsumer) -> Result<Option<Message>, QueueError> {
    let fetch = async {
        let mut messages = consumer.fetch().max_messages(1).messages().await?;
        messages.next().await.transpose()
    };
    match time::timeout(REQUEST_TIMEOUT, fetch).await {
        Ok(Ok(message)) => Ok(message),
        Ok(Err(error)) => Err(QueueError::of(&error)),
        Err(_) => Err(QueueError::Refused("request timed out".to_owned())),
    }
}

/// Returns the subject of the jobs of a kind.
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
        max_messages: QUEUE_MAX_JOBS,
        max_bytes: QUEUE_MAX_BYTES,
        max_message_size: JOB_MAX_BYTES,
        max_age: JOB_MAX_AGE,
        num_replicas: 1,
        ..Config::default()
    }
}

fn consumer_config(kind: Kind) -> pull::Config {
    pull::Config {
        durable_name: Some(kind.code().to_owned()),
        ack_policy: AckPolicy::Explicit,
        ack_wait: PROGRESS_TIMEOUT,
        max_deliver: JOB_MAX_DELIVERIES,
        max_ack_pending: QUEUE_MAX_JOBS,
        filter_subject: subject(kind),
        ..pull::Config::default()
    }
}
