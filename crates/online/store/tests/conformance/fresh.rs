//! Unused names and folders for tests.

use std::{
    env, fs,
    path::PathBuf,
    process,
    sync::atomic::{AtomicU32, Ordering},
};

static NEXT: AtomicU32 = AtomicU32::new(0);

/// Returns a number that no other test in this process uses.
pub(crate) fn fresh() -> u32 {
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// Temporary folder, deleted when this value is dropped.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        let path = env::temp_dir().join(format!("gipfel-store-{}-{}", process::id(), fresh()));
        fs::create_dir_all(&path).expect("the temporary folder is writable");
        Self(path)
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder that cannot be removed stays in the system's temporary folder, which does no harm.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Runs a future to completion.
pub(crate) fn block_on<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .build()
        .expect("a runtime can be created")
        .block_on(future)
}
