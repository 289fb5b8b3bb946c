//! Options of the store.

use std::path::PathBuf;

/// Options for opening a store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Location of the database.
    pub location: Location,
    /// When to sync. Only tests change it: any value but the default can lose acknowledged writes.
    #[doc(hidden)]
    pub synchronous: Synchronous,
    /// Maximum number of pages of an SQLite file, for tests of a full disk.
    #[doc(hidden)]
    pub max_pages: Option<u32>,
}

impl Options {
    /// Returns the safe options for a location.
    #[must_use]
    pub const fn at(location: Location) -> Self {
        Self { location, synchronous: Synchronous::Full, max_pages: None }
    }
}

/// Location of a database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Location {
    /// An SQLite file, with its write-ahead log `…-wal` and its lock file `….lock` in the same folder. It is created if it does
    /// not exist.
    File(PathBuf),
    /// In memory. The data is deleted when the store is closed.
    Memory,
    /// A PostgreSQL server, by its connection string. Requires the feature `cluster`.
    Postgres(String),
}

game::codes! {
    /// When SQLite syncs to the disk.
    #[doc(hidden)]
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Synchronous {
        /// At every commit.
        Full = "full",
        /// Occasionally: a power failure can undo commits.
        Normal = "normal",
        /// Never.
        Off = "off",
    }
}
