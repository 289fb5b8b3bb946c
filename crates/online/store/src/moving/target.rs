//! Target of a migration: a new file, or an empty database.

use std::{
    fs,
    path::{Path, PathBuf},
};

#[cfg(feature = "cluster")]
use super::alone;
use super::{move_error::MoveError, tables::Table};
use crate::{
    backup::{self, BackupError},
    check::{self, Findings},
    connection::{Connection, sqlite::Sqlite},
    file,
    lock::{Lock, with_suffix},
    options::{Location, Synchronous},
};

/// New database, written in one transaction.
pub(super) enum Target {
    File {
        sqlite: Sqlite,
        /// Temporary path of the file until it is complete.
        partial: PathBuf,
        path: PathBuf,
        /// Lock on the temporary file.
        _lock: Lock,
    },
    #[cfg(feature = "cluster")]
    Postgres(Box<crate::connection::postgres::Postgres>),
}

impl Target {
    /// Creates a new database, or opens an empty one.
    pub(super) fn open(location: &Location, tables: &[Table]) -> Result<Self, MoveError> {
        match location {
            Location::File(path) => Self::open_file(path),
            Location::Memory => Err(MoveError::Memory),
            #[cfg(feature = "cluster")]
            Location::Postgres(address) => {
                let mut postgres = alone::connect(address)?;
                postgres.batch(postgres.begin())?;
                refuse_used(&mut postgres, tables)?;
                Ok(Self::Postgres(Box::new(postgres)))
            }
            #[cfg(not(feature = "cluster"))]
            Location::Postgres(_) => {
                let _ = tables;
                Err(crate::open_error::OpenError::NoPostgres.into())
            }
        }
    }

    fn open_file(path: &Path) -> Result<Self, MoveError> {
        let partial = with_suffix(path, ".partial");
        let lock = Lock::acquire(&partial)?;
        // An earlier migration may have been interrupted.
        remove(&partial);
        for file in [path.to_owned(), with_suffix(path, "-wal")] {
            if file.exists() {
                clean(&partial);
                return Err(MoveError::Exists(file));
            }
        }
        let mut sqlite = file::open(&partial, Synchronous::Full)?;
        sqlite.batch(sqlite.begin())?;
        Ok(Self::File { sqlite, partial, path: path.to_owned(), _lock: lock })
    }

    pub(super) fn connection(&mut self) -> &mut dyn Connection {
        match self {
            Self::File { sqlite, .. } => sqlite,
            #[cfg(feature = "cluster")]
            Self::Postgres(postgres) => postgres.as_mut(),
        }
    }

    /// Checks the written data and commits it.
    pub(super) fn finish(self) -> Result<Findings, MoveError> {
        match self {
            Self::File { mut sqlite, partial, path, _lock } => {
                let finished = finish_file(&mut sqlite, &partial, &path);
                drop(sqlite);
                let published = finished.and_then(|()| {
                    let findings = check::check(&partial)?;
                    backup::publish(&partial, &path).map_err(|error| refused(&path, error))?;
                    Ok(findings)
                });
                clean(&partial);
                published
            }
            #[cfg(feature = "cluster")]
            Self::Postgres(mut postgres) => {
                let findings = check::audited(postgres.as_mut())?;
                postgres.batch("COMMIT")?;
                // Without statistics, PostgreSQL plans queries as for empty tables.
                postgres.batch("ANALYZE")?;
                Ok(findings)
            }
        }
    }

    /// Discards the target. Closing the connection rolls back the transaction.
    pub(super) fn give_up(self) {
        match self {
            Self::File { sqlite, partial, .. } => {
                drop(sqlite);
                clean(&partial);
            }
            #[cfg(feature = "cluster")]
            Self::Postgres(postgres) => drop(postgres),
        }
    }
}

/// Commits, and writes the log into the file.
fn finish_file(sqlite: &mut Sqlite, partial: &Path, path: &Path) -> Result<(), MoveError> {
    sqlite.batch("COMMIT; PRAGMA wal_checkpoint(TRUNCATE)")?;
    file::restrict(partial).map_err(|error| MoveError::File { path: path.to_owned(), error })
}

fn refused(path: &Path, error: BackupError) -> MoveError {
    match error {
        BackupError::File { path, error } => MoveError::File { path, error },
        BackupError::Store(error) => MoveError::Store(error),
        BackupError::Open(error) => MoveError::Open(error),
        BackupError::Exists(_) | BackupError::Inconsistent { .. } => {
            MoveError::Exists(path.to_owned())
        }
    }
}

/// Removes a temporary file with its lock file. By now, the data has its final name or is useless.
fn clean(partial: &Path) {
    remove(partial);
    let _ = fs::remove_file(with_suffix(partial, ".lock"));
}

/// Removes a temporary file and its accompanying SQLite files.
fn remove(partial: &Path) {
    for suffix in ["", "-wal", "-shm"] {
        let _ = fs::remove_file(with_suffix(partial, suffix));
    }
}

#[cfg(feature = "cluster")]
fn refuse_used(connection: &mut dyn Connection, tables: &[Table]) -> Result<(), MoveError> {
    for table in tables {
        let rows = super::rows::count(connection, table)?;
        if rows > 0 {
            return Err(MoveError::NotEmpty { table: table.name.clone(), rows });
        }
    }
    Ok(())
}
