//! The arguments of a message and their types. The build script uses this file too.

use std::collections::HashSet;

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};

/// The names of the plural categories; a selector with one of them counts something.
pub(crate) const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The type of an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A text or a number, shown as it is.
    Any,
    /// A number that is counted.
    Number,
    /// One of these words.
    Choice(Vec<String>),
}

/// A message with the arguments that it needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// The id.
    pub id: String,
    /// The arguments, in the order in which they first appear.
    pub arguments: Vec<(String, Kind)>,
    /// The cases of each plural selector.
    pub plurals: Vec<Vec<String>>,
    /// The source of the text.
    pub text: String,
    /// The heading of its section.
    pub section: String,
}

/// Reads the messages of a file.
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
                    return Err(format!("{id} has attributes: write a message of its own"));
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

/// The lines of a message as they are written.
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

/// What a text asks for, collected while one goes through it.
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

    /// Keeps the narrowest kind of an argument that appears more than once.
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
