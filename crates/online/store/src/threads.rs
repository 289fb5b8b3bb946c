//! The threads that talk to the database.
//!
//! One thread writes. It takes as many writes as are waiting, does each in a savepoint of one transaction, and
//! answers them when the commit is on the disk: the more wait, the fewer syncs each costs. Others read, and one more is
//! for lists and searches, so that sessions and turns never wait behind them.

use std::{
    fmt,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
};

use tokio::sync::{
    mpsc::{self, Sender},
    oneshot, watch,
};

use crate::{
    connection::Connection,
    failure::Failure,
    job::{Job, Task},
    lock::Lock,
    role::{BoxedConnection, Reconnect, Role},
};

/// The length of a queue. Callers wait for room in a full one.
const QUEUE: usize = 4096;

/// The largest number of writes in one commit.
const GROUP: usize = 256;

/// What the threads talk to the database over.
#[derive(Default)]
pub(crate) struct Connections {
    pub(crate) writers: Vec<BoxedConnection>,
    pub(crate) readers: Vec<BoxedConnection>,
    pub(crate) listers: Vec<BoxedConnection>,
    pub(crate) beats: Vec<BoxedConnection>,
}

impl Connections {
    /// One connection for everything.
    pub(crate) fn one(connection: impl Connection + Send + 'static) -> Self {
        Self { writers: vec![Box::new(connection)], ..Self::default() }
    }
}

/// The threads and their queues.
pub(crate) struct Threads {
    writes: Option<Sender<Box<dyn Job>>>,
    /// Without it the writer reads too.
    reads: Option<Sender<Box<dyn Job>>>,
    /// Lists and searches, which may take long and must not delay anything else. Without it `reads` has them.
    lists: Option<Sender<Box<dyn Job>>>,
    /// Heartbeats, which must not wait behind anything. Without it `writes` has them.
    beats: Option<Sender<Box<dyn Job>>>,
    threads: Vec<JoinHandle<()>>,
    /// For tests: whether writes fail as on a full disk.
    is_full: AtomicBool,
    /// Why the writer gave up, once it has.
    lost: watch::Receiver<Option<Failure>>,
    _lock: Option<Lock>,
}

impl Threads {
    /// Starts the writers and the readers. Without readers, the writer reads too.
    ///
    /// Several writers are for databases that order transactions themselves; each transaction then is one write.
    pub(crate) fn start(
        connections: Connections,
        reconnect: &Reconnect,
        lock: Option<Lock>,
    ) -> Result<Self, Failure> {
        let Connections { writers, readers, listers, beats } = connections;
        let group = if writers.len() > 1 { 1 } else { GROUP };
        let mut threads = Vec::new();
        let (sender, lost) = watch::channel(None);
        let writes = spawn(&mut threads, writers, reconnect, Role::Write { group }, &sender)?;
        let mut readers_of = |connections: Vec<BoxedConnection>| {
            let some = !connections.is_empty();
            some.then(|| spawn(&mut threads, connections, reconnect, Role::Read, &sender))
                .transpose()
        };
        let reads = readers_of(readers)?;
        let lists = readers_of(listers)?;
        let one = Role::Write { group: 1 };
        let beats = (!beats.is_empty())
            .then(|| spawn(&mut threads, beats, reconnect, one, &sender))
            .transpose()?;
        Ok(Self {
            writes: Some(writes),
            reads,
            lists,
            beats,
            threads,
            lost,
            is_full: AtomicBool::new(false),
            _lock: lock,
        })
    }

