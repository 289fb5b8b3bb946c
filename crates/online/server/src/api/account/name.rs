//! Names of accounts.

use std::{fmt, str::FromStr};

use store::{NameError, check_name};

/// Reserved names. Others would take their owner for the operators, the engine or a guest.
const RESERVED: [&str; 13] = [
    "admin",
    "administrator",
    "moderator",
    "root",
    "system",
    "support",
    "guest",
    "anonymous",
    "nobody",
    "deleted",
    "null",
    "undefined",
    "me",
];

/// A name that an account can have. It is the same in an address, in a header and in a record, so it never needs escaping.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Name(String);

impl Name {
    /// The text, as its owner writes it.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Why a text is no name for an account.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ParseNameError {
    /// No name at all.
    #[error(transparent)]
    Form(#[from] NameError),
    /// It would be mistaken for the site, the engine or a guest.
    #[error("this name cannot be had")]
    Reserved,
}

impl FromStr for Name {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        check_name(text)?;
        let small = text.to_ascii_lowercase();
        if RESERVED.contains(&small.as_str()) || small.starts_with("gipfel") {
            return Err(ParseNameError::Reserved);
        }
        Ok(Self(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_names_are_names() {
        for text in ["Anna", "a1", "ring-master_3", "ABCDEFGHIJKLMNOPQRST"] {
            assert_eq!(text.parse::<Name>().unwrap().as_str(), text);
        }
    }

    #[test]
    fn names_hold_nothing_that_means_something_elsewhere() {
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
    fn nobody_is_called_as_we_are() {
        for text in ["admin", "ADMIN", "Gipfel", "Gipfel-5", "guest"] {
            assert_eq!(text.parse::<Name>(), Err(ParseNameError::Reserved), "{text}");
        }
    }
}
