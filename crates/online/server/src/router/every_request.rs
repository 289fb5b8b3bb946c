//! What holds for every request: it is measured and written down, a mistake of ours harms nobody else, and the answer is guarded.

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
    http::{problem::Problem, security_headers},
    metrics::answered,
};

/// Puts a request into its frame.
pub(crate) async fn framed(
    State(app): State<SharedApp>,
    request: Request,
    next: Next,
) -> Response<Body> {
    let begun = Instant::now();
    let method = request.method().clone();
    // Never what follows the `?`: people put there what is nobody's business.
    let path = request.uri().path().to_owned();
    let response = AssertUnwindSafe(next.run(request)).catch_unwind().await.unwrap_or_else(|_| {
        tracing::error!(%method, path, "A mistake of ours ended {method} {path}");
        Problem::of_status(StatusCode::INTERNAL_SERVER_ERROR).into_response()
    });
    let (status, took) = (response.status(), begun.elapsed());
    answered(status, took.as_secs_f64());
    let (status, ms) = (status.as_u16(), u64::try_from(took.as_millis()).unwrap_or(u64::MAX));
    tracing::debug!(%method, path, status, ms, "Answered {method} {path} with {status} in {ms} ms");
    security_headers::add(response, security_headers::is_worker(&path), app.options.is_secure())
}
