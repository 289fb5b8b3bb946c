//! Backups of SQLite databases.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    process, thread,
};

use tokio::sync::oneshot;

use crate::{
    check::{self, Findings, Problem},
    connection::{Connection, sqlite::Sqlite, values},
    failure::{Failure, StoreError},
    file,
    lock::with_suffix,
    open_error::OpenError,
    options::Location,
    store::Store,
};

/// Error returned when a backup or restore fails. Existing files are left unchanged.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The target file exists, and files are never overwritten.
    #[error("{} already exists and will not be overwritten; choose a new file", .0.display())]
    Exists(PathBuf),
    /// The source file cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The source file is inconsistent.
    #[error("{} is inconsistent: {findings}", path.display())]
    Inconsistent {
        /// The file.
        path: PathBuf,
        /// Problems found.
        findings: Box<Findings>,
    },
    /// A file cannot be written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Error reported by the operating system.
        error: io::Error,
    },
    /// The database failed, or databases of its kind must be backed up in another way.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl BackupError {
    /// Returns the stable code of the error.
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
    /// Copies the database to a new file while it is in use. On return, the complete copy is on the disk.
    ///
    /// # Errors
    /// Returns an error if the file exists or cannot be written, or if the database is not an SQLite file.
    pub async fn backup(&self, to: &Path) -> Result<(), BackupError> {
        let from = match self.location() {
            Location::File(path) => path.clone(),
            Location::Memory => {
                return Err(
                    StoreError::Unsupported("an in-memory database cannot be backed up").into()
                );
            }
            Location::Postgres(_) => {
                return Err(StoreError::Unsupported("back up PostgreSQL with pg_dump").into());
            }
        };
        let to = to.to_owned();
        let (done, answer) = oneshot::channel();
        // Copying takes a long time and would block a reader thread.
        thread::spawn(move || done.send(copy(&from, &to)));
        answer.await.map_err(|_| BackupError::Store(StoreError::Closed))?
    }
}

/// Restores a backup to a new file. Nothing is overwritten. A backup made by an older version of the program is migrated when the
/// file is opened.
///
/// # Errors
/// Returns an error if the backup is damaged or inconsistent, or if the new file exists or cannot be written.
pub fn restore(from: &Path, to: &Path) -> Result<(), BackupError> {
    let mut findings = check::check(from)?;
    findings.problems.retain(|problem| !matches!(problem, Problem::Older(_)));
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
    // By now, the copy has its final name or is useless.
    let _ = fs::remove_file(&partial);
    copied
}

fn vacuum(from: &Path, to: &Path) -> Result<(), BackupError> {
    let failed = |failure: Failure| BackupError::Store(failure.into());
    let path = to.to_str().ok_or_else(|| BackupError::File {
        path: to.to_owned(),
        error: io::Error::new(io::ErrorKind::InvalidInput, "the name is not UTF-8"),
    })?;
    // SQLite accepts an empty file, so the permissions can be set before any data is written.
    file::restrict(to).map_err(|error| BackupError::File { path: to.to_owned(), error })?;
    let mut sqlite = Sqlite::read(from).map_err(failed)?;
    sqlite.execute("VACUUM INTO $1", values![path]).map_err(failed)?;
    Ok(())
}

/// Renames a file once it is on the disk, unless the name is in use.
pub(crate) fn publish(partial: &Path, to: &Path) -> Result<(), BackupError> {
    let failed = |error: io::Error| match error.kind() {
        io::ErrorKind::AlreadyExists => BackupError::Exists(to.to_owned()),
        _ => BackupError::File { path: to.to_owned(), error },
    };
    // Windows syncs only files that are open for writing.
    File::options().append(true).open(partial).and_then(|file| file.sync_all()).map_err(failed)?;
    fs::hard_link(partial, to).map_err(failed)?;
    sync_folder(to).map_err(failed)
}

/// Syncs the folder that contains a file so that its new name is on the disk.
#[cfg(unix)]
fn sync_folder(of: &Path) -> io::Result<()> {
    let folder = of.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

/// Does nothing: other systems cannot sync a folder.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
