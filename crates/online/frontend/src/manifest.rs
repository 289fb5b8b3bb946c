//! The web app manifest, which makes the site installable.

use std::sync::Arc;

use serde_json::{Value, json};
use variants::Family;
use words::{Language, Words};

use crate::{content::Content, page::Page, snapshot::Snapshot};

/// Returns the manifest in a language.
#[must_use]
pub fn manifest(site: &Snapshot, language: Language) -> Arc<Content> {
    site.once(format!("{language} manifest"), || {
        Content::new("application/manifest+json", described(site, language).to_string())
    })
}

fn described(site: &Snapshot, language: Language) -> Value {
    let words = Words::new(language);
    let address = |page: Page| format!("/{language}/{}", page.path());
    let shortcut = |name: String, page: Page| json!({ "name": name, "url": address(page) });
    json!({
        // The same application in every language and version.
        "id": "/",
        "name": words.site_name(),
        "short_name": words.site_name(),
        "description": words.site_description(),
        "lang": language.code(),
        "dir": "ltr",
        "start_url": address(Page::Home),
        "scope": "/",
        "display": "standalone",
        "background_color": "#f4efe6",
        "theme_color": "#f4efe6",
        "categories": ["games", "education"],
        "icons": icons(site),
        "shortcuts": [
            shortcut(words.site_play(), Page::Play),
            shortcut(words.site_learn(), Page::Learn),
            shortcut(words.site_analyse(), Page::Analyse),
            shortcut(words.rules_yinsh_title(), Page::Rules(Family::Yinsh)),
            shortcut(words.rules_gipf_title(), Page::Rules(Family::Gipf)),
        ],
    })
}

/// Returns the icons in `web/icons`, whose names state their size: `icon-192.png`, `maskable-512.png`, `icon.svg`.
fn icons(site: &Snapshot) -> Vec<Value> {
    let names = site.assets().names().filter_map(|name| Some((name, name.strip_prefix("icons/")?)));
    names
        .filter_map(|(name, own)| {
            let (stem, ending) = own.rsplit_once('.')?;
            let (kind, sizes, purpose) = match (stem.split_once('-'), ending) {
                (None, "svg") => ("image/svg+xml", "any".to_owned(), "any"),
                (Some((purpose, size)), "png") => {
                    let size: u32 = size.parse().ok()?;
                    let purpose = if purpose == "maskable" { "maskable" } else { "any" };
                    ("image/png", format!("{size}x{size}"), purpose)
                }
                _ => return None,
            };
            Some(json!({ "src": site.assets().address(name), "type": kind, "sizes": sizes, "purpose": purpose }))
        })
        .collect()
}
