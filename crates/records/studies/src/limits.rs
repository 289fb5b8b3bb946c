/// The largest number of chapters of a study.
pub const MAX_CHAPTERS: usize = 64;

/// The largest number of bytes of a study.
pub const MAX_BYTES: usize = 256 << 10;

/// The largest number of characters of a title, and of the name of a chapter.
pub const LONGEST_NAME: usize = 100;
