//! The lock file, which allows only one server per database file.

use std::{
    fs::{File, OpenOptions, TryLockError},
    path::{Path, PathBuf},
};

use crate::open_error::OpenError;

/// Lock on a database file. The operating system releases it when the process ends for any reason.
#[derive(Debug)]
pub(crate) struct Lock {
    _file: File,
}

impl Lock {
    /// Acquires the lock on a database file.
    pub(crate) fn acquire(database: &Path) -> Result<Self, OpenError> {
        let path = with_suffix(database, ".lock");
        let failed = |error| OpenError::File { path: path.clone(), error };
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&path)
            .map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _file: file }),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse(database.to_owned())),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }
}

/// Appends a suffix to a path.
pub(crate) fn with_suffix(database: &Path, suffix: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}
