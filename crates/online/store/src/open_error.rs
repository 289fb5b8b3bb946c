use std::{io, path::PathBuf, sync::Arc};

use crate::failure::StoreError;

/// Error returned when a database cannot be opened. The database is left unchanged.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another server is using the file.
    #[error(
        "{} is in use by another server. Stop that server first, or choose another file for this one.",
        .0.display()
    )]
    InUse(PathBuf),
    /// The file is not a database of this program.
    #[error("{} is not a database of this program. It was not changed.", .0.display())]
    NotADatabase(PathBuf),
    /// The database was written by a newer version of this program.
    #[error(
        "{location} was written by a newer version of this program: its schema version is {found}, and \
         this program supports up to {known}. It was not changed. Use the newer program, or restore \
         a backup made by this one."
    )]
    Newer {
        /// The database.
        location: String,
        /// Schema version of the database.
        found: i64,
        /// Newest schema version that this program supports.
        known: i64,
    },
    /// The file is damaged.
    #[error(
        "{} is damaged: {what}. It was not changed. Restore a backup to a new file and use that.",
        path.display()
    )]
    Damaged {
        /// The file.
        path: PathBuf,
        /// Description of the damage.
        what: Arc<str>,
    },
    /// The write-ahead log of the file is damaged.
    #[error(
        "{} is damaged: {what}. It may contain turns that are not in {} yet, so nothing was opened or changed. Restore a \
         backup to a new folder, or continue without the damaged part of the log: gipfel admin set-log-aside",
        log.display(),
        path.display()
    )]
    DamagedLog {
        /// The database file.
        path: PathBuf,
        /// Its write-ahead log.
        log: PathBuf,
        /// Description of the damage.
        what: &'static str,
    },
    /// The file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Error reported by the operating system.
        error: io::Error,
    },
    /// This program was built without support for PostgreSQL.
    #[error("this program was built without PostgreSQL; build it with the feature `cluster`")]
    NoPostgres,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl OpenError {
    /// Returns the stable code of the error.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::InUse(_) => "database-in-use",
            Self::NotADatabase(_) => "database-foreign",
            Self::Newer { .. } => "database-newer",
            Self::Damaged { .. } => "database-damaged",
            Self::DamagedLog { .. } => "database-log-damaged",
            Self::File { .. } => "database-file",
            Self::NoPostgres => "database-no-postgres",
            Self::Store(error) => error.code(),
        }
    }
}
