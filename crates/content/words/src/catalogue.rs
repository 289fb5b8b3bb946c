//! Messages of each language, parsed once.

use std::{collections::HashMap, sync::LazyLock};

use fluent_bundle::{
    FluentArgs, FluentResource, FluentValue as Argument, concurrent::FluentBundle,
};
use fluent_syntax::ast::{Entry, Pattern};
use unic_langid::LanguageIdentifier;

use crate::{
    language::Language,
    number,
    signature::{self, Signature},
};

include!(concat!(env!("OUT_DIR"), "/files.rs"));

static ALL: LazyLock<Vec<Catalogue>> =
    LazyLock::new(|| Language::ALL.into_iter().map(Catalogue::read).collect());

/// Returns the messages of a language with their arguments, in the order of its file.
///
/// # Errors
/// Returns a description of the first error in the file.
pub fn messages(language: Language) -> Result<Vec<Signature>, String> {
    signature::read(source(language))
}

/// The messages of one language.
pub(crate) struct Catalogue {
    messages: HashMap<&'static str, &'static Pattern<&'static str>>,
    terms: HashMap<&'static str, &'static Pattern<&'static str>>,
    bundle: FluentBundle<&'static FluentResource>,
}

impl Catalogue {
    pub(crate) fn of(language: Language) -> &'static Self {
        &ALL[language as usize]
    }

    /// Parses as much of a file as possible; tests find mistakes in the files.
    fn read(language: Language) -> Self {
        // Leaked only once, because `ALL` lives as long as the program.
        let resource: &'static FluentResource = Box::leak(Box::new(
            FluentResource::try_new(source(language).to_owned()).unwrap_or_else(|(read, _)| read),
        ));
        let tag: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // No bidirectional isolation marks: all languages are written from left to right.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(number::formatter(language)));
        bundle.add_resource_overriding(resource);
        let (mut messages, mut terms) = (HashMap::new(), HashMap::new());
        for entry in resource.entries() {
            match entry {
                Entry::Message(message) => {
                    if let Some(pattern) = &message.value {
                        messages.insert(message.id.name, pattern);
                    }
                }
                Entry::Term(term) => {
                    terms.insert(term.id.name, &term.value);
                }
                _ => {}
            }
        }
        Self { messages, terms, bundle }
    }

    /// Returns a formatted message; `None` if it does not exist.
    pub(crate) fn format(&self, id: &str, arguments: &[(&str, Argument<'_>)]) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let arguments: FluentArgs<'_> =
            arguments.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned())
    }

    /// Returns the pattern of a message.
    pub(crate) fn message(&self, id: &str) -> Option<&'static Pattern<&'static str>> {
        self.messages.get(id).copied()
    }

    /// Returns the pattern of a term.
    pub(crate) fn term(&self, name: &str) -> Option<&'static Pattern<&'static str>> {
        self.terms.get(name).copied()
    }

    /// Returns the ids of all messages.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.messages.keys().copied()
    }

    /// Returns the id of a message, if it exists.
    pub(crate) fn id(&self, text: &str) -> Option<&'static str> {
        self.messages.get_key_value(text).map(|(id, _)| *id)
    }
}
