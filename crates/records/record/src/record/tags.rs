use crate::record::date::Date;

/// The order in which tags with a meaning are written; others follow.
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

/// The tags that say something about the game itself, so that only the record sets them.
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

/// A record has no more tags than this.
pub const MAX_TAGS: usize = 256;

/// The longest name of a tag, in bytes.
pub(crate) const LONGEST_NAME: usize = 64;

/// Who played, where and when: pairs of a name and a value, each name once.
///
/// What follows from the game itself (`Game`, `Terms`, `Result`, `Termination`, `Handicap`,
/// `Position`, and the links of a combined game) is not kept here; see
/// [`crate::Record::all_tags`].
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tags {
    pairs: Vec<(String, String)>,
}

impl Tags {
    /// The value of a tag.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        let name = canonical(name);
        self.pairs.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag; a name with a meaning may be given in any case.
    ///
    /// # Errors
    /// Says what is wrong with the name or the value; nothing is changed then.
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
        if self.pairs.len() >= MAX_TAGS {
            return Err(TagError::TooMany);
        }
        let at = self.pairs.partition_point(|(other, _)| rank(other) <= rank(name));
        self.pairs.insert(at, (name.to_owned(), value.to_owned()));
        Ok(())
    }

    /// Sets a tag from a foreign text, in which control characters become spaces.
    pub(crate) fn set_foreign(&mut self, name: &str, value: &str) {
        let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        // The names are our own and few, so that nothing can be wrong any more.
        self.set(name, value.trim()).ok();
    }

    /// Takes a tag away and answers with its value.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let name = canonical(name);
        let at = self.pairs.iter().position(|(other, _)| other == name)?;
        Some(self.pairs.remove(at).1)
    }

    /// The pairs in the order in which they are written.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.pairs.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The player of the white pieces.
    #[must_use]
    pub fn white(&self) -> Option<&str> {
        self.get("White")
    }

    /// The player of the black pieces.
    #[must_use]
    pub fn black(&self) -> Option<&str> {
        self.get("Black")
    }

    /// The tournament, match or site.
    #[must_use]
    pub fn event(&self) -> Option<&str> {
        self.get("Event")
    }

    /// The date, if there is one that can be read; its text is `get("Date")`.
    #[must_use]
    pub fn date(&self) -> Option<Date> {
        self.get("Date")?.parse().ok()
    }

    /// The time control, in the words of the record.
    #[must_use]
    pub fn time_control(&self) -> Option<&str> {
        self.get("TimeControl")
    }
}

/// Why a tag cannot be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TagError {
    /// The name is not a letter followed by letters, digits and `_`.
    #[error("a tag's name is a letter, then up to 63 letters, digits and _")]
    Name,
    /// The value has control characters, or a line break.
    #[error("a tag's value is one line without control characters")]
    Value,
    /// The tag follows from the game.
    #[error("this tag follows from the game and cannot be set")]
    Derived,
    /// There are as many tags as a record may have.
    #[error("a record has at most {MAX_TAGS} tags")]
    TooMany,
}

pub(crate) fn is_name(name: &str) -> bool {
    name.len() <= LONGEST_NAME
        && name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

/// The usual spelling of a name with a meaning; any other name as it is.
pub(crate) fn canonical(name: &str) -> &str {
    ORDER.into_iter().find(|known| known.eq_ignore_ascii_case(name)).unwrap_or(name)
}

pub(crate) fn rank(name: &str) -> usize {
    ORDER.iter().position(|known| *known == name).unwrap_or(ORDER.len())
}
