//! The language of a request.

use axum::http::{HeaderMap, header};
use cookie::Cookie;
use words::Language;

/// Cookie with the language that the visitor has chosen on the site.
const COOKIE: &str = "language";

/// Returns the language of a request: the one chosen on the site, else the one that the browser prefers, else English.
pub(crate) fn of_headers(headers: &HeaderMap) -> Language {
    chosen(headers).or_else(|| accepted(headers)).unwrap_or(Language::En)
}

fn chosen(headers: &HeaderMap) -> Option<Language> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(Cookie::split_parse)
        .filter_map(Result::ok)
        .find(|cookie| cookie.name() == COOKIE)
        .and_then(|cookie| cookie.value().parse().ok())
}

fn accepted(headers: &HeaderMap) -> Option<Language> {
    Language::accepted(headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?)
}
