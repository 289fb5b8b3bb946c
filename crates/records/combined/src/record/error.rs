use std::fmt;

use record::Score;

use crate::{position::ParseCombinedError, refusal::Refusal, terms::LinkError};

/// Why the record of a match could not be read, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// The line in the text, from 1.
    pub line: usize,
    /// What is wrong.
    pub kind: ReadErrorKind,
}

impl ReadError {
    pub(super) fn new(line: usize, kind: ReadErrorKind) -> Self {
        Self { line, kind }
    }

    /// The code for programs.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.kind.code()
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            // It names the line itself.
            ReadErrorKind::Text(error) => write!(f, "{error}"),
            kind => write!(f, "line {}: {kind}", self.line),
        }
    }
}

impl std::error::Error for ReadError {}

game::error_codes! {
    /// What is wrong with the record of a match.
    #[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
    #[non_exhaustive]
    pub enum ReadErrorKind {
        /// It would be wrong in any record.
        #[error("{0}")]
        Text(Box<record::ReadError>) => 0,
        /// A tag that is needed is missing.
        #[error("the tag {name} is missing")]
        MissingTag {
            /// Its name.
            name: &'static str,
        } = "missing-tag",
        /// The value of a tag cannot be read.
        #[error("the tag {name}: {reason}")]
        TagValue {
            /// Its name.
            name: String,
            /// Why.
            reason: String,
        } = "tag-value",
        /// The links do not fit the potentials.
        #[error("{0}")]
        Link(LinkError) = "link-without-potential",
        /// The position from which the match starts is wrong.
        #[error("{0}")]
        Position(ParseCombinedError) => 0,
        /// A token breaks a rule, or cannot be read.
        #[error("\"{token}\": {refusal}")]
        Step {
            /// The token.
            token: String,
            /// The rule.
            refusal: Refusal,
        } => refusal,
        /// What is played for a challenge stands between < and >, with its name first.
        #[error("what is played for a challenge stands between < and >, with {expected} first")]
        Brackets {
            /// What should stand behind <.
            expected: String,
        } = "brackets",
        /// A comment is not closed.
        #[error("a comment is not closed: }} is missing")]
        UnclosedComment = "unclosed-comment",
        /// A comment has something that cannot stand in one.
        #[error("{0}")]
        Comment(record::CommentError) = "comment",
        /// Something stands behind the result.
        #[error("\"{token}\" stands behind the result")]
        BehindResult {
            /// What stands there.
            token: String,
        } = "behind-result",
        /// The result contradicts the rules, or another one.
        #[error("the record says {stated}, but it is {really}")]
        Result {
            /// What is stated.
            stated: Score,
            /// What the rules, or the tag, say.
            really: Score,
        } = "result",
        /// The rules ended the match, so nothing else did.
        #[error("the tag Termination stands there, but the rules ended the match")]
        Termination = "termination",
        /// The record has too many steps.
        #[error("the record has more than {} steps", record::MAX_ACTIONS)]
        TooManySteps = "too-many-actions",
        /// The text is too long.
        #[error("the text is longer than {} bytes", record::MAX_BYTES)]
        TooLong = "too-long",
    }
}
