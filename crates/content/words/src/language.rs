use std::{fmt, str::FromStr};

/// Declares the languages, English first, each with its code and its own name.
macro_rules! languages {
    ($($(#[$doc:meta])* $Language:ident: $code:literal, $name:literal;)+) => {
        /// A language of the site.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Language {
            $($(#[$doc])* $Language,)+
        }

        impl Language {
            /// All languages, English first.
            pub const ALL: [Self; [$($code),+].len()] = [$(Self::$Language),+];

            /// Returns the code used in URLs and in `lang`.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$Language => $code,)+
                }
            }

            /// Returns the name of the language in the language itself.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Language => $name,)+
                }
            }
        }
    };
}

languages! {
    /// English, from which the others are translated.
    En: "en", "English";
    /// German.
    De: "de", "Deutsch";
    /// French.
    Fr: "fr", "Français";
    /// Italian.
    It: "it", "Italiano";
    /// Dutch.
    Nl: "nl", "Nederlands";
    /// Spanish.
    Es: "es", "Español";
    /// Polish.
    Pl: "pl", "Polski";
    /// Russian.
    Ru: "ru", "Русский";
    /// Ukrainian.
    Uk: "uk", "Українська";
}

impl Language {
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
