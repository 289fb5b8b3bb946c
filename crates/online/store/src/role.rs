//! What a thread of the store does: write in groups, or read.

use std::sync::{Arc, Mutex};

use tokio::sync::mpsc::Receiver;

use crate::{connection::Connection, failure::Failure, job::Job};

#[cfg(test)]
mod tests;

/// A connection for a thread.
pub(crate) type BoxedConnection = Box<dyn Connection + Send>;

/// How a thread gets a new connection when it has lost its own; `None` when it must not.
pub(crate) type Reconnect = Option<Arc<dyn Fn() -> Result<BoxedConnection, Failure> + Send + Sync>>;

/// What a thread does.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Role {
    /// Writes, so many at most in one transaction.
    Write {
        /// How many.
        group: usize,
    },
    /// Reads.
    Read,
}

impl Role {
    /// The name of the thread.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Write { .. } => "store-write",
            Self::Read => "store-read",
        }
    }

    /// Works until nobody can ask any more, or until it cannot be trusted any more.
    pub(crate) fn serve(
        self,
        mut line: BoxedConnection,
        jobs: &Mutex<Receiver<Box<dyn Job>>>,
        reconnect: &Reconnect,
    ) {
        let mut taken = Vec::new();
        loop {
            let Ok(mut queue) = jobs.lock() else { return };
            if queue.blocking_recv_many(&mut taken, self.most()) == 0 {
                return;
            }
            drop(queue);
            let done = match self {
                Self::Write { .. } => commit(&mut *line, &mut taken),
                Self::Read => look(&mut *line, &mut taken),
            };
            match (done, reconnect) {
                (Err(Failure::Lost(_)), None) => return,
                (_, Some(dial)) if line.is_lost() => {
                    if let Ok(new) = dial() {
                        line = new;
                    }
                }
                _ => {}
            }
        }
    }

    const fn most(self) -> usize {
        match self {
            Self::Write { group } => group,
            Self::Read => 1,
        }
    }
}

/// Does writes in one transaction and answers them when it is on the disk.
///
/// If the disk fails in the middle of a commit, nobody knows what it holds: the error is handed on, and the
/// thread must not write again.
fn commit(connection: &mut dyn Connection, jobs: &mut Vec<Box<dyn Job>>) -> Result<(), Failure> {
    let committed = transact(connection, jobs);
    if committed.is_err() {
        // Often there is nothing left to roll back, which is then an error of no interest.
        let _ = connection.batch("ROLLBACK");
    }
    for job in jobs.drain(..) {
        job.answer(committed.clone());
    }
    committed
}

fn transact(connection: &mut dyn Connection, jobs: &mut [Box<dyn Job>]) -> Result<(), Failure> {
    connection.execute(connection.begin(), &[])?;
    for job in jobs {
        // So that a refused write takes nobody else's with it.
        connection.execute("SAVEPOINT job", &[])?;
        if !job.run(connection) {
            connection.execute("ROLLBACK TO SAVEPOINT job", &[])?;
        }
        connection.execute("RELEASE SAVEPOINT job", &[])?;
    }
    connection.execute("COMMIT", &[])?;
    Ok(())
}

fn look(connection: &mut dyn Connection, jobs: &mut Vec<Box<dyn Job>>) -> Result<(), Failure> {
    for mut job in jobs.drain(..) {
        job.run(connection);
        job.answer(Ok(()));
    }
    Ok(())
}
