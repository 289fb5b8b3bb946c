//! A process of a cluster: it can be killed, paused and started again, and does not outlive the test.

use std::{
    fs::File,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail, ensure};

/// Startup timeout.
const START_TIMEOUT: Duration = Duration::from_secs(30);

/// A process, with a file for its output.
#[derive(Debug)]
pub(crate) struct Process {
    name: String,
    log: PathBuf,
    child: Option<Child>,
}

impl Process {
    /// Returns a process that has not been started; its output goes to a file with the same name.
    pub(super) fn new(name: &str, folder: &Path) -> Self {
        Self { name: name.to_owned(), log: folder.join(format!("{name}.log")), child: None }
    }

    /// Starts the process and waits until it answers.
    pub(super) fn start(
        &mut self,
        command: &mut Command,
        answers: impl Fn() -> bool,
    ) -> anyhow::Result<()> {
        ensure!(self.child.is_none(), "{} is already running", self.name);
        let log = File::options().create(true).append(true).open(&self.log)?;
        let child = command
            .stdin(Stdio::null())
            .stdout(log.try_clone()?)
            .stderr(log)
            .spawn()
            .with_context(|| format!("cannot start {}", self.name))?;
        self.child = Some(child);
        let began = Instant::now();
        while !answers() {
            self.still_runs()?;
            let name = &self.name;
            ensure!(began.elapsed() < START_TIMEOUT, "{name} does not answer:\n{}", self.log());
            thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    /// Returns an error if the process has exited by itself.
    pub(super) fn still_runs(&mut self) -> anyhow::Result<()> {
        let ended = self.child.as_mut().and_then(|child| child.try_wait().transpose());
        if let Some(status) = ended {
            self.child = None;
            bail!("{} exited unexpectedly ({}):\n{}", self.name, status?, self.log());
        }
        Ok(())
    }

    /// Returns the id of the process.
    pub(crate) fn id(&self) -> anyhow::Result<u32> {
        Ok(self.child.as_ref().with_context(|| format!("{} is not running", self.name))?.id())
    }

    /// Sends the signal with this name.
    pub(super) fn signal(&self, signal: &str) -> anyhow::Result<()> {
        send_signal(signal, &[self.id()?])
    }

    /// Kills the process with SIGKILL.
    pub(super) fn kill(&mut self) -> anyhow::Result<()> {
        if let Some(mut child) = self.child.take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    /// Waits until the process has exited after a signal, and returns how long that took.
    pub(super) fn wait(&mut self, most: Duration) -> anyhow::Result<Duration> {
        let began = Instant::now();
        let mut child =
            self.child.take().with_context(|| format!("{} is not running", self.name))?;
        while child.try_wait()?.is_none() {
            if began.elapsed() > most {
                child.kill()?;
                child.wait()?;
                bail!("{} did not exit within {most:?}:\n{}", self.name, self.log());
            }
            thread::sleep(Duration::from_millis(10));
        }
        Ok(began.elapsed())
    }

    /// Returns an error if the process has panicked; a panic in one game ends that game's room, not the process.
    pub(crate) fn has_no_panic(&self) -> anyhow::Result<()> {
        let text = std::fs::read_to_string(&self.log)?;
        let panic = text.lines().find(|line| line.contains("panicked"));
        ensure!(panic.is_none(), "{} panicked: {}", self.name, panic.unwrap_or_default());
        Ok(())
    }

    /// Returns everything that the process has written so far.
    pub(crate) fn output(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap_or_default()
    }

    /// Returns the last lines of the process's output.
    fn log(&self) -> String {
        let text = self.output();
        let lines: Vec<&str> = text.lines().collect();
        lines[lines.len().saturating_sub(30)..].join("\n")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill().ok();
    }
}

/// Sends a signal to processes, some of which may already have exited.
pub(super) fn send_signal(signal: &str, processes: &[u32]) -> anyhow::Result<()> {
    let ids = processes.iter().map(ToString::to_string);
    let mut command = Command::new("kill");
    command.args(["-s", signal]).args(ids).stderr(Stdio::null());
    command.status().context("cannot run `kill`")?;
    Ok(())
}

/// Returns a command whose process is killed when the thread that starts it ends, for whatever reason.
pub(super) fn bound(program: &Path) -> Command {
    let mut command = Command::new("setpriv");
    command.args(["--pdeathsig", "KILL"]).arg(program);
    command
}

/// Like [`bound`], but the command runs as an unprivileged user if this process is root.
pub(super) fn bound_as_nobody(program: &Path) -> anyhow::Result<Command> {
    let id = Command::new("id").arg("-u").output().context("cannot run `id`")?;
    if id.stdout.trim_ascii() != b"0" {
        return Ok(bound(program));
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=nobody", "--regid=nogroup", "--clear-groups", "--pdeathsig", "KILL"]);
    command.arg(program).env("HOME", "/").current_dir("/");
    Ok(command)
}
