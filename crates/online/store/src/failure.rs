//! Errors of the database: inside the store, and for callers.

use std::sync::Arc;

/// An error of the database.
#[derive(Clone, Debug)]
pub(crate) enum Failure {
    /// The thread has ended.
    Closed,
    /// A unique row exists already.
    Exists,
    /// No room on the disk, or it refuses to write: nothing was committed.
    Full,
    /// Another process holds the database for too long.
    Busy,
    /// The disk failed, or the connection was lost: what was under way may or may not be stored.
    Lost(Arc<str>),
    /// Pages of the file are damaged.
    Damaged(Arc<str>),
    /// A row does not hold what this program writes.
    Unreadable(&'static str),
    /// The deadline of a query has passed.
    Interrupted,
    /// Any other error.
    Other(Arc<str>),
}

game::error_codes! {
    /// Why the store did not do what it was asked.
    ///
    /// After an error from a write it is not always known whether the write is stored: read the log again before
    /// going on with a game.
    #[derive(Clone, Debug, thiserror::Error)]
    pub enum StoreError {
        /// The store was closed, or one of its threads has died.
        #[error("the store is closed")]
        Closed = "store-closed",
        /// No room on the disk.
        #[error("the disk is full or refuses to write; nothing can be stored until there is room")]
        Full = "store-full",
        /// Too much waits, or another process holds the database.
        #[error("the database is busy")]
        Busy = "store-busy",
        /// The disk failed, or the connection to the database was lost.
        #[error("the database cannot be reached: {0}")]
        Lost(Arc<str>) = "store-lost",
        /// The database is damaged.
        #[error("the database is damaged: {0}")]
        Damaged(Arc<str>) = "store-damaged",
        /// The database reported an unexpected error.
        #[error("the database refused: {0}")]
        Refused(Arc<str>) = "store-refused",
        /// This kind of database does not support the operation.
        #[error("{0}")]
        Unsupported(&'static str) = "store-unsupported",
    }
}

impl From<Failure> for StoreError {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Closed => Self::Closed,
            Failure::Exists => Self::Refused("it exists already".into()),
            Failure::Full => Self::Full,
            Failure::Busy | Failure::Interrupted => Self::Busy,
            Failure::Lost(text) => Self::Lost(text),
            Failure::Damaged(text) => Self::Damaged(text),
            Failure::Unreadable(text) => Self::Damaged(text.into()),
            Failure::Other(text) => Self::Refused(text),
        }
    }
}
