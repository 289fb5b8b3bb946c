//! What a request tells about who asks.

use axum::http::{HeaderMap, header};
use cookie::Cookie;
use words::Language;

/// The cookie in which the language is kept that somebody chose on the site.
const COOKIE: &str = "language";

/// The language in which somebody wants to read: the one that he chose, the one that his browser asks for, or English.
pub(crate) fn of_headers(asked: &HeaderMap) -> Language {
    chosen(asked).or_else(|| accepted(asked)).unwrap_or(Language::En)
}

fn chosen(asked: &HeaderMap) -> Option<Language> {
    let cookies = asked.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(Cookie::split_parse)
        .filter_map(Result::ok)
        .find(|cookie| cookie.name() == COOKIE)
        .and_then(|cookie| cookie.value().parse().ok())
}

fn accepted(asked: &HeaderMap) -> Option<Language> {
    Language::accepted(asked.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?)
}
