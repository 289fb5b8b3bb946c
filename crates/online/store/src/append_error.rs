use crate::{StoreError, failure::Failure};

/// Why events were not added to a game.
#[derive(Clone, Debug, thiserror::Error)]
pub enum AppendError {
    /// The game has gone on, or there is one with this id: an event with this number exists.
    #[error("this event of the game exists already")]
    Conflict,
    /// Another node has the game in its hands by now.
    #[error("another node has this game")]
    Fenced,
    /// There is no such game.
    #[error("there is no such game")]
    NoSuchGame,
    /// The events are not numbered one after the other up to the summary's, or there are none. A mistake of the
    /// caller.
    #[error("the events are not in order")]
    OutOfOrder,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl AppendError {
    /// The stable code.
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
