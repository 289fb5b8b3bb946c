use std::{io, path::PathBuf};

use crate::{
    failure::{Failure, StoreError},
    open_error::OpenError,
};

/// Error returned when a migration fails. Both databases are unchanged; a new file does not exist.
#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    /// The target file exists, and files are never overwritten.
    #[error("{} already exists and will not be overwritten; choose another folder", .0.display())]
    Exists(PathBuf),
    /// The target database is not empty, and data is never overwritten.
    #[error(
        "table {table} of the new database is not empty (rows: {rows}); choose an empty database"
    )]
    NotEmpty {
        /// First table that is not empty.
        table: String,
        /// Number of rows in the table.
        rows: u64,
    },
    /// A server is using the database and would continue writing to it.
    #[error(
        "servers or `gipfel admin` are using this database (open connections: {0}); stop them first"
    )]
    InUse(u64),
    /// No database exists at this location.
    #[error("there is no database at {}", .0.display())]
    Missing(PathBuf),
    /// One of the databases is in memory, where only its server can access it.
    #[error("an in-memory database cannot be migrated")]
    Memory,
    /// The copy differs from the original.
    #[error(
        "table {table} differs between the databases ({from} and {to} rows), so nothing was migrated"
    )]
    Differs {
        /// The table.
        table: String,
        /// Number of rows in the old database.
        from: u64,
        /// Number of rows in the new database.
        to: u64,
    },
    /// One of the databases cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// One of the databases failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file cannot be written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Error reported by the operating system.
        error: io::Error,
    },
}

impl From<Failure> for MoveError {
    fn from(failure: Failure) -> Self {
        Self::Store(failure.into())
    }
}
