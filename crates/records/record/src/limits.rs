//! Size limits for input texts.

/// Maximum length of a text, in bytes.
pub const RECORDS_MAX_BYTES: usize = 16 << 20;

/// Maximum nesting depth of variations.
pub const VARIATIONS_MAX_DEPTH: usize = 64;

/// Maximum number of actions in a record, including its variations.
///
/// In GIPF every new position is compared with all earlier ones to detect repetition.
/// Without this limit, reading a text could take hours.
pub const RECORD_MAX_ACTIONS: usize = 20_000;
