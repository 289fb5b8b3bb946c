//! What a player keeps to get better.

use record::PlayerId;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::coded::coded;

coded! {
    /// What an entry of a notebook is.
    pub enum NotebookKind {
        /// A try at a puzzle.
        Attempt = "attempt",
        /// A position to be met again.
        Card = "card",
        /// An answer to a card.
        Recall = "recall",
        /// What the engine said of a game.
        Review = "review",
    }
}

/// An entry of a notebook. It never changes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NotebookEntry {
    /// What it is.
    pub kind: NotebookKind,
    /// Tells it from the others of its kind.
    #[schema(min_length = 1, max_length = 64, pattern = "^[A-Za-z0-9._:-]+$")]
    pub key: String,
    /// When it was made: milliseconds since 1970, by the clock of the device.
    #[schema(minimum = 0)]
    pub at: i64,
    /// What it says, in the words of the site's scripts.
    #[schema(value_type = Object)]
    pub body: Map<String, Value>,
}

impl NotebookEntry {
    /// Bytes of the longest key.
    pub const LONGEST_KEY: usize = 64;

    /// Whether its key and its time can be kept.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        let is_allowed = |byte: u8| byte.is_ascii_alphanumeric() || b"._:-".contains(&byte);
        (1..=Self::LONGEST_KEY).contains(&self.key.len())
            && self.key.bytes().all(is_allowed)
            && self.at >= 0
    }
}

/// What a device adds, and what it has seen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NotebookSync {
    /// Whose notebook it is. The request is refused if somebody else is signed in by now.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub player: Option<PlayerId>,
    /// The last answer's `until`; 0 at first.
    #[serde(default)]
    pub since: u32,
    /// Entries to be added. One that is there already stays as it is.
    #[serde(default)]
    #[schema(max_items = 200)]
    pub entries: Vec<NotebookEntry>,
}

/// What other devices have added.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct NotebookChanges {
    /// Entries that came after `since`, but for those of the request.
    pub entries: Vec<NotebookEntry>,
    /// What to say as `since` next time.
    pub until: u32,
    /// Whether there are more.
    pub more: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(key: &str, at: i64) -> NotebookEntry {
        NotebookEntry { kind: NotebookKind::Card, key: key.to_owned(), at, body: Map::new() }
    }

    #[test]
    fn keys_are_short_and_plain() {
        let longest = "a".repeat(64);
        for key in ["a", "yinsh:j61q79.2-B_"].map(|key| key.replace('_', "")) {
            assert!(entry(&key, 0).is_valid(), "{key}");
        }
        assert!(entry(&longest, 0).is_valid());
        for key in ["", "a b", "ä", "a/b", &format!("{longest}a")] {
            assert!(!entry(key, 0).is_valid(), "{key}");
        }
    }

    #[test]
    fn nothing_was_made_before_1970() {
        assert!(!entry("a", -1).is_valid());
    }
}
