//! The store: opening a database, and running jobs on its threads.

use std::{
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use crate::{
    Location, OpenError, Options, StoreError,
    connection::{Connection, sqlite::Sqlite},
    failure::Failure,
    file,
    lock::Lock,
    role::BoxedConnection,
    threads::{Connections, Threads},
};

/// Threads that read an SQLite file.
const READERS: usize = 2;

/// The database. A clone is the same database and costs nothing.
///
/// When a method that writes returns, the write is on the disk. Dropping the last clone waits for pending jobs.
#[derive(Clone, Debug)]
pub struct Store {
    threads: Arc<Threads>,
    location: Location,
    /// When the last heartbeat was stored.
    beat: Arc<Mutex<Option<Instant>>>,
}

impl Store {
    /// Opens a database; creates or migrates it as needed.
    ///
    /// # Errors
    /// When it is not ours, newer than this program, damaged, in use, or cannot be reached. It is then left as it
    /// was.
    pub fn open(options: &Options) -> Result<Self, OpenError> {
        let threads = match &options.location {
            Location::File(path) => {
                let lock = Lock::acquire(path)?;
                let writer = file::open(path, options.synchronous)?;
                let failed = |failure| file::open_error(path, failure);
                if let Some(most) = options.max_pages {
                    writer.set_number("max_page_count", most.into()).map_err(failed)?;
                }
                let mut readers: Vec<BoxedConnection> = Vec::new();
                for _ in 0..READERS {
                    readers.push(Box::new(Sqlite::read(path).map_err(failed)?));
                }
                let listers =
                    vec![Box::new(Sqlite::read(path).map_err(failed)?) as BoxedConnection];
                let writers = vec![Box::new(writer) as BoxedConnection];
                let connections =
                    Connections { writers, readers, listers, ..Connections::default() };
                Threads::start(connections, &None, Some(lock)).map_err(failed)?
            }
            Location::Memory => in_memory().map_err(|failure| OpenError::Store(failure.into()))?,
            #[cfg(feature = "cluster")]
            Location::Postgres(address) => crate::cluster::connect(address)?,
            #[cfg(not(feature = "cluster"))]
            Location::Postgres(_) => return Err(OpenError::NoPostgres),
        };
        Ok(Self::new(threads, options.location.clone()))
    }

    /// A store over running threads.
    pub(crate) fn new(threads: Threads, location: Location) -> Self {
        Self { threads: Arc::new(threads), location, beat: Arc::default() }
    }

    /// Whether writes are accepted. They are not after the disk has failed during a commit.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.threads.is_open()
    }

    /// For tests of what depends on a store: lets every write fail as on a full disk, or no longer.
    #[doc(hidden)]
    pub fn set_full(&self, is_full: bool) {
        self.threads.set_full(is_full);
    }

    /// Waits until no write is accepted any more, and returns why: the disk has failed during a commit, and what it
    /// holds is only known after opening the database again. A process should exit then.
    pub async fn lost(&self) -> StoreError {
        self.threads.lost().await.into()
    }

    /// The time since the last heartbeat was on the disk; `None` before the first one.
    #[must_use]
    pub fn heartbeat_age(&self) -> Option<Duration> {
        self.beat.lock().ok().and_then(|beat| *beat).map(|beat| beat.elapsed())
    }

    /// Notes that a heartbeat is on the disk.
    pub(crate) fn note_heartbeat(&self) {
        if let Ok(mut beat) = self.beat.lock() {
            *beat = Some(Instant::now());
        }
    }

    /// Where the database is.
    pub(crate) const fn location(&self) -> &Location {
        &self.location
    }

    pub(crate) async fn write<T, E>(
        &self,
        work: impl FnOnce(&mut dyn Connection) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<Failure> + Send + 'static,
    {
        self.threads.write(work).await
    }

    /// Writes what must not wait behind anything else.
    pub(crate) async fn write_beat<T, E>(
        &self,
        work: impl FnOnce(&mut dyn Connection) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<Failure> + Send + 'static,
    {
        self.threads.beat(work).await
    }

    /// Writes with one statement.
    pub(crate) async fn write_atomic<T, E>(
        &self,
        work: impl FnOnce(&mut dyn Connection) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<Failure> + Send + 'static,
    {
        self.threads.write_atomic(work).await
    }

    /// Reads something that may take long: a list, a search.
    pub(crate) async fn list<T, E>(
        &self,
        work: impl FnOnce(&mut dyn Connection) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<Failure> + Send + 'static,
    {
        self.threads.list(work).await
    }

    pub(crate) async fn read<T, E>(
        &self,
        work: impl FnOnce(&mut dyn Connection) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<Failure> + Send + 'static,
    {
        self.threads.read(work).await
    }
}

/// One connection for everything: another one would see another database.
fn in_memory() -> Result<Threads, Failure> {
    let mut sqlite = Sqlite::memory()?;
    file::migrate(&mut sqlite, 0)?;
    Threads::start(Connections::one(sqlite), &None, None)
}
