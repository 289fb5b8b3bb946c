use words::Language;

use super::fetch::{ask, get, kept, pages};

#[test]
fn every_page_exists_in_every_language() {
    for language in Language::ALL {
        let pages = pages(language.code());
        for page in [
            "",
            "play",
            "analyse",
            "learn",
            "learn/yinsh",
            "learn/gipf",
            "rules/yinsh",
            "rules/gipf",
            "learn/potentials",
            "learn/potentials/stacks",
            "rules/potentials",
        ] {
            assert!(pages.contains(&format!("/{language}/{page}")), "{language}: {page}");
        }
        for page in pages {
            let answer = get(&page);
            assert_eq!(answer.status, 200, "{page}");
            assert_eq!(answer.header("content-type"), "text/html; charset=utf-8", "{page}");
            let text = answer.text();
            assert!(text.contains(&format!("<html lang=\"{language}\"")), "{page}");
            assert_eq!(text.matches("<h1").count(), 1, "{page}: one heading");
            assert_eq!(text.matches("<main").count(), 1, "{page}: one main part");
        }
    }
}

#[test]
fn everything_that_a_page_references_exists() {
    for page in pages("en") {
        let text = get(&page).text();
        for mark in ["src=\"", "href=\"", "data-words=\""] {
            for piece in text.split(mark).skip(1) {
                let address = piece.split(['"', '#', '?']).next().unwrap();
                if address.starts_with("/api/") {
                    // Some URLs are only for signed-in players.
                    assert_ne!(get(address).status, 404, "{page} names {address}");
                } else if address.starts_with('/') {
                    assert_eq!(get(address).status, 200, "{page} names {address}");
                }
            }
        }
    }
}

#[test]
fn files_have_the_right_content_type() {
    let (_, urls) = kept("en");
    for (ending, kind) in [
        (".js", "text/javascript; charset=utf-8"),
        (".css", "text/css; charset=utf-8"),
        (".wasm", "application/wasm"),
        (".svg", "image/svg+xml"),
        (".png", "image/png"),
        (".json", "application/json"),
    ] {
        let url = urls.iter().find(|url| url.ends_with(ending)).unwrap();
        assert_eq!(get(url).header("content-type"), kind, "{url}");
    }
}

#[test]
fn tools_and_tests_of_the_scripts_are_not_published() {
    for (_, urls) in Language::ALL.map(|language| kept(language.code())) {
        for url in urls {
            assert!(!url.contains("node_modules") && !url.contains("/tests/"), "{url}");
            assert!(!url.ends_with(".d.ts") && !url.ends_with("package.json"), "{url}");
        }
    }
}

#[test]
fn unknown_paths_are_not_found() {
    for path in [
        "/xx/play",
        "/en/nothing",
        "/en/learn/chess",
        "/en/rules",
        "/en/learn/yinsh/nothing",
        "/favicon.ico",
        "/%00",
        "/..%2f..%2fetc/passwd",
        "/en/../../etc/passwd",
        "/assets/",
        "/assets/x",
    ] {
        let answer = get(path);
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.text().contains("href=\"/en/\""), "{path}: a link back");
    }
}

#[test]
fn the_error_page_is_in_the_language_of_its_url() {
    assert!(get("/de/nichts").text().contains("<html lang=\"de\""));
    let answer = ask("GET", "/nic", &[("accept-language", "pl")]);
    assert_eq!(answer.status, 404);
    assert!(answer.text().contains("<html lang=\"pl\""));
    assert!(answer.header("vary").contains("Accept-Language"));
}

#[test]
fn files_of_another_version_are_never_sent() {
    let (version, urls) = kept("en");
    let script = urls.iter().find(|url| url.ends_with("/words/words.js")).unwrap();
    let old = script.replace(&version, "0123456789abcdef");
    let answer = get(&old);
    assert_eq!(answer.status, 404);
    assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
    assert_eq!(answer.header("cache-control"), "no-store");
    assert_eq!(get(&format!("/assets/{version}/nothing.js")).status, 404);
}

#[test]
fn pages_reject_writes() {
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW"] {
        let answer = ask(method, "/en/play", &[("content-length", "0")]);
        assert_eq!(answer.status, 405, "{method}");
        assert_eq!(answer.header("allow"), "GET, HEAD", "{method}");
    }
}

#[test]
fn head_returns_the_headers_without_the_body() {
    for path in ["/en/play", "/healthz", "/en/nothing", "/sw.js", "/en/manifest.webmanifest"] {
        let (whole, head) = (get(path), ask("HEAD", path, &[]));
        assert_eq!(head.status, whole.status, "{path}");
        assert!(head.body.is_empty(), "{path}");
        assert_eq!(head.header("content-length"), whole.body.len().to_string(), "{path}");
        assert_eq!(head.header("etag"), whole.header("etag"), "{path}");
    }
}

#[test]
fn the_health_check_reports_status_and_version() {
    let answer = get("/healthz");
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("cache-control"), "no-store");
    let health: serde_json::Value = serde_json::from_str(&answer.text()).unwrap();
    assert_eq!(health["status"], "ok");
    assert_eq!(health["version"], env!("CARGO_PKG_VERSION"));
}
