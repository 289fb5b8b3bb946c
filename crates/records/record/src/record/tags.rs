use crate::record::date::Date;

/// The standard tags in the order in which they are written; other tags follow.
pub(crate) const ORDER: [&str; 14] = [
    "Game",
    "Terms",
    "Links",
    "Challenges",
    "LinkedTimeControl",
    "Event",
    "Date",
    "White",
    "Black",
    "Result",
    "Termination",
    "TimeControl",
    "Handicap",
    "Position",
];

/// The tags that are derived from the game, which only the record sets.
pub(crate) const DERIVED: [&str; 9] = [
    "Game",
    "Terms",
    "Links",
    "Challenges",
    "LinkedTimeControl",
    "Result",
    "Termination",
    "Handicap",
    "Position",
];

/// Maximum number of tags of a record.
pub const RECORD_MAX_TAGS: usize = 256;

/// Maximum length of a tag's name, in bytes.
pub(crate) const TAG_NAME_MAX_BYTES: usize = 64;

/// Players, event, date and other tags: pairs of a unique name and a value.
///
/// Tags that are derived from the game itself (`Game`, `Terms`, `Result`, `Termination`,
/// `Handicap`, `Position`, and the links of a combined game) are not stored here; see
/// [`crate::Record::all_tags`].
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tags {
    pairs: Vec<(String, String)>,
}

impl Tags {
    /// Returns the value of a tag.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        let name = canonical(name);
        self.pairs.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag; the names of standard tags are not case-sensitive.
    ///
    /// # Errors
    /// Fails if the name or the value is invalid, if the tag is derived from the game, or if there
    /// are too many tags. The tags are then unchanged.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        let name = canonical(name);
        if DERIVED.contains(&name) {
            return Err(TagError::Derived);
        }
        if !is_name(name) {
            return Err(TagError::Name);
        }
        if value.chars().any(char::is_control) {
            return Err(TagError::Value);
        }
        if let Some((_, old)) = self.pairs.iter_mut().find(|(other, _)| other == name) {
            *old = value.to_owned();
            return Ok(());
        }
        if self.pairs.len() >= RECORD_MAX_TAGS {
            return Err(TagError::TooMany);
        }
        let at = self.pairs.partition_point(|(other, _)| rank(other) <= rank(name));
        self.pairs.insert(at, (name.to_owned(), value.to_owned()));
        Ok(())
    }

    /// Sets a tag from a foreign text, replacing control characters with spaces.
    pub(crate) fn set_foreign(&mut self, name: &str, value: &str) {
        let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        // Cannot fail: the names are valid, and there are few of them.
        self.set(name, value.trim()).ok();
    }

    /// Removes a tag and returns its value.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let name = canonical(name);
        let at = self.pairs.iter().position(|(other, _)| other == name)?;
        Some(self.pairs.remove(at).1)
    }

    /// Returns the pairs in the order in which they are written.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.pairs.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Returns the name of the player who has White.
    #[must_use]
    pub fn white(&self) -> Option<&str> {
        self.get("White")
    }

    /// Returns the name of the player who has Black.
    #[must_use]
    pub fn black(&self) -> Option<&str> {
        self.get("Black")
    }

    /// Returns the tournament, match or site.
    #[must_use]
    pub fn event(&self) -> Option<&str> {
        self.get("Event")
    }

    /// Returns the date, if there is a valid one; `get("Date")` returns its raw text.
    #[must_use]
    pub fn date(&self) -> Option<Date> {
        self.get("Date")?.parse().ok()
    }

    /// Returns the time control as written in the record.
    #[must_use]
    pub fn time_control(&self) -> Option<&str> {
        self.get("TimeControl")
    }
}

/// Reason why a tag cannot be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TagError {
    /// The name is not a letter followed by letters, digits and `_`.
    #[error(
        "a tag name must be a letter followed by up to {} letters, digits and _",
        TAG_NAME_MAX_BYTES - 1
    )]
    Name,
    /// The value contains a line break or another control character.
    #[error("a tag value must be a single line without control characters")]
    Value,
    /// The tag is derived from the game.
    #[error("this tag is derived from the game and cannot be set")]
    Derived,
    /// The record already has the maximum number of tags.
    #[error("a record must not have more than {RECORD_MAX_TAGS} tags")]
    TooMany,
}

pub(crate) fn is_name(name: &str) -> bool {
    name.len() <= TAG_NAME_MAX_BYTES
        && name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

/// Returns the usual spelling of the name of a standard tag; any other name is returned unchanged.
pub(crate) fn canonical(name: &str) -> &str {
    ORDER.into_iter().find(|known| known.eq_ignore_ascii_case(name)).unwrap_or(name)
}

pub(crate) fn rank(name: &str) -> usize {
    ORDER.iter().position(|known| *known == name).unwrap_or(ORDER.len())
}
