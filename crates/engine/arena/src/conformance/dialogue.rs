use std::{
    collections::VecDeque,
    time::{Duration, Instant},
};

use super::fault::Fault;
use crate::process::{Process, ReadError};

/// Number of lines kept for the report.
const REPORT_LINES: usize = 24;

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

    /// Sends a line. If the program has ended, waiting for its answer will reveal it.
    pub(super) fn send(&mut self, line: &str) {
        self.keep(&format!("> {line}"));
        self.process.send(line);
    }

    /// Returns the next line before a deadline; `time` is the waiting time stated in the fault.
    pub(super) fn read(&mut self, deadline: Instant, time: Duration) -> Result<String, Fault> {
        let line = self.process.read(deadline).map_err(|error| match error {
            ReadError::TimedOut => Fault::TimedOut(time),
            ReadError::Closed => Fault::Died,
        })?;
        self.keep(&format!("< {line}"));
        Ok(line)
    }

    /// Waits for the program to end; returns `false` if it is still running at the deadline.
    pub(super) fn ends_before(&mut self, deadline: Instant) -> bool {
        self.process.ends_before(deadline)
    }

    /// Discards the lines kept so far.
    pub(super) fn begin(&mut self) {
        self.kept.clear();
    }

    /// Returns the last lines: `>` marks lines sent, `<` lines received.
    pub(super) fn kept(&self) -> Vec<String> {
        self.kept.iter().cloned().collect()
    }

    fn keep(&mut self, line: &str) {
        if self.kept.len() == REPORT_LINES {
            self.kept.pop_front();
        }
        self.kept.push_back(line.chars().take(300).collect());
    }
}
