use record::{Format, ReadOptions, Reading, Record, TextOptions, read};

use crate::{
    limits::{LONGEST_NAME, MAX_BYTES, MAX_CHAPTERS},
    study_error::StudyError,
};

/// A title and chapters, one at least.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Study {
    title: String,
    chapters: Vec<Chapter>,
}

/// A part of a study.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// What it is called.
    pub name: String,
    /// The game or position, with what was written about it; without the tags `Study` and `Chapter`.
    pub record: Record,
}

impl Study {
    /// Reads a study, and plays every turn of it.
    ///
    /// # Errors
    /// Says what is wrong, and with which chapter.
    pub fn read(text: &str) -> Result<Self, StudyError> {
        if text.len() > MAX_BYTES {
            return Err(StudyError::TooLong);
        }
        if text.trim().is_empty() {
            return Err(StudyError::Empty);
        }
        let options = ReadOptions { format: Some(Format::Record), variant: None };
        let mut title: Option<String> = None;
        let mut chapters = Vec::new();
        for (reading, chapter) in read(text, options).zip(1..) {
            if chapter > MAX_CHAPTERS {
                return Err(StudyError::TooMany);
            }
            let reading = reading.map_err(|source| StudyError::Record { chapter, source })?;
            // Our own format has whole games only.
            let Reading::Game(mut record) = reading else { return Err(StudyError::Empty) };
            let own = take(&mut record, "Study").ok_or(StudyError::Title { chapter })?;
            if title.get_or_insert_with(|| own.clone()) != &own {
                return Err(StudyError::Title { chapter });
            }
            let name = take(&mut record, "Chapter").ok_or(StudyError::Name { chapter })?;
            chapters.push(Chapter { name, record: *record });
        }
        title.map(|title| Self { title, chapters }).ok_or(StudyError::Empty)
    }

    /// What it is called.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The chapters in their order.
    #[must_use]
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// Writes the study; reading it gives an equal one.
    #[must_use]
    pub fn to_text(&self) -> String {
        let chapters: Vec<String> =
            self.chapters.iter().map(|chapter| self.written(chapter)).collect();
        chapters.join("\n")
    }

    fn written(&self, chapter: &Chapter) -> String {
        let mut record = chapter.record.clone();
        let tags = record.tags_mut();
        // They came out of tags, so that they can be tags; and two have been taken away.
        tags.set("Study", &self.title).ok();
        tags.set("Chapter", &chapter.name).ok();
        record.to_text(TextOptions::default())
    }
}

/// Takes a tag that names something out of a record.
fn take(record: &mut Record, tag: &str) -> Option<String> {
    let name = record.tags_mut().remove(tag)?;
    let is_name = (1..=LONGEST_NAME).contains(&name.chars().count()) && name.trim() == name;
    is_name.then_some(name)
}
