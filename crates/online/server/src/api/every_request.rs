//! Middleware for every request to the API: rate limit, origin check, timeout, and errors as problems.

use axum::{
    body::Body,
    extract::{Request, State},
    http::{HeaderValue, Response, StatusCode, header},
    middleware::Next,
    response::IntoResponse,
};
use tokio::time;

use crate::{
    app::SharedApp,
    http::{
        origin,
        problem::{PROBLEM_JSON, Problem},
        rates::{LimitKey, Rate},
    },
    visitor::{Arrival, client_address::ClientAddress},
};

/// Handles a request to the API.
pub(crate) async fn handle(
    State(app): State<SharedApp>,
    request: Request,
    next: Next,
) -> Response<Body> {
    let (mut parts, body) = request.into_parts();
    parts.extensions.insert(Arrival(app.hall.now()));
    let client = ClientAddress::of(&parts);
    if let Err(problem) = app.rates.spend(Rate::Request, LimitKey::address(client.0)) {
        return problem.into_response();
    }
    // Browsers attach cookies to requests from other sites, but never a token.
    if !origin::is_safe(&parts.method) && !parts.headers.contains_key(header::AUTHORIZATION) {
        let public = app.options.public_url.as_ref();
        if let Err(error) = origin::check(&parts.headers, public) {
            return Problem::forbidden(error, error.to_string()).into_response();
        }
    }
    let limit = app.options.limits.request;
    let answered = time::timeout(limit, next.run(Request::from_parts(parts, body))).await;
    answered.map_or_else(|_| Problem::unavailable().into_response(), finished)
}

/// Turns every error response into a problem, including those from the router and from extractors.
fn finished(mut response: Response<Body>) -> Response<Body> {
    let status = response.status();
    let kind = response.headers().get(header::CONTENT_TYPE);
    let is_told = kind.is_some_and(|kind| kind == PROBLEM_JSON);
    if (status.is_client_error() || status.is_server_error()) && !is_told {
        let mut problem = Problem::of_status(status).into_response();
        if let Some(allow) = response.headers_mut().remove(header::ALLOW) {
            problem.headers_mut().insert(header::ALLOW, allow);
        }
        return problem;
    }
    let headers = response.headers_mut();
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Responds to a request whose path exists but does not support the method. The router adds the header `Allow`.
pub(crate) async fn method_not_allowed() -> Problem {
    Problem::of_status(StatusCode::METHOD_NOT_ALLOWED)
}
