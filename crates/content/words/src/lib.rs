//! All texts of the site in every language, as typed functions.
//!
//! The messages are in `i18n/*.ftl`, in Fluent syntax. Each message of the English file is a method of [`Words`] with
//! its arguments; the browser receives the messages that it uses as compact JSON, see [`compact`].
//!
//! ```
//! use words::{Language, Words};
//!
//! let words = Words::new(Language::En);
//! assert_eq!(words.site_name(), "Gipfel");
//! ```
//!
//! Sentences are never assembled in code: people read exactly what the files contain.

mod catalogue;
mod compact;
mod declarations;
mod language;
mod number;
mod signature;
mod usage;

pub use catalogue::messages;
pub use compact::compact;
pub use declarations::declarations;
pub use fluent_bundle::FluentValue as Argument;
pub use language::{Language, ParseLanguageError};
pub use signature::{Kind, Signature};
pub use usage::{DYNAMIC, Usage};

use crate::catalogue::Catalogue;

/// Returns the source texts of all languages, as embedded at build time.
pub fn sources() -> impl Iterator<Item = &'static str> {
    Language::ALL.into_iter().map(catalogue::source)
}

/// The texts of one language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words {
    language: Language,
}

include!(concat!(env!("OUT_DIR"), "/ids.rs"));

impl Words {
    /// Selects the texts of a language.
    #[must_use]
    pub const fn new(language: Language) -> Self {
        Self { language }
    }

    /// Returns the language.
    #[must_use]
    pub const fn language(self) -> Language {
        self.language
    }

    /// Returns a message whose id is known only at run time, such as the title of a lesson; `None` if it does not
    /// exist.
    #[must_use]
    pub fn text(self, id: &str, arguments: &[(&str, Argument<'_>)]) -> Option<String> {
        let own = Catalogue::of(self.language).format(id, arguments);
        own.or_else(|| Catalogue::of(Language::En).format(id, arguments))
    }

    /// Returns a message that should exist, or its id if it does not.
    fn say(self, id: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        self.text(id, arguments).unwrap_or_else(|| id.to_owned())
    }
}
