//! The routes of the server.

mod every_request;

use std::sync::Arc;

use axum::{
    Router,
    body::Body,
    extract::{Path, Query, Request, State},
    http::{HeaderMap, HeaderValue, Method, Response, StatusCode, Uri, header},
    middleware,
    response::IntoResponse as _,
    routing::get,
};
use frontend::{Content, Page, Site, data, manifest, offline, worker};
use serde::Deserialize;
use tokio::time;
use words::Language;

use crate::{
    api,
    app::SharedApp,
    http::{
        downloads, held_body, language,
        problem::Problem,
        response::{self, CachePolicy},
    },
    limits::READY_HEARTBEAT_MAX_AGE,
    socket,
    visitor::client_address::ClientAddress,
};

/// Returns the router for the whole site.
pub(crate) fn router(app: &SharedApp) -> Router {
    let downloads = middleware::from_fn_with_state(Arc::clone(app), limit_downloads);
    let handshake = middleware::from_fn_with_state(Arc::clone(app), accept_socket);
    let routes = Router::new()
        .merge(pages_and_files().layer(downloads))
        .merge(api::router(app))
        .route("/socket", get(socket::open).layer(handshake));
    guarded(app, routes)
}

/// Adds the middleware that every request passes through.
pub(crate) fn guarded(app: &SharedApp, routes: Router<SharedApp>) -> Router {
    routes
        .layer(middleware::from_fn_with_state(Arc::clone(app), every_request::handle))
        .with_state(Arc::clone(app))
}

/// Limits the time until a socket is accepted: looking up the player in the database may be slow. A node that sends its clients away
/// accepts none, so a balancer tries another node at once.
async fn accept_socket(
    State(app): State<SharedApp>,
    request: Request,
    next: middleware::Next,
) -> Response<Body> {
    let mut draining = app.draining.subscribe();
    let accepted = tokio::select! {
        biased;
        _ = draining.wait_for(|draining| *draining) => None,
        accepted = time::timeout(app.options.limits.request, next.run(request)) => accepted.ok(),
    };
    accepted.unwrap_or_else(|| Problem::unavailable().into_response())
}

/// Makes large files wait for other downloads from the same address.
async fn limit_downloads(
    State(app): State<SharedApp>,
    client: ClientAddress,
    request: Request,
    next: middleware::Next,
) -> Response<Body> {
    let response = next.run(request).await;
    if !downloads::is_large(response.body()) {
        return response;
    }
    match app.downloads.enter(client.0).await {
        Ok(slot) => response.map(|body| held_body::holding(slot, body)),
        Err(problem) => {
            // Further requests waiting on the same connection would hold it just as long.
            let mut refusal = problem.into_response();
            refusal.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
            refusal
        }
    }
}

/// Returns the routes for pages and files, which are read-only and the same for all visitors.
fn pages_and_files() -> Router<SharedApp> {
    Router::new()
        .route("/livez", get(live))
        .route("/readyz", get(ready))
        .route("/healthz", get(ready))
        .route("/metrics", get(metrics))
        .route("/sw.js", get(service_worker))
        .route("/assets/{digest}/{*name}", get(asset))
        .route("/data/{*name}", get(data_file))
        .route("/{language}/manifest.webmanifest", get(language_manifest))
        .route("/{language}/offline.json", get(offline_list))
        .fallback(page)
        .layer(middleware::from_fn(only_reading))
}

/// Allows only GET and HEAD.
async fn only_reading(request: Request, next: middleware::Next) -> Response<Body> {
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return next.run(request).await;
    }
    let mut response =
        response::plain(StatusCode::METHOD_NOT_ALLOWED, "Only GET and HEAD are allowed here.\n");
    response.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
    response
}

/// Responds to the liveness check: the process is running and not draining. A load balancer may send people here even if the
/// database is down, since the site tells them about it.
async fn live(State(app): State<SharedApp>, headers: HeaderMap) -> Response<Body> {
    if *app.draining.borrow() {
        return health(&headers, StatusCode::SERVICE_UNAVAILABLE, "draining");
    }
    health(&headers, StatusCode::OK, "ok")
}

/// Responds to the readiness check: the database is open and accepts writes, and the server is neither shutting down nor cut off.
async fn ready(State(app): State<SharedApp>, headers: HeaderMap) -> Response<Body> {
    let is_draining = *app.draining.borrow();
    match app.store.nodes().heartbeat_age() {
        _ if is_draining => health(&headers, StatusCode::SERVICE_UNAVAILABLE, "draining"),
        Some(age) if age < READY_HEARTBEAT_MAX_AGE => health(&headers, StatusCode::OK, "ok"),
        Some(_) => health(&headers, StatusCode::SERVICE_UNAVAILABLE, "store"),
        None => health(&headers, StatusCode::SERVICE_UNAVAILABLE, "starting"),
    }
}

fn health(headers: &HeaderMap, status: StatusCode, state: &str) -> Response<Body> {
    let version = env!("CARGO_PKG_VERSION");
    let body = serde_json::json!({ "status": state, "version": version });
    response::content(headers, status, &Content::json(body.to_string()), CachePolicy::NoStore)
}

