//! Example requests that can be copied into a terminal.

use serde_json::{Map, Value, json};

use super::schema::name_of;

/// Maximum depth to which an example follows nested schemas.
const SCHEMA_MAX_DEPTH: usize = 4;

/// Returns a `curl` command that sends an example request.
pub(super) fn curl(
    method: &str,
    path: &str,
    content: &Map<String, Value>,
    is_guarded: bool,
    body: Option<&Value>,
    document: &Value,
) -> String {
    let mut line = "curl".to_owned();
    if is_stream(content) {
        line.push_str(" -N");
    }
    if method != "GET" {
        line.push_str(" -X ");
        line.push_str(method);
    }
    if is_guarded {
        line.push_str(" -H \"Authorization: Bearer $TOKEN\"");
    }
    line.push_str(" \"$GIPFEL");
    line.push_str(path);
    line.push('"');
    if let Some(schema) = body {
        let value = value(schema, document, SCHEMA_MAX_DEPTH);
        let text = serde_json::to_string_pretty(&value).unwrap_or_default();
        line.push_str(" \\\n  -H \"Content-Type: application/json\" \\\n  -d '");
        line.push_str(&text.replace('\'', "'\\''"));
        line.push('\'');
    }
    line
}

/// Returns whether the response is an endless stream.
fn is_stream(content: &Map<String, Value>) -> bool {
    let answers = content.get("responses").and_then(Value::as_object);
    answers.into_iter().flatten().any(|(_, answer)| {
        let media = answer.get("content").and_then(Value::as_object);
        media.is_some_and(|media| media.keys().any(|name| name.contains("ndjson")))
    })
}

/// Returns a value that matches a schema: its own example, or the simplest value.
fn value(schema: &Value, document: &Value, depth: usize) -> Value {
    if let Some(example) = schema.get("example").or_else(|| schema.get("examples")?.get(0)) {
        return example.clone();
    }
    if depth == 0 {
        return Value::Null;
    }
    if let Some(name) = name_of(schema) {
        let named = document.pointer("/components/schemas").and_then(|schemas| schemas.get(name));
        return named.map_or(Value::Null, |named| value(named, document, depth - 1));
    }
    if let Some(first) = schema.get("enum").and_then(|values| values.get(0)) {
        return first.clone();
    }
    for key in ["oneOf", "anyOf", "allOf"] {
        let ways = schema.get(key).and_then(Value::as_array);
        let way =
            ways.and_then(|ways| ways.iter().find(|way| way.get("type") != Some(&json!("null"))));
        if let Some(way) = way {
            return value(way, document, depth - 1);
        }
    }
    if let Some(items) = schema.get("items") {
        return json!([value(items, document, depth - 1)]);
    }
    if let Some(fields) = schema.get("properties").and_then(Value::as_object) {
        let filled = fields
            .iter()
            .filter(|(name, field)| is_shown(schema, name, field))
            .map(|(name, field)| (name.clone(), value(field, document, depth - 1)));
        return Value::Object(filled.collect());
    }
    let kind = match schema.get("type") {
        Some(Value::Array(kinds)) => {
            kinds.iter().filter_map(Value::as_str).find(|kind| *kind != "null")
        }
        kind => kind.and_then(Value::as_str),
    };
    match kind {
        Some("boolean") => json!(false),
        Some("integer" | "number") => json!(1),
        Some("string") => json!("…"),
        _ => Value::Null,
    }
}

/// Returns whether an example includes a field. Optional fields appear only if they have an example of their own.
fn is_shown(schema: &Value, name: &str, field: &Value) -> bool {
    let required = schema.get("required").and_then(Value::as_array);
    let is_required = required.is_some_and(|names| names.iter().any(|other| other == name));
    is_required || field.get("example").is_some() || field.get("examples").is_some()
}
