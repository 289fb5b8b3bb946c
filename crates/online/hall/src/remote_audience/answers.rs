//! Answers from the owner, held back until the local followers have seen the corresponding event: an acknowledgement never
//! precedes its event, just as on the owning node.

use protocol::Done;
use tokio::time::Instant;

use crate::{
    limits::RELAYED_EVENT_TIMEOUT,
    request::{Answer, Reply},
};

/// Pending answers.
#[derive(Debug, Default)]
pub(super) struct Answers(Vec<Waiting>);

#[derive(Debug)]
struct Waiting {
    done: Done,
    until: Instant,
    reply: Reply,
}

impl Answers {
    /// Holds an answer back until its event has been seen.
    pub(super) fn hold(&mut self, done: Done, reply: Reply) {
        self.0.push(Waiting { done, until: Instant::now() + RELAYED_EVENT_TIMEOUT, reply });
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Releases the answers to all events up to a number.
    pub(super) fn seen(&mut self, seq: u32) {
        self.send_where(|waiting| waiting.done.seq <= seq);
    }

    /// Returns the time at which the next answer times out.
    pub(super) fn due(&self) -> Option<Instant> {
        self.0.iter().map(|waiting| waiting.until).min()
    }

    /// Sends the answers that have timed out; returns whether there were any.
    pub(super) fn send_late(&mut self, now: Instant) -> bool {
        self.send_where(|waiting| waiting.until <= now)
    }

    /// Sends all answers.
    pub(super) fn send_all(&mut self) {
        self.send_where(|_| true);
    }

    fn send_where(&mut self, is_due: impl Fn(&Waiting) -> bool) -> bool {
        let count = self.0.len();
        for waiting in self.0.extract_if(.., |waiting| is_due(waiting)) {
            waiting.reply.send(Ok(Answer::Done(waiting.done))).ok();
        }
        self.0.len() < count
    }
}
