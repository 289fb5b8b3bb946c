use std::io;

use cluster::JoinError;

use crate::clock::ClockError;

/// Reason why a hall could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The store failed.
    #[error("the games cannot be read: {0}")]
    Store(#[from] store::StoreError),
    /// The system clock is implausible.
    #[error(transparent)]
    Clock(#[from] ClockError),
    /// The node could not join the cluster.
    #[error(transparent)]
    Join(JoinError),
    /// The engine threads could not be started.
    #[error("the engines cannot be started: {0}")]
    Engines(#[from] io::Error),
}

impl From<JoinError> for OpenError {
    fn from(error: JoinError) -> Self {
        match error {
            JoinError::Store(error) => Self::Store(error),
            error => Self::Join(error),
        }
    }
}
