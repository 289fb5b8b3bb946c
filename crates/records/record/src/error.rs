use std::fmt;

use variants::{
    AnyGame, Color, ParseHandicapError, ParseVariantError, PlayError, PositionError, Variant,
};

use crate::{
    CommentError, MOST_ACTIONS, MOST_BYTES, MOST_DEPTH, ResultError, Score, TagError, sgf::SgfError,
};

/// A line of a text, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LineNumber(pub usize);

/// A turn as records number it: the same number for White's turn and Black's next one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TurnNumber {
    /// The number, from 1.
    pub number: usize,
    /// Whose turn it is.
    pub player: Color,
}

impl TurnNumber {
    /// The number of the turn with an index, in a game that `first` started.
    pub(crate) fn new(first: Color, index: usize) -> Self {
        let index = index + first.index();
        let player = Color::ALL[index % 2];
        Self { number: index / 2 + 1, player }
    }

    /// The turn to which the next action belongs.
    pub(crate) fn next(game: &AnyGame) -> Self {
        let turns = game.turns();
        let first = turns.first().map_or(game.to_act(), |turn| turn.player);
        let goes_on = turns.last().is_some_and(|turn| turn.player == game.to_act());
        Self::new(first, turns.len() - usize::from(goes_on))
    }

    /// The turn to which the last action belongs.
    pub(crate) fn last(game: &AnyGame) -> Option<Self> {
        let turns = game.turns();
        let first = turns.first()?.player;
        Some(Self::new(first, turns.len() - 1))
    }
}

impl fmt::Display for TurnNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "turn {} ({})", self.number, self.player)
    }
}

/// Why a text, or one game in it, could not be read, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// The line in the text.
    pub line: LineNumber,
    /// The turn, if it is one that is wrong.
    pub turn: Option<TurnNumber>,
    /// What is wrong.
    pub kind: ReadErrorKind,
    /// Whether already the first turn is wrong, and nothing but its looks said that the text
    /// is in official notation: it may well be in another one.
    pub at_first: bool,
}

impl ReadError {
    pub(crate) fn new(line: usize, kind: ReadErrorKind) -> Self {
        Self { line: LineNumber(line), turn: None, kind, at_first: false }
    }

