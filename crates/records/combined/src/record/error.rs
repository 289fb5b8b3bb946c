use std::fmt;

use record::Score;

use crate::{position::ParseCombinedError, refusal::Refusal, terms::LinkError};

/// Reason why the record of a combined game could not be read, with the location of the error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// Line number in the text, from 1.
    pub line: usize,
    /// The kind of error.
    pub kind: ReadErrorKind,
}

impl ReadError {
    pub(super) fn new(line: usize, kind: ReadErrorKind) -> Self {
        Self { line, kind }
    }

    /// Returns the machine-readable code.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.kind.code()
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            // The error already contains the line.
            ReadErrorKind::Text(error) => write!(f, "{error}"),
            kind => write!(f, "line {}: {kind}", self.line),
        }
    }
}

impl std::error::Error for ReadError {}

game::error_codes! {
    /// An error in the record of a combined game.
    #[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
    #[non_exhaustive]
    pub enum ReadErrorKind {
        /// An error that can occur in any record.
        #[error("{0}")]
        Text(Box<record::ReadError>) => 0,
        /// A required tag is missing.
        #[error("the tag {name} is missing")]
        MissingTag {
            /// The name of the tag.
            name: &'static str,
        } = "missing-tag",
        /// The value of a tag is invalid.
        #[error("tag {name}: {reason}")]
        TagValue {
            /// The name of the tag.
            name: String,
            /// The reason.
            reason: String,
        } = "tag-value",
        /// The links do not match the potentials.
        #[error("{0}")]
        Link(LinkError) = "link-without-potential",
        /// The start position is invalid.
        #[error("{0}")]
        Position(ParseCombinedError) => 0,
        /// A token is illegal or malformed.
        #[error("\"{token}\": {refusal}")]
        Step {
            /// The token.
            token: String,
            /// The broken rule.
            refusal: Refusal,
        } => refusal,
        /// A contest is not enclosed in < and >, or does not begin with its name.
        #[error("a contest must be enclosed in < and >: write <{expected} first")]
        Brackets {
            /// The name of the contest.
            expected: &'static str,
        } = "brackets",
        /// A bracket does not belong to a contest.
        #[error("unexpected {bracket}: no contest is in progress")]
        NoContest {
            /// The bracket.
            bracket: char,
        } = "brackets",
        /// The last contest is not closed.
        #[error("this contest is never closed by >")]
        NeverClosed = "brackets",
        /// A contest is not closed, so a later token was read as one of its tokens.
        #[error(
            "\"{token}\" is not a token of the contest {contest}: {refusal}; \
             if the contest ended before it, the > at its end is missing"
        )]
        Unclosed {
            /// The token.
            token: String,
            /// The name of the contest.
            contest: &'static str,
            /// The broken rule of the contest.
            refusal: Refusal,
        } => refusal,
        /// The contest has been decided, but its bracket is still open.
        #[error("the contest is decided: write > before \"{token}\"")]
        StillOpen {
            /// The token after the contest.
            token: String,
        } = "brackets",
        /// A variation, a mark or a reserve count, which records of matches do not have.
        #[error("unexpected \"{token}\": the record of a match has no {what}")]
        Unsupported {
            /// The token.
            token: String,
            /// Part of a record that begins with the token.
            what: &'static str,
        } = "unknown-token",
        /// A comment is not closed.
        #[error("a comment is not closed: }} is missing")]
        UnclosedComment = "unclosed-comment",
        /// A comment is invalid.
        #[error("{0}")]
        Comment(record::CommentError) = "comment",
        /// A token follows the result.
        #[error("unexpected \"{token}\" after the result")]
        BehindResult {
            /// The token.
            token: String,
        } = "behind-result",
        /// The result contradicts the rules or another stated result.
        #[error("the record says {stated}, but the result is {really}")]
        Result {
            /// The stated result.
            stated: Score,
            /// The result according to the rules or the tag.
            really: Score,
        } = "result",
        /// The tag `Termination` is present although the rules ended the game.
        #[error("the tag Termination is present, but the game ended according to the rules")]
        Termination = "termination",
        /// The record has too many steps.
        #[error("the record has more than {} steps", record::RECORD_MAX_ACTIONS)]
        TooManySteps = "too-many-actions",
        /// The text is too long.
        #[error("the text is longer than {} bytes", record::RECORDS_MAX_BYTES)]
        TooLong = "too-long",
    }
}
