//! What is said when something cannot be done: a status, a code that stays, and a sentence for whoever looks (RFC 9457).

use axum::{
    body::Body,
    http::{HeaderValue, Response, StatusCode, header},
    response::IntoResponse,
};
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
    pub(crate) fn new(status: StatusCode, code: &'static str, detail: impl Into<String>) -> Self {
        Self { status, code, detail: detail.into(), retry_after: None, game: None }
    }

    /// What is to be said when all that is known is the status.
    pub(crate) fn of_status(status: StatusCode) -> Self {
        let (code, detail) = match status.as_u16() {
            404 => ("not-found", "There is nothing at this address."),
            405 => ("method-not-allowed", "This address does not take this method; see Allow."),
            408 => ("timeout", "The request took too long to arrive."),
            411 => ("length-required", "How long the body is must be said."),
            413 => ("too-large", "The request is too large."),
            414 => ("too-long", "The address is too long."),
            415 => ("not-json", "The body must be JSON, with the content type application/json."),
            422 => ("not-understood", "The body is not what is expected here."),
            426 => ("no-socket", "This address is for a WebSocket."),
            400..=499 => ("bad-request", "The request could not be understood."),
            _ => ("internal", "Something went wrong here; it has been noted."),
        };
        Self::new(status, code, detail)
    }

    /// Something that is not there, or not for these eyes.
    pub(crate) fn not_found(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, "not-found", detail)
    }

    /// No game has this id.
    pub(crate) fn no_such_game() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no-such-game", "There is no such game.")
    }

    /// A request whose form is wrong.
    pub(crate) fn bad_request(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "bad-request", detail)
    }

    /// A body that is JSON, but not what is expected.
    pub(crate) fn not_understood(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "not-understood", detail)
    }

    /// Nobody is known by what came with the request.
    pub(crate) fn unauthorized(code: &'static str, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, code, detail)
    }

    /// Known, but not allowed.
    pub(crate) fn forbidden(code: &'static str, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, code, detail)
    }

    /// Too often: when to come back.
    pub(crate) fn too_many(seconds: u64) -> Self {
        let detail = format!("That was too often: try again in {seconds} s.");
        let mut problem = Self::new(StatusCode::TOO_MANY_REQUESTS, "limit", detail);
        problem.retry_after = Some(seconds);
        problem
    }

    /// The store or something else behind the server does not answer. What exactly, only the log says.
    pub(crate) fn unavailable() -> Self {
        let detail = "The server cannot do that at the moment: try again soon.";
        let mut problem = Self::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", detail);
        problem.retry_after = Some(2);
        problem
    }

    /// With the game as it is, for those who thought it was different.
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

/// What the hall does not do.
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
        let mut problem = Self::new(status, refusal.code(), refusal.to_string());
        problem.retry_after = match refusal.kind() {
            RefusalKind::TooOften => Some(5),
            RefusalKind::Unavailable => Some(2),
            _ => None,
        };
        problem
    }
}

/// What is wrong with the store concerns the log alone.
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
        if self.status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}
