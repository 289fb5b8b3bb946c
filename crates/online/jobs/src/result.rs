use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::job::{Kind, VERSION};

/// What became of a job.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct JobResult {
    /// The version of the message.
    pub v: u32,
    /// Which job it was.
    pub job: String,
    /// How often it was tried, this time included.
    #[serde(default)]
    pub tries: u32,
    /// What became of it.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// What became of a job.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "outcome", rename_all = "kebab-case")]
pub enum Outcome {
    /// A worker begins with it, and asks whether it is still wanted.
    Begun,
    /// The turn that was found.
    Turn {
        /// The turn; nothing where there is none.
        turn: Option<String>,
        /// How long was thought, in milliseconds.
        spent: u64,
    },
    /// The review, as `engine::review::Review::to_json` writes it.
    Review {
        /// The review.
        review: Value,
    },
    /// Games of the engine against itself.
    Games {
        /// Their records, one text each.
        games: Vec<String>,
    },
    /// It failed again and again, and nobody will try it any more.
    GivenUp,
}

impl JobResult {
    /// The result of a job.
    #[must_use]
    pub const fn new(job: String, tries: u32, outcome: Outcome) -> Self {
        Self { v: VERSION, job, tries, outcome }
    }
}

impl Outcome {
    /// The kind of job that has ended so.
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

/// The answer to a worker: whether somebody waits for the result.
#[cfg(feature = "cluster")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Wanted {
    pub(crate) wanted: bool,
}

/// A turn that an engine has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundTurn {
    /// The turn.
    pub turn: String,
    /// How long the engine has thought; it does not pay for the time in a queue.
    pub spent: Duration,
}
