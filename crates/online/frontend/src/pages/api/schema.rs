//! Short descriptions of the types of requests and responses.

use maud::{Markup, html};
use serde_json::Value;
use words::Words;

/// Maximum depth to which a type is described within a line.
const SCHEMA_MAX_DEPTH: usize = 4;

/// Renders a type in one line, with links to named types.
pub(super) fn kind(schema: &Value) -> Markup {
    within(schema, SCHEMA_MAX_DEPTH)
}

fn within(schema: &Value, depth: usize) -> Markup {
    if depth == 0 {
        return html! { "…" };
    }
    if let Some(name) = name_of(schema) {
        return html! { a href={ "#" (anchor("type", name)) } { (name) } };
    }
    if let Some(values) = schema.get("enum").and_then(Value::as_array) {
        return joined(values.iter().map(|value| html! { code { (value) } }).collect());
    }
    for key in ["oneOf", "anyOf", "allOf"] {
        if let Some(ways) = schema.get(key).and_then(Value::as_array) {
            return joined(ways.iter().map(|way| within(way, depth - 1)).collect());
        }
    }
    if let Some(items) = schema.get("items") {
        return html! { "[" (within(items, depth - 1)) ", …]" };
    }
    if let Some(fields) = schema.get("properties").and_then(Value::as_object) {
        return html! {
            "{ "
            @for (index, (name, field)) in fields.iter().enumerate() {
                @if index > 0 { ", " }
                code { (name) } ": " (within(field, depth - 1))
            }
            " }"
        };
    }
    match schema.get("type") {
        Some(Value::String(name)) => html! { (name) },
        Some(Value::Array(names)) => {
            joined(names.iter().filter_map(Value::as_str).map(|name| html! { (name) }).collect())
        }
        _ => html! { "any" },
    }
}

fn joined(ways: Vec<Markup>) -> Markup {
    html! {
        @for (index, way) in ways.into_iter().enumerate() {
            @if index > 0 { " | " }
            (way)
        }
    }
}

/// Renders text in which backticks mark code.
pub(super) fn prose(text: &str) -> Markup {
    html! {
        @for (index, part) in text.split('`').enumerate() {
            @if index % 2 == 1 { code { (part) } } @else { (part) }
        }
    }
}

/// Returns the name of a type that is described elsewhere.
pub(super) fn name_of(schema: &Value) -> Option<&str> {
    schema.get("$ref")?.as_str()?.rsplit('/').next()
}

/// Renders a named type.
pub(super) fn markup(words: Words, name: &str, schema: &Value) -> Markup {
    let about = |value: &Value| -> String {
        value.get("description").and_then(Value::as_str).unwrap_or_default().to_owned()
    };
    let required: Vec<&str> = schema
        .get("required")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    let fields = schema.get("properties").and_then(Value::as_object);
    html! {
        article class="type" {
            h3 id=(anchor("type", name)) { (name) }
            @if !about(schema).is_empty() { p lang="en" { (prose(&about(schema))) } }
            @if let Some(fields) = fields {
                table {
                    thead { tr { th scope="col" { (words.api_field()) } th scope="col" { (words.api_kind()) } th scope="col" { (words.api_meaning()) } } }
                    tbody {
                        @for (field, shape) in fields {
                            tr {
                                th scope="row" { code { (field) } }
                                td { (kind(shape)) @if required.contains(&field.as_str()) { " (" (words.api_required()) ")" } }
                                td lang="en" { (prose(&about(shape))) }
                            }
                        }
                    }
                }
            } @else {
                p { (kind(schema)) }
            }
        }
    }
}

/// Returns an anchor that consists of letters and digits only.
pub(super) fn anchor(kind: &str, text: &str) -> String {
    let plain = text.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' });
    let joined: String = plain.collect();
    let parts: Vec<&str> = joined.split('-').filter(|part| !part.is_empty()).collect();
    format!("{kind}-{}", parts.join("-"))
}
