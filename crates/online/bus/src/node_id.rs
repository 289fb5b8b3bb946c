use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// Identifier of a node: one server process from start to exit. A restarted server is a new node.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct NodeId(u64);

impl NodeId {
    /// Returns a new random id, or the process id if the operating system's random source fails.
    #[must_use]
    pub fn random() -> Self {
        Self(getrandom::u64().unwrap_or_else(|_| std::process::id().into()) >> 1)
    }

    /// Converts from the signed integer stored in the database.
    #[must_use]
    pub const fn from_i64(number: i64) -> Self {
        Self(number.cast_unsigned())
    }

    /// Converts to the signed integer stored in the database.
    #[must_use]
    pub const fn to_i64(self) -> i64 {
        self.0.cast_signed()
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for NodeId {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        u64::from_str_radix(text, 16).map(Self)
    }
}

impl TryFrom<String> for NodeId {
    type Error = std::num::ParseIntError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<NodeId> for String {
    fn from(id: NodeId) -> Self {
        id.to_string()
    }
}
