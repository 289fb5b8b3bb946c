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

use crate::usage;

/// Startup timeout.
const START_TIMEOUT: Duration = Duration::from_secs(20);

/// Options for starting a server.
#[derive(Clone, Default, Debug)]
pub(crate) struct Launch {
    /// Whether the server has its default configuration: with rate limits, and with clients that connect without a proxy.
    pub(crate) is_plain: bool,
    /// Maximum number of connections that the server accepts; `None` for the default.
    pub(crate) connections: Option<usize>,
    /// Preloaded library that replaces functions of the C library.
    pub(crate) preload: Option<PathBuf>,
}

/// A server on the loopback interface, with its own data folder.
#[derive(Debug)]
pub(crate) struct Server {
    binary: PathBuf,
    folder: PathBuf,
    address: String,
    child: Option<Child>,
    /// Options for the next start.
    pub(crate) launch: Launch,
}

impl Server {
    /// Starts a server on a free port with an empty data folder.
    pub(crate) fn start(binary: &Path, name: &str) -> anyhow::Result<Self> {
        Self::start_with(binary, name, Launch::default())
    }

    /// Starts a server with these options.
    pub(crate) fn start_with(binary: &Path, name: &str, launch: Launch) -> anyhow::Result<Self> {
        let mut server = Self::prepare(binary, name, launch)?;
        server.launch()?;
        Ok(server)
    }

    /// Returns a server that has not been started yet.
    pub(crate) fn prepare(binary: &Path, name: &str, launch: Launch) -> anyhow::Result<Self> {
        let folder = env::temp_dir().join(format!("gipfel-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let address = format!("127.0.0.1:{port}");
        Ok(Self { binary: binary.to_owned(), folder, address, child: None, launch })
    }

    /// Returns the host and port.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Starts the process and returns the time until it answered.
    pub(crate) fn launch(&mut self) -> anyhow::Result<Duration> {
        ensure!(self.child.is_none(), "the server is already running");
        let began = Instant::now();
        self.child = Some(self.spawn()?);
        while !self.answers() {
            if let Some(status) = self.child.as_mut().and_then(|child| child.try_wait().transpose())
            {
                self.child = None;
                bail!("the server exited ({}):\n{}", status?, self.log());
            }
            ensure!(began.elapsed() < START_TIMEOUT, "the server does not answer:\n{}", self.log());
            thread::sleep(Duration::from_millis(10));
        }
        Ok(began.elapsed())
    }

    /// Starts the process and kills it after a moment, whether it answers by then or not.
    pub(crate) fn start_and_kill(&mut self, after: Duration) -> anyhow::Result<()> {
        ensure!(self.child.is_none(), "the server is already running");
        self.child = Some(self.spawn()?);
        thread::sleep(after);
        self.kill()
    }

    fn spawn(&self) -> anyhow::Result<Child> {
        let log =
            fs::File::options().create(true).append(true).open(self.folder.join("server.log"))?;
        self.command()
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .with_context(|| format!("cannot start {}", self.binary.display()))
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.binary);
        command.args(["serve", "--listen", &self.address]);
        if !self.launch.is_plain {
            command.args(["--trusted-proxy", "127.0.0.1", "--connections", "20000", "--no-limits"]);
        }
        if let Some(connections) = self.launch.connections {
            command.args(["--connections", &connections.to_string()]);
        }
        if let Some(library) = &self.launch.preload {
            command.env("LD_PRELOAD", library);
        }
        command.arg("--data").arg(self.data());
        command
    }

    fn answers(&self) -> bool {
        ureq::get(format!("http://{}/healthz", self.address)).call().is_ok()
    }

    /// Returns the id of the process.
    pub(crate) fn process(&self) -> anyhow::Result<u32> {
        Ok(self.child.as_ref().context("the server is not running")?.id())
    }

    /// Returns the last lines of the server's log.
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

    /// Returns the resident memory in KiB.
    pub(crate) fn memory(&self) -> anyhow::Result<u64> {
        usage::memory(self.process()?)
    }

    /// Returns the sum of a metric over its labels.
    pub(crate) fn metric(&self, name: &str) -> anyhow::Result<f64> {
        // Only this machine may read metrics, so behind a proxy its address must be the forwarded one.
        let request = ureq::get(format!("http://{}/metrics", self.address));
        let text =
            request.header("x-forwarded-for", "127.0.0.1").call()?.body_mut().read_to_string()?;
        let is_named =
            |line: &&str| line.strip_prefix(name).is_some_and(|rest| rest.starts_with([' ', '{']));
        let values = text
            .lines()
            .filter(is_named)
            .filter_map(|line| line.rsplit(' ').next()?.parse::<f64>().ok());
        let values: Vec<f64> = values.collect();
        ensure!(!values.is_empty(), "the server has no metric {name}");
        Ok(values.iter().sum())
    }

    /// Returns the data folder.
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
