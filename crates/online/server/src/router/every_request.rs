//! Middleware for every request: metrics, log, panics, security headers.

use std::{panic::AssertUnwindSafe, time::Instant};

use axum::{
    body::Body,
    extract::{Request, State},
    http::{Response, StatusCode},
    middleware::Next,
    response::IntoResponse,
};
use futures_util::FutureExt as _;

use crate::{
    app::SharedApp,
    http::{held_body, host, problem::Problem, security_headers},
    metrics::answered,
    visitor::client_address::ClientAddress,
};

/// Delay after which a client with too many requests in progress should try again, in seconds.
const RETRY_SECONDS: u64 = 1;

/// Handles a request.
pub(crate) async fn handle(
    State(app): State<SharedApp>,
    request: Request,
    next: Next,
) -> Response<Body> {
    let begun = Instant::now();
    let method = request.method().clone();
    // Without the query, which may contain private data.
    let path = request.uri().path().to_owned();
    let answer = async {
        let (mut parts, body) = request.into_parts();
        if let Err(error) = host::check(&parts, app.options.public_url.as_ref()) {
            return host::refusal(error, &path);
        }
        let client = match ClientAddress::find(&mut parts, &app) {
            Ok(client) => client,
            Err(problem) => return problem.into_response(),
        };
        // The connections of a proxy are not limited, so its clients are limited here.
        let Some(slot) = app.requests.enter(client.0, app.options.limits.by_address) else {
            return Problem::too_many(RETRY_SECONDS).into_response();
        };
        let response = next.run(Request::from_parts(parts, body)).await;
        response.map(|body| held_body::holding(slot, body))
    };
    let response = AssertUnwindSafe(answer).catch_unwind().await.unwrap_or_else(|_| {
        tracing::error!(%method, path, "The handler of {method} {path} panicked");
        Problem::of_status(StatusCode::INTERNAL_SERVER_ERROR).into_response()
    });
    let (status, took) = (response.status(), begun.elapsed());
    answered(status, took.as_secs_f64());
    let (status, ms) = (status.as_u16(), u64::try_from(took.as_millis()).unwrap_or(u64::MAX));
    tracing::debug!(%method, path, status, ms, "Answered {method} {path} with {status} in {ms} ms");
    security_headers::add(response, &path, app.options.is_secure())
}
