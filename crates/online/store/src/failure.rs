//! Why the database did not do what it was asked, and which of it a caller hears.

use std::sync::Arc;

/// Why the database did not do something.
#[derive(Clone, Debug)]
pub(crate) enum Failure {
    /// There is nobody to do it.
    Closed,
    /// What must be there once is there.
    Exists,
    /// No room on the disk.
    Full,
    /// Another process holds the database for too long.
    Busy,
    /// The disk failed, or the connection was lost: what was under way may or may not be stored.
    Lost(Arc<str>),
    /// Pages of the file are damaged.
    Damaged(Arc<str>),
    /// A row does not hold what we write.
    Unreadable(&'static str),
    /// Anything else that the database says.
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
        #[error("the disk is full; nothing can be stored until there is room")]
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
            Failure::Busy => Self::Busy,
            Failure::Lost(text) => Self::Lost(text),
            Failure::Damaged(text) => Self::Damaged(text),
            Failure::Unreadable(text) => Self::Damaged(text.into()),
            Failure::Other(text) => Self::Refused(text),
        }
    }
}
