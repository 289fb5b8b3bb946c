use std::{
    fs::{self, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

use anyhow::bail;
use record::{Record, Tags, TextOptions};

/// Files to which the record of this game is saved, and the last saved state.
#[derive(Debug)]
pub(super) struct Autosave {
    /// Tags of a loaded record.
    tags: Tags,
    /// File that is written after every turn.
    file: Option<PathBuf>,
    /// Files written by this game, which may be overwritten.
    own: Vec<PathBuf>,
    /// The last saved record, or the state at the beginning.
    saved: Saved,
}

#[derive(Debug)]
enum Saved {
    /// Nothing has been saved. Contains the number of actions at the beginning.
    Nothing(usize),
    Record(Box<Record>),
}

impl Autosave {
    /// Creates the state for a new or loaded game.
    ///
    /// # Errors
    /// Returns an error if the file to be written already exists.
    pub(super) fn new(tags: Tags, file: Option<PathBuf>, actions: usize) -> anyhow::Result<Self> {
        if let Some(file) = file.as_ref().filter(|file| file.exists()) {
            bail!("--save: {} already exists; choose a new file", file.display());
        }
        Ok(Self { tags, file, own: Vec::new(), saved: Saved::Nothing(actions) })
    }

    /// Returns the tags of a loaded record.
    pub(super) fn tags(&self) -> &Tags {
        &self.tags
    }

    /// Returns whether there are unsaved turns.
    pub(super) fn is_behind(&self, record: &Record) -> bool {
        match &self.saved {
            Saved::Nothing(actions) => record.game().len() != *actions,
            Saved::Record(saved) => **saved != *record,
        }
    }

    /// Writes the record to the file specified at the beginning.
    ///
    /// Returns the file, if there is one and something has been played.
    pub(super) fn keep(&mut self, record: &Record) -> anyhow::Result<Option<PathBuf>> {
        let Some(file) = self.file.clone() else {
            return Ok(None);
        };
        if self.is_behind(record) {
            self.save(record, &file, false)?;
        }
        Ok(Some(file).filter(|file| self.own.contains(file)))
    }

    /// Writes the record to a file.
    ///
    /// # Errors
    /// Returns an error if the file cannot be written, or if it exists, was not written by this game and must not be overwritten.
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
                    anyhow::anyhow!("{name} already exists: \"save! {name}\" overwrites it")
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
