//! What the service worker keeps, and the worker itself.

use std::sync::Arc;

use axum::body::Bytes;
use serde_json::json;
use words::Language;

use crate::{content::Content, page::Page, site::Site};

/// The script of the service worker in `web/`.
const WORKER: &str = "sw.js";

/// The addresses that the worker keeps for a language, with the version that they belong to.
pub(crate) fn offline(site: &Site, language: Language) -> Arc<Content> {
    site.once(format!("{language} offline"), || {
        let pages: Vec<String> =
            Page::all().into_iter().map(|page| format!("/{language}/{}", page.path())).collect();
        let assets: Vec<String> = site
            .names()
            .filter(|name| *name != WORKER && !is_of_another_language(name, language))
            .map(|name| site.address(name))
            .collect();
        let manifest = format!("/{language}/manifest.webmanifest");
        Content::json(
            json!({ "digest": site.digest(), "pages": pages, "assets": assets, "manifest": manifest })
                .to_string(),
        )
    })
}

fn is_of_another_language(name: &str, language: Language) -> bool {
    name.strip_prefix("words/")
        .and_then(|rest| rest.split_once('/'))
        .is_some_and(|(code, _)| code != language.code())
}

/// The worker with the version as its first line, so that browsers see a new one when anything has changed.
pub(crate) fn worker(site: &Site) -> Option<Arc<Content>> {
    let script = site.asset(WORKER)?;
    Some(site.once("worker".to_owned(), || {
        let head = format!("self.DIGEST = {:?};\n", site.digest());
        let bytes: Bytes = [head.as_bytes(), &script.bytes].concat().into();
        Content::file(WORKER, bytes)
    }))
}
