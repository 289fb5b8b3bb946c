//! The lock file, which allows only one server per database file.

use std::{
    fs::{File, OpenOptions, TryLockError},
    path::{Path, PathBuf},
};

use crate::open_error::OpenError;

/// Lock on a database file. The operating system releases it when the process ends for any reason.
#[derive(Debug)]
pub(crate) struct Lock(File);

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
            Ok(()) => Ok(Self(file)),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse(database.to_owned())),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }
}

impl Drop for Lock {
    /// Releases the lock at once. Closing the file is not enough: a process that is being started has a copy of it for a moment.
    fn drop(&mut self) {
        self.0.unlock().ok();
    }
}

/// Appends a suffix to a path.
pub(crate) fn with_suffix(database: &Path, suffix: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

#[cfg(test)]
mod tests {
    use std::{env, fs, process};

    use super::*;

    #[test]
    fn a_released_lock_is_free_although_a_new_process_has_a_copy_of_its_file() {
        let database = env::temp_dir().join(format!("gipfel-lock-{}", process::id()));
        let lock = Lock::acquire(&database).unwrap();
        let copy = lock.0.try_clone().unwrap();
        assert!(matches!(Lock::acquire(&database), Err(OpenError::InUse(_))));
        drop(lock);
        drop(Lock::acquire(&database).unwrap());
        drop(copy);
        fs::remove_file(with_suffix(&database, ".lock")).unwrap();
    }
}
