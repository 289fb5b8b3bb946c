//! The store: opens a database and runs jobs on its threads.

use std::sync::{Arc, mpsc::Receiver};

use crate::{
    accounts::Accounts,
    blocks::Blocks,
    chat::Chat,
    club_nights::ClubNights,
    connection::sqlite::Sqlite,
    failure::{Failure, StoreError},
    file,
    follows::Follows,
    games::Games,
    lock::Lock,
    nodes::{LastHeartbeat, Nodes},
    notebook::Notebooks,
    open_error::OpenError,
    options::{Location, Options},
    players::Players,
    puzzles::Puzzles,
    rate_limits::RateLimits,
    ratings::Ratings,
    reports::Reports,
    reviews::Reviews,
    role::BoxedConnection,
    seeks::Seeks,
    sessions::Sessions,
    standing_seeks::StandingSeeks,
    studies::Studies,
    threads::{Connections, Threads},
    tokens::Tokens,
};

/// Number of threads that read an SQLite file.
const READERS: usize = 2;

/// Handle to a database. Clones are cheap and share the same database.
///
/// When a method that writes returns, the write is on the disk. Dropping the last clone closes the database, as [`Store::close`]
/// does.
#[derive(Clone, Debug)]
pub struct Store {
    threads: Arc<Threads>,
    location: Location,
    last_heartbeat: LastHeartbeat,
}

impl Store {
    /// Opens a database, and creates or migrates it as needed.
    ///
    /// # Errors
    /// Returns an error if the database belongs to another program or a newer version of this one, or is damaged, in use or
    /// unreachable. It is then left unchanged.
    pub fn open(options: &Options) -> Result<Self, OpenError> {
        let threads = match &options.location {
            Location::File(path) => {
                let lock = Lock::acquire(path)?;
                let writer = file::open(path, options.synchronous)?;
                let failed = |failure| file::open_error(path, failure);
                if let Some(most) = options.max_pages {
                    writer.set_number("max_page_count", most.into()).map_err(failed)?;
                }
                let readers_of = |count| -> Result<Vec<_>, OpenError> {
                    let reader = |_| Ok(Box::new(Sqlite::read(path)?) as BoxedConnection);
                    (0..count).map(reader).collect::<Result<_, _>>().map_err(failed)
                };
                let connections = Connections {
                    writers: vec![Box::new(writer) as BoxedConnection],
                    readers: readers_of(READERS)?,
                    listers: readers_of(1)?,
                    exporters: readers_of(1)?,
                    ..Connections::default()
                };
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

    /// Creates a store from running threads.
    pub(crate) fn new(threads: Threads, location: Location) -> Self {
        Self { threads: Arc::new(threads), location, last_heartbeat: LastHeartbeat::default() }
    }

    /// Returns whether writes are accepted, which is no longer the case after the disk has failed during a commit.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.threads.is_open()
    }

    /// Closes the database, for all clones: accepts no more jobs and waits for those already accepted. Afterwards, an SQLite file
    /// is complete without its write-ahead log.
    ///
    /// Blocks, so it must not be called on a thread of an asynchronous runtime.
    pub fn close(&self) {
        self.threads.close();
    }

    /// Makes every write fail as if the disk were full, or stops doing so. For tests of code that uses a store.
    #[doc(hidden)]
    pub fn set_full(&self, is_full: bool) {
        self.threads.faults().set_full(is_full);
    }

    /// Makes every job of this handle fail as if the database were unreachable, or stops doing so. For tests.
    #[doc(hidden)]
    pub fn set_unreachable(&self, is_unreachable: bool) {
        self.threads.faults().set_unreachable(is_unreachable);
    }

    /// Delays every job of this handle, as if the link to the database were slow. For tests.
    #[doc(hidden)]
    pub fn set_delay(&self, delay: std::time::Duration) {
        self.threads.faults().set_delay(delay);
    }

    /// Sets the clock of a database that has none, relative to the times that callers give. For tests.
    #[doc(hidden)]
    pub fn set_clock_ahead(&self, ms: i64) {
        self.threads.faults().set_clock_ahead(ms);
    }

    /// Returns another handle to the same open database, as another server would have it: failures set by tests do not apply to
    /// it.
    #[doc(hidden)]
    #[must_use]
    pub fn beside(&self) -> Self {
        Self::new(self.threads.beside(), self.location.clone())
    }

    /// Keeps the thread of lists and searches busy with receiving from `until` until it is disconnected. For tests of code that
    /// must not wait for that thread.
    #[doc(hidden)]
    pub async fn hold_lists(&self, until: Receiver<()>) {
        let held = self.threads.list(move |_| {
            until.iter().for_each(drop);
            Ok::<_, Failure>(())
        });
        held.await.ok();
    }

    /// Waits until writes are no longer accepted, and returns the reason: the disk has failed during a commit, and the contents
    /// of the disk are known only after the database is reopened. The process should then exit.
    pub async fn lost(&self) -> StoreError {
        self.threads.lost().await.into()
    }

    /// Returns the location of the database.
    pub(crate) const fn location(&self) -> &Location {
        &self.location
    }

    /// Returns a handle to the accounts of players.
    #[must_use]
    pub const fn accounts(&self) -> Accounts<'_> {
        Accounts::new(&self.threads)
    }

    /// Returns a handle to the blocks between players.
    #[must_use]
    pub const fn blocks(&self) -> Blocks<'_> {
        Blocks::new(&self.threads)
    }

