//! Threads that access the database.
//!
//! One thread writes. It takes all waiting writes, runs each in a savepoint of one transaction, and answers them when the commit
//! is on the disk: the more writes wait, the fewer syncs each one costs. Other threads read. Lists and searches have a thread of
//! their own, and so do exports: sessions and turns never wait for them.

use std::{
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
    time::Duration,
};

use tokio::sync::{
    mpsc::{self, Sender},
    oneshot, watch,
};

use crate::{
    connection::Connection,
    failure::Failure,
    faults::Faults,
    job::{Job, Task, Work},
    limits::{COMMIT_MAX_WRITES, HEARTBEAT_TIMEOUT, LIST_TIMEOUT, THREAD_QUEUE_CAPACITY},
    lock::Lock,
    role::{BoxedConnection, Losses, Reconnect, Role},
};

/// Connections of the threads.
#[derive(Default)]
pub(crate) struct Connections {
    pub(crate) writers: Vec<BoxedConnection>,
    pub(crate) readers: Vec<BoxedConnection>,
    pub(crate) listers: Vec<BoxedConnection>,
    pub(crate) exporters: Vec<BoxedConnection>,
    pub(crate) heartbeats: Vec<BoxedConnection>,
}

impl Connections {
    /// Uses one connection for everything.
    pub(crate) fn one(connection: impl Connection + Send + 'static) -> Self {
        Self { writers: vec![Box::new(connection)], ..Self::default() }
    }
}

/// Sender of jobs to threads.
type JobSender = Sender<Box<dyn Job>>;

/// Queue of jobs; `None` if it is closed, or if another queue takes its jobs.
type Queue = Option<JobSender>;

/// Queues of the threads.
#[derive(Clone, Default)]
struct Queues {
    writes: Queue,
    /// Reads. Without this queue, `writes` takes them.
    reads: Queue,
    /// Lists and searches, which may take a long time and must not delay anything else. Without this queue, `reads` takes them.
    lists: Queue,
    /// Pieces of exports, which must not delay lists either. Without this queue, `lists` takes them.
    exports: Queue,
    /// Heartbeats, which must not wait for anything else. Without this queue, `writes` takes them.
    heartbeats: Queue,
}

impl Queues {
    fn of_writes(&self) -> Queue {
        self.writes.clone()
    }

    fn of_heartbeats(&self) -> Queue {
        self.heartbeats.clone().or_else(|| self.of_writes())
    }

    fn of_exports(&self) -> Queue {
        self.exports.clone().or_else(|| self.of_lists())
    }

    fn of_reads(&self) -> Queue {
        self.reads.clone().or_else(|| self.of_writes())
    }

    fn of_lists(&self) -> Queue {
        self.lists.clone().or_else(|| self.of_reads())
    }
}

/// Threads and their queues.
pub(crate) struct Threads {
    queues: Mutex<Queues>,
    /// Writer threads, and all other threads.
    threads: Mutex<[Vec<JoinHandle<()>>; 2]>,
    faults: Faults,
    /// Reason why a writer stopped, if one has.
    lost: watch::Receiver<Option<Failure>>,
    /// Lock that keeps other processes from opening the file until the connections are closed.
    lock: Mutex<Option<Lock>>,
    /// Threads of which this is a view. They must not end before it.
    _base: Option<Arc<Self>>,
}

impl Threads {
    /// Starts the writers and readers. Without readers, the writer also reads.
    ///
    /// Several writers are for databases that isolate concurrent transactions themselves; each transaction then contains one
    /// write.
    pub(crate) fn start(
        connections: Connections,
        reconnect: &Reconnect,
        lock: Option<Lock>,
    ) -> Result<Self, Failure> {
        let Connections { writers, readers, listers, exporters, heartbeats } = connections;
        let group = if writers.len() > 1 { 1 } else { COMMIT_MAX_WRITES };
        let (mut writing, mut others) = (Vec::new(), Vec::new());
        let (sender, lost) = watch::channel(None);
        let shared =
            Shared { reconnect: reconnect.clone(), losses: Losses::default(), lost: sender };
        let writes = spawn(&mut writing, writers, Role::Write { group }, &shared)?;
        let mut start = |connections: Vec<BoxedConnection>, role| {
            let some = !connections.is_empty();
            some.then(|| spawn(&mut others, connections, role, &shared)).transpose()
        };
        let queues = Queues {
            writes: Some(writes),
            reads: start(readers, Role::Read)?,
            lists: start(listers, Role::Read)?,
            exports: start(exporters, Role::Read)?,
            heartbeats: start(heartbeats, Role::Write { group: 1 })?,
        };
        Ok(Self {
            queues: Mutex::new(queues),
            threads: Mutex::new([writing, others]),
            lost,
            faults: Faults::default(),
            lock: Mutex::new(lock),
            _base: None,
        })
    }

    /// Returns a view of the same threads with faults of its own, for tests of several servers.
    pub(crate) fn beside(self: &Arc<Self>) -> Self {
        Self {
            queues: Mutex::new(self.queues().clone()),
            threads: Mutex::default(),
            lost: self.lost.clone(),
            faults: Faults::default(),
            lock: Mutex::default(),
            _base: Some(Arc::clone(self)),
        }
    }

    /// Returns the faults simulated by tests.
    pub(crate) const fn faults(&self) -> &Faults {
        &self.faults
    }

    /// Runs a job in a transaction, which is on the disk when this function returns.
    pub(crate) async fn write<T: Send + 'static, E: From<Failure> + Send + 'static>(
        &self,
        work: impl Work<T, E>,
    ) -> Result<T, E> {
        self.faults.check_space()?;
        self.run(Queues::of_writes, Task::new(work)).await
    }

