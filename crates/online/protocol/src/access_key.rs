use std::{borrow::Cow, fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// Characters used as the digits of a key.
const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Secret in the link to a private game: 128 random bits as 22 letters and digits.
///
/// The key is the fragment of the link, after the `#`, which browsers do not send; scripts and programs send the key in the
/// `Game-Key` header. `Debug` output hides it.
#[derive(Clone, PartialEq, Eq)]
pub struct AccessKey(String);

/// Error returned when a string that is not an access key is parsed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseAccessKeyError;

impl AccessKey {
    /// Number of digits in a key. They suffice for 128 bits, because 62²² exceeds 2¹²⁸.
    pub const LENGTH: usize = 22;

    /// Creates a key from random bits.
    #[must_use]
    pub fn from_random(bits: u128) -> Self {
        let mut rest = bits;
        let digits = (0..Self::LENGTH).map(|_| {
            let digit = DIGITS[(rest % 62) as usize];
            rest /= 62;
            char::from(digit)
        });
        Self(digits.collect())
    }

    /// Returns the key as text, for hashing or for sending to a player who already knows it.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl FromStr for AccessKey {
    type Err = ParseAccessKeyError;

    fn from_str(text: &str) -> Result<Self, ParseAccessKeyError> {
        let is_key =
            text.len() == Self::LENGTH && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if is_key { Ok(Self(text.to_owned())) } else { Err(ParseAccessKeyError) }
    }
}

impl fmt::Display for ParseAccessKeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("access key must be 22 letters and digits")
    }
}

impl std::error::Error for ParseAccessKeyError {}

impl fmt::Debug for AccessKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AccessKey")
    }
}

impl Serialize for AccessKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for AccessKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Cow::<'de, str>::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn different_bits_give_different_keys() {
        let keys = [0, 1, 61, 62, u128::MAX - 1, u128::MAX].map(AccessKey::from_random);
        for (index, key) in keys.iter().enumerate() {
            assert_eq!(key.reveal().parse().as_ref(), Ok(key));
            assert!(!keys[..index].contains(key), "{}", key.reveal());
        }
    }

    #[test]
    fn invalid_keys_are_rejected() {
        for text in
            ["", "0123456789ABCDEFGHIJK", "0123456789ABCDEFGHIJKLM", "0123456789ABCDEFGHI-KL"]
        {
            assert_eq!(text.parse::<AccessKey>(), Err(ParseAccessKeyError), "{text}");
        }
    }

    #[test]
    fn debug_output_hides_a_key() {
        let key = AccessKey::from_random(7);
        assert!(!format!("{key:?} {:#?}", Some(&key)).contains(key.reveal()));
    }
}
