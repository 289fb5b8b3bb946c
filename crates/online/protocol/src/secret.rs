use secrecy::{ExposeSecret as _, SecretString};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _, de::IgnoredAny};
use utoipa::ToSchema;

/// Password, recovery code or token in a request. `Debug` output hides it, and its memory is wiped on drop.
#[derive(Clone, Debug, ToSchema)]
#[schema(value_type = String, format = Password)]
pub struct Secret(SecretString);

impl Secret {
    /// Wraps a string.
    #[must_use]
    pub fn new(text: String) -> Self {
        Self(text.into())
    }

    /// Returns the wrapped string. Use it only for hashing the secret or showing it to its owner.
    #[must_use]
    pub fn reveal(&self) -> &str {
        self.0.expose_secret()
    }
}

impl PartialEq for Secret {
    fn eq(&self, other: &Self) -> bool {
        self.reveal() == other.reveal()
    }
}

impl Eq for Secret {}

impl Serialize for Secret {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.reveal())
    }
}

/// Value of any type, accepted because Serde's error about a wrong type would repeat the value.
#[derive(Deserialize)]
#[serde(untagged)]
enum Value {
    Text(String),
    Other(IgnoredAny),
}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::Text(text) => Ok(Self::new(text)),
            Value::Other(_) => Err(D::Error::custom("expected a string")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_hidden_in_debug_output() {
        let secret = Secret::new("correct horse".to_owned());
        let shown = format!("{secret:?} {:#?}", Some(&secret));
        assert!(!shown.contains("correct"), "{shown}");
    }

    #[test]
    fn an_error_about_a_secret_does_not_repeat_it() {
        for text in ["12345678", "[\"correct\"]", "{\"correct\":1}", "true", "null"] {
            let error = serde_json::from_str::<Secret>(text).unwrap_err().to_string();
            assert!(error.starts_with("expected a string"), "{error}");
        }
    }
}
