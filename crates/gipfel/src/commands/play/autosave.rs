use std::{
    fs::{self, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

use anyhow::bail;
use record::{Record, Tags, TextOptions};

/// Keeps the record of the game: which files are its own, and what is not yet saved.
#[derive(Debug)]
pub(super) struct Autosave {
    /// What a loaded record said about its players.
    tags: Tags,
    /// The file that is written after every turn.
    file: Option<PathBuf>,
    /// The files that were written by this game, which may be written again.
    own: Vec<PathBuf>,
    /// The record that was saved last, or the game as it began.
    saved: Saved,
}

#[derive(Debug)]
enum Saved {
    /// Nothing yet: there were so many actions at the beginning.
    Nothing(usize),
    Record(Box<Record>),
}

impl Autosave {
    /// # Errors
    /// The file to be written exists already.
    pub(super) fn new(tags: Tags, file: Option<PathBuf>, actions: usize) -> anyhow::Result<Self> {
        if let Some(file) = file.as_ref().filter(|file| file.exists()) {
            bail!("--save: {} exists already; name a new file", file.display());
        }
        Ok(Self { tags, file, own: Vec::new(), saved: Saved::Nothing(actions) })
    }

    /// What a loaded record said about its players.
    pub(super) fn tags(&self) -> &Tags {
        &self.tags
    }

    /// Whether there is something that would be lost.
    pub(super) fn is_behind(&self, record: &Record) -> bool {
        match &self.saved {
            Saved::Nothing(actions) => record.game().len() != *actions,
            Saved::Record(saved) => **saved != *record,
        }
    }

    /// Writes the record where it was asked for from the beginning.
    ///
    /// Answers with the file, if there is one and something has been played.
    pub(super) fn keep(&mut self, record: &Record) -> anyhow::Result<Option<PathBuf>> {
        let Some(file) = self.file.clone() else {
            return Ok(None);
        };
        if self.is_behind(record) {
            self.save(record, &file, false)?;
        }
        Ok(Some(file).filter(|file| self.own.contains(file)))
    }

    /// Writes the record into a file.
    ///
    /// # Errors
    /// It cannot be written, or it exists and is neither our own nor to be overwritten.
    pub(super) fn save(
        &mut self,
        record: &Record,
        file: &Path,
        overwrite: bool,
    ) -> anyhow::Result<()> {
        let text = record.to_text(TextOptions::default());
        let is_own = self.own.iter().any(|own| own == file);
        if overwrite || is_own {
            fs::write(file, text)
        } else {
            OpenOptions::new()
                .write(true)
                .create_new(true)
                .open(file)
                .and_then(|mut new| new.write_all(text.as_bytes()))
        }
        .map_err(|error| {
            let name = file.display().to_string();
            match error.kind() {
                io::ErrorKind::AlreadyExists => {
                    anyhow::anyhow!("{name} exists already: \"save! {name}\" overwrites it")
                }
                _ => anyhow::Error::from(error).context(format!("{name} cannot be written")),
            }
        })?;
        if !is_own {
            self.own.push(file.to_owned());
        }
        self.saved = Saved::Record(Box::new(record.clone()));
        Ok(())
    }
}
