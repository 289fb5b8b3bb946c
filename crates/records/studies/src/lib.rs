//! Studies: a title and named chapters, each of which is a record.
//!
//! A study is one text: the records of its chapters in order, with the tags `Study` and `Chapter`. Any program that reads
//! records can read a study, and all turns of every chapter have been checked against the rules.
//!
//! ```
//! use studies::Study;
//!
//! let text = "[Game \"yinsh\"]\n[Result \"*\"]\n[Study \"Openings\"]\n[Chapter \"The middle\"]\n\n1. f6 {[%csl Gf6]} *\n";
//! let study = Study::read(text)?;
//! assert_eq!((study.title(), study.chapters().len()), ("Openings", 1));
//! assert_eq!(study.to_text(), text);
//! # Ok::<(), studies::StudyError>(())
//! ```

mod limits;
mod study;
mod study_error;

pub use limits::{NAME_MAX_CHARS, STUDY_MAX_BYTES, STUDY_MAX_CHAPTERS};
pub use study::{Chapter, Study};
pub use study_error::StudyError;
