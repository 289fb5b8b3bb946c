//! What a message asks for: its arguments and what each may be. Also used by the build script.

use std::collections::HashSet;

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};

/// The names of the plural categories; a selector with one of them counts something.
pub(crate) const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// What may be handed in for an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A text or a number, shown as it is.
    Any,
    /// A number that is counted.
    Number,
    /// One of these words.
    Choice(Vec<String>),
}

/// A message as seen by whoever asks for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Signature {
    /// The id.
    pub(crate) id: String,
    /// The arguments, in the order in which they first appear.
    pub(crate) arguments: Vec<(String, Kind)>,
    /// The source of the text, for people.
    pub(crate) text: String,
    /// The heading of the section in which it stands.
    pub(crate) section: String,
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
                    return Err(format!("{id} stands there twice"));
                }
                let mut arguments = Vec::new();
                collect(pattern, &mut arguments)?;
                signatures.push(Signature {
                    id: id.to_owned(),
                    arguments,
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

fn collect(pattern: &Pattern<&str>, found: &mut Vec<(String, Kind)>) -> Result<(), String> {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, found)?;
        }
    }
    Ok(())
}

fn collect_expression(
    expression: &Expression<&str>,
    found: &mut Vec<(String, Kind)>,
) -> Result<(), String> {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, found),
        Expression::Select { selector, variants } => {
            let InlineExpression::VariableReference { id } = selector else {
                return Err("a selector is not an argument".to_owned());
            };
            let keys: Vec<&str> = variants
                .iter()
                .map(|variant| match variant.key {
                    VariantKey::Identifier { name } => name,
                    VariantKey::NumberLiteral { value } => value,
                })
                .collect();
            let counts = keys.iter().all(|key| PLURALS.contains(key) || key.parse::<f64>().is_ok());
            let kind = if counts {
                Kind::Number
            } else {
                Kind::Choice(keys.into_iter().map(str::to_owned).collect())
            };
            note(id.name, kind, found);
            variants.iter().try_for_each(|variant| collect(&variant.value, found))
        }
    }
}

fn collect_inline(
    inline: &InlineExpression<&str>,
    found: &mut Vec<(String, Kind)>,
) -> Result<(), String> {
    match inline {
        InlineExpression::VariableReference { id } => note(id.name, Kind::Any, found),
        InlineExpression::Placeable { expression } => collect_expression(expression, found)?,
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::TermReference { .. } => {}
        InlineExpression::MessageReference { id, .. } => {
            return Err(format!("a message refers to {}: make it a term", id.name));
        }
        InlineExpression::FunctionReference { id, .. } => {
            return Err(format!("there is no function {}", id.name));
        }
    }
    Ok(())
}

/// Keeps the narrowest kind of an argument that appears more than once.
fn note(name: &str, kind: Kind, found: &mut Vec<(String, Kind)>) {
    match found.iter_mut().find(|(known, _)| known == name) {
        None => found.push((name.to_owned(), kind)),
        Some((_, known)) => match (&mut *known, kind) {
            (Kind::Any, kind) => *known = kind,
            (Kind::Choice(words), Kind::Choice(more)) => {
                for word in more {
                    if !words.contains(&word) {
                        words.push(word);
                    }
                }
            }
            _ => {}
        },
    }
}
