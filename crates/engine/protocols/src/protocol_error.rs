use std::fmt;

use engine::catalogue;
use variants::{ParseVariantError, PlayError, PositionError};

use crate::input::REQUEST_LINE_MAX_BYTES;

/// Largest accepted number: more than any clock needs, and exactly representable in every language.
pub(crate) const NUMBER_MAX: u64 = 1_000_000_000_000_000;

/// Maximum number of turns in one game.
pub(crate) const SETUP_MAX_TURNS: usize = 10_000;

game::error_codes! {
    /// Reason for rejecting a command or request, in either protocol. The error for a rejected turn
    /// has the code of the rule that the turn breaks.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub(crate) enum ProtocolError {
        LineTooLong = "line-too-long",
        UnknownCommand(String) = "unknown-command",
        OptionShape = "option-shape",
        UnknownOption = "unknown-option",
        UnknownGame = "unknown-game",
        Terms(ParseVariantError) = "bad-terms",
        OptionValue { least: usize, most: usize } = "option-value",
        NoMemory { mebibytes: usize } = "no-memory",
        PositionShape = "position-shape",
        Position(PositionError) = "bad-position",
        Turn { number: usize, token: String, error: PlayError } => error,
        CombinedPosition(String) = "bad-position",
        Token { number: usize, token: String, refusal: RefusedToken } => refusal,
        TooManyTurns = "too-many-turns",
        HalfTurn { token: String } = "half-turn",
        GoWord(String) = "unknown-go",
        Number = "number",
        NoClock = "no-clock",
        GameOver = "game-over",
        UnknownQuery = "unknown-query",
        NothingToUndo = "nothing-to-undo",
        Stopped = "stopped",
        Json(String) = "bad-json",
        Id = "bad-id",
        IdInUse = "id-in-use",
        Method { known: String } = "unknown-method",
        Field { name: String, wanted: &'static str } = "bad-field",
        UnknownField(String) = "unknown-field",
        NoGame = "no-game",
        ManyLegalSteps { most: usize } = "too-many-turns",
        QueueFull { most: usize } = "queue-full",
        NoSuchRequest = "no-such-request",
        Cancelled = "cancelled",
    }
}

/// Reason for rejecting a token of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RefusedToken {
    pub(crate) code: &'static str,
    pub(crate) text: String,
}

impl RefusedToken {
    fn code(&self) -> &'static str {
        self.code
    }
}

impl fmt::Display for ProtocolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LineTooLong => {
                write!(f, "the line is longer than {REQUEST_LINE_MAX_BYTES} bytes")
            }
            Self::UnknownCommand(word) => write!(f, "unknown command {word:?}"),
            Self::OptionShape => f.write_str("expected setoption name NAME value VALUE"),
            Self::UnknownOption => f.write_str("unknown option; the command ugi lists the options"),
            Self::UnknownGame => {
                write!(f, "no such game: the games are {}", catalogue::ids().join(", "))
            }
            Self::Terms(error) => write!(f, "{error}"),
            Self::OptionValue { least, most } => {
                write!(f, "the value must be a number from {least} to {most}")
            }
            Self::NoMemory { mebibytes } => {
                write!(f, "this machine does not have {mebibytes} MiB of free memory")
            }
            Self::PositionShape => {
                f.write_str("expected position startpos|fen STRING [moves TURN ...]")
            }
            Self::Position(error) => write!(f, "{error}"),
            Self::Turn { number, token, error } => write!(f, "turn {number}, {token:?}: {error}"),
            Self::CombinedPosition(error) => f.write_str(error),
            Self::Token { number, token, refusal } => {
                write!(f, "token {number}, {token:?}: {}", refusal.text)
            }
            Self::TooManyTurns => write!(f, "at most {SETUP_MAX_TURNS} turns are accepted"),
            Self::HalfTurn { token } => {
                write!(f, "{token:?} is not a whole turn: the same player has to act again")
            }
            Self::GoWord(word) => write!(f, "go has no parameter {word:?}"),
            Self::Number => {
                write!(f, "expected a whole number up to {NUMBER_MAX}")
            }
            Self::NoClock => f.write_str("the clock of the player to act is missing"),
            Self::GameOver => f.write_str("the game has ended"),
            Self::UnknownQuery => f.write_str("expected gameover, p1turn or result"),
            Self::NothingToUndo => f.write_str("no turn has been played yet"),
            Self::Stopped => f.write_str("the request was stopped before it finished"),
            Self::Json(error) => write!(f, "expected one JSON object per line: {error}"),
            Self::Id => f.write_str("the id must be an integer or a string of up to 100 bytes"),
            Self::IdInUse => f.write_str("a request with this id has not been answered yet"),
            Self::Method { known } => write!(f, "unknown method; the methods are {known}"),
            Self::Field { name, wanted } => write!(f, "the field {name:?} must be {wanted}"),
            Self::UnknownField(name) => write!(f, "this method has no field {name:?}"),
            Self::NoGame => f.write_str("the field \"game\", the id of a variant, is missing"),
            Self::ManyLegalSteps { most } => write!(f, "there are more than {most} whole turns"),
            Self::QueueFull { most } => write!(f, "{most} requests are already waiting"),
            Self::NoSuchRequest => f.write_str("no request with this id is waiting or running"),
            Self::Cancelled => f.write_str("the request was cancelled"),
        }
    }
}

impl From<ParseVariantError> for ProtocolError {
    fn from(error: ParseVariantError) -> Self {
        match error {
            ParseVariantError::Unknown => Self::UnknownGame,
            error => Self::Terms(error),
        }
    }
}

/// Returns the beginning of a word, short enough for a message.
pub(crate) fn beginning(word: &str) -> String {
    word.chars().take(40).collect()
}
