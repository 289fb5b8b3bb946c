//! Backups of an SQLite database, and restoring them.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    process, thread,
};

use tokio::sync::oneshot;

use crate::{
    Findings, Location, OpenError, Store, StoreError, check,
    connection::{Connection, sqlite::Sqlite, values},
    failure::Failure,
    file,
    lock::with_suffix,
};

/// Why a backup or restore failed. Existing files are unchanged.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// Nothing is ever overwritten.
    #[error("{} exists already, and nothing is overwritten: name a new file", .0.display())]
    Exists(PathBuf),
    /// The source file cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The source file is inconsistent.
    #[error("{} is inconsistent: {findings}", path.display())]
    Inconsistent {
        /// The file.
        path: PathBuf,
        /// What was found.
        findings: Box<Findings>,
    },
    /// A file cannot be written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The database failed, or is of a kind that is copied in another way.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl BackupError {
    /// The stable code.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Exists(_) => "file-exists",
            Self::Open(error) => error.code(),
            Self::Inconsistent { .. } => "database-disorder",
            Self::File { .. } => "database-file",
            Self::Store(error) => error.code(),
        }
    }
}

impl Store {
    /// Copies the database to a new file, while it is used. The copy is whole, and on the disk.
    ///
    /// # Errors
    /// When the file exists or cannot be written, or the database is no SQLite file.
    pub async fn backup(&self, to: &Path) -> Result<(), BackupError> {
        let from = match self.location() {
            Location::File(path) => path.clone(),
            Location::Memory => {
                return Err(StoreError::Unsupported("a database in memory is not backed up").into());
            }
            Location::Postgres(_) => {
                return Err(StoreError::Unsupported("PostgreSQL is backed up by pg_dump").into());
            }
        };
        let to = to.to_owned();
        let (done, answer) = oneshot::channel();
        // It takes long, and would block a reader.
        thread::spawn(move || done.send(copy(&from, &to)));
        answer.await.map_err(|_| BackupError::Store(StoreError::Closed))?
    }
}

/// Restores a backup to a new file; nothing is overwritten.
///
/// # Errors
/// When the backup is damaged or inconsistent, or the new file exists or cannot be written.
pub fn restore(from: &Path, to: &Path) -> Result<(), BackupError> {
    let findings = check(from)?;
    if !findings.problems.is_empty() {
        return Err(BackupError::Inconsistent {
            path: from.to_owned(),
            findings: Box::new(findings),
        });
    }
    copy(from, to)
}

fn copy(from: &Path, to: &Path) -> Result<(), BackupError> {
    for path in [to.to_owned(), with_suffix(to, "-wal")] {
        if path.exists() {
            return Err(BackupError::Exists(path));
        }
    }
    let partial = with_suffix(to, &format!(".partial-{}", process::id()));
    let copied = vacuum(from, &partial).and_then(|()| publish(&partial, to));
    // It has its final name by now, or is useless.
    let _ = fs::remove_file(&partial);
    copied
}

fn vacuum(from: &Path, to: &Path) -> Result<(), BackupError> {
    let failed = |failure: Failure| BackupError::Store(failure.into());
    let path = to.to_str().ok_or_else(|| BackupError::File {
        path: to.to_owned(),
        error: io::Error::new(io::ErrorKind::InvalidInput, "the name is not UTF-8"),
    })?;
    // An empty file is filled; it has its permissions before it has content.
    file::restrict(to).map_err(|error| BackupError::File { path: to.to_owned(), error })?;
    let mut sqlite = Sqlite::read(from).map_err(failed)?;
    sqlite.execute("VACUUM INTO $1", values![path]).map_err(failed)?;
    Ok(())
}

/// Gives a file its name once it is on the disk, unless something has this name.
pub(crate) fn publish(partial: &Path, to: &Path) -> Result<(), BackupError> {
    let failed = |error: io::Error| match error.kind() {
        io::ErrorKind::AlreadyExists => BackupError::Exists(to.to_owned()),
        _ => BackupError::File { path: to.to_owned(), error },
    };
    File::open(partial).and_then(|file| file.sync_all()).map_err(failed)?;
    fs::hard_link(partial, to).map_err(failed)?;
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))
        .and_then(|folder| folder.sync_all())
        .map_err(failed)
}
