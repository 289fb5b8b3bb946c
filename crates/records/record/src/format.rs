use std::{fmt, str::FromStr};

use variants::Variant;

use crate::official;

/// A way in which games are written down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// Our own: tags, then numbered turns.
    Record,
    /// Boardspace's SGF of YINSH.
    Sgf,
    /// Board Game Arena's log of YINSH, in JSON.
    Bga,
    /// The official notation of GIPF.
    Official,
    /// One game of YINSH a line: variant, winner, rings off, actions.
    Lines,
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 5] = [Self::Record, Self::Sgf, Self::Bga, Self::Official, Self::Lines];

    /// The name on a command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Record => "record",
            Self::Sgf => "sgf",
            Self::Bga => "bga",
            Self::Official => "official",
            Self::Lines => "lines",
        }
    }

    /// The format that a text seems to have; `None` for a text without content.
    ///
    /// Plain turn tokens look like the official notation of GIPF, which is what is
    /// answered for them unless there are comments or variations.
    #[must_use]
    pub fn detect(text: &str) -> Option<Self> {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        let mut chars = text.chars();
        let first = chars.next()?;
        let second = chars.as_str().trim_start().chars().next();
        match (first, second) {
            ('{', Some('"')) => return Some(Self::Bga),
            ('(', Some(';')) => return Some(Self::Sgf),
            ('[' | '{' | '(', _) => return Some(Self::Record),
            _ => {}
        }
        let line =
            text.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('#'));
        let field = line.and_then(|line| line.split_once('\t')).map(|(field, _)| field);
        if field.is_some_and(|field| field.parse::<Variant>().is_ok()) {
            return Some(Self::Lines);
        }
        if first == '#' {
            // Official notation may name its variant so; plain lines have comments.
            let word = line.and_then(|line| line.split_whitespace().next());
            let official = official::named_variant(text).is_some()
                || (field.is_none() && word.is_some_and(|word| word.parse::<Variant>().is_err()));
            return Some(if official { Self::Official } else { Self::Lines });
        }
        let variation = text
            .split('(')
            .skip(1)
            .any(|inner| !inner.trim_start_matches(|c: char| c.is_ascii_digit()).starts_with(')'));
        let annotated = variation || text.contains(['{', '[', '$', '!', '?']);
        Some(if annotated { Self::Record } else { Self::Official })
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// A text that is the id of no format.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no such format: there are record, sgf, bga, official, lines")]
pub struct ParseFormatError;

impl FromStr for Format {
    type Err = ParseFormatError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|format| format.id().eq_ignore_ascii_case(text))
            .ok_or(ParseFormatError)
    }
}
