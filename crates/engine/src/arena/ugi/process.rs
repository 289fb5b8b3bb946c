use std::{
    io::{BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel},
    thread,
    time::{Duration, Instant},
};

use crate::arena::PlayerError;

/// Longer lines come in pieces: a program that never ends its line fills no memory.
const LONGEST_LINE: u64 = 1 << 16;

/// So many lines may wait to be read before the program has to wait.
const LINES_WAITING: usize = 1_024;

/// A running program, read and written by threads of its own, so that neither can block.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    to_write: Sender<String>,
    lines: Receiver<String>,
}

impl Process {
    pub(super) fn start(program: &str, arguments: &[String]) -> Result<Self, PlayerError> {
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| PlayerError::Start(error.kind()))?;
        let input = child.stdin.take().ok_or(PlayerError::Died)?;
        let output = child.stdout.take().ok_or(PlayerError::Died)?;
        let (to_write, to_send) = channel();
        let (sender, lines) = sync_channel(LINES_WAITING);
        // Nobody waits for these threads: a grandchild may keep the pipes open for ever.
        thread::spawn(move || write_lines(input, &to_send));
        thread::spawn(move || read_lines(output, &sender));
        Ok(Self { child, to_write, lines })
    }

    pub(super) fn is_alive(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    pub(super) fn send(&self, line: &str) -> Result<(), PlayerError> {
        self.to_write.send(format!("{line}\n")).map_err(|_| PlayerError::Died)
    }

    /// The next line; `time` is what the error says was waited.
    pub(super) fn read(&self, deadline: Instant, time: Duration) -> Result<String, PlayerError> {
        let left = deadline.saturating_duration_since(Instant::now());
        // A program that writes without end is late too.
        if left.is_zero() {
            return Err(PlayerError::TimedOut(time));
        }
        self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => PlayerError::TimedOut(time),
            RecvTimeoutError::Disconnected => PlayerError::Died,
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
        if lines.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
            return;
        }
    }
}

impl Drop for Process {
    /// Asks the program to end, and ends it if it does not.
    fn drop(&mut self) {
        const STEPS: u32 = 20;
        const STEP: Duration = Duration::from_millis(5);
        if self.send("quit").is_ok() {
            for _ in 0..STEPS {
                if !self.is_alive() {
                    return;
                }
                thread::sleep(STEP);
            }
        }
        // Both can only fail when it has ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
