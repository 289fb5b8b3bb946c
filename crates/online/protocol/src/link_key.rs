use std::{borrow::Cow, fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// The digits of a key.
const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// The secret in the link to a private game: 128 random bits in 22 letters and digits.
///
/// It stands behind the `#` of the link, which browsers send to nobody; scripts and programs send it in the header
/// `Game-Key`. It does not show itself in logs.
#[derive(Clone, PartialEq, Eq)]
pub struct LinkKey(String);

/// A text that is not the key of a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseLinkKeyError;

impl LinkKey {
    /// 62²² is more than 2¹²⁸.
    pub const LENGTH: usize = 22;

    /// A key from random bits.
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

    /// The text itself: to be hashed, or shown to those who have it anyway.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl FromStr for LinkKey {
    type Err = ParseLinkKeyError;

    fn from_str(text: &str) -> Result<Self, ParseLinkKeyError> {
        let is_key =
            text.len() == Self::LENGTH && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if is_key { Ok(Self(text.to_owned())) } else { Err(ParseLinkKeyError) }
    }
}

impl fmt::Display for ParseLinkKeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the key of a link has 22 letters and digits")
    }
}

impl std::error::Error for ParseLinkKeyError {}

impl fmt::Debug for LinkKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LinkKey")
    }
}

impl Serialize for LinkKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for LinkKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Cow::<'de, str>::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn different_bits_make_different_keys() {
        let keys = [0, 1, 61, 62, u128::MAX - 1, u128::MAX].map(LinkKey::from_random);
        for (index, key) in keys.iter().enumerate() {
            assert_eq!(key.reveal().parse().as_ref(), Ok(key));
            assert!(!keys[..index].contains(key), "{}", key.reveal());
        }
    }

    #[test]
    fn other_texts_are_no_keys() {
        for text in
            ["", "0123456789ABCDEFGHIJK", "0123456789ABCDEFGHIJKLM", "0123456789ABCDEFGHI-KL"]
        {
            assert_eq!(text.parse::<LinkKey>(), Err(ParseLinkKeyError), "{text}");
        }
    }

    #[test]
    fn a_key_does_not_show_itself() {
        let key = LinkKey::from_random(7);
        assert!(!format!("{key:?} {:#?}", Some(&key)).contains(key.reveal()));
    }
}
