//! How large a text may be that is read.

/// A text that is longer, in bytes, is not read.
pub const MAX_BYTES: usize = 16 << 20;

/// Variations may be nested this deep.
pub const MAX_DEPTH: usize = 64;

/// A record that is read has no more actions than this, its variations included.
///
/// Every action of GIPF is compared with the whole past, so that a text could otherwise
/// ask for hours.
pub const MAX_ACTIONS: usize = 20_000;
