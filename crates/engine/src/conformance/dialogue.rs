use std::{
    collections::VecDeque,
    io::{BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel},
    thread,
    time::{Duration, Instant},
};

use super::Fault;

/// Longer lines come in pieces: a program that never ends its line fills no memory.
const LONGEST_LINE: u64 = 1 << 16;

/// So many lines may wait to be read before the program has to wait.
const LINES_WAITING: usize = 1_024;

/// So many of the last lines are kept for people to look at.
const LINES_KEPT: usize = 24;

/// A running program and what was said to and by it.
#[derive(Debug)]
pub(super) struct Dialogue {
    child: Child,
    to_write: Sender<String>,
    lines: Receiver<String>,
    kept: VecDeque<String>,
}

impl Dialogue {
    pub(super) fn start(program: &str, arguments: &[String]) -> Result<Self, Fault> {
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| Fault::Start(error.kind()))?;
        let input = child.stdin.take().ok_or(Fault::Died)?;
        let output = child.stdout.take().ok_or(Fault::Died)?;
        let (to_write, to_send) = channel();
        let (sender, lines) = sync_channel(LINES_WAITING);
        // Nobody waits for these threads: a grandchild may keep the pipes open for ever.
        thread::spawn(move || write_lines(input, &to_send));
        thread::spawn(move || read_lines(output, &sender));
        Ok(Self { child, to_write, lines, kept: VecDeque::new() })
    }

    /// Says a line. Whether it was heard shows in the answer.
    pub(super) fn send(&mut self, line: &str) {
        self.keep(&format!("> {line}"));
        let _ = self.to_write.send(format!("{line}\n"));
    }

    /// The next line before a moment; `time` is what the fault says was waited.
    pub(super) fn read(&mut self, deadline: Instant, time: Duration) -> Result<String, Fault> {
        let left = deadline.saturating_duration_since(Instant::now());
        let line = self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => Fault::Silent(time),
            RecvTimeoutError::Disconnected => Fault::Died,
        })?;
        self.keep(&format!("< {line}"));
        Ok(line)
    }

    /// Whether it has ended by a moment.
    pub(super) fn ends_before(&mut self, deadline: Instant) -> bool {
        loop {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return true;
            }
            if Instant::now() >= deadline {
                return false;
            }
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Begins to keep what is said anew.
    pub(super) fn begin(&mut self) {
        self.kept.clear();
    }

    /// The last lines, `>` before what was sent and `<` before what came back.
    pub(super) fn kept(&self) -> Vec<String> {
        self.kept.iter().cloned().collect()
    }

    fn keep(&mut self, line: &str) {
        if self.kept.len() == LINES_KEPT {
            self.kept.pop_front();
        }
        self.kept.push_back(line.chars().take(300).collect());
    }
}

impl Drop for Dialogue {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
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
            Ok(_) => {
                if lines.send(String::from_utf8_lossy(&line).trim().to_owned()).is_err() {
                    return;
                }
            }
        }
    }
}
