use std::{borrow::Cow, fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// Random number that a player contributes to the dice of a match: 32 bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DiceNonce([u8; 32]);

/// Error returned when a string that is not 32 bytes in hexadecimal is parsed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseDiceNonceError;

impl DiceNonce {
    /// Creates a nonce from 32 bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Returns the bytes of the nonce.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl FromStr for DiceNonce {
    type Err = ParseDiceNonceError;

    fn from_str(text: &str) -> Result<Self, ParseDiceNonceError> {
        if text.len() != 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(ParseDiceNonceError);
        }
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(digits).map_err(|_| ParseDiceNonceError)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| ParseDiceNonceError)?;
        }
        Ok(Self(bytes))
    }
}

impl fmt::Display for DiceNonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Display for ParseDiceNonceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nonce must have 64 hexadecimal digits")
    }
}

impl std::error::Error for ParseDiceNonceError {}

impl Serialize for DiceNonce {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for DiceNonce {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Cow::<'de, str>::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nonce_is_read_as_it_is_written() {
        let nonce = DiceNonce::new(std::array::from_fn(|index| index as u8 * 8));
        assert_eq!(nonce.to_string().parse(), Ok(nonce));
        assert_eq!(nonce.to_string().to_uppercase().parse(), Ok(nonce));
    }

    #[test]
    fn invalid_nonces_are_rejected() {
        let signed = format!("+{}", "a".repeat(63));
        let prefixed = format!("0x{}", "a".repeat(62));
        for text in [
            "",
            &"0".repeat(63),
            &"0".repeat(65),
            &"g".repeat(64),
            &"é".repeat(32),
            &signed,
            &prefixed,
        ] {
            assert_eq!(text.parse::<DiceNonce>(), Err(ParseDiceNonceError), "{text}");
        }
    }
}
