//! The record of a combined game as text (rule P24): everything in one.

mod error;
mod json;
mod reader;
mod writer;

use record::{Comment, Tags};

pub use error::{ReadError, ReadErrorKind};
pub use reader::{Reading, read};

use crate::combined_game::CombinedGame;

/// A match with what a record says about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CombinedRecord {
    tags: Tags,
    game: CombinedGame,
    /// Remarks, each with the number of steps before it.
    comments: Vec<(usize, Comment)>,
}

impl CombinedRecord {
    /// The record of a match as far as it has been played.
    #[must_use]
    pub fn from_game(game: CombinedGame) -> Self {
        Self { tags: Tags::default(), game, comments: Vec::new() }
    }

    /// Who played, where and when.
    #[must_use]
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The same, to be changed.
    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// The match.
    #[must_use]
    pub fn game(&self) -> &CombinedGame {
        &self.game
    }

    /// The remarks, each with the number of steps before it.
    #[must_use]
    pub fn comments(&self) -> &[(usize, Comment)] {
        &self.comments
    }
}
