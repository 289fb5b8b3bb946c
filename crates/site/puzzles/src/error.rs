use std::fmt;

/// Why a line is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ReadError {
    /// It does not have six fields, or is too long.
    Shape,
    /// There are no puzzles of this variant.
    Variant,
    /// It is no kind.
    Kind,
    /// It is no difficulty from 0 to 4000.
    Difficulty,
    /// It names an unknown theme, or not in order.
    Themes,
    /// The position cannot arise.
    Position,
    /// This turn of the line, counted from 0 with the opponent's last one, cannot be played, or is
    /// not a whole turn.
    Turn(usize),
    /// Nothing is asked, or more than can be answered.
    Asked,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape => f.write_str(
                "a puzzle has six fields with tabs between them: variant, kind, difficulty, themes, position, turns",
            ),
            Self::Variant => f.write_str("there are no puzzles of this variant"),
            Self::Kind => f.write_str("a kind is win, save or gain and a number, as in win2"),
            Self::Difficulty => f.write_str("a difficulty is a number from 0 to 4000"),
            Self::Themes => f.write_str("themes are known codes in their order, or -"),
            Self::Position => f.write_str("the position cannot arise"),
            Self::Turn(index) => write!(f, "turn {index} is not a legal whole turn"),
            Self::Asked => f.write_str("a line begins with a turn that is asked, and ends with one if nothing follows"),
        }
    }
}

impl std::error::Error for ReadError {}

/// What is wrong with a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// There is nothing to choose.
    NothingToChoose,
    /// The solution does not do what is asked.
    NotASolution,
    /// Another turn does it as well.
    AnotherSolution,
    /// The win takes fewer turns.
    Sooner,
    /// The line does not end with the win.
    Unfinished,
    /// Themes are missing, or not true of it.
    Themes,
    /// The limits of the solver were too small to say.
    Unknown,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NothingToChoose => "there is nothing to choose",
            Self::NotASolution => "the turn does not do what is asked",
            Self::AnotherSolution => "another turn does it as well",
            Self::Sooner => "the win takes fewer turns",
            Self::Unfinished => "the line does not end with the win",
            Self::Themes => "the themes are others",
            Self::Unknown => "the limits of the solver were too small to say",
        })
    }
}

impl std::error::Error for Fault {}
