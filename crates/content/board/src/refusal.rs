mod codes;
mod sources;

use std::fmt;

use game::Color;
use json::{Writer, Written};

pub use codes::CODES;
#[cfg(feature = "potentials")]
pub use codes::POTENTIALS_CODES;

use crate::point_name::PointName;

/// Reason for a refusal: a stable code, which pages translate, and an English sentence. The other
/// fields are the arguments of the sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// One of [`CODES`].
    pub code: &'static str,
    /// An English sentence, or the part of one after a colon; empty without the feature `sentences`.
    pub text: Box<str>,
    /// Line of a record, starting at 1.
    pub line: Option<u32>,
    /// The refused turn or action, as written.
    pub token: Option<Box<str>>,
    /// Player that the sentence refers to.
    pub player: Option<Color>,
    /// Point that the sentence refers to.
    pub point: Option<PointName>,
    /// Name or text that the sentence refers to: a column, a letter, a tag, a word.
    pub name: Option<Box<str>>,
    /// Lesson that explains the rule.
    pub lesson: Option<&'static str>,
}

impl Refusal {
    /// Creates a refusal without arguments; without the feature `sentences` it has no text either.
    #[must_use]
    pub fn new(code: &'static str, text: impl fmt::Display) -> Self {
        let text = if cfg!(feature = "sentences") { text.to_string() } else { String::new() };
        Self {
            code,
            text: text.into(),
            line: None,
            token: None,
            player: None,
            point: None,
            name: None,
            lesson: None,
        }
    }

    /// Returns the refusal for a malformed request.
    #[must_use]
    pub fn request() -> Self {
        Self::new("request", "the request is malformed")
    }

    /// Returns the refusal for a handle that does not exist or was closed.
    pub(crate) fn no_board() -> Self {
        Self::new("no-table", "this game is not open")
    }

    /// Returns the answer for points that can be chosen or that lead to a choice.
    pub(crate) fn allowed() -> Self {
        Self::new("allowed", "this can be chosen")
    }

    /// Returns the refusal for a point that the board does not have.
    pub(crate) fn no_point(point: PointName) -> Self {
        Self {
            point: Some(point),
            ..Self::new("no-point", format_args!("there is no point {point}"))
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for Refusal {}

impl Written for Refusal {
    fn write(&self, out: &mut Writer) {
        out.open('{');
        out.field("code", self.code);
        let text: &str = if cfg!(feature = "sentences") { &self.text } else { self.code };
        out.field("text", text);
        out.optional("line", &self.line);
        out.optional("token", &self.token);
        out.optional("player", &self.player.map(Color::code));
        out.optional("point", &self.point);
        out.optional("name", &self.name);
        out.optional("lesson", &self.lesson);
        out.close('}');
    }
}
