//! Jobs for a connection, each with a channel for its answer.

use std::{
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
};

use tokio::sync::oneshot::{self, Receiver, Sender};

use crate::{connection::Connection, failure::Failure};

/// Job, independent of the type of its answer.
pub(crate) trait Job: Send + fmt::Debug {
    /// Runs the job, and returns whether to keep its changes.
    fn run(&mut self, connection: &mut dyn Connection) -> bool;

    /// Returns whether the job is a single statement, which a database can commit without a transaction.
    fn is_atomic(&self) -> bool;

    /// Returns whether the caller has stopped waiting.
    fn is_abandoned(&self) -> bool;

    /// Sends the answer: the result of the job, or the reason why its changes are not stored.
    fn answer(self: Box<Self>, outcome: Result<(), Failure>);
}

/// Function of a connection that runs on another thread.
pub(crate) trait Work<T, E>:
    FnOnce(&mut dyn Connection) -> Result<T, E> + Send + 'static
{
}

impl<W, T, E> Work<T, E> for W where W: FnOnce(&mut dyn Connection) -> Result<T, E> + Send + 'static {}

/// Job with the channel for its answer.
pub(crate) struct Task<W, T, E> {
    work: Option<W>,
    result: Option<Result<T, E>>,
    is_atomic: bool,
    reply: Sender<Result<T, E>>,
}

impl<W, T, E> Task<W, T, E> {
    /// Creates a job, and the receiver of its answer.
    pub(crate) fn new(work: W) -> (Self, Receiver<Result<T, E>>) {
        let (reply, answer) = oneshot::channel();
        (Self { work: Some(work), result: None, is_atomic: false, reply }, answer)
    }

    /// Creates a job that is a single statement, and the receiver of its answer.
    pub(crate) fn atomic(work: W) -> (Self, Receiver<Result<T, E>>) {
        let (task, answer) = Self::new(work);
        (Self { is_atomic: true, ..task }, answer)
    }
}

impl<W, T, E> fmt::Debug for Task<W, T, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Task")
    }
}

impl<W: Work<T, E>, T: Send, E: From<Failure> + Send> Job for Task<W, T, E> {
    fn run(&mut self, connection: &mut dyn Connection) -> bool {
        // A panic fails only this job: its savepoint is rolled back, and the thread continues.
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
            // The job's own error is more informative than the failure of its transaction.
            (Err(_), Some(Err(error))) => Err(error),
            (Err(failure), _) => Err(failure.into()),
            (Ok(()), None) => Err(Failure::Closed.into()),
        };
        // An error means that the caller has stopped waiting, which does not affect the job.
        let _ = self.reply.send(result);
    }
}
