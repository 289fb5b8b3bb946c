//! Roles of the store's threads: writing in groups, or reading.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicU64, Ordering},
};

use tokio::sync::mpsc::Receiver;

use crate::{connection::Connection, failure::Failure, job::Job};

#[cfg(test)]
mod tests;

/// Connection of a thread.
pub(crate) type BoxedConnection = Box<dyn Connection + Send>;

/// Function that opens a new connection after one is lost; `None` if a lost connection must not be replaced.
pub(crate) type Reconnect = Option<Arc<Connect>>;

type Connect = dyn Fn() -> Result<BoxedConnection, Failure> + Send + Sync;

/// Number of connections that all threads together have found to be lost.
pub(crate) type Losses = Arc<AtomicU64>;

/// Role of a thread.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Role {
    /// A writer, which commits several writes in one transaction.
    Write {
        /// Maximum number of writes in a transaction.
        group: usize,
    },
    /// A reader.
    Read,
}

impl Role {
    /// Returns the thread name for this role.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Write { .. } => "store-write",
            Self::Read => "store-read",
        }
    }

    /// Runs jobs until the queue is closed, or until a failed commit makes the connection unsafe to use.
    pub(crate) fn serve(
        self,
        mut connection: BoxedConnection,
        jobs: &Mutex<Receiver<Box<dyn Job>>>,
        reconnect: &Reconnect,
        losses: &Losses,
    ) -> Result<(), Failure> {
        let mut taken = Vec::new();
        let mut seen = 0;
        loop {
            let Ok(mut queue) = jobs.lock() else { return Ok(()) };
            if queue.blocking_recv_many(&mut taken, self.most()) == 0 {
                return Ok(());
            }
            drop(queue);
            if let Some(connect) = reconnect {
                // When a server restarts, all connections are lost, and each would fail a job before noticing.
                let lost = losses.load(Ordering::Relaxed);
                if std::mem::replace(&mut seen, lost) != lost {
                    connection.batch("").ok();
                }
                replace_lost(&mut connection, &**connect);
            }
            let done = match self {
                Self::Write { .. } => commit(&mut *connection, &mut taken),
                Self::Read => read(&mut *connection, &mut taken),
            };
            match (done, reconnect) {
                (Err(failure @ (Failure::Lost(_) | Failure::Damaged(_))), None) => {
                    return Err(failure);
                }
                (_, Some(connect)) if connection.is_lost() => {
                    losses.fetch_add(1, Ordering::Relaxed);
                    replace_lost(&mut connection, &**connect);
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

fn replace_lost(connection: &mut BoxedConnection, connect: &Connect) {
    if connection.is_lost()
        && let Ok(new) = connect()
    {
        *connection = new;
    }
}

/// Runs writes in one transaction, and answers them once it is on the disk.
///
/// If the disk fails during a commit, its contents are unknown: the error is returned, and the thread must not write
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
        // Often there is nothing left to roll back, so an error from the rollback is ignored.
        let _ = connection.batch("ROLLBACK");
    }
    for job in jobs.drain(..) {
        job.answer(committed.clone());
    }
    committed
}

/// Runs a single write, which needs no savepoint.
fn transact_one(connection: &mut dyn Connection, job: &mut dyn Job) -> Result<(), Failure> {
    connection.execute(connection.begin(), &[])?;
    let end = if job.run(connection) { "COMMIT" } else { "ROLLBACK" };
    connection.execute(end, &[])?;
    Ok(())
}

fn transact(connection: &mut dyn Connection, jobs: &mut [Box<dyn Job>]) -> Result<(), Failure> {
    connection.execute(connection.begin(), &[])?;
    for job in jobs {
        // A failed write undoes only its own changes.
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
        // A caller who has stopped waiting needs no answer.
        if !job.is_abandoned() {
            job.run(connection);
        }
        job.answer(Ok(()));
    }
    Ok(())
}
