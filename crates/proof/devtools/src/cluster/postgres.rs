//! A PostgreSQL server on the loopback interface, made from the system's own programs.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context as _, ensure};

use super::{
    port::free_port,
    process::{Process, bound_as_nobody, send_signal},
};
use crate::usage;

/// A server that syncs every commit, as a real one does.
#[derive(Debug)]
pub(crate) struct Postgres {
    process: Process,
    /// It belongs to the user that the server runs as.
    folder: PathBuf,
    programs: PathBuf,
    port: u16,
}

impl Postgres {
    /// Makes an empty database and starts the server.
    pub(super) fn start(logs: &Path) -> anyhow::Result<Self> {
        let programs = programs()?;
        let folder = folder_of_nobody()?;
        let process = Process::new("postgres", logs);
        let mut server = Self { process, folder, programs, port: free_port()? };
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

    /// Starts the server, after a crash too.
    pub(crate) fn launch(&mut self) -> anyhow::Result<()> {
        let port = self.port.to_string();
        let mut command = bound_as_nobody(&self.programs.join("postgres"))?;
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

    /// Kills the server and everything that it has started, as a crash of its machine would.
    pub(crate) fn kill(&mut self) -> anyhow::Result<()> {
        let children = usage::children(self.process.id()?);
        self.process.kill()?;
        send_signal("KILL", &children)
    }

    /// The process.
    pub(crate) const fn process(&self) -> &Process {
        &self.process
    }

    /// Asks for one number.
    pub(crate) fn number(&self, sql: &str) -> anyhow::Result<u64> {
        let port = self.port.to_string();
        let asked = Command::new(self.programs.join("psql"))
            .args(["-h", "127.0.0.1", "-p", &port, "-U", "gipfel", "-d", "gipfel", "-Atc", sql])
            .output()?;
        ensure!(asked.status.success(), "psql: {}", String::from_utf8_lossy(&asked.stderr));
        Ok(String::from_utf8(asked.stdout)?.trim().parse()?)
    }

    /// What a node is told.
    pub(crate) fn url(&self) -> String {
        format!("postgres://gipfel@127.0.0.1:{}/gipfel", self.port)
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
    ensure!(made.status.success(), "no folder for PostgreSQL could be made");
    Ok(String::from_utf8(made.stdout)?.trim_end().into())
}

/// Where the server's programs are; Debian has them outside of the path.
fn programs() -> anyhow::Result<PathBuf> {
    let mut folders: Vec<PathBuf> =
        env::var_os("PATH").map(|path| env::split_paths(&path).collect()).unwrap_or_default();
    if let Ok(versions) = Path::new("/usr/lib/postgresql").read_dir() {
        folders.extend(versions.flatten().map(|version| version.path().join("bin")));
    }
    let has_all = |folder: &PathBuf| {
        ["initdb", "postgres", "createdb", "pg_isready", "psql"]
            .iter()
            .all(|name| folder.join(name).is_file())
    };
    folders.into_iter().find(has_all).context("PostgreSQL is not installed")
}
