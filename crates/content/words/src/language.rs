use std::{fmt, str::FromStr};

/// A language of the site.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Language {
    /// English, from which the others are translated.
    En,
    /// German.
    De,
    /// French.
    Fr,
    /// Italian.
    It,
    /// Dutch.
    Nl,
    /// Spanish.
    Es,
    /// Polish.
    Pl,
    /// Russian.
    Ru,
    /// Ukrainian.
    Uk,
}

impl Language {
    /// All languages, English first.
    pub const ALL: [Self; 9] =
        [Self::En, Self::De, Self::Fr, Self::It, Self::Nl, Self::Es, Self::Pl, Self::Ru, Self::Uk];

    /// Returns the code used in URLs and in `lang`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Fr => "fr",
            Self::It => "it",
            Self::Nl => "nl",
            Self::Es => "es",
            Self::Pl => "pl",
            Self::Ru => "ru",
            Self::Uk => "uk",
        }
    }

    /// Returns the name of the language in the language itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::De => "Deutsch",
            Self::Fr => "Français",
            Self::It => "Italiano",
            Self::Nl => "Nederlands",
            Self::Es => "Español",
            Self::Pl => "Polski",
            Self::Ru => "Русский",
            Self::Uk => "Українська",
        }
    }

    /// Returns the language of the site that an `Accept-Language` header prefers most, if any.
    ///
    /// ```
    /// use words::Language;
    ///
    /// assert_eq!(Language::accepted("pt, de-AT;q=0.8, en;q=0.9"), Some(Language::En));
    /// assert_eq!(Language::accepted("pt"), None);
    /// ```
    #[must_use]
    pub fn accepted(header: &str) -> Option<Self> {
        let mut best: Option<(Self, f32)> = None;
        for entry in header.split(',') {
            let mut parts = entry.split(';').map(str::trim);
            let tag = parts.next().unwrap_or_default();
            let quality = parts
                .find_map(|part| part.strip_prefix("q="))
                .map_or(1.0, |quality| quality.trim().parse().unwrap_or(0.0));
            let primary = tag.split(['-', '_']).next().unwrap_or_default();
            // The first of several with equal quality wins: browsers list languages by preference.
            if let Ok(language) = primary.parse()
                && quality > best.map_or(0.0, |(_, quality)| quality)
            {
                best = Some((language, quality));
            }
        }
        best.map(|(language, _)| language)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// Error returned when parsing a string that is not the code of a language of the site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseLanguageError;

impl fmt::Display for ParseLanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a language of the site")
    }
}

impl std::error::Error for ParseLanguageError {}

impl FromStr for Language {
    type Err = ParseLanguageError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(text))
            .ok_or(ParseLanguageError)
    }
}
