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
use words::{Language, Words};

/// Content type of every problem.
pub(crate) const PROBLEM_JSON: &str = "application/problem+json";

/// English texts of the site: a problem that pages explain in every language has the same sentence in English.
pub(crate) const ENGLISH: Words = Words::new(Language::En);

/// A refused request, with status, code and explanation.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    code: &'static str,
    detail: String,
    retry_after: Option<u64>,
    game: Option<Box<serde_json::Value>>,
}

impl Problem {
    /// Creates a problem with a stable code for programs and a sentence for people.
    pub(crate) fn new(status: StatusCode, code: impl Coded, detail: impl Into<String>) -> Self {
        Self { status, code: code.code_of(), detail: detail.into(), retry_after: None, game: None }
    }

    /// Creates a problem when only the status is known.
    pub(crate) fn of_status(status: StatusCode) -> Self {
        let (code, detail) = match status.as_u16() {
            404 => (ProblemCode::NotFound, "This address does not exist."),
            405 => (
                ProblemCode::MethodNotAllowed,
                "This method is not allowed here; see the Allow header.",
            ),
            408 => (ProblemCode::Timeout, "The request took too long to arrive."),
            411 => (ProblemCode::LengthRequired, "The Content-Length header is missing."),
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

    /// Creates a problem for something that does not exist, or that the visitor may not see.
    pub(crate) fn not_found(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, ProblemCode::NotFound, detail)
    }

    /// Creates a problem for an unknown game id.
    pub(crate) fn no_such_game() -> Self {
        Self::absent(RefusalCode::NoSuchGame)
    }

    /// Creates a problem for an unknown player.
    pub(crate) fn no_such_player() -> Self {
        Self::absent(RefusalCode::NoSuchPlayer)
    }

    /// Creates a problem for a name that belongs to another account, or looks as if it did.
    pub(crate) fn name_taken() -> Self {
        Self::new(StatusCode::CONFLICT, ProblemCode::NameTaken, ENGLISH.problem_name_taken())
    }

    fn absent(code: RefusalCode) -> Self {
        Self::new(StatusCode::NOT_FOUND, code, code.to_string())
    }

    /// Creates a problem for a malformed request.
    pub(crate) fn bad_request(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, ProblemCode::BadRequest, detail)
    }

    /// Creates a problem for a body that is JSON, but not of the expected form.
    pub(crate) fn not_understood(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, ProblemCode::NotUnderstood, detail)
    }

    /// Creates a problem for a request that is not authenticated.
    pub(crate) fn unauthorized(code: impl Coded, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, code, detail)
    }

    /// Creates a problem for a request that is authenticated, but not allowed.
    pub(crate) fn forbidden(code: impl Coded, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, code, detail)
    }

    /// Creates a problem for an exceeded rate limit; `seconds` is the time to wait.
    pub(crate) fn too_many(seconds: u64) -> Self {
        let detail = format!("Too many requests. Try again in {seconds} s.");
        let mut problem = Self::new(StatusCode::TOO_MANY_REQUESTS, RefusalCode::Limit, detail);
        problem.retry_after = Some(seconds);
        problem
    }

    /// Creates a problem for a failure of the database or of another part of the server. The details appear only in the log.
    pub(crate) fn unavailable() -> Self {
        let detail = "The server is temporarily unavailable. Try again soon.";
        let mut problem =
            Self::new(StatusCode::SERVICE_UNAVAILABLE, RefusalCode::Unavailable, detail);
        problem.retry_after = Some(2);
        problem
    }

    /// Returns whether the database or another part of the server has failed.
    pub(crate) fn is_unavailable(&self) -> bool {
        self.status == StatusCode::SERVICE_UNAVAILABLE
    }

    /// Adds the delay after which the client should try again.
    #[must_use]
    pub(crate) const fn retry_after(mut self, seconds: u64) -> Self {
        self.retry_after = Some(seconds);
        self
    }

    /// Replaces the code and the explanation.
    #[must_use]
    pub(crate) fn explained(mut self, code: impl Coded, detail: impl Into<String>) -> Self {
        self.code = code.code_of();
        self.detail = detail.into();
        self
    }

    /// Adds the state of the game, for a client that is out of date.
    #[must_use]
    pub(crate) fn with_game(mut self, game: &impl Serialize) -> Self {
        self.game = serde_json::to_value(game).ok().map(Box::new);
        self
    }

    /// Returns the code.
    pub(crate) const fn code(&self) -> &'static str {
        self.code
    }
}

/// Turns a refusal by the hall into a problem.
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

/// Logs an error of the store, and does not reveal it to the client.
impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "A database request failed: {error}");
        Self::unavailable()
    }
}

/// Body of an error response (RFC 9457).
#[derive(Serialize, ToSchema, Debug)]
#[schema(as = Problem)]
pub(crate) struct ProblemBody<'a> {
    /// Always `about:blank`; `code` identifies the problem.
    #[serde(rename = "type")]
    #[schema(value_type = String)]
    kind: &'a str,
    /// Name of the status.
    #[schema(value_type = String)]
    title: &'a str,
    /// HTTP status code.
    status: u16,
    /// Stable code of the problem, such as `not-your-turn`.
    #[schema(value_type = String)]
    code: &'a str,
    /// Explanation in English.
    #[schema(value_type = String)]
    detail: &'a str,
    /// Current state of the game, with status 409.
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
            // The rest of the request body is not read.
            headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
        }
        if self.status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}
