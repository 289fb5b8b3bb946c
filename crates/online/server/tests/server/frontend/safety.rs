use words::Language;

use super::fetch::{ask, get, kept, pages};
use crate::kit::Response;

/// Asserts the security headers that apply to a response.
fn is_guarded(answer: &Response, path: &str) {
    has(answer, path, "cross-origin-resource-policy", "same-origin");
    has(answer, path, "x-content-type-options", "nosniff");
    let files = ["text/javascript", "text/css", "image/", "application/wasm"];
    let is_file = files.iter().any(|kind| answer.header("content-type").starts_with(kind));
    let is_worker = path == "/sw.js" || path.ends_with("/worker.js");
    if is_file && !is_worker {
        return;
    }
    has_policy(answer, path);
    has(answer, path, "cross-origin-embedder-policy", "require-corp");
    if is_file {
        return;
    }
    has(answer, path, "cross-origin-opener-policy", "same-origin");
    has(answer, path, "referrer-policy", "no-referrer");
    assert!(answer.header("permissions-policy").contains("camera=()"), "{path}");
}

fn has(answer: &Response, path: &str, name: &str, value: &str) {
    assert_eq!(answer.header(name), value, "{path}: {name}");
}

fn has_policy(answer: &Response, path: &str) {
    let policy = answer.header("content-security-policy");
    for part in [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
    ] {
        assert!(policy.contains(part), "{path}: {part}");
    }
    assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"), "{path}");
}

#[test]
fn every_response_has_security_headers() {
    let (version, urls) = kept("en");
    for path in &urls {
        is_guarded(&get(path), path);
    }
    let old = format!("/assets/{version}0/shell/shell.js");
    for path in [
        "/",
        "/play",
        "/en",
        "/en/nothing",
        "/nothing",
        "/healthz",
        "/sw.js",
        "/en/offline.json",
        &old,
    ] {
        is_guarded(&get(path), path);
    }
    is_guarded(&ask("POST", "/en/", &[]), "POST");
    let tag = get("/en/").header("etag").to_owned();
    is_guarded(&ask("GET", "/en/", &[("if-none-match", &tag)]), "not modified");
}

#[test]
fn pages_have_no_inline_scripts_or_styles() {
    for language in Language::ALL {
        for page in pages(language.code()) {
            let text = get(&page).text();
            for piece in text.split("<script").skip(1) {
                let (open, rest) = piece.split_once('>').unwrap();
                assert!(open.contains(" src=\"/assets/"), "{page}: <script{open}>");
                assert!(rest.starts_with("</script>"), "{page}: a script in the page");
            }
            assert!(
                !text.contains("<style") && !text.contains(" style="),
                "{page}: a style in the page"
            );
            for piece in text.split('<').skip(1) {
                let tag = piece.split('>').next().unwrap();
                assert!(!tag.contains(" on") || !tag.contains("=\"javascript"), "{page}: {tag}");
                assert!(!has_handler(tag), "{page}: {tag}");
            }
        }
    }
}

/// Returns whether a tag has an attribute such as `onclick`.
fn has_handler(tag: &str) -> bool {
    tag.split(" on").skip(1).any(|piece| {
        let name: String = piece.chars().take_while(char::is_ascii_lowercase).collect();
        !name.is_empty() && piece[name.len()..].starts_with("=\"")
    })
}

#[test]
fn pages_load_nothing_from_other_sites() {
    for page in pages("en") {
        let text = get(&page).text();
        for tag in ["<script", "<link", "<img", "<source", "<iframe", "<use", "<image"] {
            for piece in text.split(tag).skip(1) {
                let tag = piece.split('>').next().unwrap();
                assert!(!tag.contains("=\"http") && !tag.contains("=\"//"), "{page}: {tag}");
            }
        }
    }
}

#[test]
fn the_host_header_is_never_reflected() {
    for path in ["/", "/en", "/en/", "/nothing", "/en/offline.json", "/en/manifest.webmanifest"] {
        let answer = get(path);
        assert!(!answer.text().contains("example.org"), "{path}");
        assert!(!answer.header("location").contains("example.org"), "{path}");
    }
}

#[test]
fn redirects_never_lead_to_another_site() {
    for path in [
        "//evil.org",
        "//evil.org/play",
        "/%2f%2fevil.org",
        "/en//evil.org/",
        "/\\evil.org",
        "//play",
        "///",
    ] {
        let answer = get(path);
        let location = answer.header("location");
        assert!(location.is_empty() || location.starts_with("/en/"), "{path}: {location}");
    }
}

#[test]
fn an_embedded_board_may_be_framed_and_stores_nothing() {
    for path in ["/en/embed/study/00000000000/1", "/de/embed/game/00000000000"] {
        let answer = get(path);
        assert_eq!(answer.status, 200, "{path}");
        let policy = answer.header("content-security-policy");
        for part in
            ["default-src 'none'", "frame-ancestors *", "form-action 'none'", "base-uri 'none'"]
        {
            assert!(policy.contains(part), "{path}: {part}");
        }
        assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"), "{path}");
        has(&answer, path, "x-frame-options", "");
        has(&answer, path, "set-cookie", "");
        has(&answer, path, "cross-origin-resource-policy", "cross-origin");
        let text = answer.text();
        assert!(!text.contains("shell/shell.js") && !text.contains("site/theme.js"), "{path}");
    }
    for path in ["/en/embed/study/00000000000/x", "/en/embed/study/short/1", "/en/embed/other/1"] {
        assert_eq!(get(path).status, 404, "{path}");
    }
    // No other page may be framed.
    has(&get("/en/study/embed0000000"), "/en/study/…", "x-frame-options", "DENY");
}
