//! An OpenAPI schema as a TypeScript declaration.

use std::fmt::Write as _;

use serde_json::Value;

/// Declares a type: an interface for an object, otherwise an alias.
pub(super) fn of(name: &str, schema: &Value) -> String {
    let mut out = String::from("\n");
    write_comment(&mut out, "", schema);
    if let Some(properties) = schema["properties"].as_object() {
        writeln!(out, "export interface {name} {{").ok();
        for (property, inner) in properties {
            write_comment(&mut out, "  ", inner);
            writeln!(out, "  {};", field(schema, property, inner)).ok();
        }
        out.push_str("}\n");
    } else {
        let values = match schema["oneOf"].as_array() {
            Some(parts) => parts.iter().map(|part| format!("\n  | {}", expression(part))).collect(),
            None => format!(" {}", expression(schema)),
        };
        writeln!(out, "export type {name} ={values};").ok();
    }
    out
}

fn write_comment(out: &mut String, indent: &str, schema: &Value) {
    if let Some(text) = description(schema) {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        writeln!(out, "{indent}/** {text} */").ok();
    }
}

/// Returns the description of a schema; that of a nullable type may be with the type.
fn description(schema: &Value) -> Option<&str> {
    let parts = ["oneOf", "anyOf"].into_iter().filter_map(|key| schema[key].as_array()).flatten();
    let is_nullable = parts.clone().any(|part| part["type"] == "null");
    let mut inner = parts.filter_map(|part| part["description"].as_str());
    schema["description"].as_str().or_else(|| inner.next().filter(|_| is_nullable))
}

/// Declares a property of an object.
fn field(object: &Value, name: &str, schema: &Value) -> String {
    let required =
        object["required"].as_array().is_some_and(|names| names.iter().any(|it| it == name));
    format!("{name}{}: {}", if required { "" } else { "?" }, expression(schema))
}

/// Returns the type of the values that a schema allows.
fn expression(schema: &Value) -> String {
    if let Some(target) = schema["$ref"].as_str() {
        return target.rsplit('/').next().unwrap_or(target).to_owned();
    }
    if let Some(values) = schema["enum"].as_array() {
        return joined(values.iter().map(Value::to_string), " | ");
    }
    for (key, separator) in [("oneOf", " | "), ("anyOf", " | "), ("allOf", " & ")] {
        if let Some(parts) = schema[key].as_array() {
            return joined(parts.iter().map(expression), separator);
        }
    }
    match &schema["type"] {
        Value::Array(kinds) => joined(kinds.iter().map(|kind| of_kind(kind, schema)), " | "),
        kind => of_kind(kind, schema),
    }
}

/// Returns the type of the values of one JSON kind.
fn of_kind(kind: &Value, schema: &Value) -> String {
    match kind.as_str() {
        Some("integer" | "number") => "number".to_owned(),
        Some("string") => text(schema),
        Some("boolean") => "boolean".to_owned(),
        Some("null") => "null".to_owned(),
        Some("array") => format!("Array<{}>", expression(&schema["items"])),
        Some("object") => object(schema),
        _ => "unknown".to_owned(),
    }
}

fn object(schema: &Value) -> String {
    match schema["properties"].as_object() {
        Some(properties) => {
            let fields = properties.iter().map(|(name, inner)| field(schema, name, inner));
            format!("{{ {} }}", joined(fields, "; "))
        }
        None if schema["additionalProperties"].is_object() => {
            format!("Record<string, {}>", expression(&schema["additionalProperties"]))
        }
        None => "Record<string, unknown>".to_owned(),
    }
}

/// Returns the type of a text: if its pattern begins with a fixed part, a text that begins with it.
fn text(schema: &Value) -> String {
    let pattern = schema["pattern"].as_str().and_then(|pattern| pattern.strip_prefix('^'));
    let fixed: String = pattern
        .unwrap_or_default()
        .chars()
        .take_while(|sign| sign.is_ascii_alphanumeric() || "-:".contains(*sign))
        .collect();
    if fixed.is_empty() { "string".to_owned() } else { format!("`{fixed}${{string}}`") }
}

fn joined(parts: impl Iterator<Item = String>, separator: &str) -> String {
    parts.collect::<Vec<_>>().join(separator)
}
