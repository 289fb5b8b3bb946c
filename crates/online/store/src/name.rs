//! Names of players.

use protocol::limits::{NAME_MAX_CHARS, NAME_MIN_CHARS};

game::codes! {
    /// Reason why a name is invalid.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum NameError {
        /// The name has fewer than 2 or more than 20 characters.
        Length = "name-length": "the name must have 2 to 20 characters",
        /// The name does not begin with a letter.
        Beginning = "name-beginning": "the name must begin with a letter from A to Z",
        /// The name contains characters other than letters, digits, `_` and `-`.
        Character = "name-character": "the name must consist of letters from A to Z, digits, _ and -",
    }
}

impl std::error::Error for NameError {}

/// Checks that a string is a valid name: 2 to 20 letters, digits, `_` and `-`, beginning with a letter.
///
/// # Errors
/// Returns an error if the name is invalid.
pub fn check_name(name: &str) -> Result<(), NameError> {
    let allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
    if !name.bytes().all(allowed) {
        return Err(NameError::Character);
    }
    if !(NAME_MIN_CHARS..=NAME_MAX_CHARS).contains(&name.len()) {
        return Err(NameError::Length);
    }
    if !name.starts_with(|first: char| first.is_ascii_alphabetic()) {
        return Err(NameError::Beginning);
    }
    Ok(())
}

/// Returns the key under which names are unique, ignoring case.
pub(crate) fn key(name: &str) -> String {
    name.to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_states_the_limits_of_a_name() {
        let limits = format!("{NAME_MIN_CHARS} to {NAME_MAX_CHARS} characters");
        assert!(NameError::Length.to_string().ends_with(&limits));
        for length in [NAME_MIN_CHARS, NAME_MAX_CHARS] {
            assert_eq!(check_name(&"a".repeat(length)), Ok(()));
        }
        for length in [NAME_MIN_CHARS - 1, NAME_MAX_CHARS + 1] {
            assert_eq!(check_name(&"a".repeat(length)), Err(NameError::Length));
        }
    }
}
