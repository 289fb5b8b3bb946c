use std::fmt;

use crate::record::{Record, tags::Tags};

/// A game that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reading {
    /// A legal game.
    Game(Box<Record>),
    /// A log that leaves out a part of the game, so that it cannot be replayed.
    Excerpt(Excerpt),
}

impl Reading {
    /// The record, if it is a game.
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

/// A log that leaves out a part of the game: rings act before all of them were placed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Excerpt {
    /// Who played.
    pub tags: Tags,
    /// How many events were read, those taken back not counted.
    pub events: usize,
    /// How many rings had been placed when one of them acted.
    pub rings_placed: usize,
}

impl fmt::Display for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "an excerpt of {} events: a ring acts when only {} were placed, \
             so a part of the game is missing",
            self.events, self.rings_placed
        )
    }
}
