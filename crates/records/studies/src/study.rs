use record::{Format, ReadOptions, Reading, Record, TextOptions, read};

use crate::{
    limits::{NAME_MAX_CHARS, STUDY_MAX_BYTES, STUDY_MAX_CHAPTERS},
    study_error::StudyError,
};

/// A study: a title and at least one chapter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Study {
    title: String,
    chapters: Vec<Chapter>,
}

/// A chapter of a study.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// The chapter's name.
    pub name: String,
    /// The annotated game or position, without the tags `Study` and `Chapter`.
    pub record: Record,
}

impl Study {
    /// Reads a study and checks all its turns against the rules.
    ///
    /// # Errors
    /// Fails if the text exceeds a limit, or if a chapter is not named or cannot be read.
    pub fn read(text: &str) -> Result<Self, StudyError> {
        if text.len() > STUDY_MAX_BYTES {
            return Err(StudyError::TooLong);
        }
        if text.trim().is_empty() {
            return Err(StudyError::Empty);
        }
        let options = ReadOptions { format: Some(Format::Record), variant: None };
        let mut title: Option<String> = None;
        let mut chapters = Vec::new();
        for (reading, chapter) in read(text, options).zip(1..) {
            if chapter > STUDY_MAX_CHAPTERS {
                return Err(StudyError::TooMany);
            }
            let reading = reading.map_err(|source| StudyError::Record { chapter, source })?;
            // Our own format contains no excerpts.
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

    /// Returns the title.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Returns the chapters in order.
    #[must_use]
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// Writes the study as text; reading the text returns an equal study.
    #[must_use]
    pub fn to_text(&self) -> String {
        let chapters: Vec<String> =
            self.chapters.iter().map(|chapter| self.written(chapter)).collect();
        chapters.join("\n")
    }

    fn written(&self, chapter: &Chapter) -> String {
        let mut record = chapter.record.clone();
        let tags = record.tags_mut();
        // Cannot fail: the values were read from tags, and reading removed two tags.
        tags.set("Study", &self.title).ok();
        tags.set("Chapter", &chapter.name).ok();
        record.to_text(TextOptions::default())
    }
}

/// Removes a tag from a record and returns its value, if that is a valid name.
fn take(record: &mut Record, tag: &str) -> Option<String> {
    let name = record.tags_mut().remove(tag)?;
    let is_name = (1..=NAME_MAX_CHARS).contains(&name.chars().count()) && name.trim() == name;
    is_name.then_some(name)
}
