//! What holds for every request to the API: who may ask, how often, how long it may take, and that refusals are problems.

use std::sync::Arc;

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
        rates::{Rate, Whose},
    },
    visitor::client_address::Caller,
};

/// Puts a request into its frame.
pub(crate) async fn framed(
    State(app): State<SharedApp>,
    request: Request,
    next: Next,
) -> Response<Body> {
    let (parts, body) = request.into_parts();
    let caller = Caller::of(&parts, &app);
    if let Err(problem) = app.rates.spend(Rate::Request, Whose::address(caller.0)) {
        return problem.into_response();
    }
    // A browser adds cookies to what foreign pages ask for, but never a token.
    if !origin::is_safe(&parts.method) && !parts.headers.contains_key(header::AUTHORIZATION) {
        let public = app.options.public_url.as_ref();
        if let Err(foreign) = origin::check(&parts.headers, public) {
            return Problem::forbidden(foreign.code(), foreign.to_string()).into_response();
        }
    }
    let limit = app.options.limits.request;
    drop(Arc::clone(&app));
    let answered = time::timeout(limit, next.run(Request::from_parts(parts, body))).await;
    answered.map_or_else(|_| Problem::unavailable().into_response(), finished)
}

/// Says every refusal in one form, also those that were made before anybody of us was asked.
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

/// An address that is there, but not for this method. The methods that it takes are added by the router.
pub(crate) async fn method_not_allowed() -> Problem {
    Problem::of_status(StatusCode::METHOD_NOT_ALLOWED)
}
