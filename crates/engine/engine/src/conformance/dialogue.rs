use std::{
    collections::VecDeque,
    time::{Duration, Instant},
};

use super::fault::Fault;
use crate::process::{Process, ReadError};

/// How many of the last lines are kept for the report.
const KEPT_LINES: usize = 24;

/// A running program, with the last lines sent to it and received from it.
#[derive(Debug)]
pub(super) struct Dialogue {
    process: Process,
    kept: VecDeque<String>,
}

impl Dialogue {
    pub(super) fn start(program: &str, arguments: &[String]) -> Result<Self, Fault> {
        let process = Process::start(program, arguments).map_err(Fault::Start)?;
        Ok(Self { process, kept: VecDeque::new() })
    }

    /// Sends a line. If the program has gone, the missing answer will show it.
    pub(super) fn send(&mut self, line: &str) {
        self.keep(&format!("> {line}"));
        self.process.send(line);
    }

    /// The next line before a deadline; `time` is the waiting time that the fault names.
    pub(super) fn read(&mut self, deadline: Instant, time: Duration) -> Result<String, Fault> {
        let line = self.process.read(deadline).map_err(|error| match error {
            ReadError::TimedOut => Fault::TimedOut(time),
            ReadError::Closed => Fault::Died,
        })?;
        self.keep(&format!("< {line}"));
        Ok(line)
    }

    /// Waits until the deadline for the program to end.
    pub(super) fn ends_before(&mut self, deadline: Instant) -> bool {
        self.process.ends_before(deadline)
    }

    /// Forgets the lines kept so far.
    pub(super) fn begin(&mut self) {
        self.kept.clear();
    }

    /// The last lines, `>` before what was sent and `<` before what came back.
    pub(super) fn kept(&self) -> Vec<String> {
        self.kept.iter().cloned().collect()
    }

    fn keep(&mut self, line: &str) {
        if self.kept.len() == KEPT_LINES {
            self.kept.pop_front();
        }
        self.kept.push_back(line.chars().take(300).collect());
    }
}
