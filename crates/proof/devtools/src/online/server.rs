//! The server as a separate process.

use std::{
    env, fs,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail, ensure};

/// A start that takes longer is a failure.
const START_TIMEOUT: Duration = Duration::from_secs(20);

/// A server on the loopback interface, with its own data folder.
#[derive(Debug)]
pub(crate) struct Server {
    binary: PathBuf,
    folder: PathBuf,
    address: String,
    child: Option<Child>,
}

impl Server {
    /// Starts a server on a free port with an empty data folder.
    pub(crate) fn start(binary: &Path, name: &str) -> anyhow::Result<Self> {
        let folder = env::temp_dir().join(format!("gipfel-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let address = format!("127.0.0.1:{port}");
        let mut server = Self { binary: binary.to_owned(), folder, address, child: None };
        server.launch()?;
        Ok(server)
    }

    /// Host and port.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Starts the process, and returns how long it took until it answered.
    pub(crate) fn launch(&mut self) -> anyhow::Result<Duration> {
        ensure!(self.child.is_none(), "the server runs already");
        let log =
            fs::File::options().create(true).append(true).open(self.folder.join("server.log"))?;
        let began = Instant::now();
        let child = Command::new(&self.binary)
            .args(["serve", "--listen", &self.address, "--trusted-proxy", "127.0.0.1"])
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
                bail!("the server exited ({}):\n{}", status?, self.log());
            }
            ensure!(began.elapsed() < START_TIMEOUT, "the server does not answer:\n{}", self.log());
            thread::sleep(Duration::from_millis(10));
        }
        Ok(began.elapsed())
    }

    fn answers(&self) -> bool {
        ureq::get(format!("http://{}/healthz", self.address)).call().is_ok()
    }

    /// The last lines that the server wrote.
    pub(crate) fn log(&self) -> String {
        let text = fs::read_to_string(self.folder.join("server.log")).unwrap_or_default();
        let lines: Vec<&str> = text.lines().collect();
        lines[lines.len().saturating_sub(30)..].join("\n")
    }

    /// Kills the process with SIGKILL.
    pub(crate) fn kill(&mut self) -> anyhow::Result<()> {
        if let Some(mut child) = self.child.take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    /// The resident memory in KiB.
    pub(crate) fn memory(&self) -> anyhow::Result<u64> {
        let id = self.child.as_ref().context("the server is not running")?.id();
        let status = fs::read_to_string(format!("/proc/{id}/status"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let text = line.and_then(|line| line.trim().split(' ').next()).context("no VmRSS")?;
        Ok(text.parse()?)
    }

    /// The data folder.
    pub(crate) fn data(&self) -> PathBuf {
        self.folder.join("data")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill().ok();
        if !thread::panicking() {
            fs::remove_dir_all(&self.folder).ok();
        }
    }
}