/// Serves the metrics, only to this machine unless they are public.
async fn metrics(State(app): State<SharedApp>, client: ClientAddress) -> Response<Body> {
    let access = app.options.metrics;
    if access.listen.is_some() || !(access.public || client.0.is_loopback()) {
        return response::plain(StatusCode::NOT_FOUND, "There is no such file.\n");
    }
    response::metrics(app.metrics_text())
}

async fn asset(
    State(app): State<SharedApp>,
    Path((digest, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response<Body> {
    let site = app.site.current();
    // A page must never mix files of two versions.
    if digest != site.digest() {
        return response::plain(
            StatusCode::NOT_FOUND,
            "This file belongs to another version. Reload the page.\n",
        );
    }
    match site.file(&name) {
        Some(content) => {
            response::content(&headers, StatusCode::OK, &content, CachePolicy::Immutable)
        }
        None => response::plain(StatusCode::NOT_FOUND, "There is no such file.\n"),
    }
}

/// Version of the data files named in a URL.
#[derive(Debug, Deserialize)]
struct DataVersion {
    v: Option<String>,
}

/// Serves puzzles and openings: the current files, or those of a version, which can be cached forever.
async fn data_file(
    Path(name): Path<String>,
    Query(DataVersion { v: version }): Query<DataVersion>,
    headers: HeaderMap,
) -> Response<Body> {
    let Some(content) = data::file(&name) else {
        return response::plain(StatusCode::NOT_FOUND, "There is no such file.\n");
    };
    match version.as_deref() {
        None => response::content(&headers, StatusCode::OK, content, CachePolicy::Revalidate),
        Some(version) if version == data::version() => {
            response::content(&headers, StatusCode::OK, content, CachePolicy::Immutable)
        }
        Some(_) => response::plain(
            StatusCode::NOT_FOUND,
            "This file belongs to another version. Reload the page.\n",
        ),
    }
}

async fn service_worker(State(app): State<SharedApp>, headers: HeaderMap) -> Response<Body> {
    let site = app.site.current();
    let Some(content) = worker(&site) else {
        return response::plain(StatusCode::NOT_FOUND, "There is no such file.\n");
    };
    let mut response =
        response::content(&headers, StatusCode::OK, &content, CachePolicy::Revalidate);
    response.headers_mut().insert("service-worker-allowed", HeaderValue::from_static("/"));
    response
}

async fn language_manifest(
    State(app): State<SharedApp>,
    uri: Uri,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Response<Body> {
    let Ok(language) = code.parse() else { return missing(&app.site, &uri, &headers) };
    let content = manifest(&app.site.current(), language);
    response::content(&headers, StatusCode::OK, &content, CachePolicy::Revalidate)
}

async fn offline_list(
    State(app): State<SharedApp>,
    uri: Uri,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Response<Body> {
    let Ok(language) = code.parse() else { return missing(&app.site, &uri, &headers) };
    let content = offline(&app.site.current(), language);
    response::content(&headers, StatusCode::OK, &content, CachePolicy::Revalidate)
}

async fn page(State(app): State<SharedApp>, uri: Uri, headers: HeaderMap) -> Response<Body> {
    let path = uri.path().trim_start_matches('/');
    let query = uri.query().map_or(String::new(), |query| format!("?{query}"));
    let (first, rest) =
        path.split_once('/').map_or((path, None), |(first, rest)| (first, Some(rest)));
    match (exact(first), rest) {
        (Some(language), Some(rest)) => {
            if let Some(page) = Page::at(rest) {
                let content = app.site.current().page(language, page);
                return response::content(
                    &headers,
                    StatusCode::OK,
                    &content,
                    CachePolicy::Revalidate,
                );
            }
            // Redirects a URL with a trailing slash.
            let rest = rest.trim_end_matches('/');
            match Page::at(rest) {
                Some(_) => response::redirect(&format!("/{language}/{rest}{query}")),
                None => missing(&app.site, &uri, &headers),
            }
        }
        (Some(language), None) => response::redirect(&format!("/{language}/{query}")),
        (None, _) => {
            let path = path.trim_end_matches('/');
            if Page::at(path).is_none() {
                return missing(&app.site, &uri, &headers);
            }
            let language = language::of_headers(&headers);
            vary_by_visitor(response::redirect(&format!("/{language}/{path}{query}")))
        }
    }
}

/// Parses the language of a URL. Only the exact code is accepted so that every page has one URL.
fn exact(text: &str) -> Option<Language> {
    text.parse().ok().filter(|language: &Language| language.code() == text)
}

/// Returns the page for unknown URLs, in the language of the URL or else of the visitor.
fn missing(site: &Site, uri: &Uri, headers: &HeaderMap) -> Response<Body> {
    let first = uri.path().split('/').nth(1).unwrap_or_default();
    let of_address = exact(first);
    let language = of_address.unwrap_or_else(|| language::of_headers(headers));
    let content = site.current().not_found(language);
    let response =
        response::content(headers, StatusCode::NOT_FOUND, &content, CachePolicy::Revalidate);
    if of_address.is_some() { response } else { vary_by_visitor(response) }
}

fn vary_by_visitor(mut response: Response<Body>) -> Response<Body> {
    let vary = HeaderValue::from_static("Accept-Language, Cookie, Accept-Encoding");
    response.headers_mut().insert(header::VARY, vary);
    response
}
