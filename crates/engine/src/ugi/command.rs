use std::fmt;

use variants::{PlayError, PositionError, Variant};

use crate::{Level, Sight, Thinker};

/// What can be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Options {
    pub(super) variant: Variant,
    /// Mebibytes of the table.
    pub(super) hash: usize,
    pub(super) threads: usize,
    /// How many lines are told.
    pub(super) lines: usize,
    pub(super) level: Level,
    /// What makes the choices of a level differ from game to game.
    pub(super) seed: u64,
}

const MOST_HASH: usize = 65_536;
const MOST_THREADS: usize = 256;
const MOST_LINES: usize = 20;

impl Default for Options {
    fn default() -> Self {
        Self {
            variant: Variant::Yinsh,
            hash: 64,
            threads: 1,
            lines: 1,
            level: Level::FULL,
            seed: 0,
        }
    }
}

impl Options {
    pub(super) fn thinker(&self) -> Thinker {
        Thinker::new(self.hash).with_threads(self.threads)
    }

    /// What the level sees.
    pub(super) fn sight(&self) -> Sight {
        self.level.sight(self.variant)
    }

    /// The `option` lines of the protocol.
    pub(super) fn describe() -> Vec<String> {
        let ids: String = Variant::ALL.iter().map(|variant| format!(" var {variant}")).collect();
        let spin = |name: &str, default: usize, most: usize| {
            format!("option name {name} type spin default {default} min 1 max {most}")
        };
        let default = Self::default();
        vec![
            format!("option name Game type combo default {}{ids}", default.variant),
            spin("Hash", default.hash, MOST_HASH),
            spin("Threads", default.threads, MOST_THREADS),
            spin("MultiPV", default.lines, MOST_LINES),
            spin("Level", usize::from(default.level.number()), Level::ALL.len()),
            format!("option name Seed type spin default 0 min 0 max {}", u32::MAX),
        ]
    }

    /// Obeys `name … value …`.
    pub(super) fn set(&mut self, text: &str) -> Result<(), Refusal> {
        let (name, value) = text
            .strip_prefix("name ")
            .and_then(|text| text.split_once(" value "))
            .ok_or(Refusal::OptionShape)?;
        let value = value.trim();
        let number = |most: usize| match value.parse::<usize>() {
            Ok(number) if (1..=most).contains(&number) => Ok(number),
            _ => Err(Refusal::OptionValue { least: 1, most }),
        };
        match name.trim().to_ascii_lowercase().as_str() {
            "game" => self.variant = value.parse().map_err(|_| Refusal::UnknownGame)?,
            "hash" => self.hash = number(MOST_HASH)?,
            "threads" => self.threads = number(MOST_THREADS)?,
            "multipv" => self.lines = number(MOST_LINES)?,
            "level" => {
                let wrong = Refusal::OptionValue { least: 1, most: Level::ALL.len() };
                self.level = value.parse().map_err(|_| wrong)?;
            }
            "seed" => {
                let wrong = Refusal::OptionValue { least: 0, most: u32::MAX as usize };
                self.seed = u64::from(value.parse::<u32>().map_err(|_| wrong)?);
            }
            _ => return Err(Refusal::UnknownOption),
        }
        Ok(())
    }
}

/// Why a line cannot be obeyed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Refusal {
    UnknownCommand(String),
    LineTooLong,
    OptionShape,
    UnknownOption,
    UnknownGame,
    OptionValue { least: usize, most: usize },
    PositionShape,
    Position(PositionError),
    Turn { number: usize, token: String, error: PlayError },
    GoWord(String),
    Number,
    GameOver,
    UnknownQuery,
    NothingToUndo,
}

impl Refusal {
    /// A stable name for programs, in kebab case.
    pub(super) fn code(&self) -> &'static str {
        match self {
            Self::UnknownCommand(_) => "unknown-command",
            Self::LineTooLong => "line-too-long",
            Self::OptionShape => "option-shape",
            Self::UnknownOption => "unknown-option",
            Self::UnknownGame => "unknown-game",
            Self::OptionValue { .. } => "option-value",
            Self::PositionShape => "position-shape",
            Self::Position(_) => "bad-position",
            Self::Turn { error, .. } => error.code(),
            Self::GoWord(_) => "unknown-go",
            Self::Number => "number",
            Self::GameOver => "game-over",
            Self::UnknownQuery => "unknown-query",
            Self::NothingToUndo => "nothing-to-undo",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownCommand(word) => write!(f, "no such command: {word:?}"),
            Self::LineTooLong => f.write_str("the line is longer than a mebibyte"),
            Self::OptionShape => f.write_str("write: setoption name NAME value VALUE"),
            Self::UnknownOption => {
                f.write_str("the options are Game, Hash, Threads, MultiPV, Level, Seed")
            }
            Self::UnknownGame => write!(f, "{}", variants::ParseVariantError),
            Self::OptionValue { least, most } => {
                write!(f, "the value is a number from {least} to {most}")
            }
            Self::PositionShape => {
                f.write_str("write: position startpos|fen STRING [moves TURN ...]")
            }
            Self::Position(error) => write!(f, "{error}"),
            Self::Turn { number, token, error } => write!(f, "turn {number}, {token:?}: {error}"),
            Self::GoWord(word) => write!(f, "go does not know {word:?}"),
            Self::Number => f.write_str("a number is missing or out of bounds"),
            Self::GameOver => f.write_str("the game has ended"),
            Self::UnknownQuery => f.write_str("ask for gameover, p1turn or result"),
            Self::NothingToUndo => f.write_str("no turn has been played"),
        }
    }
}
