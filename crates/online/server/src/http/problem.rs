//! Errors as problem details (RFC 9457): a status, a stable code, and a sentence for people.
use protocol::{ProblemCode, RefusalCode};

use axum::{
    body::Body,
    http::{HeaderValue, Response, StatusCode, header},
    response::IntoResponse,
};
use game::Coded;
use hall::{Refusal, RefusalKind};
use serde::Serialize;
use store::StoreError;
use utoipa::ToSchema;

/// The type of every refusal of the API.
pub(crate) const PROBLEM_JSON: &str = "application/problem+json";

/// Why a request was refused.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    code: &'static str,
    detail: String,
    retry_after: Option<u64>,
    game: Option<Box<serde_json::Value>>,
}

impl Problem {
    /// A refusal with a code that programs can rely on, and a sentence for people.
    pub(crate) fn new(status: StatusCode, code: impl Coded, detail: impl Into<String>) -> Self {
        Self { status, code: code.code_of(), detail: detail.into(), retry_after: None, game: None }
    }

    /// What is to be said when all that is known is the status.
    pub(crate) fn of_status(status: StatusCode) -> Self {
        let (code, detail) = match status.as_u16() {
            404 => (ProblemCode::NotFound, "This address does not exist."),
            405 => (
                ProblemCode::MethodNotAllowed,
                "This method is not allowed here; see the header Allow.",
            ),
            408 => (ProblemCode::Timeout, "The request took too long to arrive."),
            411 => (ProblemCode::LengthRequired, "The header Content-Length is missing."),
            413 => (ProblemCode::TooLarge, "The request is too large."),
            414 => (ProblemCode::TooLong, "The address is too long."),
            415 => (
                ProblemCode::NotJson,
                "The body must be JSON, with the content type application/json.",
            ),
            422 => (ProblemCode::NotUnderstood, "The body does not have the expected form."),
            426 => (ProblemCode::NoSocket, "This address is for WebSockets."),
            400..=499 => (ProblemCode::BadRequest, "The request could not be understood."),
            _ => (ProblemCode::Internal, "An internal error occurred. It has been logged."),
        };
        Self::new(status, code, detail)
    }

    /// Something that does not exist, or is not visible to the visitor.
    pub(crate) fn not_found(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, ProblemCode::NotFound, detail)
    }

    /// No game has this id.
    pub(crate) fn no_such_game() -> Self {
        Self::new(StatusCode::NOT_FOUND, RefusalCode::NoSuchGame, "There is no such game.")
    }

    /// A malformed request.
    pub(crate) fn bad_request(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, ProblemCode::BadRequest, detail)
    }

    /// A body that is JSON, but not what is expected.
    pub(crate) fn not_understood(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, ProblemCode::NotUnderstood, detail)
    }

    /// The request is not authenticated.
    pub(crate) fn unauthorized(code: impl Coded, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, code, detail)
    }

    /// The request is authenticated, but not allowed.
    pub(crate) fn forbidden(code: impl Coded, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, code, detail)
    }

    /// A rate limit is exceeded; `seconds` says when to try again.
    pub(crate) fn too_many(seconds: u64) -> Self {
        let detail = format!("Too many requests: try again in {seconds} s.");
        let mut problem = Self::new(StatusCode::TOO_MANY_REQUESTS, RefusalCode::Limit, detail);
        problem.retry_after = Some(seconds);
        problem
    }

    /// The database or another part of the server failed. Only the log says which.
    pub(crate) fn unavailable() -> Self {
        let detail = "The server is temporarily unavailable: try again soon.";
        let mut problem =
            Self::new(StatusCode::SERVICE_UNAVAILABLE, RefusalCode::Unavailable, detail);
        problem.retry_after = Some(2);
        problem
    }

    /// Adds the state of the game, for a client that is out of date.
    #[must_use]
    pub(crate) fn with_game(mut self, game: &impl Serialize) -> Self {
        self.game = serde_json::to_value(game).ok().map(Box::new);
        self
    }

    /// Its code.
    pub(crate) const fn code(&self) -> &'static str {
        self.code
    }
}

/// Refusals of the hall.
impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let status = match refusal.kind() {
            RefusalKind::Bad => StatusCode::UNPROCESSABLE_ENTITY,
            RefusalKind::Forbidden => StatusCode::FORBIDDEN,
            RefusalKind::Missing => StatusCode::NOT_FOUND,
            RefusalKind::Conflict => StatusCode::CONFLICT,
            RefusalKind::TooOften => StatusCode::TOO_MANY_REQUESTS,
            RefusalKind::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        };
        let mut problem = Self {
            status,
            code: refusal.code(),
            detail: refusal.to_string(),
            retry_after: None,
            game: None,
        };
        problem.retry_after = match refusal.kind() {
            RefusalKind::TooOften => Some(5),
            RefusalKind::Unavailable => Some(2),
            _ => None,
        };
        problem
    }
}

/// Errors of the store are logged and not shown.
impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "The store failed: {error}");
        Self::unavailable()
    }
}

/// How a refusal is written (RFC 9457).
#[derive(Serialize, ToSchema, Debug)]
#[schema(as = Problem)]
pub(crate) struct ProblemBody<'a> {
    /// Always `about:blank`: `code` tells what it is.
    #[serde(rename = "type")]
    #[schema(value_type = String)]
    kind: &'a str,
    /// What the status means.
    #[schema(value_type = String)]
    title: &'a str,
    /// The status, as in the first line of the answer.
    status: u16,
    /// A name for this refusal that does not change, such as `not-your-turn`.
    #[schema(value_type = String)]
    code: &'a str,
    /// A sentence in English.
    #[schema(value_type = String)]
    detail: &'a str,
    /// With 409: the game as it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    game: Option<&'a serde_json::Value>,
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response<Body> {
        metrics::counter!("gipfel_refusals_total", "code" => self.code).increment(1);
        let body = ProblemBody {
            kind: "about:blank",
            title: self.status.canonical_reason().unwrap_or("Problem"),
            status: self.status.as_u16(),
            code: self.code,
            detail: &self.detail,
            game: self.game.as_deref(),
        };
        let text = serde_json::to_string(&body).unwrap_or_default();
        let mut response = Response::new(Body::from(text));
        *response.status_mut() = self.status;
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(PROBLEM_JSON));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if let Some(seconds) = self.retry_after {
            headers.insert(header::RETRY_AFTER, seconds.into());
        }
        if self.status == StatusCode::REQUEST_TIMEOUT {
            // The rest of the body is not waited for.
            headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
        }
        if self.status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}
