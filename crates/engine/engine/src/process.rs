use std::{
    io::{self, BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel},
    thread,
    time::{Duration, Instant},
};

/// Longer lines come in pieces: a program that never ends its line fills no memory.
const LONGEST_LINE: u64 = 1 << 16;

/// So many lines may wait to be read before the program has to wait.
const LINES_WAITING: usize = 1_024;

/// A running program, read and written by threads of its own, so that neither can block.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    to_write: Sender<String>,
    lines: Receiver<String>,
}

/// Why nothing was read from a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unread {
    /// Nothing came in time.
    Late,
    /// It has closed its output.
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
        let (sender, lines) = sync_channel(LINES_WAITING);
        // Nobody waits for these threads: a grandchild may keep the pipes open for ever.
        thread::spawn(move || write_lines(input, &to_send));
        thread::spawn(move || read_lines(output, &sender));
        Ok(Self { child, to_write, lines })
    }

    pub(crate) fn is_alive(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Whether it has ended by a moment.
    pub(crate) fn ends_before(&mut self, deadline: Instant) -> bool {
        const STEP: Duration = Duration::from_millis(5);
        while self.is_alive() {
            if Instant::now() >= deadline {
                return false;
            }
            thread::sleep(STEP);
        }
        true
    }

    /// Says a line; `false` if nobody can hear it any more.
    pub(crate) fn send(&self, line: &str) -> bool {
        self.to_write.send(format!("{line}\n")).is_ok()
    }

    /// The next line before a moment, without the spaces around it.
    pub(crate) fn read(&self, deadline: Instant) -> Result<String, Unread> {
        let left = deadline.saturating_duration_since(Instant::now());
        // A program that writes without end is late too.
        if left.is_zero() {
            return Err(Unread::Late);
        }
        self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => Unread::Late,
            RecvTimeoutError::Disconnected => Unread::Closed,
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
        match output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        if lines.send(String::from_utf8_lossy(&line).trim().to_owned()).is_err() {
            return;
        }
    }
}

impl Drop for Process {
    /// Asks the program to end, and ends it if it does not.
    fn drop(&mut self) {
        const PATIENCE: Duration = Duration::from_millis(100);
        if self.send("quit") && self.ends_before(Instant::now() + PATIENCE) {
            return;
        }
        // Both can only fail when it has ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
