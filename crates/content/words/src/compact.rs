//! Messages for the browser, as compact JSON that `web/words/format.js` reads.
//!
//! A message is a string, or a list of parts: a string, `{"v": "name"}` for an argument, or
//! `{"s": "name", "d": "other", "k": {"one": …, "other": …}}` for a choice by an argument. Terms are inlined.

use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use serde_json::{Map, Value, json};

use crate::{catalogue::Catalogue, language::Language};

/// Returns the messages with these ids in a language, or in English if a translation is missing.
#[must_use]
pub fn compact<'a>(language: Language, ids: impl IntoIterator<Item = &'a str>) -> String {
    let own = Catalogue::of(language);
    let english = Catalogue::of(Language::En);
    let messages: Map<String, Value> = ids
        .into_iter()
        .filter_map(|id| {
            let message = message(own, id).or_else(|| message(english, id))?;
            Some((id.to_owned(), message))
        })
        .collect();
    Value::Object(messages).to_string()
}

fn message(catalogue: &Catalogue, id: &str) -> Option<Value> {
    let pattern = catalogue.message(id)?;
    let mut parts = Parts::default();
    parts.add(catalogue, pattern, None);
    Some(parts.into_value())
}

/// Parts of a message, with adjacent strings joined.
#[derive(Default)]
struct Parts(Vec<Value>);

/// Arguments of a term reference, which are literals; `None` outside a term.
type Given<'a> = Option<&'a CallArguments<&'a str>>;

impl Parts {
    fn add(&mut self, catalogue: &Catalogue, pattern: &Pattern<&str>, inside: Given<'_>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text(value),
                PatternElement::Placeable { expression } => {
                    self.expression(catalogue, expression, inside);
                }
            }
        }
    }

    fn text(&mut self, text: &str) {
        if let Some(Value::String(last)) = self.0.last_mut() {
            last.push_str(text);
        } else {
            self.0.push(Value::String(text.to_owned()));
        }
    }

    fn expression(
        &mut self,
        catalogue: &Catalogue,
        expression: &Expression<&str>,
        inside: Given<'_>,
    ) {
        match expression {
            Expression::Inline(InlineExpression::StringLiteral { value }) => {
                self.text(&fluent_syntax::unicode::unescape_unicode_to_string(value));
            }
            Expression::Inline(InlineExpression::NumberLiteral { value }) => self.text(value),
            Expression::Inline(InlineExpression::VariableReference { id }) => match inside {
                None => self.0.push(json!({ "v": id.name })),
                Some(given) => self.text(argument(given, id.name).unwrap_or_default()),
            },
            Expression::Inline(InlineExpression::Placeable { expression }) => {
                self.expression(catalogue, expression, inside);
            }
            Expression::Inline(InlineExpression::TermReference { id, arguments, .. }) => {
                let nothing = CallArguments { positional: Vec::new(), named: Vec::new() };
                if let Some(term) = catalogue.term(id.name) {
                    self.add(catalogue, term, Some(arguments.as_ref().unwrap_or(&nothing)));
                }
            }
            Expression::Inline(_) => {}
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else { return };
                let default = variants.iter().find(|variant| variant.default);
                if let Some(given) = inside {
                    let wanted = argument(given, id.name);
                    let chosen = variants.iter().find(|variant| Some(key(&variant.key)) == wanted);
                    if let Some(variant) = chosen.or(default) {
                        self.add(catalogue, &variant.value, inside);
                    }
                    return;
                }
                let cases: Map<String, Value> = variants
                    .iter()
                    .map(|variant| {
                        let mut parts = Self::default();
                        parts.add(catalogue, &variant.value, None);
                        (key(&variant.key).to_owned(), parts.into_value())
                    })
                    .collect();
                let default = default.map_or("other", |variant| key(&variant.key));
                self.0.push(json!({ "s": id.name, "d": default, "k": cases }));
            }
        }
    }

    fn into_value(mut self) -> Value {
        match self.0.as_slice() {
            [] => Value::String(String::new()),
            [Value::String(_)] => self.0.remove(0),
            _ => Value::Array(self.0),
        }
    }
}

fn argument<'a>(given: &CallArguments<&'a str>, name: &str) -> Option<&'a str> {
    given.named.iter().find(|named| named.name.name == name).and_then(|named| match named.value {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
            Some(value)
        }
        _ => None,
    })
}

fn key<'a>(key: &VariantKey<&'a str>) -> &'a str {
    match key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}
