use std::{
    fs::File,
    io::{self, Read},
    path::Path,
};

use anyhow::{Context, bail};
use combined::CombinedRecord;
use record::{
    Format, RECORDS_MAX_BYTES, ReadError, ReadOptions, Reading, Readings, ReserveWarning, read,
};
use variants::Variant;

/// A text with games: a file or stdin.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    name: String,
    text: String,
}

impl Source {
    /// Reads a file, or stdin for `-`.
    pub(crate) fn open(path: &Path) -> anyhow::Result<Self> {
        let name = printable(&path.to_string_lossy());
        let bytes = if path.as_os_str() == "-" {
            read_bytes(io::stdin().lock()).context("stdin cannot be read")?
        } else if path.is_dir() {
            bail!("{name} is a directory: specify files");
        } else {
            File::open(path)
                .and_then(read_bytes)
                .with_context(|| format!("{name} cannot be read"))?
        };
        Ok(Self { name, text: decoded(bytes) })
    }

    /// Returns the name of the file.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Returns whether the text is blank.
    pub(crate) fn is_blank(&self) -> bool {
        self.text.trim().is_empty()
    }

    /// Returns the single games of the text; matches are rejected.
    pub(crate) fn games(&self, variant: Option<Variant>) -> Games<'_> {
        games(&self.text, 0, variant)
    }

    /// Returns the parts of the text: matches with linked games, and the games between them.
    /// `variant` applies to games that do not specify one.
    pub(crate) fn parts(&self, variant: Option<Variant>) -> Vec<Part<'_>> {
        let readings: Vec<_> = combined::read(&self.text).collect();
        if readings.iter().all(|reading| reading.found.is_none()) {
            return vec![Part::Games(self.games(variant))];
        }
        let part = |reading| Part::of(reading, variant);
        readings.into_iter().map(part).collect()
    }
}

/// Returns the games of a text that is preceded by the given number of lines.
fn games(text: &str, before: usize, variant: Option<Variant>) -> Games<'_> {
    let readings = read(text, ReadOptions { variant, ..ReadOptions::default() });
    Games { text: text.as_bytes(), readings, counted: 0, line: 1, before }
}

/// A part of a text.
#[derive(Debug)]
pub(crate) enum Part<'a> {
    /// Single games.
    Games(Games<'a>),
    /// A match, or its error.
    Match {
        /// Line on which the match starts.
        line: usize,
        /// The match.
        found: Box<Result<CombinedRecord, combined::ReadError>>,
    },
}

impl<'a> Part<'a> {
    fn of(reading: combined::Reading<'a>, variant: Option<Variant>) -> Self {
        match reading.found {
            Some(found) => Self::Match { line: reading.line, found: Box::new(found) },
            None => Self::Games(games(reading.text, reading.line - 1, variant)),
        }
    }
}

/// Reads a text, but no more than is needed to detect that it is too long.
fn read_bytes(reader: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    reader.take(RECORDS_MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Decodes a file. Old files are often in Latin-1, in which every byte is a character.
fn decoded(bytes: Vec<u8>) -> String {
    let text = String::from_utf8(bytes)
        .unwrap_or_else(|error| error.into_bytes().into_iter().map(char::from).collect());
    text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text)
}

/// Returns a text on one line, without control characters.
pub(crate) fn printable(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { '\u{fffd}' } else { letter }).collect()
}

/// A game found in a text, or its error.
#[derive(Debug)]
pub(crate) struct Found {
    /// Line on which the game starts, or on which the error is.
    pub(crate) line: usize,
    /// The game.
    pub(crate) game: Result<Reading, ReadError>,
    /// Whether the variant was not specified.
    pub(crate) variant_guessed: bool,
    /// First wrong reserve count.
    pub(crate) warning: Option<ReserveWarning>,
    /// Number of lines before the part that contains the game. Line numbers in errors are relative to that part.
    pub(crate) before: usize,
}

impl Found {
    /// Describes the error, including the turn but not the line.
    pub(crate) fn complaint(error: &ReadError) -> String {
        without_line(&error.to_string(), error.line.0)
    }
}

/// Removes the line number from the beginning of a message, for output that states it separately.
pub(crate) fn without_line(message: &str, line: usize) -> String {
    let rest = message.strip_prefix(&format!("line {line}")).unwrap_or(message);
    printable(rest.trim_start_matches([',', ':', ' ']))
}

/// Iterator over the games of a text.
#[derive(Debug)]
pub(crate) struct Games<'a> {
    text: &'a [u8],
    readings: Readings<'a>,
    /// Number of bytes up to the beginning of [`Self::line`].
    counted: usize,
    line: usize,
    /// Number of lines before the text.
    before: usize,
}

impl Games<'_> {
    /// Returns the fraction of the text that has been read, from 0 to 1.
    pub(crate) fn share(&self) -> f64 {
        self.readings.bytes_read() as f64 / self.readings.length().max(1) as f64
    }

    /// Returns the line on which the next game starts.
    fn next_line(&mut self) -> usize {
        let comments = matches!(self.readings.format(), Some(Format::Lines | Format::Official));
        let mut start = self.readings.bytes_read().max(self.counted);
        while let Some(byte) = self.text.get(start) {
            if comments && *byte == b'#' {
                let rest = self.text.get(start..).unwrap_or_default();
                start += rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len());
            } else if byte.is_ascii_whitespace() {
                start += 1;
            } else {
                break;
            }
        }
        let passed = self.text.get(self.counted..start).unwrap_or_default();
        self.line += passed.iter().filter(|byte| **byte == b'\n').count();
        self.counted = start;
        self.line
    }
}

impl Iterator for Games<'_> {
    type Item = Found;

    fn next(&mut self) -> Option<Self::Item> {
        let line = self.next_line();
        let game = self.readings.next()?;
        let line = self.before + game.as_ref().map_or_else(|error| error.line.0, |_| line);
        let (variant_guessed, warning) = (self.readings.variant_guessed(), self.readings.warning());
        Some(Found { line, game, variant_guessed, warning, before: self.before })
    }
}
