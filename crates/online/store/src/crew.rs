//! The threads that talk to the database.
//!
//! One thread writes. It takes as many writes as are waiting, does each in a savepoint of one transaction, and
//! answers them when the commit is on the disk: the more wait, the fewer syncs each costs. Others read.

use std::{
    fmt,
    sync::{Arc, Mutex},
    thread::{self, JoinHandle},
};

use tokio::sync::mpsc::{self, Sender};

use crate::{
    connection::Connection,
    duty::Duty,
    failure::Failure,
    job::{Job, Task},
    lock::Lock,
};

/// As many may wait for a thread; the next ones wait for a place in the queue.
const QUEUE: usize = 4096;

/// As many writes share a commit at most.
const GROUP: usize = 256;

/// A connection for a thread.
pub(crate) type Line = Box<dyn Connection + Send>;

/// How a thread gets a new connection when it has lost its own; `None` when it must not.
pub(crate) type Redial = Option<Arc<dyn Fn() -> Result<Line, Failure> + Send + Sync>>;

/// The threads, and the way to them.
pub(crate) struct Crew {
    writes: Option<Sender<Box<dyn Job>>>,
    /// Without it the writer reads too.
    reads: Option<Sender<Box<dyn Job>>>,
    threads: Vec<JoinHandle<()>>,
    _lock: Option<Lock>,
}

impl Crew {
    /// Sets threads to work: those that write and those that read. Without any that read, the writer does that.
    ///
    /// Several writers are for databases that order transactions themselves; each transaction then is one write.
    pub(crate) fn start(
        writers: Vec<Line>,
        readers: Vec<Line>,
        redial: &Redial,
        lock: Option<Lock>,
    ) -> Result<Self, Failure> {
        let group = if writers.len() > 1 { 1 } else { GROUP };
        let mut threads = Vec::new();
        let writes = team(&mut threads, writers, redial, Duty::Write { group })?;
        let reads = match readers.is_empty() {
            true => None,
            false => Some(team(&mut threads, readers, redial, Duty::Read)?),
        };
        Ok(Self { writes: Some(writes), reads, threads, _lock: lock })
    }

    /// Does something in a transaction; what it answers is true and on the disk.
    pub(crate) async fn write<T, E>(
        &self,
        work: impl FnOnce(&mut dyn Connection) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<Failure> + Send + 'static,
    {
        submit(self.writes.as_ref(), work).await
    }

    /// Looks something up.
    pub(crate) async fn read<T, E>(
        &self,
        work: impl FnOnce(&mut dyn Connection) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<Failure> + Send + 'static,
    {
        submit(self.reads.as_ref().or(self.writes.as_ref()), work).await
    }

    /// Whether writes are still taken.
    pub(crate) fn is_open(&self) -> bool {
        self.writes.as_ref().is_some_and(|writes| !writes.is_closed())
    }
}

impl fmt::Debug for Crew {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Crew").field("threads", &self.threads.len()).finish_non_exhaustive()
    }
}

impl Drop for Crew {
    /// Lets the threads finish what waits; then the lock is given back.
    fn drop(&mut self) {
        self.writes = None;
        self.reads = None;
        for thread in self.threads.drain(..) {
            // A thread that panicked has said so, and there is nothing left to save.
            let _ = thread.join();
        }
    }
}

async fn submit<T, E>(
    queue: Option<&Sender<Box<dyn Job>>>,
    work: impl FnOnce(&mut dyn Connection) -> Result<T, E> + Send + 'static,
) -> Result<T, E>
where
    T: Send + 'static,
    E: From<Failure> + Send + 'static,
{
    let (task, answer) = Task::new(work);
    let queue = queue.ok_or(Failure::Closed)?;
    queue.send(Box::new(task)).await.map_err(|_| Failure::Closed)?;
    // A thread that dies drops what it had taken, and so closes this.
    answer.await.map_err(|_| Failure::Closed)?
}

/// Threads that share one queue.
fn team(
    threads: &mut Vec<JoinHandle<()>>,
    lines: Vec<Line>,
    redial: &Redial,
    duty: Duty,
) -> Result<Sender<Box<dyn Job>>, Failure> {
    let (queue, jobs) = mpsc::channel(QUEUE);
    let jobs = Arc::new(Mutex::new(jobs));
    for line in lines {
        let (jobs, redial) = (Arc::clone(&jobs), redial.clone());
        let thread = thread::Builder::new()
            .name(duty.name().to_owned())
            .spawn(move || duty.serve(line, &jobs, &redial))
            .map_err(|error| Failure::Other(error.to_string().into()))?;
        threads.push(thread);
    }
    Ok(queue)
}
