use std::fmt;

use crate::record::{Record, tags::Tags};

/// A game that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reading {
    /// A legal game.
    Game(Box<Record>),
    /// An incomplete log, which cannot be replayed.
    Excerpt(Excerpt),
}

impl Reading {
    /// Returns the record, if a whole game was read.
    #[must_use]
    pub fn into_record(self) -> Option<Record> {
        match self {
            Self::Game(record) => Some(*record),
            Self::Excerpt(_) => None,
        }
    }
}

impl From<Record> for Reading {
    fn from(record: Record) -> Self {
        Self::Game(Box::new(record))
    }
}

/// A log with missing events: a ring moves or is removed before all rings have been placed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Excerpt {
    /// The tags of the game.
    pub tags: Tags,
    /// Number of events read, not counting those that were taken back.
    pub events: usize,
    /// Number of rings that had been placed when one of them moved or was removed.
    pub rings_placed: usize,
}

impl fmt::Display for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "an excerpt of {} events: a ring is used when only {} have been placed, \
             so part of the game is missing",
            self.events, self.rings_placed
        )
    }
}
