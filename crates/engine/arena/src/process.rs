use std::{
    io::{self, BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel},
    thread,
    time::{Duration, Instant},
};

/// Maximum length of a line in bytes; longer lines are split so that an endless line cannot
/// exhaust the memory.
const ENGINE_LINE_MAX_BYTES: u64 = 1 << 16;

/// Number of output lines buffered before the program has to wait.
const BUFFERED_LINES: usize = 1_024;

/// A running program. Threads read its output and write its input, so neither can block the caller.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    to_write: Sender<String>,
    lines: Receiver<String>,
}

/// Error while reading a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ReadError {
    /// No line arrived before the deadline.
    TimedOut,
    /// The program has closed its output.
    Closed,
}

impl Process {
    pub(crate) fn start(program: &str, arguments: &[String]) -> Result<Self, io::ErrorKind> {
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| error.kind())?;
        let input = child.stdin.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let output = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let (to_write, to_send) = channel();
        let (sender, lines) = sync_channel(BUFFERED_LINES);
        // The threads are never joined, because a grandchild may keep the pipes open indefinitely.
        thread::spawn(move || write_lines(input, &to_send));
        thread::spawn(move || read_lines(output, &sender));
        Ok(Self { child, to_write, lines })
    }

    pub(crate) fn is_alive(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Waits for the program to end; returns `false` if it is still running at the deadline.
    pub(crate) fn ends_before(&mut self, deadline: Instant) -> bool {
        const POLL_INTERVAL: Duration = Duration::from_millis(5);
        while self.is_alive() {
            if Instant::now() >= deadline {
                return false;
            }
            thread::sleep(POLL_INTERVAL);
        }
        true
    }

    /// Sends a line; returns `false` if the program has closed its input.
    pub(crate) fn send(&self, line: &str) -> bool {
        self.to_write.send(format!("{line}\n")).is_ok()
    }

    /// Reads the next line before the deadline, trimmed.
    pub(crate) fn read(&self, deadline: Instant) -> Result<String, ReadError> {
        let left = deadline.saturating_duration_since(Instant::now());
        // A program that never stops writing times out too.
        if left.is_zero() {
            return Err(ReadError::TimedOut);
        }
        self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => ReadError::TimedOut,
            RecvTimeoutError::Disconnected => ReadError::Closed,
        })
    }
}

fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(output: ChildStdout, lines: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    let mut line = Vec::new();
    loop {
        line.clear();
        match output.by_ref().take(ENGINE_LINE_MAX_BYTES).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        if lines.send(String::from_utf8_lossy(&line).trim().to_owned()).is_err() {
            return;
        }
    }
}

impl Drop for Process {
    /// Asks the program to end, and kills it if it does not.
    fn drop(&mut self) {
        const GRACE: Duration = Duration::from_millis(100);
        if self.send("quit") && self.ends_before(Instant::now() + GRACE) {
            return;
        }
        // Both calls fail only if the program has already ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
