use std::fmt;

use crate::limits::DIFFICULTY_MAX;

/// Error returned when a line is not a valid puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ReadError {
    /// The line does not have six fields, or is too long.
    Shape,
    /// There are no puzzles for this variant.
    Variant,
    /// The kind is invalid.
    Kind,
    /// The difficulty is not a number from 0 to 4000.
    Difficulty,
    /// A theme is unknown, or the themes are not in order.
    Themes,
    /// The position cannot arise.
    Position,
    /// A turn of the line, counted from 0 starting with the opponent's last one, is illegal or
    /// incomplete.
    Turn(usize),
    /// There is no turn to be found, or the last turn to be found is the opponent's.
    Asked,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape => f.write_str(
                "a puzzle has six fields separated by tabs: variant, kind, difficulty, themes, position, turns",
            ),
            Self::Variant => f.write_str("there are no puzzles for this variant"),
            Self::Kind => f.write_str("the kind must be win, save or gain followed by a number, as in win2"),
            Self::Difficulty => {
                write!(f, "the difficulty must be a number from 0 to {DIFFICULTY_MAX}")
            }
            Self::Themes => f.write_str("the themes must be known codes in their fixed order, or -"),
            Self::Position => f.write_str("the position cannot arise"),
            Self::Turn(index) => write!(f, "turn {index} is not a legal whole turn"),
            Self::Asked => f.write_str("the turns to be found must begin and end with one of the player's own"),
        }
    }
}

impl std::error::Error for ReadError {}

/// A false statement in a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// The player has only one choice.
    NothingToChoose,
    /// The solution does not achieve the goal.
    NotASolution,
    /// Another turn achieves the goal too.
    AnotherSolution,
    /// The win takes fewer turns than claimed.
    Sooner,
    /// The line does not end with the win.
    Unfinished,
    /// The turn only postpones the loss.
    Postponed,
    /// The list of other rings that may come off is wrong.
    OtherRings,
    /// A theme is missing or wrong.
    Themes,
    /// The solver's limits were too small for a verdict.
    Unknown,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NothingToChoose => "there is only one choice",
            Self::NotASolution => "the turn does not achieve the goal",
            Self::AnotherSolution => "another turn achieves the goal too",
            Self::Sooner => "the win takes fewer turns",
            Self::Unfinished => "the line does not end with the win",
            Self::Postponed => "the turn only postpones the loss",
            Self::OtherRings => "the list of other rings that may come off is wrong",
            Self::Themes => "the themes are wrong",
            Self::Unknown => "the solver's limits were too small for a verdict",
        })
    }
}

impl std::error::Error for Fault {}
