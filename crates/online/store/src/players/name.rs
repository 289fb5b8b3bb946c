//! Names of players.

/// The longest name.
const MOST: usize = 20;

game::codes! {
    /// Why a text is not a valid name.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum NameError {
        /// Fewer than 2 or more than 20 characters.
        Length = "name-length": "a name has 2 to 20 characters",
        /// It does not begin with a letter.
        Beginning = "name-beginning": "a name begins with a letter from A to Z",
        /// Something else than letters, digits, `_` and `-`.
        Character = "name-character": "a name has letters from A to Z, digits, _ and -",
    }
}

impl std::error::Error for NameError {}

/// Checks that a text is a valid name: 2 to 20 letters, digits, `_` and `-`, a letter first.
///
/// # Errors
/// When it is not.
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

/// The key under which names are unique: case does not matter.
pub(crate) fn key(name: &str) -> String {
    name.to_ascii_lowercase()
}
