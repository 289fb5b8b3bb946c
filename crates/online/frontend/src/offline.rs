//! Content of the service worker's cache, and the worker itself.

use std::sync::Arc;

use serde_json::json;
use words::Language;

use crate::{content::Content, data, page::Page, snapshot::Snapshot};

/// Script of the service worker in `web/`.
const WORKER: &str = "sw.js";

/// Placeholder in the worker for the version of the site.
const VERSION: &str = "__VERSION__";

/// Placeholder in the worker for the version of puzzles and openings.
const DATA: &str = "__DATA__";

/// Returns the URLs that the worker caches for a language, with the version that they belong to.
#[must_use]
pub fn offline(site: &Snapshot, language: Language) -> Arc<Content> {
    site.once(format!("{language} offline"), || {
        let kept = Page::all().into_iter().filter(|page| !page.is_embedded());
        let pages = kept.map(|page| format!("/{language}/{}", page.path()));
        let manifest = format!("/{language}/manifest.webmanifest");
        let assets = site
            .assets()
            .names()
            .filter(|name| *name != WORKER && !is_of_another_language(name, language))
            .map(|name| site.assets().address(name));
        let urls: Vec<String> = pages.chain([manifest]).chain(assets).collect();
        Content::json(json!({ "version": site.assets().digest(), "urls": urls }).to_string())
    })
}

fn is_of_another_language(name: &str, language: Language) -> bool {
    name.strip_prefix("words/")
        .and_then(|rest| rest.split_once('/'))
        .is_some_and(|(code, _)| code != language.code())
}

/// Returns the worker with the version inserted so that browsers see a new worker whenever anything has changed.
#[must_use]
pub fn worker(site: &Snapshot) -> Option<Arc<Content>> {
    let script = site.assets().file(WORKER)?;
    Some(site.once("worker".to_owned(), || {
        let text = String::from_utf8_lossy(&script.bytes)
            .replace(VERSION, site.assets().digest())
            .replace(DATA, data::version());
        Content::file(WORKER, text.into())
    }))
}
