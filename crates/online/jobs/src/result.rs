use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::job::{Kind, VERSION};

/// Result of a job.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct JobResult {
    /// Version of the message.
    pub v: u32,
    /// Identifier of the job.
    pub job: String,
    /// Number of tries, including this one.
    #[serde(default)]
    pub tries: u32,
    /// The outcome.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// Outcome of a job, or a worker's report that it has begun the job.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "outcome", rename_all = "kebab-case")]
pub enum Outcome {
    /// A worker has begun the job and asks whether it is still wanted.
    Begun,
    /// Result of a turn search.
    Turn {
        /// The turn; `None` if there is no legal turn.
        turn: Option<String>,
        /// Search time in milliseconds.
        spent: u64,
    },
    /// Review of a game, in the form of `review::Review::to_json`.
    Review {
        /// The review.
        review: Value,
    },
    /// Games that the engine played against itself.
    Games {
        /// Records of the games, one string each.
        games: Vec<String>,
    },
    /// The job failed too often and will not be retried.
    GivenUp,
}

impl JobResult {
    /// Creates the result of a job.
    #[must_use]
    pub const fn new(job: String, tries: u32, outcome: Outcome) -> Self {
        Self { v: VERSION, job, tries, outcome }
    }
}

impl Outcome {
    /// Returns the kind of job that has this outcome; `None` if it may belong to any kind.
    #[must_use]
    pub const fn kind(&self) -> Option<Kind> {
        match self {
            Self::Turn { .. } => Some(Kind::Turn),
            Self::Review { .. } => Some(Kind::Review),
            Self::Games { .. } => Some(Kind::SelfPlay),
            Self::Begun | Self::GivenUp => None,
        }
    }
}

/// Answer to a worker: whether the result is wanted.
#[cfg(feature = "cluster")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Wanted {
    pub(crate) wanted: bool,
}

/// Turn found by an engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundTurn {
    /// The turn.
    pub turn: String,
    /// Search time. The time in the queue is not charged to the engine.
    pub spent: Duration,
}
