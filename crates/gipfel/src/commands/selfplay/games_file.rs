use std::{
    collections::BTreeSet,
    fs::{self, File, OpenOptions},
    io::{self, BufRead as _, BufReader, Write as _},
    path::{Path, PathBuf},
};

use anyhow::{Context as _, bail};
use jobs::SelfPlay;
use record::{ReadOptions, Reading, Record};

/// File of self-play games, without duplicates.
#[derive(Debug)]
pub(super) struct GamesFile {
    file: File,
    path: PathBuf,
    numbers: BTreeSet<u32>,
}

impl GamesFile {
    /// Opens a file. A truncated game at its end is dropped; games played with other settings are rejected.
    pub(super) fn open(path: &Path, settings: &SelfPlay) -> anyhow::Result<Self> {
        let name = || format!("{}", path.display());
        let mut numbers = BTreeSet::new();
        let mut whole = String::new();
        let mut is_clean = true;
        for chunk in chunks(path).with_context(name)? {
            // A truncated game lacks the empty line after it.
            let Some(record) = read(&chunk).filter(|_| chunk.ends_with("\n\n")) else {
                is_clean = false;
                continue;
            };
            let Some(number) = number_of(&record, settings) else {
                bail!("{} contains games that were played with different settings", path.display());
            };
            if numbers.insert(number) {
                whole.push_str(&chunk);
            } else {
                is_clean = false;
            }
        }
        if !is_clean {
            let beside = path.with_extension("rewritten");
            fs::write(&beside, &whole)
                .and_then(|()| fs::rename(&beside, path))
                .with_context(name)?;
        }
        let file = OpenOptions::new().create(true).append(true).open(path).with_context(name)?;
        Ok(Self { file, path: path.to_owned(), numbers })
    }

    /// Returns whether a game is in the file.
    pub(super) fn has(&self, number: u32) -> bool {
        self.numbers.contains(&number)
    }

    /// Returns the number of games in the file.
    pub(super) fn count(&self) -> u64 {
        self.numbers.len() as u64
    }

    /// Adds games, skipping those that are already in the file.
    pub(super) fn add(&mut self, games: &[String]) -> anyhow::Result<()> {
        let mut text = String::new();
        for game in games {
            let number =
                read(game).as_ref().and_then(round).context("a worker sent an invalid game")?;
            if self.numbers.insert(number) {
                text.push_str(game.trim_end());
                text.push_str("\n\n");
            }
        }
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.flush());
        written.with_context(|| format!("{}", self.path.display()))
    }
}

/// Returns the text of each record in a file, beginning with its tags.
fn chunks(path: &Path) -> io::Result<Vec<String>> {
    let file = match File::open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        file => file?,
    };
    let mut chunks: Vec<String> = Vec::new();
    let mut in_tags = false;
    for line in BufReader::new(file).lines() {
        let line = line?;
        let is_tag = line.starts_with('[');
        if is_tag && !in_tags {
            chunks.push(String::new());
        }
        in_tags = is_tag;
        if chunks.is_empty() {
            chunks.push(String::new());
        }
        if let Some(chunk) = chunks.last_mut() {
            chunk.push_str(&line);
            chunk.push('\n');
        }
    }
    chunks.retain(|chunk| !chunk.trim().is_empty());
    Ok(chunks)
}

/// Parses a text that contains exactly one game, including its result.
fn read(text: &str) -> Option<Record> {
    let mut readings = record::read(text, ReadOptions::default());
    match (readings.next(), readings.next()) {
        (Some(Ok(Reading::Game(record))), None) if !record.game().is_empty() => Some(*record),
        _ => None,
    }
}

fn round(record: &Record) -> Option<u32> {
    record.tags().get("Round")?.parse().ok()
}

/// Returns the number of a game, if it was played with these settings.
fn number_of(record: &Record, settings: &SelfPlay) -> Option<u32> {
    let made = settings.tags(round(record)?);
    let is_so = |(name, value): &(&str, String)| record.tags().get(name) == Some(value.as_str());
    let is_variant = record.variant().id() == settings.variant
        && record.variant().custom_terms() == settings.terms;
    (is_variant && made.iter().all(is_so)).then(|| round(record)).flatten()
}
