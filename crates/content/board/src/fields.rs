//! Readers for the fields of JSON objects sent by pages.

use std::borrow::Cow;

use game::Color;
use json::Json;

/// Returns a string field that may be missing or `null`; the outer `None` means that the field has another
/// type.
pub(crate) fn optional_text(json: Json<'_>, name: &str) -> Option<Option<String>> {
    match json.get(name) {
        Some(value) if !value.is_null() => value.text().map(|text| Some(text.into_owned())),
        _ => Some(None),
    }
}

/// Returns a list of strings.
pub(crate) fn texts(json: Json<'_>) -> Option<Vec<String>> {
    list(json, |item| item.text().map(Cow::into_owned))
}

/// Returns a list of values parsed by `read`.
pub(crate) fn list<'a, T>(json: Json<'a>, read: fn(Json<'a>) -> Option<T>) -> Option<Vec<T>> {
    if json.is_list() { json.items().map(read).collect() } else { None }
}

/// Returns a colour, `w` or `b`.
pub(crate) fn color(json: Json<'_>) -> Option<Color> {
    Color::from_code(&json.text()?)
}
