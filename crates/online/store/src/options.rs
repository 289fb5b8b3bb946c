//! Options of the store.

use std::path::PathBuf;

/// How a store is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Where the database is.
    pub location: Location,
    /// For tests only: relaxing this loses acknowledged writes.
    #[doc(hidden)]
    pub synchronous: Synchronous,
    /// For tests of a full disk: the largest number of pages of an SQLite file.
    #[doc(hidden)]
    pub max_pages: Option<u32>,
}

impl Options {
    /// The safe options for a location.
    #[must_use]
    pub const fn at(location: Location) -> Self {
        Self { location, synchronous: Synchronous::Full, max_pages: None }
    }
}

/// Where a database is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Location {
    /// An SQLite file, with its log `…-wal` and its lock `….lock` beside it. It is created if there is none.
    File(PathBuf),
    /// In memory; deleted with the store.
    Memory,
    /// A PostgreSQL server, by its connection string. Needs the feature `cluster`.
    Postgres(String),
}

game::codes! {
    /// When SQLite waits for the disk.
    #[doc(hidden)]
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Synchronous {
        /// At every commit.
        Full = "full",
        /// Now and then: a power failure undoes commits.
        Normal = "normal",
        /// Never.
        Off = "off",
    }
}
