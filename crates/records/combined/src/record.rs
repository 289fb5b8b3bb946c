//! The record of a combined game, with all linked games, as one text (rule P24).

mod error;
mod json;
mod reader;
mod writer;

use record::{Comment, Tags};

pub use error::{ReadError, ReadErrorKind};
pub use reader::{Reading, read};

use crate::combined_game::CombinedGame;

/// A combined game with its tags and comments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CombinedRecord {
    tags: Tags,
    game: CombinedGame,
    /// Comments, each with the number of steps before it.
    comments: Vec<(usize, Comment)>,
}

impl CombinedRecord {
    /// Creates the record of a game from the steps taken so far.
    #[must_use]
    pub fn from_game(game: CombinedGame) -> Self {
        Self { tags: Tags::default(), game, comments: Vec::new() }
    }

    /// Returns the players, event, date and other tags.
    #[must_use]
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// Returns the tags for modification.
    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// Returns the game.
    #[must_use]
    pub fn game(&self) -> &CombinedGame {
        &self.game
    }

    /// Returns the comments, each with the number of steps before it.
    #[must_use]
    pub fn comments(&self) -> &[(usize, Comment)] {
        &self.comments
    }
}
