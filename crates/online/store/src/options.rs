//! Where the database is.

use std::path::PathBuf;

/// How a store is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Where the database is.
    pub place: Location,
    /// Only a test that wants to see acknowledged writes get lost relaxes this.
    #[doc(hidden)]
    pub synchronous: Synchronous,
    /// Only a test that wants to see a full disk sets this: as many pages may an SQLite file have.
    #[doc(hidden)]
    pub max_pages: Option<u32>,
}

impl Options {
    /// Opens the database at a place, safely.
    #[must_use]
    pub const fn at(place: Location) -> Self {
        Self { place, synchronous: Synchronous::Full, max_pages: None }
    }
}

/// Where a database is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Location {
    /// An SQLite file, with its log `…-wal` and its lock `….lock` beside it. It is made where there is none.
    File(PathBuf),
    /// In memory; gone with the store.
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
