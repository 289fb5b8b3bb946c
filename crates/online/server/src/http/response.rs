//! Responses: content with its headers, compressed if the browser supports it, and 304 if the browser already has it.

use axum::{
    body::Body,
    http::{HeaderMap, HeaderValue, Response, StatusCode, header},
};

use frontend::Content;

use crate::http::downloads;

/// Caching of a response.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CachePolicy {
    /// Cached for a year: the URL changes with the content.
    Immutable,
    /// Revalidated on each use; an unchanged response is a short 304.
    Revalidate,
    /// Never cached.
    NoStore,
}

impl CachePolicy {
    const fn header(self) -> &'static str {
        match self {
            Self::Immutable => "public, max-age=31536000, immutable",
            Self::Revalidate => "no-cache",
            Self::NoStore => "no-store",
        }
    }
}

/// Returns a response with the given content to a request with these headers.
pub(crate) fn content(
    request_headers: &HeaderMap,
    status: StatusCode,
    content: &Content,
    policy: CachePolicy,
) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(policy.header()));
    headers.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    if let Ok(tag) = HeaderValue::from_str(&content.tag) {
        headers.insert(header::ETAG, tag);
    }
    if status == StatusCode::OK && is_cached(request_headers, &content.tag) {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(content.kind));
    let packed = accepts_gzip(request_headers).then(|| content.compressed()).flatten();
    if packed.is_some() {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    let bytes = packed.unwrap_or_else(|| content.bytes.clone());
    headers.insert(header::CONTENT_LENGTH, bytes.len().into());
    *response.status_mut() = status;
    *response.body_mut() = downloads::file_body(bytes);
    response
}

/// Returns a short response in plain text.
pub(crate) fn plain(status: StatusCode, text: &'static str) -> Response<Body> {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(CachePolicy::NoStore.header()));
    response
}

/// Returns metrics in the Prometheus text format.
pub(crate) fn metrics(text: String) -> Response<Body> {
    let mut response = plain(StatusCode::OK, "");
    *response.body_mut() = Body::from(text);
    let kind = HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response
}

/// Returns a temporary redirect to another address of this site.
pub(crate) fn redirect(to: &str) -> Response<Body> {
    let mut response = plain(StatusCode::FOUND, "");
    if let Ok(to) = HeaderValue::from_str(to) {
        response.headers_mut().insert(header::LOCATION, to);
    }
    response
}

/// Returns whether the browser already has this version.
fn is_cached(request_headers: &HeaderMap, tag: &str) -> bool {
    let strong = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    request_headers
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .any(|value| {
            value.split(',').any(|known| known.trim() == "*" || strong(known) == strong(tag))
        })
}

/// Returns whether the browser accepts gzip.
fn accepts_gzip(request_headers: &HeaderMap) -> bool {
    let accepted = request_headers.get_all(header::ACCEPT_ENCODING).iter();
    accepted.filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(',')).any(
        |coding| {
            let mut parts = coding.split(';').map(str::trim);
            let name = parts.next().unwrap_or_default();
            let refused = parts.any(|part| {
                part.strip_prefix("q=").is_some_and(|quality| quality.parse().unwrap_or(0.0) <= 0.0)
            });
            name.eq_ignore_ascii_case("gzip") && !refused
        },
    )
}
