//! Studies: a title and chapters, each a record with a name.
//!
//! A study is one text: the records of its chapters one after the other, with the tags `Study` and `Chapter`. A program
//! that reads records reads studies, and every chapter that is read has been played by the rules.
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

pub use limits::{LONGEST_NAME, MAX_BYTES, MAX_CHAPTERS};
pub use study::{Chapter, Study};
pub use study_error::StudyError;