    /// Returns a handle to the chat messages of games.
    #[must_use]
    pub const fn chat(&self) -> Chat<'_> {
        Chat::new(&self.threads)
    }

    /// Returns a handle to the club nights.
    #[must_use]
    pub const fn club_nights(&self) -> ClubNights<'_> {
        ClubNights::new(&self.threads)
    }

    /// Returns a handle to the players followed by other players.
    #[must_use]
    pub const fn follows(&self) -> Follows<'_> {
        Follows::new(&self.threads)
    }

    /// Returns a handle to the games.
    #[must_use]
    pub const fn games(&self) -> Games<'_> {
        Games::new(&self.threads)
    }

    /// Returns a handle to the nodes of the cluster.
    #[must_use]
    pub fn nodes(&self) -> Nodes<'_> {
        Nodes::new(&self.threads, &self.last_heartbeat)
    }

    /// Returns a handle to the notebooks of players.
    #[must_use]
    pub const fn notebooks(&self) -> Notebooks<'_> {
        Notebooks::new(&self.threads)
    }

    /// Returns a handle to the players.
    #[must_use]
    pub const fn players(&self) -> Players<'_> {
        Players::new(&self.threads)
    }

    /// Returns a handle to the ratings of puzzles.
    #[must_use]
    pub const fn puzzles(&self) -> Puzzles<'_> {
        Puzzles::new(&self.threads)
    }

    /// Returns a handle to the rate limits.
    #[must_use]
    pub const fn rate_limits(&self) -> RateLimits<'_> {
        RateLimits::new(&self.threads)
    }

    /// Returns a handle to the ratings of players.
    #[must_use]
    pub const fn ratings(&self) -> Ratings<'_> {
        Ratings::new(&self.threads)
    }

    /// Returns a handle to the reports to moderators.
    #[must_use]
    pub const fn reports(&self) -> Reports<'_> {
        Reports::new(&self.threads)
    }

    /// Returns a handle to the reviews of games.
    #[must_use]
    pub const fn reviews(&self) -> Reviews<'_> {
        Reviews::new(&self.threads)
    }

    /// Returns a handle to the seeks.
    #[must_use]
    pub const fn seeks(&self) -> Seeks<'_> {
        Seeks::new(&self.threads)
    }

    /// Returns a handle to the sessions.
    #[must_use]
    pub const fn sessions(&self) -> Sessions<'_> {
        Sessions::new(&self.threads)
    }

    /// Returns a handle to the standing seeks.
    #[must_use]
    pub const fn standing_seeks(&self) -> StandingSeeks<'_> {
        StandingSeeks::new(&self.threads)
    }

    /// Returns a handle to the studies.
    #[must_use]
    pub const fn studies(&self) -> Studies<'_> {
        Studies::new(&self.threads)
    }

    /// Returns a handle to the personal tokens.
    #[must_use]
    pub const fn tokens(&self) -> Tokens<'_> {
        Tokens::new(&self.threads)
    }

    /// Returns the threads.
    pub(crate) fn threads(&self) -> &Threads {
        &self.threads
    }
}

/// Opens an in-memory database. One connection serves everything, because a second one would open a different database.
fn in_memory() -> Result<Threads, Failure> {
    let mut sqlite = Sqlite::memory()?;
    file::migrate(&mut sqlite, 0)?;
    Threads::start(Connections::one(sqlite), &None, None)
}
