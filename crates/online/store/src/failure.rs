//! Database errors: those used inside the store, and those returned to callers.

use std::sync::Arc;

/// Database error used inside the store.
#[derive(Clone, Debug)]
pub(crate) enum Failure {
    /// The database thread has ended.
    Closed,
    /// A row with this unique key already exists.
    Exists,
    /// The disk is full or refused a write: nothing was committed.
    Full,
    /// Another process locked the database for too long.
    Busy,
    /// The disk failed, or the connection was lost: pending writes may or may not be stored.
    Lost(Arc<str>),
    /// Pages of the file are damaged.
    Damaged(Arc<str>),
    /// A row contains a value that this program never writes.
    Unreadable(&'static str),
    /// The deadline of a query has passed.
    Interrupted,
    /// Any other error.
    Other(Arc<str>),
}

game::error_codes! {
    /// Failure of the database. Any method that accesses the database can return it.
    ///
    /// After an error, it is not always known whether the write was stored: read the log of a game again before continuing the
    /// game.
    #[derive(Clone, Debug, thiserror::Error)]
    pub enum StoreError {
        /// The store was closed, or one of its threads has ended.
        #[error("the store is closed")]
        Closed = "store-closed",
        /// The disk is full or refuses writes.
        #[error("the disk is full or refuses writes; nothing can be stored until there is space")]
        Full = "store-full",
        /// A deadline has passed, or another process locked the database.
        #[error("the database is busy")]
        Busy = "store-busy",
        /// The disk failed, or the connection to the database was lost.
        #[error("the database is unreachable: {0}")]
        Lost(Arc<str>) = "store-lost",
        /// The database is damaged.
        #[error("the database is damaged: {0}")]
        Damaged(Arc<str>) = "store-damaged",
        /// The database reported an unexpected error.
        #[error("the database reported an error: {0}")]
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
            Failure::Exists => Self::Refused("the row already exists".into()),
            Failure::Full => Self::Full,
            Failure::Busy | Failure::Interrupted => Self::Busy,
            Failure::Lost(text) => Self::Lost(text),
            Failure::Damaged(text) => Self::Damaged(text),
            Failure::Unreadable(text) => Self::Damaged(text.into()),
            Failure::Other(text) => Self::Refused(text),
        }
    }
}
