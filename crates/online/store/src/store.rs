//! The store: who asks, and who does it.

use std::sync::Arc;

use crate::{
    Location, OpenError, Options,
    connection::{Connection, sqlite::Sqlite},
    failure::Failure,
    file,
    lock::Lock,
    role::BoxedConnection,
    threads::Threads,
};

/// As many threads read an SQLite file.
const READERS: usize = 2;

/// The database. A clone is the same database and costs nothing.
///
/// What a method that writes has answered is on the disk. The last clone that is dropped waits for what is under
/// way.
#[derive(Clone, Debug)]
pub struct Store {
    threads: Arc<Threads>,
    place: Location,
}

impl Store {
    /// Opens a database, and makes or migrates it as needed.
    ///
    /// # Errors
    /// When it is not ours, newer than this program, damaged, in use, or cannot be reached. It is then left as it
    /// was.
    pub fn open(options: &Options) -> Result<Self, OpenError> {
        let threads = match &options.place {
            Location::File(path) => {
                let lock = Lock::of(path)?;
                let writer = file::open(path, options.synchronous)?;
                let failed = |failure| file::described(path, failure);
                if let Some(most) = options.max_pages {
                    writer.set_number("max_page_count", most.into()).map_err(failed)?;
                }
                let mut readers: Vec<BoxedConnection> = Vec::new();
                for _ in 0..READERS {
                    readers.push(Box::new(Sqlite::read(path).map_err(failed)?));
                }
                Threads::start(vec![Box::new(writer)], readers, &None, Some(lock))
                    .map_err(failed)?
            }
            Location::Memory => in_memory().map_err(|failure| OpenError::Store(failure.into()))?,
            #[cfg(feature = "cluster")]
            Location::Postgres(address) => crate::cluster::connect(address)?,
            #[cfg(not(feature = "cluster"))]
            Location::Postgres(_) => return Err(OpenError::NoPostgres),
        };
        Ok(Self::of(threads, options.place.clone()))
    }

    /// What a threads does for a database.
    pub(crate) fn of(threads: Threads, place: Location) -> Self {
        Self { threads: Arc::new(threads), place }
    }

    /// Whether writes are still taken. They are not when the disk has failed in the middle of one.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.threads.is_open()
    }

    /// Where the database is.
    pub(crate) const fn place(&self) -> &Location {
        &self.place
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

/// One connection for everything: another one would not see the same memory.
fn in_memory() -> Result<Threads, Failure> {
    let mut sqlite = Sqlite::memory()?;
    file::migrate(&mut sqlite, 0)?;
    Threads::start(vec![Box::new(sqlite)], Vec::new(), &None, None)
}
