use record::ReadError;

use crate::limits::{NAME_MAX_CHARS, STUDY_MAX_BYTES, STUDY_MAX_CHAPTERS};

game::error_codes! {
    /// Reason why a text is not a study.
    #[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
    pub enum StudyError {
        /// The text is too long.
        #[error("a study must not be longer than {STUDY_MAX_BYTES} bytes")]
        TooLong = "study-too-long",
        /// There is no chapter.
        #[error("a study must have at least one chapter")]
        Empty = "study-empty",
        /// There are too many chapters.
        #[error("a study must not have more than {STUDY_MAX_CHAPTERS} chapters")]
        TooMany = "study-chapters",
        /// The tag `Study` is missing, too long or different from that of the first chapter.
        #[error("chapter {chapter}: the tag Study must be the same in every chapter and have 1 to {NAME_MAX_CHARS} characters")]
        Title {
            /// The number of the chapter, from 1.
            chapter: usize,
        } = "study-title",
        /// The tag `Chapter` is missing or too long.
        #[error("chapter {chapter}: the tag Chapter must have 1 to {NAME_MAX_CHARS} characters")]
        Name {
            /// The number of the chapter, from 1.
            chapter: usize,
        } = "study-name",
        /// The record is malformed or illegal.
        #[error("chapter {chapter}: {source}")]
        Record {
            /// The number of the chapter, from 1.
            chapter: usize,
            /// The reason.
            source: ReadError,
        } = "study-record",
    }
}
