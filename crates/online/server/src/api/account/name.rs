//! Names of accounts.

use std::{fmt, str::FromStr};

use protocol::shown_name;
use store::{NameError, check_name};

/// A valid account name. It needs no escaping in URLs, headers and records.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Name(String);

impl Name {
    /// Returns the name as its owner spells it.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Reason why a string is not a valid account name.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ParseNameError {
    /// The string has the wrong form.
    #[error(transparent)]
    Form(#[from] NameError),
    /// The name could be mistaken for the site, the engine or a guest.
    #[error("name unavailable")]
    Reserved,
}

impl FromStr for Name {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        check_name(text)?;
        if shown_name::is_reserved(text) {
            return Err(ParseNameError::Reserved);
        }
        Ok(Self(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_letters_digits_hyphens_and_underscores_are_accepted() {
        for text in ["Anna", "a1", "ring-master_3", "ABCDEFGHIJKLMNOPQRST"] {
            assert_eq!(text.parse::<Name>().unwrap().as_str(), text);
        }
    }

    #[test]
    fn names_with_special_characters_are_rejected() {
        for text in [
            "<b>Anna</b>",
            "Anna\r\nSet-Cookie:",
            "Anna' OR 1=1",
            "Anna/..",
            "..",
            "An na",
            "Änna",
            "Аnna",
            "-Anna",
            "a\0b",
            "Anna%20",
            "",
            &"a".repeat(100_000),
        ] {
            let refused = matches!(text.parse::<Name>(), Err(ParseNameError::Form(_)));
            assert!(refused, "{:?}", text.get(..20));
        }
    }

    #[test]
    fn reserved_names_are_rejected() {
        for text in ["admin", "ADMIN", "Gipfel", "Gipfel-5", "guest"] {
            assert_eq!(text.parse::<Name>(), Err(ParseNameError::Reserved), "{text}");
        }
    }
}
