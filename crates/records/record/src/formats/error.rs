use std::fmt;

use variants::{Color, ParseHandicapError, ParseVariantError, PlayError, PositionError, Variant};

use crate::{
    formats::sgf_error::SgfError,
    limits::{MAX_ACTIONS, MAX_BYTES, MAX_DEPTH},
    record::{
        ResultError, notes::CommentError, score::Score, tags::TagError, turn_number::TurnNumber,
    },
};

/// A line of a text, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LineNumber(pub usize);

/// Why a text, or one game in it, could not be read, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// The line in the text.
    pub line: LineNumber,
    /// The turn, if it is one that is wrong.
    pub turn: Option<TurnNumber>,
    /// What is wrong.
    pub kind: ReadErrorKind,
    /// Whether the first turn is already wrong in a text that was only guessed to be in official
    /// notation: it may be in another one.
    pub at_first: bool,
}

impl ReadError {
    pub(crate) fn new(line: usize, kind: ReadErrorKind) -> Self {
        Self { line: LineNumber(line), turn: None, kind, at_first: false }
    }

    /// The code for programs: that of the broken rule, or that of the kind.
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
            f.write_str(": taken for official GIPF notation (name the game with --game)")?;
        }
        if let Some(turn) = self.turn {
            write!(f, "{}{turn}", if self.at_first { ": " } else { ", " })?;
        }
        // A quoted token continues the list of where; everything else says what.
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
    /// What is wrong with a text, or with one game in it.
    #[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
    #[non_exhaustive]
    pub enum ReadErrorKind {
        /// The text is too long.
        #[error("the text is longer than {MAX_BYTES} bytes")]
        TooLong = "text-too-long",
        /// The text has NUL bytes, or starts as UTF-16 does.
        #[error("this is not text in UTF-8")]
        NotText = "not-text",
        /// The text holds no turns.
        #[error("there is no game in this text")]
        Empty = "no-turns",
        /// Nothing says which variant is played.
        #[error("the record does not say which game it is: add a tag such as [Game \"yinsh\"]")]
        NoGame = "no-game-tag",
        /// The variant that is named is unknown.
        #[error("\"{text}\": {source}")]
        Variant {
            /// The text.
            text: String,
            /// What there is.
            source: ParseVariantError,
        } = "unknown-variant",
        /// The format cannot hold games of this variant.
        #[error("this format does not hold games of {variant}")]
        OtherVariant {
            /// The variant.
            variant: Variant,
        } = "other-variant",
        /// A tag does not have the form `[Name "value"]`.
        #[error("not a tag: {text}; write [Name \"value\"]")]
        TagShape {
            /// The text.
            text: String,
        } = "tag-shape",
        /// A tag cannot be kept.
        #[error("tag {name}: {source}")]
        Tag {
            /// The name.
            name: String,
            /// Why.
            source: TagError,
        } = "tag",
        /// A tag is there twice.
        #[error("the tag {name} is there twice")]
        TagTwice {
            /// The name.
            name: String,
        } = "tag-twice",
        /// The value of a tag is invalid.
        #[error("\"{value}\" is not a valid value of the tag {name}")]
        TagValue {
            /// The name.
            name: &'static str,
            /// The value.
            value: String,
        } = "tag-value",
        /// The start position is wrong.
        #[error("{source}")]
        Position {
            /// Why.
            source: PositionError,
        } = "position",
        /// The handicap is wrong.
        #[error("{source}")]
        Handicap {
            /// Why.
            source: ParseHandicapError,
        } = "handicap",
        /// The variant knows no handicap.
        #[error("{variant} is played without a handicap")]
        NoHandicap {
            /// The variant.
            variant: Variant,
        } = "no-handicap",
        /// A start is stated in two ways.
        #[error("a game starts with a handicap or from a position, not both")]
        TwoStarts = "two-starts",
        /// A comment is not closed.
        #[error("this comment is never closed by }}")]
        UnclosedComment = "unclosed-comment",
        /// A comment cannot be kept.
        #[error("{source}")]
        Comment {
            /// Why.
            source: CommentError,
        } = "comment",
        /// A clock or an evaluation cannot be read.
        #[error("not a clock or an evaluation: {text}")]
        Command {
            /// The text.
            text: String,
        } = "command",
        /// A variation is not closed.
        #[error("this variation is never closed by )")]
        UnclosedVariation = "unclosed-variation",
        /// A variation is closed that was never opened.
        #[error("this ) closes no variation")]
        NoVariation = "no-variation",
        /// A variation has no turn.
        #[error("this variation is empty")]
        EmptyVariation = "empty-variation",
        /// Variations are nested too deeply.
        #[error("variations are nested more than {MAX_DEPTH} deep")]
        TooDeep = "too-deep",
        /// A mark, a count or a variation stands before the first turn.
        #[error("{text} stands before the first turn")]
        BeforeTurn {
            /// The text.
            text: String,
        } = "before-turn",
        /// A token between the turns is unknown.
        #[error("unexpected {text}")]
        Unknown {
            /// The text.
            text: String,
        } = "unknown-token",
        /// A result stands in a variation.
        #[error("a result ends the record and cannot stand in a variation")]
        ResultInVariation = "result-in-variation",
        /// There are too many actions.
        #[error("the record has more than {MAX_ACTIONS} actions")]
        TooManyActions = "too-many-actions",
        /// A turn breaks a rule, or cannot be read.
        #[error("\"{token}\": {source}")]
        Play {
            /// The turn or action.
            token: String,
            /// The rule.
            source: PlayError,
        } = "illegal-turn",
        /// The other player is to act.
        #[error("\"{token}\": {player} acts, but {} is to act", !*.player)]
        NotToAct {
            /// The action.
            token: String,
            /// Whose action it would be.
            player: Color,
        } = "not-to-act",
        /// YINSH has no reserve.
        #[error("only GIPF has a reserve: the count ({stated}) is invalid")]
        NoReserve {
            /// The stated number.
            stated: u32,
        } = "no-reserve",
        /// The rings off are wrong.
        #[error("the record says that {}-{} rings are off, but it is {}-{}",
            .stated[0], .stated[1], .really[0], .really[1])]
        RingsOff {
            /// What is stated, White's first.
            stated: [u8; 2],
            /// What the rules say.
            really: [u8; 2],
        } = "rings-off-count",
        /// The result contradicts the rules.
        #[error("{source}")]
        Result {
            /// How.
            source: ResultError,
        } = "result",
        /// Two results are stated.
        #[error("the tag Result says {tag}, but the turns end with {end}")]
        TwoResults {
            /// The result of the tag.
            tag: Score,
            /// The result after the turns.
            end: Score,
        } = "two-results",
        /// A result is stated, but the rules have not ended the game.
        #[error("the record says {stated}, but by the rules the game goes on")]
        GoesOn {
            /// The stated result.
            stated: Score,
        } = "goes-on",
        /// The record is one of a combined game.
        #[error("this is a match with linked games, which cannot be read as a single game")]
        Combined = "combined-game",
        /// A line does not have four fields.
        #[error("a line has four fields with tabs between: variant, winner, rings off, actions")]
        Fields = "fields",
        /// The winner of a line cannot be read.
        #[error("\"{text}\" is not a winner: write W, B, draw or resign")]
        Winner {
            /// The text.
            text: String,
        } = "winner",
        /// The rings off of a line cannot be read.
        #[error("\"{text}\" is not a count of rings off: write 2-3, White's first")]
        RingsOffShape {
            /// The text.
            text: String,
        } = "rings-off-shape",
        /// The text is not JSON, or not that of a log.
        #[error("this is not the log of a game: error at column {column}")]
        Json {
            /// The column in the line, from 1.
            column: usize,
        } = "json",
        /// The text is JSON, but a field is missing in it.
        #[error("this is not the log of a game: {name} is missing")]
        Field {
            /// The field.
            name: &'static str,
        } = "json",
        /// An event of a log lacks the player or the points.
        #[error("this event does not say who moved what from where to where")]
        Event = "event",
        /// A log names more than two players.
        #[error("the player \"{id}\" is not one of the two players of this game")]
        Player {
            /// The player's id.
            id: String,
        } = "player",
        /// The text is not SGF.
        #[error("{source}")]
        Sgf {
            /// Why.
            source: SgfError,
        } = "sgf",
    }
}

/// The offending text, cut when it is long.
pub(crate) fn offending(text: &str) -> String {
    const LONGEST: usize = 60;
    match text.char_indices().nth(LONGEST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}
