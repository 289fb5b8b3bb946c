use std::{io, path::PathBuf, sync::Arc};

use crate::StoreError;

/// Why a database was not opened. It is left as it was.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another server has the file open.
    #[error(
        "{} is in use by another server. Stop that one first, or give this one a file of its own.",
        .0.display()
    )]
    InUse(PathBuf),
    /// The file is not a database of this program.
    #[error("{} is not a database of this program. It was left as it is.", .0.display())]
    NotADatabase(PathBuf),
    /// A newer version of this program wrote it.
    #[error(
        "{location} was written by a newer version of this program: its tables are of version {found}, \
         and this program knows {known}. It was left as it is. Use the newer program, or restore a \
         backup that this one has made."
    )]
    Newer {
        /// Which database.
        location: String,
        /// The version of its tables.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// The file is damaged.
    #[error(
        "{} is damaged: {what}. It was left as it is. Restore a backup to a new file and use that one.",
        path.display()
    )]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What was found.
        what: Arc<str>,
    },
    /// The write-ahead log of the file is damaged.
    #[error(
        "{} is damaged: {what}. It may hold turns that are not in {} yet, so nothing was opened or changed. Restore a \
         backup to a new folder, or go on without what the log holds: gipfel admin set-log-aside",
        log.display(),
        path.display()
    )]
    DamagedLog {
        /// The database file.
        path: PathBuf,
        /// Its log.
        log: PathBuf,
        /// What was found.
        what: &'static str,
    },
    /// The file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// This program was built without PostgreSQL.
    #[error("this program was built without PostgreSQL; build it with the feature `cluster`")]
    NoPostgres,
    /// The database refused.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl OpenError {
    /// The stable code.
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
