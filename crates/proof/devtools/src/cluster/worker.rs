//! A worker: `gipfel worker`.

use std::path::Path;

use super::process::{Process, bound};

/// A worker, stopped on drop.
#[derive(Debug)]
pub(crate) struct Worker {
    _process: Process,
}

impl Worker {
    /// Starts a worker, and waits until it has announced itself.
    pub(crate) fn start(binary: &Path, nats: &str, folder: &Path) -> anyhow::Result<Self> {
        let mut process = Process::new("worker", folder);
        let mut command = bound(binary);
        command.args(["worker", "--threads", "1", "--nats", &format!("nats://{nats}")]);
        let log = folder.join("worker.log");
        let is_there =
            || std::fs::read_to_string(&log).is_ok_and(|text| text.contains("\nWorker "));
        process.start(&mut command, is_there)?;
        Ok(Self { _process: process })
    }
}
