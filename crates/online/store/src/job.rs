//! Jobs for a connection, with the channel for the answer.

use std::{
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
};

use tokio::sync::oneshot::{self, Receiver, Sender};

use crate::{connection::Connection, failure::Failure};

/// A job, whatever the type of its answer.
pub(crate) trait Job: Send + fmt::Debug {
    /// Runs it; returns whether its changes are to be kept.
    fn run(&mut self, connection: &mut dyn Connection) -> bool;

    /// Whether it is one statement, which a database can commit by itself.
    fn is_atomic(&self) -> bool;

    /// Whether the caller has stopped waiting.
    fn is_abandoned(&self) -> bool;

    /// Sends the answer: the result of the job, or why its changes are not stored.
    fn answer(self: Box<Self>, outcome: Result<(), Failure>);
}

/// A job with its answer.
pub(crate) struct Task<W, T, E> {
    work: Option<W>,
    result: Option<Result<T, E>>,
    is_atomic: bool,
    reply: Sender<Result<T, E>>,
}

impl<W, T, E> Task<W, T, E> {
    /// A job, and the receiver of its answer.
    pub(crate) fn new(work: W) -> (Self, Receiver<Result<T, E>>) {
        let (reply, answer) = oneshot::channel();
        (Self { work: Some(work), result: None, is_atomic: false, reply }, answer)
    }

    /// The same job as one statement.
    pub(crate) fn atomic(mut self) -> Self {
        self.is_atomic = true;
        self
    }
}

impl<W, T, E> fmt::Debug for Task<W, T, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Task")
    }
}

impl<W, T, E> Job for Task<W, T, E>
where
    W: FnOnce(&mut dyn Connection) -> Result<T, E> + Send,
    T: Send,
    E: From<Failure> + Send,
{
    fn run(&mut self, connection: &mut dyn Connection) -> bool {
        // A panic is the failure of this job alone: its savepoint is rolled back, and the thread goes on.
        self.result = self.work.take().map(|work| {
            catch_unwind(AssertUnwindSafe(|| work(connection)))
                .unwrap_or_else(|_| Err(Failure::Other("a job panicked".into()).into()))
        });
        matches!(self.result, Some(Ok(_)))
    }

    fn is_atomic(&self) -> bool {
        self.is_atomic
    }

    fn is_abandoned(&self) -> bool {
        self.reply.is_closed()
    }

    fn answer(self: Box<Self>, outcome: Result<(), Failure>) {
        let result = match (outcome, self.result) {
            (Ok(()), Some(result)) => result,
            // Refused for its own reason, which is the better answer.
            (Err(_), Some(Err(error))) => Err(error),
            (Err(failure), _) => Err(failure.into()),
            (Ok(()), None) => Err(Failure::Closed.into()),
        };
        // The caller may have gone; the job is done all the same.
        let _ = self.reply.send(result);
    }
}