    /// Runs a heartbeat without waiting for other writes. If the database supports it, each statement commits by itself.
    pub(crate) async fn heartbeat<T: Send + 'static, E: From<Failure> + Send + 'static>(
        &self,
        work: impl Work<T, E>,
    ) -> Result<T, E> {
        self.run(Queues::of_heartbeats, Task::atomic(within(HEARTBEAT_TIMEOUT, work))).await
    }

    /// Runs a job that consists of one statement, which the database commits without a transaction if possible.
    pub(crate) async fn write_atomic<T: Send + 'static, E: From<Failure> + Send + 'static>(
        &self,
        work: impl Work<T, E>,
    ) -> Result<T, E> {
        self.faults.check_space()?;
        self.run(Queues::of_writes, Task::atomic(work)).await
    }

    /// Runs a job that only reads.
    pub(crate) async fn read<T: Send + 'static, E: From<Failure> + Send + 'static>(
        &self,
        work: impl Work<T, E>,
    ) -> Result<T, E> {
        self.run(Queues::of_reads, Task::new(work)).await
    }

    /// Runs a job that only reads and may take a long time.
    pub(crate) async fn list<T: Send + 'static, E: From<Failure> + Send + 'static>(
        &self,
        work: impl Work<T, E>,
    ) -> Result<T, E> {
        self.run(Queues::of_lists, Task::new(within(LIST_TIMEOUT, work))).await
    }

    /// Runs a job that reads a piece of an export.
    pub(crate) async fn export<T: Send + 'static, E: From<Failure> + Send + 'static>(
        &self,
        work: impl Work<T, E>,
    ) -> Result<T, E> {
        self.run(Queues::of_exports, Task::new(within(LIST_TIMEOUT, work))).await
    }

    /// Sends a job to its queue, and waits for its answer.
    async fn run<W: Work<T, E>, T: Send + 'static, E: From<Failure> + Send + 'static>(
        &self,
        queue_of: fn(&Queues) -> Queue,
        (task, answer): (Task<W, T, E>, oneshot::Receiver<Result<T, E>>),
    ) -> Result<T, E> {
        self.faults.delay().await;
        self.faults.check_reachable()?;
        // The lock is released before anything is awaited.
        let queue = queue_of(&self.queues()).ok_or(Failure::Closed)?;
        queue.send(Box::new(task)).await.map_err(|_| Failure::Closed)?;
        // A caller that never polls the answer must not keep the queue open.
        drop(queue);
        // A thread that ends drops its jobs, which closes their reply channels.
        answer.await.map_err(|_| Failure::Closed)?
    }

    /// Waits until writes are no longer accepted, and returns the reason.
    pub(crate) async fn lost(&self) -> Failure {
        let mut lost = self.lost.clone();
        let reason = lost.wait_for(Option::is_some).await;
        reason.ok().and_then(|reason| reason.clone()).unwrap_or(Failure::Closed)
    }

    /// Returns whether writes are accepted.
    pub(crate) fn is_open(&self) -> bool {
        self.queues().writes.as_ref().is_some_and(|writes| !writes.is_closed())
    }

    /// Accepts no more jobs, waits for those already accepted, and closes all connections. Writers are closed last, since only
    /// they can write the log of an SQLite file into the file. Afterwards, other processes may open the database.
    pub(crate) fn close(&self) {
        let Queues { writes, .. } = std::mem::take(&mut *self.queues());
        let mut threads = self.threads.lock().unwrap_or_else(PoisonError::into_inner);
        let [writing, others] = std::mem::take(&mut *threads);
        join(others);
        // Dropping their queue makes the writers end.
        drop(writes);
        join(writing);
        *self.lock.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    fn queues(&self) -> MutexGuard<'_, Queues> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Threads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Threads").field("is_open", &self.is_open()).finish_non_exhaustive()
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        self.close();
    }
}

fn join(threads: Vec<JoinHandle<()>>) {
    for thread in threads {
        // A panicking thread has already reported its panic.
        let _ = thread.join();
    }
}

/// Sets the time in which the statements of a job must be answered. Only connections for such jobs run it.
fn within<T, E>(timeout: Duration, work: impl Work<T, E>) -> impl Work<T, E> {
    move |connection: &mut dyn Connection| {
        connection.set_timeout(timeout);
        work(connection)
    }
}

/// State that all threads share.
#[derive(Clone)]
struct Shared {
    reconnect: Reconnect,
    losses: Losses,
    /// Reason why a writer stopped, if one has.
    lost: watch::Sender<Option<Failure>>,
}

/// Starts threads that share one queue.
fn spawn(
    threads: &mut Vec<JoinHandle<()>>,
    connections: Vec<BoxedConnection>,
    role: Role,
    shared: &Shared,
) -> Result<JobSender, Failure> {
    let (queue, jobs) = mpsc::channel(THREAD_QUEUE_CAPACITY);
    let jobs = Arc::new(Mutex::new(jobs));
    for connection in connections {
        let (jobs, shared) = (Arc::clone(&jobs), shared.clone());
        let thread = thread::Builder::new()
            .name(role.name().to_owned())
            .spawn(move || {
                let Shared { reconnect, losses, lost } = shared;
                if let Err(failure) = role.serve(connection, &jobs, &reconnect, &losses) {
                    lost.send_replace(Some(failure));
                }
            })
            .map_err(|error| Failure::Other(error.to_string().into()))?;
        threads.push(thread);
    }
    Ok(queue)
}
