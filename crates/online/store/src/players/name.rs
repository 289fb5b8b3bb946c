//! Names of players.

/// A name has so many letters at most.
const MOST: usize = 20;

/// Why a text cannot be a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameError {
    /// Fewer than 2 or more than 20 characters.
    #[error("a name has 2 to 20 characters")]
    Length,
    /// It does not begin with a letter.
    #[error("a name begins with a letter from A to Z")]
    Beginning,
    /// Something else than letters, digits, `_` and `-`.
    #[error("a name has letters from A to Z, digits, _ and -")]
    Character,
}

impl NameError {
    /// The stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Length => "name-length",
            Self::Beginning => "name-beginning",
            Self::Character => "name-character",
        }
    }
}

/// Checks that a text can be a name: 2 to 20 letters, digits, `_` and `-`, a letter first.
///
/// # Errors
/// When it cannot.
pub fn check_name(name: &str) -> Result<(), NameError> {
    let allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
    if !name.bytes().all(allowed) {
        return Err(NameError::Character);
    }
    if !(2..=MOST).contains(&name.len()) {
        return Err(NameError::Length);
    }
    if !name.starts_with(|first: char| first.is_ascii_alphabetic()) {
        return Err(NameError::Beginning);
    }
    Ok(())
}

/// What two names that count as the same have in common.
pub(crate) fn key(name: &str) -> String {
    name.to_ascii_lowercase()
}
