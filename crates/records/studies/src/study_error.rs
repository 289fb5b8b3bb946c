use record::ReadError;

use crate::limits::{LONGEST_NAME, MAX_BYTES, MAX_CHAPTERS};

game::error_codes! {
    /// Why a text is no study.
    #[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
    pub enum StudyError {
        /// There are too many bytes.
        #[error("a study has at most {MAX_BYTES} bytes")]
        TooLong = "study-too-long",
        /// There is no chapter.
        #[error("a study has at least one chapter")]
        Empty = "study-empty",
        /// There are too many chapters.
        #[error("a study has at most {MAX_CHAPTERS} chapters")]
        TooMany = "study-chapters",
        /// The tag `Study` is missing, too long, or not the same everywhere.
        #[error("chapter {chapter}: every chapter has the same tag Study, with 1 to {LONGEST_NAME} characters")]
        Title {
            /// The number of the chapter, from 1.
            chapter: usize,
        } = "study-title",
        /// The tag `Chapter` is missing or too long.
        #[error("chapter {chapter}: every chapter has a tag Chapter with 1 to {LONGEST_NAME} characters")]
        Name {
            /// The number of the chapter, from 1.
            chapter: usize,
        } = "study-name",
        /// The record cannot be read, or its turns cannot be played.
        #[error("chapter {chapter}: {source}")]
        Record {
            /// The number of the chapter, from 1.
            chapter: usize,
            /// What is wrong with it.
            source: ReadError,
        } = "study-record",
    }
}
