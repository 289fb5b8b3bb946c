//! Finds the messages that a source file uses.

use std::collections::BTreeSet;

use crate::{catalogue::Catalogue, language::Language};

/// Prefixes of ids that code may assemble at run time, such as `refusal-` followed by the code of a refusal. Every other id is
/// written out where it is used, which makes it searchable.
pub const DYNAMIC: [&str; 10] = [
    "refusal-",
    "say-",
    "piece-",
    "lesson-",
    "rules-",
    "potentials-",
    "report-decision-",
    "report-reason-",
    "progress-why-",
    "puzzles-theme-",
];

/// Messages used by one source file.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Usage {
    /// Ids of existing messages, used by name or by pattern.
    pub ids: BTreeSet<&'static str>,
    /// Patterns that match no id.
    pub idle: BTreeSet<String>,
}

impl Usage {
    /// Searches a script for quoted ids and for ids assembled at run time: `` `lesson-${name}-title` ``.
    #[must_use]
    pub fn of_script(source: &str) -> Self {
        Self::of(source, "${")
    }

    /// Searches a Rust source, in which a call of a typed method such as `words.site_name()` counts too.
    #[must_use]
    pub fn of_rust(source: &str) -> Self {
        let mut usage = Self::of(source, "{");
        let calls: BTreeSet<&str> = source
            .split('.')
            .filter_map(|piece| piece.split_once('('))
            .map(|(name, _)| name)
            .collect();
        let called = |id: &&str| calls.contains(id.replace('-', "_").as_str());
        usage.ids.extend(Catalogue::of(Language::En).ids().filter(called));
        usage
    }

    fn of(source: &str, opening: &str) -> Self {
        let english = Catalogue::of(Language::En);
        let mut usage = Self::default();
        for text in quoted(source) {
            if let Some(id) = english.id(text) {
                usage.ids.insert(id);
            } else if let Some(pattern) = Pattern::read(text, opening) {
                let fitting: Vec<&str> = english.ids().filter(|id| pattern.fits(id)).collect();
                if fitting.is_empty() {
                    usage.idle.insert(text.to_owned());
                }
                usage.ids.extend(fitting);
            }
        }
        usage
    }
}

/// Returns the parts of each line inside and outside quotation marks; parts outside are never ids. Comments are
/// included, since a message that only a comment mentions does no harm.
fn quoted(source: &str) -> impl Iterator<Item = &str> {
    source.lines().flat_map(|line| ['"', '\'', '`'].into_iter().flat_map(|mark| line.split(mark)))
}

/// An id with placeholders that are filled in at run time.
struct Pattern<'a> {
    first: &'a str,
    rest: Vec<&'a str>,
}

impl<'a> Pattern<'a> {
    fn read(text: &'a str, opening: &str) -> Option<Self> {
        let (first, holes) = text.split_once(opening)?;
        let is_id = |text: &str| {
            text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        };
        if !DYNAMIC.iter().any(|prefix| first.starts_with(prefix)) || !is_id(first) {
            return None;
        }
        let rest: Option<Vec<&str>> = holes
            .split(opening)
            .map(|piece| piece.split_once('}').map(|(_, literal)| literal))
            .collect();
        rest.filter(|rest| rest.iter().all(|literal| is_id(literal)))
            .map(|rest| Self { first, rest })
    }

    fn fits(&self, id: &str) -> bool {
        let Some(mut left) = id.strip_prefix(self.first) else { return false };
        let Some((last, middle)) = self.rest.split_last() else { return false };
        for literal in middle {
            // The value of a placeholder is never empty, so the literal cannot follow immediately.
            let Some(at) = left.get(1..).and_then(|left| left.find(literal)) else { return false };
            left = &left[1 + at + literal.len()..];
        }
        left.strip_suffix(last).is_some_and(|hole| !hole.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fits(pattern: &str, id: &str) -> bool {
        Pattern::read(pattern, "${").is_some_and(|pattern| pattern.fits(id))
    }

    #[test]
    fn a_pattern_matches_ids_with_every_placeholder_filled() {
        assert!(fits("refusal-${code}", "refusal-ring-in-the-way"));
        assert!(fits("lesson-${game}-${name}-title", "lesson-yinsh-rings-title"));
        assert!(!fits("lesson-${game}-${name}-title", "lesson-yinsh-rings-text"));
        assert!(!fits("refusal-${code}", "refusal-"));
    }

    #[test]
    fn only_listed_prefixes_may_be_completed() {
        assert!(Pattern::read("site-${name}", "${").is_none());
        assert!(Pattern::read("${name}-title", "${").is_none());
    }

    #[test]
    fn calling_a_typed_function_counts_as_use() {
        let usage = Usage::of_rust("html! { (context.words.site_name()) }");
        assert_eq!(usage.ids.into_iter().collect::<Vec<_>>(), ["site-name"]);
    }
}
