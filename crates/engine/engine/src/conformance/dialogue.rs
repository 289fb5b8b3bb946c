use std::{
    collections::VecDeque,
    time::{Duration, Instant},
};

use super::Fault;
use crate::process::{Process, Unread};

/// So many of the last lines are kept for people to look at.
const LINES_KEPT: usize = 24;

/// A running program and what was said to and by it.
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

    /// Says a line. Whether it was heard shows in the answer.
    pub(super) fn send(&mut self, line: &str) {
        self.keep(&format!("> {line}"));
        self.process.send(line);
    }

    /// The next line before a moment; `time` is what the fault says was waited.
    pub(super) fn read(&mut self, deadline: Instant, time: Duration) -> Result<String, Fault> {
        let line = self.process.read(deadline).map_err(|unread| match unread {
            Unread::Late => Fault::Silent(time),
            Unread::Closed => Fault::Died,
        })?;
        self.keep(&format!("< {line}"));
        Ok(line)
    }

    /// Whether it has ended by a moment.
    pub(super) fn ends_before(&mut self, deadline: Instant) -> bool {
        self.process.ends_before(deadline)
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
