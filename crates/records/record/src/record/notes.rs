use std::fmt;

use crate::record::{clock::Clock, evaluation::Evaluation};

/// What people and programs have written beside a turn.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Notes {
    /// Remarks in words.
    pub comments: Vec<Comment>,
    /// Marks such as `$1`, a good turn.
    pub nags: Vec<Nag>,
    /// The time that the player had left after the turn.
    pub clock: Option<Clock>,
    /// What was thought of the position after the turn.
    pub evaluation: Option<Evaluation>,
}

/// A remark: words with single spaces between them, without `}`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Comment(String);

/// The commands that notes keep as values, so that no comment may contain them.
pub(crate) const COMMANDS: [&str; 2] = ["[%clk", "[%eval"];

impl Comment {
    /// A remark; every run of white space becomes one space.
    ///
    /// # Errors
    /// Says what cannot stand in a comment.
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

    /// The words.
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

/// Why a text cannot be a comment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CommentError {
    /// There are no words.
    #[error("a comment has at least one word")]
    Empty,
    /// `}` would end the comment.
    #[error("a comment cannot contain }}")]
    Brace,
    /// A clock or an evaluation is a value of its own.
    #[error("a comment cannot contain [%clk or [%eval")]
    Command,
}

/// A numbered mark as in PGN: `$1` good, `$2` poor, `$3` very good, `$4` very poor,
/// `$5` interesting, `$6` doubtful, and so on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Nag(pub u8);

impl Nag {
    /// The mark that stands behind a turn as signs: `!` is `$1`.
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
