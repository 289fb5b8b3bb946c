use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Identifier of a study: eleven letters and digits. A study shared by its link is visible to everyone who has this id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StudyId([u8; 11]);

/// Error returned when a string that is not a study id is parsed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseStudyIdError;

impl StudyId {
    /// Creates an id from random bits.
    #[must_use]
    pub fn from_random(bits: u64) -> Self {
        let mut rest = bits;
        Self([(); 11].map(|()| {
            let digit = DIGITS[(rest % 62) as usize];
            rest /= 62;
            digit
        }))
    }

    /// Returns the letters and digits of the id.
    #[must_use]
    pub fn as_str(&self) -> &str {
        // All characters are ASCII.
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl FromStr for StudyId {
    type Err = ParseStudyIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let bytes: [u8; 11] = text.as_bytes().try_into().map_err(|_| ParseStudyIdError)?;
        bytes.iter().all(u8::is_ascii_alphanumeric).then_some(Self(bytes)).ok_or(ParseStudyIdError)
    }
}

impl fmt::Display for StudyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for StudyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StudyId({self})")
    }
}

impl fmt::Display for ParseStudyIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("study id must be eleven letters and digits")
    }
}

impl std::error::Error for ParseStudyIdError {}

impl Serialize for StudyId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for StudyId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}
