use super::fetch::{ask, get, kept};

#[test]
fn files_are_cached_forever_and_pages_are_revalidated() {
    let (_, urls) = kept("en");
    for url in urls {
        let answer = get(&url);
        let wanted = if url.starts_with("/assets/") {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        assert_eq!(answer.header("cache-control"), wanted, "{url}");
    }
    assert_eq!(get("/sw.js").header("cache-control"), "no-cache");
}

#[test]
fn unchanged_content_is_not_sent_again() {
    let (_, urls) = kept("en");
    for url in urls {
        let tag = get(&url).header("etag").to_owned();
        assert!(!tag.is_empty(), "{url}");
        let again = ask("GET", &url, &[("if-none-match", &format!("\"other\", {tag}"))]);
        assert_eq!(again.status, 304, "{url}");
        assert!(again.body.is_empty(), "{url}");
        assert_eq!(again.header("etag"), tag, "{url}");
        let changed = ask("GET", &url, &[("if-none-match", "\"other\"")]);
        assert_eq!(changed.status, 200, "{url}");
    }
}

#[test]
fn pages_and_scripts_are_compressed_if_the_browser_accepts_gzip() {
    for url in ["/en/play", "/sw.js"] {
        let (plain, packed) = (get(url), ask("GET", url, &[("accept-encoding", "br, gzip;q=0.5")]));
        assert_eq!(plain.header("content-encoding"), "", "{url}");
        assert_eq!(packed.header("content-encoding"), "gzip", "{url}");
        assert!(packed.body.len() < plain.body.len() / 2, "{url}");
        assert_eq!(packed.text(), plain.text(), "{url}");
        assert_eq!(packed.header("content-length"), packed.body.len().to_string(), "{url}");
        for answer in [plain, packed] {
            assert!(answer.header("vary").contains("Accept-Encoding"), "{url}");
        }
    }
    for refusal in ["gzip;q=0", "identity", "br", "gzip;q=0.0, br"] {
        let answer = ask("GET", "/en/play", &[("accept-encoding", refusal)]);
        assert_eq!(answer.header("content-encoding"), "", "{refusal}");
    }
}

#[test]
fn modules_are_compressed_and_pictures_are_not() {
    let (_, urls) = kept("en");
    for (ending, packed) in [(".wasm", "gzip"), ("icon-512.png", "")] {
        let url = urls.iter().find(|url| url.ends_with(ending)).unwrap();
        let answer = ask("GET", url, &[("accept-encoding", "gzip")]);
        assert_eq!(answer.header("content-encoding"), packed, "{url}");
    }
}