    /// Runs a job in a transaction. When it returns, the transaction is on the disk.
    pub(crate) async fn write<T, E>(
        &self,
        work: impl FnOnce(&mut dyn Connection) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<Failure> + Send + 'static,
    {
        if self.is_full.load(Ordering::Relaxed) {
            return Err(Failure::Full.into());
        }
        submit(self.writes.as_ref(), work).await
    }

    /// The same for what must not wait behind anything else.
    pub(crate) async fn beat<T, E>(
        &self,
        work: impl FnOnce(&mut dyn Connection) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<Failure> + Send + 'static,
    {
        submit(self.beats.as_ref().or(self.writes.as_ref()), work).await
    }

    /// Runs a job of one statement, in a transaction of its own where that costs nothing.
    pub(crate) async fn write_atomic<T, E>(
        &self,
        work: impl FnOnce(&mut dyn Connection) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<Failure> + Send + 'static,
    {
        if self.is_full.load(Ordering::Relaxed) {
            return Err(Failure::Full.into());
        }
        let (task, answer) = Task::new(work);
        send(self.writes.as_ref(), task.atomic(), answer).await
    }

    /// For tests: lets writes fail as on a full disk, or no longer.
    pub(crate) fn set_full(&self, is_full: bool) {
        self.is_full.store(is_full, Ordering::Relaxed);
    }

    /// Runs a job that only reads.
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

    /// Runs a job that only reads and may take long.
    pub(crate) async fn list<T, E>(
        &self,
        work: impl FnOnce(&mut dyn Connection) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<Failure> + Send + 'static,
    {
        submit(self.lists.as_ref().or(self.reads.as_ref()).or(self.writes.as_ref()), work).await
    }

    /// Waits until no write is accepted any more; returns why.
    pub(crate) async fn lost(&self) -> Failure {
        let mut lost = self.lost.clone();
        let reason = lost.wait_for(Option::is_some).await;
        reason.ok().and_then(|reason| reason.clone()).unwrap_or(Failure::Closed)
    }

    /// Whether writes are accepted.
    pub(crate) fn is_open(&self) -> bool {
        self.writes.as_ref().is_some_and(|writes| !writes.is_closed())
    }
}

impl fmt::Debug for Threads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Threads").field("threads", &self.threads.len()).finish_non_exhaustive()
    }
}

impl Drop for Threads {
    /// Waits until the queues are empty, then releases the lock.
    fn drop(&mut self) {
        self.writes = None;
        self.reads = None;
        self.lists = None;
        self.beats = None;
        for thread in self.threads.drain(..) {
            // A panic has been reported by its thread.
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
    send(queue, task, answer).await
}

async fn send<W, T, E>(
    queue: Option<&Sender<Box<dyn Job>>>,
    task: Task<W, T, E>,
    answer: oneshot::Receiver<Result<T, E>>,
) -> Result<T, E>
where
    W: FnOnce(&mut dyn Connection) -> Result<T, E> + Send + 'static,
    T: Send + 'static,
    E: From<Failure> + Send + 'static,
{
    let queue = queue.ok_or(Failure::Closed)?;
    queue.send(Box::new(task)).await.map_err(|_| Failure::Closed)?;
    // A thread that dies drops its jobs, which closes this channel.
    answer.await.map_err(|_| Failure::Closed)?
}

/// Starts threads that share one queue.
fn spawn(
    threads: &mut Vec<JoinHandle<()>>,
    connections: Vec<BoxedConnection>,
    reconnect: &Reconnect,
    role: Role,
    lost: &watch::Sender<Option<Failure>>,
) -> Result<Sender<Box<dyn Job>>, Failure> {
    let (queue, jobs) = mpsc::channel(QUEUE);
    let jobs = Arc::new(Mutex::new(jobs));
    for connection in connections {
        let (jobs, reconnect, lost) = (Arc::clone(&jobs), reconnect.clone(), lost.clone());
        let thread = thread::Builder::new()
            .name(role.name().to_owned())
            .spawn(move || {
                if let Err(failure) = role.serve(connection, &jobs, &reconnect) {
                    lost.send_replace(Some(failure));
                }
            })
            .map_err(|error| Failure::Other(error.to_string().into()))?;
        threads.push(thread);
    }
    Ok(queue)
}
