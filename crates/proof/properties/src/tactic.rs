use std::str::FromStr;

use variants::Variant;

/// A position in which exactly one turn wins: a line of `data/tactics`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tactic {
    /// The variant.
    pub variant: Variant,
    /// Number of the player's turns until the win, including the turn to be found.
    pub turns: u32,
    /// The position string.
    pub position: String,
    /// The winning turn: all tokens that lead to the same position.
    pub tokens: Vec<String>,
}

impl Tactic {
    /// Reads all lines of a file; empty lines and those that begin with `#` are skipped.
    ///
    /// # Errors
    /// Returns the first line that is malformed.
    pub fn read(text: &str) -> Result<Vec<Self>, String> {
        text.lines()
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
            .map(|line| Self::read_line(line).ok_or_else(|| format!("not a tactic: {line}")))
            .collect()
    }

    fn read_line(line: &str) -> Option<Self> {
        let [variant, turns, position, tokens] = line.split('\t').collect::<Vec<_>>()[..] else {
            return None;
        };
        Some(Self {
            variant: Variant::from_str(variant).ok()?,
            turns: turns.parse().ok()?,
            position: position.into(),
            tokens: tokens.split(' ').map(String::from).collect(),
        })
    }

    /// Writes the tactic as one line.
    #[must_use]
    pub fn write(&self) -> String {
        let Self { variant, turns, position, tokens } = self;
        format!("{variant}\t{turns}\t{position}\t{}", tokens.join(" "))
    }
}
