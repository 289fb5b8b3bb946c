use std::{fmt, str::FromStr};

use crate::{
    error::ReadError,
    puzzle::{Puzzle, replayed},
    theme::Themes,
};

/// A longer line is no puzzle.
pub const LONGEST_LINE: usize = 1_000;

/// The hardest puzzle that can be written.
const HARDEST: u16 = 4_000;

/// Stands between the turns that are asked and those that are only shown.
const SHOWN: &str = "/";

/// Reads all puzzles of a file; empty lines and those that begin with `#` are passed over.
///
/// # Errors
/// Names the first line that is no puzzle, from 1.
pub fn read_all(text: &str) -> Result<Vec<Puzzle>, (usize, ReadError)> {
    let lines = text.lines().enumerate();
    lines
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .map(|(index, line)| line.parse().map_err(|error| (index + 1, error)))
        .collect()
}

impl FromStr for Puzzle {
    type Err = ReadError;

    fn from_str(line: &str) -> Result<Self, ReadError> {
        if line.len() > LONGEST_LINE {
            return Err(ReadError::Shape);
        }
        let mut fields = line.split('\t');
        let mut field = || fields.next().ok_or(ReadError::Shape);
        let [variant, kind, difficulty, themes, start, turns] =
            [field()?, field()?, field()?, field()?, field()?, field()?];
        if fields.next().is_some() {
            return Err(ReadError::Shape);
        }
        let (led_by, line, asked) = read_turns(turns)?;
        let puzzle = Self {
            variant: variant.parse().map_err(|_| ReadError::Variant)?,
            kind: kind.parse().map_err(|_| ReadError::Kind)?,
            difficulty: read_difficulty(difficulty)?,
            themes: Themes::read(themes).ok_or(ReadError::Themes)?,
            start: start.to_owned(),
            led_by,
            line,
            asked,
        };
        // Whatever is written otherwise than here would be two puzzles in one.
        let written = puzzle.variant.id() == variant;
        replayed!(&puzzle, replay => if replay.turns.is_empty() { return Err(ReadError::Asked) });
        if written { Ok(puzzle) } else { Err(ReadError::Variant) }
    }
}

fn read_difficulty(text: &str) -> Result<u16, ReadError> {
    let number: u16 = text.parse().map_err(|_| ReadError::Difficulty)?;
    let plain = number <= HARDEST && number.to_string() == text;
    plain.then_some(number).ok_or(ReadError::Difficulty)
}

/// The opponent's last turn, the line, and how much of it is asked.
fn read_turns(text: &str) -> Result<(Option<String>, Vec<String>, usize), ReadError> {
    let (asked, shown) = match text.split_once(" / ") {
        Some((asked, shown)) => (asked, Some(shown)),
        None => (text, None),
    };
    let mut words = asked.split(' ');
    let led_by = words.next().filter(|&word| word != "-").map(str::to_owned);
    let mut line: Vec<String> = words.map(str::to_owned).collect();
    let asked = line.len();
    line.extend(shown.into_iter().flat_map(|shown| shown.split(' ')).map(str::to_owned));
    // The last turn that is asked is one of the player's own.
    if asked.is_multiple_of(2) { Err(ReadError::Asked) } else { Ok((led_by, line, asked)) }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { variant, kind, difficulty, themes, start, .. } = self;
        write!(f, "{variant}\t{kind}\t{difficulty}\t{themes}\t{start}\t")?;
        f.write_str(self.led_by.as_deref().unwrap_or("-"))?;
        for (index, turn) in self.line.iter().enumerate() {
            if index == self.asked {
                write!(f, " {SHOWN}")?;
            }
            write!(f, " {turn}")?;
        }
        Ok(())
    }
}
