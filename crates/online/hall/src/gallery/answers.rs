//! Answers of the owner that wait until those who are here have seen what they are about: an acknowledgement never comes before its
//! event, as on the owner itself.

use std::time::Duration;

use protocol::Done;
use serde_json::Value;
use tokio::time::Instant;

use crate::room::Reply;

/// An event that has not come by then is lost, or on its way to nobody here.
const LATE: Duration = Duration::from_millis(500);

/// Answers that wait.
#[derive(Debug, Default)]
pub(super) struct Answers(Vec<Waiting>);

#[derive(Debug)]
struct Waiting {
    seq: u32,
    until: Instant,
    reply: Reply,
    answer: Value,
}

impl Answers {
    /// Holds an answer back until its event has been seen.
    pub(super) fn hold(&mut self, done: Done, reply: Reply, answer: Value) {
        self.0.push(Waiting { seq: done.seq, until: Instant::now() + LATE, reply, answer });
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Everything up to an event has been seen.
    pub(super) fn seen(&mut self, seq: u32) {
        self.send_where(|waiting| waiting.seq <= seq);
    }

    /// When the next one has waited for long enough.
    pub(super) fn due(&self) -> Option<Instant> {
        self.0.iter().map(|waiting| waiting.until).min()
    }

    /// Sends those that have waited for long enough; whether there were any.
    pub(super) fn send_late(&mut self, now: Instant) -> bool {
        self.send_where(|waiting| waiting.until <= now)
    }

    /// Sends all of them.
    pub(super) fn send_all(&mut self) {
        self.send_where(|_| true);
    }

    fn send_where(&mut self, is_due: impl Fn(&Waiting) -> bool) -> bool {
        let count = self.0.len();
        for waiting in self.0.extract_if(.., |waiting| is_due(waiting)) {
            waiting.reply.send(Ok(waiting.answer));
        }
        self.0.len() < count
    }
}
