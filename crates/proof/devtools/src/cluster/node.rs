//! A node of a cluster: `gipfel serve`, with its own links to NATS and PostgreSQL and its own clock if they are to fail.

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::Context as _;

use super::{
    clock::SystemClock,
    forwarder::{Connectivity, Forwarder},
    health::is_live,
    nats::Nats,
    port::free_port,
    postgres::Postgres,
    process::{Process, bound},
};

/// Maximum duration of a shutdown after SIGTERM.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(15);
/// Timeout of a request for metrics.
const METRICS_TIMEOUT: Duration = Duration::from_millis(500);

/// A service to which a node has a link of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Link {
    Nats,
    Postgres,
}

/// A node.
#[derive(Debug)]
pub(crate) struct Node {
    binary: PathBuf,
    name: String,
    address: String,
    /// Host and port of the database.
    postgres: String,
    /// Host and port of NATS.
    nats: String,
    fragile: Option<Fragile>,
    process: Process,
    is_next_version: bool,
}

/// The parts of a node's surroundings that can fail.
#[derive(Debug)]
struct Fragile {
    nats: Forwarder,
    postgres: Forwarder,
    clock: SystemClock,
}

impl Node {
    /// Returns a node that has not been started.
    pub(super) fn prepare(
        binary: &Path,
        name: &str,
        postgres: &Postgres,
        nats: &Nats,
        folder: &Path,
    ) -> anyhow::Result<Self> {
        Ok(Self {
            binary: binary.to_owned(),
            name: name.to_owned(),
            address: format!("127.0.0.1:{}", free_port()?),
            postgres: postgres.address(),
            nats: nats.address(),
            fragile: None,
            process: Process::new(name, folder),
            is_next_version: false,
        })
    }

    /// Gives the node links and a clock that can fail.
    pub(super) fn into_fragile(mut self, folder: &Path) -> anyhow::Result<Self> {
        let (nats, postgres) = (Forwarder::to(self.nats)?, Forwarder::to(self.postgres)?);
        (self.nats, self.postgres) = (nats.address().to_string(), postgres.address().to_string());
        let clock = SystemClock::new(&self.name, folder)?;
        self.fragile = Some(Fragile { nats, postgres, clock });
        Ok(self)
    }

    /// Starts the node and waits until it answers.
    pub(crate) fn launch(&mut self) -> anyhow::Result<()> {
        let mut command = bound(&self.binary);
        if let Some(fragile) = &self.fragile {
            fragile.clock.apply(&mut command);
        }
        let nats = format!("nats://{}", self.nats);
        command.args(["serve", "--listen", &self.address]);
        command.args(["--database", &Postgres::url_at(&self.postgres)]);
        command.args(["--nats", &nats, "--node-name", &self.name]);
        command.args(["--trusted-proxy", "127.0.0.1", "--connections", "20000", "--no-limits"]);
        if self.is_next_version {
            command.arg("--next-version");
        }
        let address = self.address.clone();
        self.process.start(&mut command, || is_live(&address))
    }

    /// Starts a stopped node in the other of two successive versions.
    pub(crate) fn launch_other_version(&mut self) -> anyhow::Result<()> {
        self.is_next_version = !self.is_next_version;
        self.launch()
    }

    /// Sends SIGTERM, waits until the node has stopped, and returns how long it took.
    pub(crate) fn stop(&mut self) -> anyhow::Result<Duration> {
        self.process.signal("TERM")?;
        self.process.wait(SHUTDOWN_TIMEOUT)
    }

    /// Kills the node with SIGKILL.
    pub(crate) fn kill(&mut self) -> anyhow::Result<()> {
        self.process.kill()
    }

    /// Pauses the node, or lets it continue.
    pub(crate) fn pause(&self, pauses: bool) -> anyhow::Result<()> {
        self.process.signal(if pauses { "STOP" } else { "CONT" })
    }

    /// Sets the state of one of the node's links.
    pub(crate) fn set_link(&self, link: Link, state: Connectivity) -> anyhow::Result<()> {
        let fragile = self.fragile()?;
        match link {
            Link::Nats => fragile.nats.set(state),
            Link::Postgres => fragile.postgres.set(state),
        }
        Ok(())
    }

    /// Sets the node's system clock ahead by a number of seconds, or back.
    pub(crate) fn set_clock(&self, seconds: i64) -> anyhow::Result<()> {
        self.fragile()?.clock.set(seconds)
    }

    fn fragile(&self) -> anyhow::Result<&Fragile> {
        self.fragile.as_ref().context("the cluster was not started with links that can fail")
    }

    /// Returns the node's metrics, unless it does not answer at once.
    pub(crate) fn metrics(&self) -> anyhow::Result<String> {
        let timeout = Some(METRICS_TIMEOUT);
        let config = ureq::Agent::config_builder().timeout_global(timeout).build();
        // Only this machine may read metrics, so for a node with a trusted proxy its address must be the forwarded one.
        let request = ureq::Agent::new_with_config(config)
            .get(format!("http://{}/metrics", self.address))
            .header("x-forwarded-for", "127.0.0.1");
        Ok(request.call()?.body_mut().read_to_string()?)
    }

    /// Returns the process.
    pub(crate) const fn process(&self) -> &Process {
        &self.process
    }

    /// Returns an error if the node has exited by itself.
    pub(crate) fn still_runs(&mut self) -> anyhow::Result<()> {
        self.process.still_runs()
    }

    /// Returns the host and port of the node itself.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }
}
