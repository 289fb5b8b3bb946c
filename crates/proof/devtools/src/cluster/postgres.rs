//! A PostgreSQL server on the loopback interface, using the system's programs.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context as _, ensure};

use super::{
    clock::SystemClock,
    port::free_port,
    process::{Process, bound_as_nobody, send_signal},
};
use crate::usage;

/// A server that syncs every commit, as in production.
#[derive(Debug)]
pub(crate) struct Postgres {
    process: Process,
    /// Data folder, owned by the user that the server runs as.
    folder: PathBuf,
    programs: PathBuf,
    port: u16,
    /// The server's own system clock, if it is to be set ahead or back.
    clock: Option<SystemClock>,
}

impl Postgres {
    /// Creates an empty database and starts the server.
    pub(super) fn start(logs: &Path, is_fragile: bool) -> anyhow::Result<Self> {
        let programs = backends::programs().context("PostgreSQL is not installed")?;
        let folder = folder_of_nobody()?;
        let process = Process::new("postgres", logs);
        let clock = is_fragile.then(|| SystemClock::new("postgres", logs)).transpose()?;
        let mut server = Self { process, folder, programs, port: free_port()?, clock };
        let made = bound_as_nobody(&server.programs.join("initdb"))?
            .args(["-U", "gipfel", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D"])
            .arg(server.data())
            .output()?;
        ensure!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        server.launch()?;
        let port = server.port.to_string();
        let made = Command::new(server.programs.join("createdb"))
            .args(["-h", "127.0.0.1", "-p", &port, "-U", "gipfel", "gipfel"])
            .status()?;
        ensure!(made.success(), "createdb failed");
        Ok(server)
    }

    /// Starts the server, including after a crash.
    pub(crate) fn launch(&mut self) -> anyhow::Result<()> {
        let port = self.port.to_string();
        let mut command = bound_as_nobody(&self.programs.join("postgres"))?;
        if let Some(clock) = &self.clock {
            clock.apply(&mut command);
        }
        command.arg("-D").arg(self.data()).args(["-p", &port, "-k", ""]).args([
            "-c",
            "listen_addresses=127.0.0.1",
            "-c",
            "max_connections=300",
        ]);
        let ready = self.programs.join("pg_isready");
        let answers = || {
            let mut asked = Command::new(&ready);
            asked.args(["-q", "-h", "127.0.0.1", "-p", &port]).stderr(Stdio::null());
            asked.status().is_ok_and(|status| status.success())
        };
        self.process.start(&mut command, answers)
    }

    /// Kills the server and all its child processes, as a crash of its machine would.
    pub(crate) fn kill(&mut self) -> anyhow::Result<()> {
        let children = usage::children(self.process.id()?);
        self.process.kill()?;
        send_signal("KILL", &children)
    }

    /// Sets the server's system clock ahead by a number of seconds, or back.
    pub(crate) fn set_clock(&self, seconds: i64) -> anyhow::Result<()> {
        self.clock.as_ref().context("the server was started with the system clock")?.set(seconds)
    }

    /// Returns the process.
    pub(crate) const fn process(&self) -> &Process {
        &self.process
    }

    /// Runs a query and returns the number that it selects.
    pub(crate) fn number(&self, sql: &str) -> anyhow::Result<u64> {
        let port = self.port.to_string();
        let asked = Command::new(self.programs.join("psql"))
            .args(["-h", "127.0.0.1", "-p", &port, "-U", "gipfel", "-d", "gipfel", "-Atc", sql])
            .output()?;
        ensure!(asked.status.success(), "psql: {}", String::from_utf8_lossy(&asked.stderr));
        Ok(String::from_utf8(asked.stdout)?.trim().parse()?)
    }

    /// Returns the database URL.
    pub(crate) fn url(&self) -> String {
        Self::url_at(&self.address())
    }

    /// Returns the database URL for a server, or a link to it, at this host and port.
    pub(super) fn url_at(address: &str) -> String {
        format!("postgres://gipfel@{address}/gipfel")
    }

    /// Returns the host and port.
    pub(super) fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if self.process.id().is_ok() {
            self.kill().ok();
        }
        fs::remove_dir_all(&self.folder).ok();
    }
}

fn folder_of_nobody() -> anyhow::Result<PathBuf> {
    let made =
        bound_as_nobody(Path::new("mktemp"))?.args(["-d", "-t", "gipfel-XXXXXXXX"]).output()?;
    ensure!(made.status.success(), "cannot create a folder for PostgreSQL");
    Ok(String::from_utf8(made.stdout)?.trim_end().into())
}
