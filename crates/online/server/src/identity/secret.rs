//! Texts that must never appear in a log: passwords, tokens, recovery codes.

use secrecy::{ExposeSecret as _, SecretString};
use serde::{Deserialize, Deserializer, de::Error as _};
use serde_json::Value;

/// A secret text from a request. It does not show itself, and its memory is wiped when it is dropped.
#[derive(Clone, utoipa::ToSchema, Debug)]
#[schema(value_type = String, format = Password)]
pub(crate) struct Secret(SecretString);

impl Secret {
    pub(crate) fn new(text: String) -> Self {
        Self(text.into())
    }

    /// The text itself: to be hashed or shown to its owner, and nothing else.
    pub(crate) fn reveal(&self) -> &str {
        self.0.expose_secret()
    }
}

/// An error of its own, because that of serde would repeat the value.
impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::String(text) => Ok(Self::new(text)),
            _ => Err(D::Error::custom("expected a string")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_does_not_show_itself() {
        let secret = Secret::new("correct horse".to_owned());
        let shown = format!("{secret:?} {:#?}", Some(&secret));
        assert!(!shown.contains("correct"), "{shown}");
    }
}
