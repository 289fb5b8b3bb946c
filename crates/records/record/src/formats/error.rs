use std::fmt;

use variants::{Color, ParseHandicapError, ParseVariantError, PlayError, PositionError, Variant};

use crate::{
    formats::{line_number::LineNumber, sgf_error::SgfError},
    limits::{RECORD_MAX_ACTIONS, RECORDS_MAX_BYTES, VARIATIONS_MAX_DEPTH},
    record::{
        ResultError, notes::CommentError, score::Score, tags::TagError, turn_number::TurnNumber,
    },
};

/// Reason why a text, or one game in it, could not be read, with the location of the error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// The line in the text.
    pub line: LineNumber,
    /// The turn, if the error is in one.
    pub turn: Option<TurnNumber>,
    /// The kind of error.
    pub kind: ReadErrorKind,
    /// Whether the error is in the first turn of a text whose format was only guessed to be the
    /// official notation. The text may be in another format.
    pub at_first: bool,
}

impl ReadError {
    pub(crate) fn new(line: usize, kind: ReadErrorKind) -> Self {
        Self { line: LineNumber(line), turn: None, kind, at_first: false }
    }

    /// Returns the machine-readable code: the code of the broken rule, if any, or else of the kind.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match &self.kind {
            ReadErrorKind::Play { source, .. } => source.code(),
            kind => kind.code(),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line.0)?;
        if self.at_first {
            f.write_str(": read as official GIPF notation (specify the game with --game)")?;
        }
        if let Some(turn) = self.turn {
            write!(f, "{}{turn}", if self.at_first { ": " } else { ", " })?;
        }
        // A quoted token continues the location; any other text starts the description.
        let token =
            matches!(self.kind, ReadErrorKind::Play { .. } | ReadErrorKind::NotToAct { .. });
        write!(f, "{}{}", if token { ", " } else { ": " }, self.kind)
    }
}

impl std::error::Error for ReadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        std::error::Error::source(&self.kind)
    }
}

