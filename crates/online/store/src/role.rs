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
    /// Writes in groups.
    Write {
        /// The largest number of writes in one transaction.
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

    /// Works until the queue is closed, or until a failed commit makes the connection unsafe to use.
    pub(crate) fn serve(
        self,
        mut connection: BoxedConnection,
        jobs: &Mutex<Receiver<Box<dyn Job>>>,
        reconnect: &Reconnect,
    ) -> Result<(), Failure> {
        let mut taken = Vec::new();
        loop {
            let Ok(mut queue) = jobs.lock() else { return Ok(()) };
            if queue.blocking_recv_many(&mut taken, self.most()) == 0 {
                return Ok(());
            }
            drop(queue);
            let done = match self {
                Self::Write { .. } => commit(&mut *connection, &mut taken),
                Self::Read => read(&mut *connection, &mut taken),
            };
            match (done, reconnect) {
                (Err(failure @ (Failure::Lost(_) | Failure::Damaged(_))), None) => {
                    return Err(failure);
                }
                (_, Some(connect)) if connection.is_lost() => {
                    if let Ok(new) = connect() {
                        connection = new;
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
/// If the disk fails during a commit, its content is unknown: the error is returned, and the thread must not write
/// again.
fn commit(connection: &mut dyn Connection, jobs: &mut Vec<Box<dyn Job>>) -> Result<(), Failure> {
    let committed = match &mut jobs[..] {
        [job] if job.is_atomic() && connection.commits_by_itself() => {
            job.run(connection);
            Ok(())
        }
        [job] => transact_one(connection, job.as_mut()),
        jobs => transact(connection, jobs),
    };
    if committed.is_err() {
        // Often there is nothing left to roll back, which is then an error of no interest.
        let _ = connection.batch("ROLLBACK");
    }
    for job in jobs.drain(..) {
        job.answer(committed.clone());
    }
    committed
}

/// A write alone needs no savepoint.
fn transact_one(connection: &mut dyn Connection, job: &mut dyn Job) -> Result<(), Failure> {
    connection.execute(connection.begin(), &[])?;
    let end = if job.run(connection) { "COMMIT" } else { "ROLLBACK" };
    connection.execute(end, &[])?;
    Ok(())
}

fn transact(connection: &mut dyn Connection, jobs: &mut [Box<dyn Job>]) -> Result<(), Failure> {
    connection.execute(connection.begin(), &[])?;
    for job in jobs {
        // A refused write undoes itself alone.
        connection.execute("SAVEPOINT job", &[])?;
        if !job.run(connection) {
            connection.execute("ROLLBACK TO SAVEPOINT job", &[])?;
        }
        connection.execute("RELEASE SAVEPOINT job", &[])?;
    }
    connection.execute("COMMIT", &[])?;
    Ok(())
}

fn read(connection: &mut dyn Connection, jobs: &mut Vec<Box<dyn Job>>) -> Result<(), Failure> {
    for mut job in jobs.drain(..) {
        // A caller who has gone needs no answer.
        if !job.is_abandoned() {
            job.run(connection);
        }
        job.answer(Ok(()));
    }
    Ok(())
}
