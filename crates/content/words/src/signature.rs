//! The arguments of a message and their types. The build script uses this file too.

use std::collections::HashSet;

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};

/// Names of the plural categories. A selector with one of them as a case depends on a number.
pub(crate) const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Type of an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A string or a number, shown unchanged.
    Any,
    /// A number that selects a plural form.
    Number,
    /// One of the given words.
    Choice(Vec<String>),
}

/// A message with its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// Id of the message.
    pub id: String,
    /// Arguments in the order of their first appearance.
    pub arguments: Vec<(String, Kind)>,
    /// Cases of each plural selector.
    pub plurals: Vec<Vec<String>>,
    /// Source text of the message.
    pub text: String,
    /// Heading of the section that contains the message.
    pub section: String,
}

/// Parses the messages of a file.
pub(crate) fn read(source: &str) -> Result<Vec<Signature>, String> {
    let resource = parser::parse(source).map_err(|(_, errors)| {
        let error = &errors[0];
        let line = source[..error.pos.start.min(source.len())].lines().count();
        format!("line {line}: {error}")
    })?;
    let mut signatures = Vec::new();
    let mut section = String::new();
    let mut seen = HashSet::new();
    for entry in &resource.body {
        match entry {
            Entry::GroupComment(comment) => section = comment.content.join(" "),
            Entry::Message(message) => {
                let id = message.id.name;
                if !message.attributes.is_empty() {
                    return Err(format!("{id} has attributes: write a separate message"));
                }
                let Some(pattern) = &message.value else { return Err(format!("{id} is empty")) };
                if !seen.insert(id) {
                    return Err(format!("{id} is defined twice"));
                }
                let mut found = Found::default();
                found.pattern(pattern).map_err(|error| format!("{id}: {error}"))?;
                signatures.push(Signature {
                    id: id.to_owned(),
                    arguments: found.arguments,
                    plurals: found.plurals,
                    text: shown(source, id),
                    section: section.clone(),
                });
            }
            _ => {}
        }
    }
    Ok(signatures)
}

/// Returns the lines of a message as written.
fn shown(source: &str, id: &str) -> String {
    let mut lines = source.lines().skip_while(|line| {
        line.strip_prefix(id).is_none_or(|rest| !rest.trim_start().starts_with('='))
    });
    let first = lines.next().and_then(|line| line.split_once('=')).map_or("", |(_, text)| text);
    let rest = lines.take_while(|line| line.starts_with([' ', '}']));
    std::iter::once(first)
        .chain(rest)
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect::<Vec<_>>()
        .join("\n")
}

/// Arguments and plural selectors found while visiting a text.
#[derive(Default)]
struct Found {
    arguments: Vec<(String, Kind)>,
    plurals: Vec<Vec<String>>,
}

impl Found {
    fn pattern(&mut self, pattern: &Pattern<&str>) -> Result<(), String> {
        pattern.elements.iter().try_for_each(|element| match element {
            PatternElement::Placeable { expression } => self.expression(expression),
            PatternElement::TextElement { .. } => Ok(()),
        })
    }

    fn expression(&mut self, expression: &Expression<&str>) -> Result<(), String> {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    return Err("a selector is not an argument".to_owned());
                };
                let keys: Vec<String> = variants
                    .iter()
                    .map(|variant| match variant.key {
                        VariantKey::Identifier { name } => name.to_owned(),
                        VariantKey::NumberLiteral { value } => value.to_owned(),
                    })
                    .collect();
                if keys
                    .iter()
                    .all(|key| PLURALS.contains(&key.as_str()) || key.parse::<f64>().is_ok())
                {
                    self.note(id.name, Kind::Number);
                    self.plurals.push(keys);
                } else {
                    self.note(id.name, Kind::Choice(keys));
                }
                variants.iter().try_for_each(|variant| self.pattern(&variant.value))
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) -> Result<(), String> {
        match inline {
            InlineExpression::VariableReference { id } => self.note(id.name, Kind::Any),
            InlineExpression::Placeable { expression } => self.expression(expression)?,
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::TermReference { .. } => {}
            InlineExpression::MessageReference { id, .. } => {
                return Err(format!("it refers to the message {}: make that a term", id.name));
            }
            InlineExpression::FunctionReference { id, .. } => {
                return Err(format!("there is no function {}", id.name));
            }
        }
        Ok(())
    }

    /// Keeps the narrowest kind of an argument that appears several times.
    fn note(&mut self, name: &str, kind: Kind) {
        let Some((_, known)) = self.arguments.iter_mut().find(|(known, _)| known == name) else {
            self.arguments.push((name.to_owned(), kind));
            return;
        };
        match (&mut *known, kind) {
            (Kind::Any, kind) => *known = kind,
            (Kind::Choice(words), Kind::Choice(more)) => {
                for word in more {
                    if !words.contains(&word) {
                        words.push(word);
                    }
                }
            }
            _ => {}
        }
    }
}
