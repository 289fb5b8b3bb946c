use std::fmt;

use variants::{PlayError, PositionError};

/// The largest number that is read: any clock, and exact in every language.
pub(crate) const LARGEST_NUMBER: u64 = 1_000_000_000_000_000;

/// The most turns of one game that are read.
pub(crate) const MOST_TURNS: usize = 10_000;

/// Why something that was asked for is not done, in either protocol.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    LineTooLong,
    UnknownCommand(String),
    OptionShape,
    UnknownOption,
    UnknownGame,
    OptionValue { least: usize, most: usize },
    NoMemory { mebibytes: usize },
    PositionShape,
    Position(PositionError),
    Turn { number: usize, token: String, error: PlayError },
    TooManyTurns,
    HalfTurn { token: String },
    GoWord(String),
    Number,
    NoClock,
    GameOver,
    UnknownQuery,
    NothingToUndo,
    Stopped,
    Json(String),
    Id,
    IdInUse,
    Method,
    Field { name: String, wanted: &'static str },
    UnknownField(String),
    NoGame,
    ManyLegalSteps { most: usize },
    QueueFull { most: usize },
    NoSuchRequest,
    Cancelled,
}

impl Refusal {
    /// A stable name for programs, in kebab case.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Self::LineTooLong => "line-too-long",
            Self::UnknownCommand(_) => "unknown-command",
            Self::OptionShape => "option-shape",
            Self::UnknownOption => "unknown-option",
            Self::UnknownGame => "unknown-game",
            Self::OptionValue { .. } => "option-value",
            Self::NoMemory { .. } => "no-memory",
            Self::PositionShape => "position-shape",
            Self::Position(_) => "bad-position",
            Self::Turn { error, .. } => error.code(),
            Self::TooManyTurns | Self::ManyLegalSteps { .. } => "too-many-turns",
            Self::HalfTurn { .. } => "half-turn",
            Self::GoWord(_) => "unknown-go",
            Self::Number => "number",
            Self::NoClock => "no-clock",
            Self::GameOver => "game-over",
            Self::UnknownQuery => "unknown-query",
            Self::NothingToUndo => "nothing-to-undo",
            Self::Stopped => "stopped",
            Self::Json(_) => "bad-json",
            Self::Id => "bad-id",
            Self::IdInUse => "id-in-use",
            Self::Method => "unknown-method",
            Self::Field { .. } => "bad-field",
            Self::UnknownField(_) => "unknown-field",
            Self::NoGame => "no-game",
            Self::QueueFull { .. } => "queue-full",
            Self::NoSuchRequest => "no-such-request",
            Self::Cancelled => "cancelled",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LineTooLong => f.write_str("the line is longer than a mebibyte"),
            Self::UnknownCommand(word) => write!(f, "no such command: {word:?}"),
            Self::OptionShape => f.write_str("write: setoption name NAME value VALUE"),
            Self::UnknownOption => f.write_str("there is no such option; ugi lists them"),
            Self::UnknownGame => write!(f, "{}", variants::ParseVariantError),
            Self::OptionValue { least, most } => {
                write!(f, "the value is a number from {least} to {most}")
            }
            Self::NoMemory { mebibytes } => {
                write!(f, "this machine has no {mebibytes} MiB of memory to spare")
            }
            Self::PositionShape => {
                f.write_str("write: position startpos|fen STRING [moves TURN ...]")
            }
            Self::Position(error) => write!(f, "{error}"),
            Self::Turn { number, token, error } => write!(f, "turn {number}, {token:?}: {error}"),
            Self::TooManyTurns => write!(f, "more than {MOST_TURNS} turns are not read"),
            Self::HalfTurn { token } => {
                write!(f, "{token:?} is not a whole turn: its player still has to act")
            }
            Self::GoWord(word) => write!(f, "go does not know {word:?}"),
            Self::Number => {
                write!(f, "a number is missing, or not a whole one up to {LARGEST_NUMBER}")
            }
            Self::NoClock => f.write_str("the clock of the player to act is missing"),
            Self::GameOver => f.write_str("the game has ended"),
            Self::UnknownQuery => f.write_str("ask for gameover, p1turn or result"),
            Self::NothingToUndo => f.write_str("no turn has been played"),
            Self::Stopped => f.write_str("the count was stopped before its end"),
            Self::Json(error) => write!(f, "write one JSON object a line: {error}"),
            Self::Id => f.write_str("the id is a whole number or a text of up to 100 bytes"),
            Self::IdInUse => f.write_str("a request with this id has not been answered yet"),
            Self::Method => write!(f, "the methods are {}", crate::json::METHODS.join(", ")),
            Self::Field { name, wanted } => write!(f, "the field {name:?} is {wanted}"),
            Self::UnknownField(name) => write!(f, "this method has no field {name:?}"),
            Self::NoGame => f.write_str("the field \"game\" is missing: the id of a variant"),
            Self::ManyLegalSteps { most } => write!(f, "there are more than {most} whole turns"),
            Self::QueueFull { most } => write!(f, "{most} requests are waiting already"),
            Self::NoSuchRequest => f.write_str("no request with this id is waiting or running"),
            Self::Cancelled => f.write_str("the request was cancelled"),
        }
    }
}

/// The beginning of a word that is shown to its sender.
pub(crate) fn beginning(word: &str) -> String {
    word.chars().take(40).collect()
}
