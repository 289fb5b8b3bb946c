//! The messages of each language, read once.

use std::{collections::HashMap, sync::LazyLock};

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use fluent_syntax::ast::{Entry, Pattern};
use unic_langid::LanguageIdentifier;

use crate::{Argument, Language, number};

include!(concat!(env!("OUT_DIR"), "/files.rs"));

static ALL: LazyLock<Vec<Catalogue>> =
    LazyLock::new(|| Language::ALL.into_iter().map(Catalogue::read).collect());

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

    /// What is wrong with a file is found by the tests; whatever can be read is used.
    fn read(language: Language) -> Self {
        // Kept for as long as the program runs, as `ALL` is.
        let resource: &'static FluentResource = Box::leak(Box::new(
            FluentResource::try_new(source(language).to_owned()).unwrap_or_else(|(read, _)| read),
        ));
        let tag: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // The marks that keep directions apart are of no use here: all nine languages run to the right.
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

    /// A message, `None` if there is none.
    pub(crate) fn format(&self, id: &str, arguments: &[(&str, Argument<'_>)]) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let arguments: FluentArgs<'_> =
            arguments.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned())
    }

    /// A message as it was read.
    pub(crate) fn message(&self, id: &str) -> Option<&'static Pattern<&'static str>> {
        self.messages.get(id).copied()
    }

    /// A term as it was read.
    pub(crate) fn term(&self, name: &str) -> Option<&'static Pattern<&'static str>> {
        self.terms.get(name).copied()
    }

    /// The ids of all messages.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.messages.keys().copied()
    }

    /// The id as we have it, if there is such a message.
    pub(crate) fn id(&self, text: &str) -> Option<&'static str> {
        self.messages.get_key_value(text).map(|(id, _)| *id)
    }
}
