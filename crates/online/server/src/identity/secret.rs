//! What must never be read in a log: passwords, tokens, codes.

use std::fmt;

use serde::{Deserialize, Deserializer, de::Error as _};
use serde_json::Value;

/// A text that does not show itself. Whoever needs it has to ask with [`Secret::reveal`], which is easy to find.
#[derive(Clone, PartialEq, Eq, utoipa::ToSchema)]
#[schema(value_type = String, format = Password)]
pub(crate) struct Secret(String);

impl Secret {
    pub(crate) const fn new(text: String) -> Self {
        Self(text)
    }

    /// The text itself: to be hashed or shown to its owner, and nothing else.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }
}

/// Whatever is wrong with it, the reason does not repeat it.
impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::String(text) => Ok(Self(text)),
            _ => Err(D::Error::custom("a text is expected")),
        }
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_does_not_show_itself() {
        let secret = Secret::new("correct horse".to_owned());
        assert_eq!(format!("{secret:?}"), "Secret(…)");
        assert_eq!(format!("{:#?}", Some(secret)), "Some(\n    Secret(…),\n)");
    }
}
