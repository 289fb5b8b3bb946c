//! Notebooks: training data of players.

use record::PlayerId;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::coded::coded;

bodies! { NotebookSync, NotebookChanges }

coded! {
    /// Kind of notebook entry.
    pub enum NotebookKind {
        /// An attempt at a puzzle.
        Attempt = "attempt",
        /// A position to be practised by repetition.
        Card = "card",
        /// An answer to a card.
        Recall = "recall",
        /// A game review by the engine.
        Review = "review",
    }
}

/// Entry of a notebook. It never changes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NotebookEntry {
    /// Kind of the entry.
    pub kind: NotebookKind,
    /// Key, unique among the entries of its kind.
    #[schema(min_length = 1, max_length = 64, pattern = "^[A-Za-z0-9._:-]+$")]
    pub key: String,
    /// Time of creation, in milliseconds since 1970, by the clock of the device.
    #[schema(minimum = 0)]
    pub at: i64,
    /// Contents, in the format of the site's scripts.
    #[schema(value_type = Object)]
    pub body: Map<String, Value>,
}

impl NotebookEntry {
    /// Maximum length of a key in bytes.
    pub const KEY_MAX_BYTES: usize = 64;

    /// Maximum nesting depth of a body. The body itself is the first level.
    pub const BODY_MAX_DEPTH: usize = 10;

    /// Returns whether the body is nested more deeply than [`Self::BODY_MAX_DEPTH`].
    #[must_use]
    pub fn is_too_deep(&self) -> bool {
        self.body.values().any(|value| is_deeper(value, Self::BODY_MAX_DEPTH - 1))
    }

    /// Returns whether the key and the time are valid.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        let is_allowed = |byte: u8| byte.is_ascii_alphanumeric() || b"._:-".contains(&byte);
        (1..=Self::KEY_MAX_BYTES).contains(&self.key.len())
            && self.key.bytes().all(is_allowed)
            && self.at >= 0
    }
}

/// Returns whether arrays and objects in a value are nested more deeply than the given number of levels. Stops at the first
/// excess level.
fn is_deeper(value: &Value, levels: usize) -> bool {
    match value {
        Value::Array(_) | Value::Object(_) if levels == 0 => true,
        Value::Array(values) => values.iter().any(|value| is_deeper(value, levels - 1)),
        Value::Object(values) => values.values().any(|value| is_deeper(value, levels - 1)),
        _ => false,
    }
}

/// Synchronization request from a device: its new entries, and the last state that it received.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NotebookSync {
    /// Owner of the notebook. The request is refused if another player is now signed in.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub player: Option<PlayerId>,
    /// `until` of the last response; initially 0.
    #[serde(default)]
    pub since: u32,
    /// Entries to be added. Existing entries are not changed.
    #[serde(default)]
    #[schema(max_items = 200)]
    pub entries: Vec<NotebookEntry>,
}

/// Entries added by other devices.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct NotebookChanges {
    /// Entries added after `since`, except those of the request.
    pub entries: Vec<NotebookEntry>,
    /// Value of `since` for the next request.
    pub until: u32,
    /// Whether there are more entries to request.
    pub more: bool,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn entry(key: &str, at: i64) -> NotebookEntry {
        NotebookEntry { kind: NotebookKind::Card, key: key.to_owned(), at, body: Map::new() }
    }

    #[test]
    fn a_key_has_at_most_64_letters_digits_and_punctuation_marks() {
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
    fn a_body_has_at_most_ten_levels() {
        let nested = |levels| {
            let value = (0..levels).fold(json!("text"), |inner, level| {
                if level % 2 == 0 { json!([1, inner]) } else { json!({ "a": inner }) }
            });
            let mut entry = entry("a", 0);
            entry.body.insert("inner".to_owned(), value);
            entry
        };
        assert!(!nested(0).is_too_deep() && !nested(9).is_too_deep());
        assert!(nested(10).is_too_deep() && nested(100).is_too_deep());
    }

    #[test]
    fn a_time_before_1970_is_invalid() {
        assert!(!entry("a", -1).is_valid());
    }
}
