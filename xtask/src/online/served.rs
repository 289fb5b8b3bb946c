//! The server as a process of its own.

use std::{
    env, fs,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail, ensure};

/// How long a start may take before it counts as a failure.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server on this machine, with a folder for its games.
#[derive(Debug)]
pub(crate) struct Served {
    binary: PathBuf,
    folder: PathBuf,
    place: String,
    child: Option<Child>,
}

impl Served {
    /// Starts a server at a free port with an empty folder.
    pub(crate) fn start(binary: &Path, name: &str) -> anyhow::Result<Self> {
        let folder = env::temp_dir().join(format!("gipfel-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let place = format!("127.0.0.1:{port}");
        let mut served = Self { binary: binary.to_owned(), folder, place, child: None };
        served.rise()?;
        Ok(served)
    }

    /// Host and port.
    pub(crate) fn place(&self) -> &str {
        &self.place
    }

    /// Starts the process, and answers when it does.
    pub(crate) fn rise(&mut self) -> anyhow::Result<Duration> {
        ensure!(self.child.is_none(), "the server runs already");
        let log =
            fs::File::options().create(true).append(true).open(self.folder.join("server.log"))?;
        let began = Instant::now();
        let child = Command::new(&self.binary)
            .args(["serve", "--listen", &self.place, "--trusted-proxy", "127.0.0.1"])
            .args(["--connections", "20000", "--no-limits"])
            .arg("--data")
            .arg(self.folder.join("data"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .with_context(|| format!("{} cannot be started", self.binary.display()))?;
        self.child = Some(child);
        while !self.answers() {
            if let Some(status) = self.child.as_mut().and_then(|child| child.try_wait().transpose())
            {
                bail!("the server ended by itself ({}):\n{}", status?, self.log());
            }
            ensure!(began.elapsed() < PATIENCE, "the server does not answer:\n{}", self.log());
            thread::sleep(Duration::from_millis(10));
        }
        Ok(began.elapsed())
    }

    fn answers(&self) -> bool {
        ureq::get(format!("http://{}/healthz", self.place)).call().is_ok()
    }

    /// The last lines that the server wrote.
    pub(crate) fn log(&self) -> String {
        let text = fs::read_to_string(self.folder.join("server.log")).unwrap_or_default();
        let lines: Vec<&str> = text.lines().collect();
        lines[lines.len().saturating_sub(30)..].join("\n")
    }

    /// Ends the process without a warning: SIGKILL.
    pub(crate) fn kill(&mut self) -> anyhow::Result<()> {
        if let Some(mut child) = self.child.take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    /// How much memory it uses, in KiB.
    pub(crate) fn memory(&self) -> anyhow::Result<u64> {
        let id = self.child.as_ref().context("the server does not run")?.id();
        let status = fs::read_to_string(format!("/proc/{id}/status"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let text = line.and_then(|line| line.trim().split(' ').next()).context("no VmRSS")?;
        Ok(text.parse()?)
    }

    /// The database.
    pub(crate) fn data(&self) -> PathBuf {
        self.folder.join("data")
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.kill().ok();
        if !thread::panicking() {
            fs::remove_dir_all(&self.folder).ok();
        }
    }
}
