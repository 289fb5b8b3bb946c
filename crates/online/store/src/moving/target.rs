//! The database to which everything is moved: a new file, or an empty database.

use std::{
    fs,
    path::{Path, PathBuf},
    process,
};

#[cfg(feature = "cluster")]
use super::alone;
use super::{MoveError, tables::Table};
use crate::{
    BackupError, Findings, Location, backup, check,
    connection::{Connection, sqlite::Sqlite},
    file,
    lock::with_suffix,
    options::Synchronous,
};

/// A new database, in one transaction until it is whole.
pub(super) enum Target {
    File {
        sqlite: Sqlite,
        /// Its name until it is whole.
        partial: PathBuf,
        path: PathBuf,
    },
    #[cfg(feature = "cluster")]
    Postgres(Box<crate::connection::postgres::Postgres>),
}

impl Target {
    /// Makes a new database, or opens an empty one.
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
                Err(crate::OpenError::NoPostgres.into())
            }
        }
    }

    fn open_file(path: &Path) -> Result<Self, MoveError> {
        for file in [path.to_owned(), with_suffix(path, "-wal")] {
            if file.exists() {
                return Err(MoveError::Exists(file));
            }
        }
        let partial = with_suffix(path, &format!(".partial-{}", process::id()));
        let mut sqlite = file::open(&partial, Synchronous::Full)?;
        sqlite.batch(sqlite.begin())?;
        Ok(Self::File { sqlite, partial, path: path.to_owned() })
    }

    pub(super) fn connection(&mut self) -> &mut dyn Connection {
        match self {
            Self::File { sqlite, .. } => sqlite,
            #[cfg(feature = "cluster")]
            Self::Postgres(postgres) => postgres.as_mut(),
        }
    }

    /// Checks what was written, and makes it last.
    pub(super) fn finish(self) -> Result<Findings, MoveError> {
        match self {
            Self::File { mut sqlite, partial, path } => {
                let finished = finish_file(&mut sqlite, &partial, &path);
                drop(sqlite);
                let published = finished.and_then(|()| {
                    let findings = check(&partial)?;
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
                // Until it has counted its rows, PostgreSQL plans as for empty tables.
                postgres.batch("ANALYZE")?;
                Ok(findings)
            }
        }
    }

    /// Leaves nothing behind. A transaction ends with its connection.
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

/// Commits, and moves the log into the file.
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

/// Removes a file that has its final name by now, or is useless, and what SQLite has made beside it.
fn clean(partial: &Path) {
    for suffix in ["", "-wal", "-shm", ".lock"] {
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