    /// A stable name for programs: that of the broken rule, or one of this crate.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.kind.code()
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

/// What is wrong with a text, or with one game in it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReadErrorKind {
    /// The text is too long.
    #[error("the text is longer than {MOST_BYTES} bytes")]
    TooLong,
    /// The text has NUL bytes, or starts as UTF-16 does.
    #[error("this is not text in UTF-8")]
    NotText,
    /// The text holds no turns.
    #[error("there is no game in this text")]
    Empty,
    /// Nothing says which variant is played.
    #[error("the record does not say which game it is: add a tag such as [Game \"yinsh\"]")]
    NoGame,
    /// The variant that is named is unknown.
    #[error("\"{text}\": {source}")]
    Variant {
        /// The text.
        text: String,
        /// What there is.
        source: ParseVariantError,
    },
    /// The format cannot hold games of this variant.
    #[error("this format does not hold games of {variant}")]
    OtherVariant {
        /// The variant.
        variant: Variant,
    },
    /// A tag has not the shape `[Name "value"]`.
    #[error("not a tag: {text}; write [Name \"value\"]")]
    TagShape {
        /// The text.
        text: String,
    },
    /// A tag cannot be kept.
    #[error("tag {name}: {source}")]
    Tag {
        /// The name.
        name: String,
        /// Why.
        source: TagError,
    },
    /// A tag stands twice.
    #[error("the tag {name} stands twice")]
    TagTwice {
        /// The name.
        name: String,
    },
    /// A tag with a meaning has a value without one.
    #[error("\"{value}\" is no value of the tag {name}")]
    TagValue {
        /// The name.
        name: &'static str,
        /// The value.
        value: String,
    },
    /// The start position is wrong.
    #[error("{source}")]
    Position {
        /// Why.
        source: PositionError,
    },
    /// The handicap is wrong.
    #[error("{source}")]
    Handicap {
        /// Why.
        source: ParseHandicapError,
    },
    /// The variant knows no handicap.
    #[error("{variant} is played without a handicap")]
    NoHandicap {
        /// The variant.
        variant: Variant,
    },
    /// A start is stated in two ways.
    #[error("a game starts with a handicap or from a position, not both")]
    TwoStarts,
    /// A comment is not closed.
    #[error("this comment is never closed by }}")]
    UnclosedComment,
    /// A comment cannot be kept.
    #[error("{source}")]
    Comment {
        /// Why.
        source: CommentError,
    },
    /// A clock or an evaluation cannot be read.
    #[error("not a clock or an evaluation: {text}")]
    Command {
        /// The text.
        text: String,
    },
    /// A variation is not closed.
    #[error("this variation is never closed by )")]
    UnclosedVariation,
    /// A variation is closed that was never opened.
    #[error("this ) closes no variation")]
    NoVariation,
    /// A variation has no turn.
    #[error("this variation is empty")]
    EmptyVariation,
    /// Variations are nested too deeply.
    #[error("variations are nested more than {MOST_DEPTH} deep")]
    TooDeep,
    /// A mark, a count or a variation stands before the first turn.
    #[error("{text} stands before any turn")]
    BeforeTurn {
        /// The text.
        text: String,
    },
    /// Something stands between the turns that means nothing.
    #[error("{text} means nothing here")]
    Unknown {
        /// The text.
        text: String,
    },
    /// A result stands in a variation.
    #[error("a result ends the record and cannot stand in a variation")]
    ResultInVariation,
    /// There are too many actions.
    #[error("the record has more than {MOST_ACTIONS} actions")]
    TooManyActions,
    /// A turn breaks a rule, or cannot be read.
    #[error("\"{token}\": {source}")]
    Play {
        /// The turn or action.
        token: String,
        /// The rule.
        source: PlayError,
    },
    /// The other player is to act.
    #[error("\"{token}\": {player} acts, but {} is to act", !*.player)]
    NotToAct {
        /// The action.
        token: String,
        /// Whose action it would be.
        player: Color,
    },
    /// YINSH has no reserve.
    #[error("only GIPF has a reserve, so ({stated}) means nothing")]
    NoReserve {
        /// The stated number.
        stated: u32,
    },
    /// A reserve count is wrong.
    #[error("the record says that {stated} are left in reserve, but it is {really}")]
    Reserve {
        /// The stated number.
        stated: u32,
        /// The number by the rules.
        really: u8,
    },
    /// The rings off are wrong.
    #[error("the record says that {}-{} rings are off, but it is {}-{}",
        .stated[0], .stated[1], .really[0], .really[1])]
    RingsOff {
        /// What is stated, White's first.
        stated: [u8; 2],
        /// What the rules say.
        really: [u8; 2],
    },
    /// The result contradicts the rules.
    #[error("{source}")]
    Result {
        /// How.
        source: ResultError,
    },
    /// Two results are stated.
    #[error("the tag Result says {tag}, but the turns end with {end}")]
    TwoResults {
        /// The result of the tag.
        tag: Score,
        /// The result after the turns.
        end: Score,
    },
    /// A result is stated, but the rules have not ended the game.
    #[error("the record says {stated}, but by the rules the game goes on")]
    GoesOn {
        /// The stated result.
        stated: Score,
    },
    /// A line has not four fields.
    #[error("a line has four fields with tabs between: variant, winner, rings off, actions")]
    Fields,
    /// The winner of a line cannot be read.
    #[error("\"{text}\" is no winner: write W, B, draw or resign")]
    Winner {
        /// The text.
        text: String,
    },
    /// The rings off of a line cannot be read.
    #[error("\"{text}\" are no rings off: write 2-3, White's first")]
    RingsOffShape {
        /// The text.
        text: String,
    },
    /// The text is no JSON, or not that of a log.
    #[error("this is no log of a game, from column {column} on")]
    Json {
        /// The column in the line, from 1.
        column: usize,
    },
    /// The text is JSON, but a field is missing in it.
    #[error("this is no log of a game: {name} is missing")]
    Field {
        /// The field.
        name: &'static str,
    },
    /// An event of a log lacks the player or the places.
    #[error("this event does not say who moved what from where to where")]
    Event,
    /// A log names more than two players.
    #[error("\"{id}\" is none of the two players")]
    Player {
        /// The player's id.
        id: String,
    },
    /// The text is no SGF.
    #[error("{source}")]
    Sgf {
        /// Why.
        source: SgfError,
    },
}

impl ReadErrorKind {
    /// A stable name for programs: that of the broken rule, or one of this crate.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::TooLong => "text-too-long",
            Self::NotText => "not-text",
            Self::Empty => "no-turns",
            Self::NoGame => "no-game-tag",
            Self::Variant { .. } => "unknown-variant",
            Self::OtherVariant { .. } => "other-variant",
            Self::TagShape { .. } => "tag-shape",
            Self::Tag { .. } => "tag",
            Self::TagTwice { .. } => "tag-twice",
            Self::TagValue { .. } => "tag-value",
            Self::Position { .. } => "position",
            Self::Handicap { .. } => "handicap",
            Self::NoHandicap { .. } => "no-handicap",
            Self::TwoStarts => "two-starts",
            Self::UnclosedComment => "unclosed-comment",
            Self::Comment { .. } => "comment",
            Self::Command { .. } => "command",
            Self::UnclosedVariation => "unclosed-variation",
            Self::NoVariation => "no-variation",
            Self::EmptyVariation => "empty-variation",
            Self::TooDeep => "too-deep",
            Self::BeforeTurn { .. } => "before-turn",
            Self::Unknown { .. } => "unknown-token",
            Self::ResultInVariation => "result-in-variation",
            Self::TooManyActions => "too-many-actions",
            Self::Play { source, .. } => source.code(),
            Self::NotToAct { .. } => "not-to-act",
            Self::NoReserve { .. } => "no-reserve",
            Self::Reserve { .. } => "reserve-count",
            Self::RingsOff { .. } => "rings-off-count",
            Self::Result { .. } => "result",
            Self::TwoResults { .. } => "two-results",
            Self::GoesOn { .. } => "goes-on",
            Self::Fields => "fields",
            Self::Winner { .. } => "winner",
            Self::RingsOffShape { .. } => "rings-off-shape",
            Self::Json { .. } | Self::Field { .. } => "json",
            Self::Event => "event",
            Self::Player { .. } => "player",
            Self::Sgf { .. } => "sgf",
        }
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