game::error_codes! {
    /// An error in a text, or in one game in it.
    #[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
    #[non_exhaustive]
    pub enum ReadErrorKind {
        /// The text is too long.
        #[error("the text is longer than {RECORDS_MAX_BYTES} bytes")]
        TooLong = "text-too-long",
        /// The text contains NUL bytes, or starts like UTF-16.
        #[error("the text is not valid UTF-8")]
        NotText = "not-text",
        /// The text contains no turns.
        #[error("the text contains no game")]
        Empty = "no-turns",
        /// The variant is not specified.
        #[error("the record does not name its game: add a tag such as [Game \"yinsh\"]")]
        NoGame = "no-game-tag",
        /// The named variant is unknown.
        #[error("\"{text}\": {source}")]
        Variant {
            /// The unknown id.
            text: String,
            /// The parse error, which lists the known variants.
            source: ParseVariantError,
        } = "unknown-variant",
        /// The format does not support the variant.
        #[error("this format does not support games of {variant}")]
        OtherVariant {
            /// The variant.
            variant: Variant,
        } = "other-variant",
        /// A tag does not have the form `[Name "value"]`.
        #[error("not a tag: {text}; write [Name \"value\"]")]
        TagShape {
            /// The malformed tag.
            text: String,
        } = "tag-shape",
        /// A tag is invalid.
        #[error("tag {name}: {source}")]
        Tag {
            /// The name.
            name: String,
        /// The reason.
            source: TagError,
        } = "tag",
        /// A tag occurs twice.
        #[error("the tag {name} occurs twice")]
        TagTwice {
            /// The name.
            name: String,
        } = "tag-twice",
        /// The value of a tag is invalid.
        #[error("\"{value}\" is not a valid value for the tag {name}")]
        TagValue {
            /// The name.
            name: &'static str,
            /// The value.
            value: String,
        } = "tag-value",
        /// The start position is invalid.
        #[error("{source}")]
        Position {
        /// The reason.
            source: PositionError,
        } = "position",
        /// The handicap is invalid.
        #[error("{source}")]
        Handicap {
        /// The reason.
            source: ParseHandicapError,
        } = "handicap",
        /// The variant has no handicaps.
        #[error("{variant} has no handicaps")]
        NoHandicap {
            /// The variant.
            variant: Variant,
        } = "no-handicap",
        /// The start is specified in two ways.
        #[error("a game can start with a handicap or from a position, not both")]
        TwoStarts = "two-starts",
        /// A comment is not closed.
        #[error("this comment is never closed by }}")]
        UnclosedComment = "unclosed-comment",
        /// A comment is invalid.
        #[error("{source}")]
        Comment {
        /// The reason.
            source: CommentError,
        } = "comment",
        /// A clock or an evaluation is malformed.
        #[error("invalid clock or evaluation: {text}")]
        Command {
            /// The malformed clock or evaluation.
            text: String,
        } = "command",
        /// A variation is not closed.
        #[error("this variation is never closed by )")]
        UnclosedVariation = "unclosed-variation",
        /// A closing parenthesis has no matching opening one.
        #[error("this ) does not close a variation")]
        NoVariation = "no-variation",
        /// A variation contains no turns.
        #[error("this variation is empty")]
        EmptyVariation = "empty-variation",
        /// Variations are nested too deeply.
        #[error("variations are nested more than {VARIATIONS_MAX_DEPTH} deep")]
        TooDeep = "too-deep",
        /// A mark, a count or a variation precedes the first turn.
        #[error("unexpected {text} before the first turn")]
        BeforeTurn {
            /// The misplaced token.
            text: String,
        } = "before-turn",
        /// A token between the turns is unknown.
        #[error("unexpected {text}")]
        Unknown {
            /// The unknown token.
            text: String,
        } = "unknown-token",
        /// A variation contains a result.
        #[error("a result ends the record and cannot be part of a variation")]
        ResultInVariation = "result-in-variation",
        /// There are too many actions.
        #[error("the record has more than {RECORD_MAX_ACTIONS} actions")]
        TooManyActions = "too-many-actions",
        /// A turn is illegal or malformed.
        #[error("\"{token}\": {source}")]
        Play {
            /// The turn or action.
            token: String,
            /// The broken rule.
            source: PlayError,
        } = "illegal-turn",
        /// The other player is to act.
        #[error("\"{token}\": this action is {player}'s, but {} is to act", !*.player)]
        NotToAct {
            /// The action.
            token: String,
            /// The player whose action it would be.
            player: Color,
        } = "not-to-act",
        /// YINSH has no reserve.
        #[error("only GIPF has a reserve: the count ({stated}) is invalid")]
        NoReserve {
            /// The stated count.
            stated: u32,
        } = "no-reserve",
        /// The stated numbers of rings off are wrong.
        #[error("the record says that {}-{} rings are off, but the count is {}-{}",
            .stated[0], .stated[1], .really[0], .really[1])]
        RingsOff {
            /// The stated numbers, White's first.
            stated: [u8; 2],
            /// The numbers according to the rules.
            really: [u8; 2],
        } = "rings-off-count",
        /// The result contradicts the rules.
        #[error("{source}")]
        Result {
            /// The contradiction.
            source: ResultError,
        } = "result",
        /// Two results are stated.
        #[error("the tag Result says {tag}, but the turns end with {end}")]
        TwoResults {
            /// The result in the tag.
            tag: Score,
            /// The result after the turns.
            end: Score,
        } = "two-results",
        /// A result is stated, but the rules have not ended the game.
        #[error("the record says {stated}, but according to the rules the game is not over")]
        GoesOn {
            /// The stated result.
            stated: Score,
        } = "goes-on",
        /// The record describes a combined game.
        #[error("this is a combined game with linked games, which cannot be read as a single game")]
        Combined = "combined-game",
        /// A token of a combined game occurs in the record of a single game.
        #[error(
            "\"{token}\" belongs to a match with linked games, but the tag Links is missing: \
             add it, as in [Links \"Y:yinsh\"]"
        )]
        NoLinks {
            /// The token.
            token: String,
        } = "combined-game",
        /// A line does not have four fields.
        #[error("a line must have four tab-separated fields: variant, winner, rings off, actions")]
        Fields = "fields",
        /// The winner in a line is malformed.
        #[error("\"{text}\" is not a winner: write W, B, draw or resign")]
        Winner {
            /// The malformed winner.
            text: String,
        } = "winner",
        /// The rings off in a line are malformed.
        #[error("\"{text}\" is not a count of rings off: write 2-3, White's first")]
        RingsOffShape {
            /// The malformed count.
            text: String,
        } = "rings-off-shape",
        /// The text is not JSON.
        #[error("this is not a game in JSON: error at column {column}")]
        Json {
            /// The column in the line, from 1.
            column: usize,
        } = "json",
        /// The text is JSON, but a field is missing.
        #[error("this is not a game in JSON: {name} is missing")]
        Field {
            /// The field.
            name: &'static str,
        } = "json",
        /// A field of a record in JSON has an invalid value.
        #[error("the value of {name} is invalid")]
        FieldValue {
            /// The field.
            name: &'static str,
        } = "json",
        /// An event in a log lacks the player or the points.
        #[error("the event lacks a player, an origin or a target")]
        Event = "event",
        /// A log names more than two players.
        #[error("the player \"{id}\" is not one of the two players of this game")]
        Player {
            /// The player's id.
            id: String,
        } = "player",
        /// The text is not a valid SGF game.
        #[error("{source}")]
        Sgf {
        /// The reason.
            source: SgfError,
        } = "sgf",
    }
}

/// Returns the offending text, truncated if it is long.
pub(crate) fn offending(text: &str) -> String {
    const QUOTED_MAX_CHARS: usize = 60;
    match text.char_indices().nth(QUOTED_MAX_CHARS) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}
