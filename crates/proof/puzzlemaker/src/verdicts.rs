//! Results of checks, kept in a file so that a check that takes a night can be interrupted and continued.

use std::{
    collections::BTreeMap,
    fs::{self, File, OpenOptions},
    io::Write,
    path::Path,
    sync::{Mutex, PoisonError},
};

/// Entry of a puzzle that passed.
const PASSED: &str = "ok";

/// Results of earlier checks by puzzle id; for a puzzle that failed, the reason.
#[derive(Clone, Debug, Default)]
pub struct Verdicts(BTreeMap<String, Result<(), String>>);

impl Verdicts {
    /// Reads a file; there are no results if it does not exist. An unfinished last line is ignored.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read.
    pub fn read(file: &Path) -> anyhow::Result<Self> {
        if !file.exists() {
            return Ok(Self::default());
        }
        Ok(Self::parse(&fs::read_to_string(file)?))
    }

    fn parse(text: &str) -> Self {
        let lines = text.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n'));
        let verdict = |text: &str| if text == PASSED { Ok(()) } else { Err(text.to_owned()) };
        let read = |line: &str| {
            let (id, text) = line.split_once('\t')?;
            Some((id.to_owned(), verdict(text)))
        };
        Self(lines.filter_map(read).collect())
    }

    /// Returns the result of a puzzle, if it has been checked.
    #[must_use]
    pub fn of(&self, id: &str) -> Option<&Result<(), String>> {
        self.0.get(id)
    }
}

/// A file to which several threads append results.
#[derive(Debug)]
pub struct VerdictFile(Mutex<File>);

impl VerdictFile {
    /// Opens a file for appending, and creates it if necessary.
    ///
    /// # Errors
    /// Returns an error if the file cannot be opened.
    pub fn open(file: &Path) -> anyhow::Result<Self> {
        Ok(Self(Mutex::new(OpenOptions::new().create(true).append(true).open(file)?)))
    }

    /// Appends the result of a puzzle.
    ///
    /// # Errors
    /// Returns an error if writing fails.
    pub fn add(&self, id: &str, verdict: &Result<(), String>) -> std::io::Result<()> {
        let text = verdict.as_ref().err().map_or(PASSED, String::as_str);
        let mut file = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        file.write_all(format!("{id}\t{text}\n").as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::Verdicts;

    #[test]
    fn an_unfinished_line_is_not_a_verdict() {
        let verdicts = Verdicts::parse("j61q79\tok\n186z5j\tthe turn only\nabcdef\to");
        assert_eq!(verdicts.of("j61q79"), Some(&Ok(())));
        assert_eq!(verdicts.of("186z5j"), Some(&Err("the turn only".to_owned())));
        assert_eq!(verdicts.of("abcdef"), None);
    }
}
