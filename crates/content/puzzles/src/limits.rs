/// Maximum length of a line in bytes.
pub const PUZZLE_LINE_MAX_BYTES: usize = 1_000;

/// Highest difficulty.
pub(crate) const DIFFICULTY_MAX: u16 = 4_000;

/// Maximum number of candidates in a puzzle position.
pub const CANDIDATES_MAX: usize = 20_000;
