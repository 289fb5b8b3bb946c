//! Security headers: what a page may load, and which sites may embed it. Pages carry all of them; workers and files only those
//! that apply to them, since for fifty files the other headers would add up to the size of a module.

use axum::{
    body::Body,
    http::{HeaderMap, HeaderName, HeaderValue, Response, header},
};

type Guard = (&'static str, &'static str);

const FILE: [Guard; 2] =
    [("cross-origin-resource-policy", "same-origin"), ("x-content-type-options", "nosniff")];

const WORKER: [Guard; 2] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
         img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
         font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; \
         require-trusted-types-for 'script'; trusted-types gipfel",
    ),
    ("cross-origin-embedder-policy", "require-corp"),
];

const PAGE: [Guard; 4] = [
    ("cross-origin-opener-policy", "same-origin"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    (
        "permissions-policy",
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
         magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
    ),
];

/// Headers of an embedded board. Any site may frame the board, which only reads the data that it shows.
const EMBEDDED: [Guard; 2] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
         connect-src 'self'; form-action 'none'; frame-ancestors *; base-uri 'none'; \
         require-trusted-types-for 'script'; trusted-types gipfel",
    ),
    ("cross-origin-resource-policy", "cross-origin"),
];

/// Returns whether other sites may embed the page at this path: `/embed/…`, with or without a language.
fn is_embedded(path: &str) -> bool {
    path.trim_start_matches('/').split('/').take(2).any(|part| part == "embed")
}

/// Returns whether the script at this path is a worker, which has its own policy.
fn is_worker(path: &str) -> bool {
    path == "/sw.js" || path.ends_with("/worker.js")
}

/// HSTS: browsers use only TLS from then on.
const SECURE: [Guard; 1] = [("strict-transport-security", "max-age=31536000; includeSubDomains")];

/// Adds the headers that a response needs.
pub(crate) fn add(mut response: Response<Body>, path: &str, is_secure: bool) -> Response<Body> {
    let is_worker = is_worker(path);
    let headers = response.headers_mut();
    if is_secure {
        put(headers, &SECURE);
    }
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let files = ["text/javascript", "text/css", "image/", "application/wasm"];
    let is_file = files.iter().any(|file| kind.is_some_and(|kind| kind.starts_with(file)));
    put(headers, &FILE);
    if !is_file || is_worker {
        put(headers, &WORKER);
    }
    if !is_file {
        put(headers, &PAGE);
    }
    if !is_file && is_embedded(path) {
        put(headers, &EMBEDDED);
        headers.remove(header::X_FRAME_OPTIONS);
    }
    response
}

fn put(headers: &mut HeaderMap, guards: &[Guard]) {
    for &(name, value) in guards {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
}
