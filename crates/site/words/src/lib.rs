//! Every sentence of the site in nine languages, by typed ids.
//!
//! The messages stand in `i18n/*.ftl` in the syntax of Fluent. Each one of the English file is a function of
//! [`Words`] with its arguments; the browser gets those that it uses as compact JSON, see [`compact`].
//!
//! ```
//! use words::{Language, Words};
//!
//! let words = Words::new(Language::En);
//! assert_eq!(words.site_name(), "Gipfel");
//! ```
//!
//! No sentence is put together here: what stands in the file is what people read.

mod catalogue;
mod compact;
mod declarations;
mod language;
mod number;
mod signature;
mod usage;

pub use compact::compact;
pub use declarations::declarations;
pub use fluent_bundle::FluentValue as Argument;
pub use language::{Language, ParseLanguageError};
pub use signature::{Kind, Signature};
pub use usage::{DYNAMIC, Usage};

use crate::catalogue::Catalogue;

/// The messages of a language with their arguments, in the order of its file; none while nobody has translated it.
///
/// # Errors
/// Says what is wrong with the file.
pub fn messages(language: Language) -> Result<Vec<Signature>, String> {
    signature::read(catalogue::source(language))
}

/// The sources of all languages, as they were when the program was built.
pub fn sources() -> impl Iterator<Item = &'static str> {
    Language::ALL.into_iter().map(catalogue::source)
}

/// The sentences of one language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words {
    language: Language,
}

include!(concat!(env!("OUT_DIR"), "/ids.rs"));

impl Words {
    /// Those of a language.
    #[must_use]
    pub const fn new(language: Language) -> Self {
        Self { language }
    }

    /// The language.
    #[must_use]
    pub const fn language(self) -> Language {
        self.language
    }

    /// A message whose id is known only at run time: the title of a lesson. `None` if there is none.
    #[must_use]
    pub fn text(self, id: &str, arguments: &[(&str, Argument<'_>)]) -> Option<String> {
        let own = Catalogue::of(self.language).format(id, arguments);
        own.or_else(|| Catalogue::of(Language::En).format(id, arguments))
    }

    /// A message that is known to exist; its id stands in for it if it does not after all.
    fn say(self, id: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        self.text(id, arguments).unwrap_or_else(|| id.to_owned())
    }
}
