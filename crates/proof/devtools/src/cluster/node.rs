//! A node of a cluster: `gipfel serve` with its own link to NATS.

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use super::{
    forwarder::{Forwarder, Link},
    health::is_live,
    port::free_port,
    process::{Process, bound},
};

/// A node that has to end by itself after SIGTERM has this time.
const FAREWELL: Duration = Duration::from_secs(15);

/// A node.
#[derive(Debug)]
pub(crate) struct Node {
    binary: PathBuf,
    name: String,
    address: String,
    database: String,
    link: Forwarder,
    process: Process,
    is_next_version: bool,
}

impl Node {
    /// A node that has not been started.
    pub(super) fn prepare(
        binary: &Path,
        name: &str,
        database: String,
        nats: String,
        folder: &Path,
    ) -> anyhow::Result<Self> {
        Ok(Self {
            binary: binary.to_owned(),
            name: name.to_owned(),
            address: format!("127.0.0.1:{}", free_port()?),
            database,
            link: Forwarder::to(nats)?,
            process: Process::new(name, folder),
            is_next_version: false,
        })
    }

    /// Starts it and waits until it answers.
    pub(crate) fn launch(&mut self) -> anyhow::Result<()> {
        let mut command = bound(&self.binary);
        let nats = format!("nats://{}", self.link.address());
        command.args(["serve", "--listen", &self.address, "--database", &self.database]);
        command.args(["--nats", &nats, "--node-name", &self.name]);
        command.args(["--trusted-proxy", "127.0.0.1", "--connections", "20000", "--no-limits"]);
        if self.is_next_version {
            command.arg("--next-version");
        }
        let address = self.address.clone();
        self.process.start(&mut command, || is_live(&address))
    }

    /// Starts it in the other of two versions that follow each other, when it has ended.
    pub(crate) fn launch_other_version(&mut self) -> anyhow::Result<()> {
        self.is_next_version = !self.is_next_version;
        self.launch()
    }

    /// Tells it to end, and waits until it has.
    pub(crate) fn stop(&mut self) -> anyhow::Result<Duration> {
        self.process.signal("TERM")?;
        self.process.wait(FAREWELL)
    }

    /// Kills it with SIGKILL.
    pub(crate) fn kill(&mut self) -> anyhow::Result<()> {
        self.process.kill()
    }

    /// Pauses it, or lets it go on.
    pub(crate) fn pause(&self, pauses: bool) -> anyhow::Result<()> {
        self.process.signal(if pauses { "STOP" } else { "CONT" })
    }

    /// Its link to NATS.
    pub(crate) fn set_link(&self, link: Link) {
        self.link.set(link);
    }

    /// The process.
    pub(crate) const fn process(&self) -> &Process {
        &self.process
    }

    /// An error if it has ended by itself.
    pub(crate) fn still_runs(&mut self) -> anyhow::Result<()> {
        self.process.still_runs()
    }

    /// Host and port of the node itself.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }
}
