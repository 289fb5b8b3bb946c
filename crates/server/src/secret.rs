//! What must never be read in a log: passwords, tokens, codes.

use std::fmt;

use serde::Deserialize;

/// A text that does not show itself. Whoever needs it has to ask with [`Secret::reveal`], which is easy to find.
#[derive(Clone, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[serde(transparent)]
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
