use serde_json::Value;

use crate::kit::{Response, SHARED, request};

/// Sends a request to the shared server.
pub(super) fn ask(method: &str, path: &str, headers: &[(&str, &str)]) -> Response {
    request(SHARED.address, method, path, headers, None)
}

pub(super) fn get(path: &str) -> Response {
    ask("GET", path, &[])
}

/// Returns the version and the URLs that the service worker caches for a language.
pub(super) fn kept(language: &str) -> (String, Vec<String>) {
    let list: Value = get(&format!("/{language}/offline.json")).json();
    let urls = list["urls"].as_array().expect("addresses").iter();
    let urls = urls.map(|url| url.as_str().expect("an address").to_owned());
    (list["version"].as_str().expect("a version").to_owned(), urls.collect())
}

/// Returns the pages in a language.
pub(super) fn pages(language: &str) -> Vec<String> {
    let is_page = |url: &String| !url.starts_with("/assets/") && !url.ends_with(".webmanifest");
    kept(language).1.into_iter().filter(is_page).collect()
}
