//! Fresh databases of every kind.

use std::{
    env, fs,
    path::PathBuf,
    process,
    sync::atomic::{AtomicU32, Ordering},
};

static NEXT: AtomicU32 = AtomicU32::new(0);

/// A number that no other test of this process has.
pub(crate) fn fresh() -> u32 {
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// A folder that is gone with this value.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        let path = env::temp_dir().join(format!("gipfel-store-{}-{}", process::id(), fresh()));
        fs::create_dir_all(&path).expect("the temporary folder can be written");
        Self(path)
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left is in the system's folder for such things.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Waits for something asynchronous.
pub(crate) fn block_on<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .build()
        .expect("a runtime needs nothing")
        .block_on(future)
}
