use std::collections::BTreeSet;

use words::Language;

use super::fetch::{get, kept};

#[test]
fn everything_cached_offline_can_be_fetched() {
    for language in Language::ALL {
        let (_, urls) = kept(language.code());
        let different: BTreeSet<&String> = urls.iter().collect();
        assert_eq!(different.len(), urls.len(), "{language}: no duplicates");
        for url in urls {
            assert_eq!(get(&url).status, 200, "{url}");
        }
    }
}

#[test]
fn only_messages_in_the_requested_language_are_cached() {
    let (_, urls) = kept("pl");
    assert!(urls.iter().any(|url| url.contains("/words/pl/")));
    assert!(!urls.iter().any(|url| url.contains("/words/en/")));
}

#[test]
fn the_worker_contains_the_version_of_the_files() {
    let (version, urls) = kept("en");
    let answer = get("/sw.js");
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("service-worker-allowed"), "/");
    assert_eq!(answer.header("content-type"), "text/javascript; charset=utf-8");
    assert!(answer.text().contains(&format!("\"{version}\"")));
    assert!(!answer.text().contains("__VERSION__"));
    assert!(!urls.iter().any(|url| url.ends_with("/sw.js")), "the browser keeps the worker itself");
}

#[test]
fn the_site_can_be_installed_in_every_language() {
    for language in Language::ALL {
        let answer = get(&format!("/{language}/manifest.webmanifest"));
        assert_eq!(answer.status, 200);
        assert_eq!(answer.header("content-type"), "application/manifest+json");
        let manifest: serde_json::Value = serde_json::from_str(&answer.text()).unwrap();
        assert_eq!(manifest["lang"], language.code());
        assert_eq!(manifest["start_url"], format!("/{language}/"));
        assert_eq!(manifest["display"], "standalone");
        let icons = manifest["icons"].as_array().unwrap();
        for (size, purpose) in [("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")] {
            let icon =
                icons.iter().find(|icon| icon["sizes"] == size && icon["purpose"] == purpose);
            let icon = icon.unwrap_or_else(|| panic!("{language}: no {purpose} icon of {size}"));
            assert_eq!(get(icon["src"].as_str().unwrap()).status, 200);
        }
        for shortcut in manifest["shortcuts"].as_array().unwrap() {
            assert_eq!(get(shortcut["url"].as_str().unwrap()).status, 200);
        }
    }
    assert_eq!(get("/xx/manifest.webmanifest").status, 404);
    assert_eq!(get("/xx/offline.json").status, 404);
}
