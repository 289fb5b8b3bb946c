use crate::failure::{Failure, StoreError};

/// Error returned when events cannot be appended to a game.
#[derive(Clone, Debug, thiserror::Error)]
pub enum AppendError {
    /// An event with this number already exists: the game has moved on, or the id of a new game is in use.
    #[error("event already exists in this game")]
    Conflict,
    /// Another node has become the owner of the game.
    #[error("another node owns this game")]
    Fenced,
    /// The game does not exist.
    #[error("game does not exist")]
    NoSuchGame,
    /// There are no events, or they are not numbered consecutively up to the number in the summary. This is a bug in the caller.
    #[error("events are not numbered consecutively")]
    OutOfOrder,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl AppendError {
    /// Returns the stable code of the error.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Conflict => "event-conflict",
            Self::Fenced => "game-fenced",
            Self::NoSuchGame => "no-such-game",
            Self::OutOfOrder => "events-disordered",
            Self::Store(error) => error.code(),
        }
    }
}

impl From<Failure> for AppendError {
    fn from(failure: Failure) -> Self {
        Self::Store(failure.into())
    }
}
