//! Which messages the scripts of the browser ask for.

use std::collections::BTreeSet;

use crate::{Language, catalogue::Catalogue};

/// The beginnings of ids that code may put together at run time, such as `refusal-` and the code of a refusal. Every
/// other id is written out where it is used, so that it can be found.
pub const DYNAMIC: [&str; 5] = ["refusal-", "say-", "piece-", "lesson-", "rules-"];

/// What one script asks for.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Usage {
    /// Ids that exist.
    pub ids: BTreeSet<&'static str>,
    /// Beginnings of ids that are completed at run time, listed in [`DYNAMIC`].
    pub prefixes: BTreeSet<&'static str>,
}

impl Usage {
    /// Looks through the source of a script for quoted ids.
    #[must_use]
    pub fn of_script(source: &str) -> Self {
        let mut usage = Self::default();
        for text in quoted(source) {
            if let Some(id) = known(text) {
                usage.ids.insert(id);
            } else if let Some((before, _)) = text.split_once("${")
                && let Some(prefix) = DYNAMIC.into_iter().find(|prefix| before.starts_with(prefix))
            {
                usage.prefixes.insert(prefix);
                usage
                    .ids
                    .extend(Catalogue::of(Language::En).ids().filter(|id| id.starts_with(before)));
            }
        }
        usage
    }
}

fn known(text: &str) -> Option<&'static str> {
    Catalogue::of(Language::En).id(text)
}

/// Everything between two equal quotation marks on one line. Comments are not told apart: a message that only a
/// comment names does no harm.
fn quoted(source: &str) -> impl Iterator<Item = &str> {
    source.lines().flat_map(|line| {
        ['"', '\'', '`'].into_iter().flat_map(move |mark| {
            // Every piece between marks, also those that lie outside: they are no ids.
            line.split(mark)
        })
    })
}
