use std::{fmt, str::FromStr};

use crate::{
    error::ReadError,
    limits::{DIFFICULTY_MAX, PUZZLE_LINE_MAX_BYTES},
    puzzle::{Puzzle, replayed},
    theme::Themes,
};

/// Separator between the turns to be found and those that are only shown.
const SHOWN: &str = "/";

/// Separator before each further ring that may come off.
const OTHER_RING: char = '|';

/// Parses all puzzles of a file, skipping empty lines and lines that begin with `#`.
///
/// # Errors
/// Returns the number, starting at 1, of the first line that is not a puzzle, and its error.
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
        if line.len() > PUZZLE_LINE_MAX_BYTES {
            return Err(ReadError::Shape);
        }
        let mut fields = line.split('\t');
        let mut field = || fields.next().ok_or(ReadError::Shape);
        let [variant, kind, difficulty, themes, start, turns] =
            [field()?, field()?, field()?, field()?, field()?, field()?];
        if fields.next().is_some() {
            return Err(ReadError::Shape);
        }
        let Turns { led_by, line, asked, other_rings } = read_turns(turns)?;
        let puzzle = Self {
            variant: variant.parse().map_err(|_| ReadError::Variant)?,
            kind: kind.parse().map_err(|_| ReadError::Kind)?,
            difficulty: read_difficulty(difficulty)?,
            themes: Themes::read(themes).ok_or(ReadError::Themes)?,
            start: start.to_owned(),
            led_by,
            line,
            asked,
            other_rings,
        };
        // Any other spelling of the variant would allow two lines for one puzzle.
        let written = puzzle.variant.id() == variant;
        replayed!(&puzzle, replay => if replay.turns.is_empty() { return Err(ReadError::Asked) });
        if written { Ok(puzzle) } else { Err(ReadError::Variant) }
    }
}

fn read_difficulty(text: &str) -> Result<u16, ReadError> {
    let number: u16 = text.parse().map_err(|_| ReadError::Difficulty)?;
    let plain = number <= DIFFICULTY_MAX && number.to_string() == text;
    plain.then_some(number).ok_or(ReadError::Difficulty)
}

/// The last field of a line.
struct Turns {
    led_by: Option<String>,
    line: Vec<String>,
    asked: usize,
    other_rings: Vec<String>,
}

fn read_turns(text: &str) -> Result<Turns, ReadError> {
    let (asked, shown) = match text.split_once(" / ") {
        Some((asked, shown)) => (asked, Some(shown)),
        None => (text, None),
    };
    let mut words = asked.split(' ');
    let led_by = words.next().filter(|&word| word != "-").map(str::to_owned);
    let mut line: Vec<String> = words.map(str::to_owned).collect();
    let asked = line.len();
    // The last turn to be found is one of the player's own.
    if asked.is_multiple_of(2) {
        return Err(ReadError::Asked);
    }
    let mut other_rings = Vec::new();
    if let Some(turn) = line.last_mut() {
        let written = turn.clone();
        other_rings = take_other_rings(turn);
        if with_other_rings(turn, &other_rings) != written {
            return Err(ReadError::Turn(asked));
        }
    }
    line.extend(shown.into_iter().flat_map(|shown| shown.split(' ')).map(str::to_owned));
    Ok(Turns { led_by, line, asked, other_rings })
}

/// Removes from a turn, and returns, the rings listed after the last ring that it removes, as in `d7-d8;xd3-d7;xa2|a5|g10`.
fn take_other_rings(turn: &mut String) -> Vec<String> {
    let Some(start) = turn.find(OTHER_RING) else { return Vec::new() };
    let end = turn[start..].find(';').map_or(turn.len(), |length| start + length);
    let listed: String = turn.drain(start..end).collect();
    listed.split(OTHER_RING).skip(1).map(str::to_owned).collect()
}

/// Returns a turn with the other rings that may come off listed after the last ring that it removes.
fn with_other_rings(turn: &str, rings: &[String]) -> String {
    let mut actions: Vec<String> = turn.split(';').map(str::to_owned).collect();
    let removes_ring = |action: &&mut String| action.starts_with('x') && !action.contains('-');
    if let Some(action) = actions.iter_mut().rev().find(removes_ring) {
        for ring in rings {
            action.push(OTHER_RING);
            action.push_str(ring);
        }
    }
    actions.join(";")
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
            if index + 1 == self.asked && !self.other_rings.is_empty() {
                write!(f, " {}", with_other_rings(turn, &self.other_rings))?;
            } else {
                write!(f, " {turn}")?;
            }
        }
        Ok(())
    }
}
