//! Readers for the fields of JSON objects that pages send.

use std::borrow::Cow;

use game::Color;
use json::Json;

/// A text that may be missing or `null`; `None` if it is something else.
pub(crate) fn optional_text(json: Json<'_>, name: &str) -> Option<Option<String>> {
    match json.get(name) {
        Some(value) if !value.is_null() => value.text().map(|text| Some(text.into_owned())),
        _ => Some(None),
    }
}

/// A list of texts.
pub(crate) fn texts(json: Json<'_>) -> Option<Vec<String>> {
    list(json, |item| item.text().map(Cow::into_owned))
}

/// A list of what `read` reads.
pub(crate) fn list<'a, T>(json: Json<'a>, read: fn(Json<'a>) -> Option<T>) -> Option<Vec<T>> {
    if json.is_list() { json.items().map(read).collect() } else { None }
}

/// A colour: `w` or `b`.
pub(crate) fn color(json: Json<'_>) -> Option<Color> {
    Color::from_code(&json.text()?)
}
