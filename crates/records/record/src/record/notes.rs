use std::fmt;

use crate::record::{clock::Clock, evaluation::Evaluation};

/// Annotations of a turn.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Notes {
    /// Comments in words.
    pub comments: Vec<Comment>,
    /// Marks such as `$1` for a good turn.
    pub nags: Vec<Nag>,
    /// The player's remaining time after the turn.
    pub clock: Option<Clock>,
    /// An evaluation of the position after the turn.
    pub evaluation: Option<Evaluation>,
}

/// A comment: words separated by single spaces, without `}`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Comment(String);

/// The commands that are parsed into values and must not occur in comments.
pub(crate) const COMMANDS: [&str; 2] = ["[%clk", "[%eval"];

impl Comment {
    /// Creates a comment; every run of white space becomes one space.
    ///
    /// # Errors
    /// Fails if the text is blank or contains `}` or a command.
    pub fn new(text: &str) -> Result<Self, CommentError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let text = words.join(" ");
        if text.is_empty() {
            Err(CommentError::Empty)
        } else if text.contains('}') {
            Err(CommentError::Brace)
        } else if COMMANDS.iter().any(|command| text.contains(command)) {
            Err(CommentError::Command)
        } else {
            Ok(Self(text))
        }
    }

    /// Returns the comment as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// Reason why a text cannot be a comment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CommentError {
    /// The text has no words.
    #[error("a comment must have at least one word")]
    Empty,
    /// The text contains `}`, which would end the comment.
    #[error("a comment cannot contain }}")]
    Brace,
    /// The text contains a clock or an evaluation, which are stored as values.
    #[error("a comment cannot contain [%clk or [%eval")]
    Command,
}

/// A numbered mark as in PGN: `$1` good, `$2` poor, `$3` very good, `$4` very poor,
/// `$5` interesting, `$6` doubtful, and so on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Nag(pub u8);

impl Nag {
    /// Returns the mark for the signs after a turn: `!` is `$1`.
    #[must_use]
    pub fn from_signs(signs: &str) -> Option<Self> {
        Some(Self(match signs {
            "!" => 1,
            "?" => 2,
            "!!" => 3,
            "??" => 4,
            "!?" => 5,
            "?!" => 6,
            _ => return None,
        }))
    }
}

impl fmt::Display for Nag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${}", self.0)
    }
}
