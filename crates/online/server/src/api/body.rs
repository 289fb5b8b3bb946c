//! Extractors for JSON bodies and query strings. They reject all invalid input with a problem.

use std::{fmt, marker::PhantomData, time::Instant};

use axum::{
    Json,
    body::Bytes,
    extract::{
        FromRequest, FromRequestParts, Query, Request,
        rejection::{JsonRejection, QueryRejection},
    },
    http::{HeaderMap, StatusCode, header, request::Parts},
};
use protocol::{ProblemCode, RefusalCode};
use serde::{
    Deserialize, Deserializer,
    de::{self, DeserializeOwned, MapAccess, value::MapAccessDeserializer},
};
use tokio::time;

use crate::{app::SharedApp, http::problem::Problem, visitor::Visitor};

/// JSON object in the body of a request.
#[derive(Debug)]
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<SharedApp> for JsonBody<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &SharedApp) -> Result<Self, Problem> {
        if !is_json(request.headers()) {
            return Err(Problem::of_status(StatusCode::UNSUPPORTED_MEDIA_TYPE));
        }
        let credential = request.extensions().get::<Visitor>().and_then(Visitor::credential);
        let begun = Instant::now();
        // Shorter than the time limit of the whole request so that a slow client still receives a response.
        let time_limit = app.options.limits.request * 2 / 3;
        let body = time::timeout(time_limit, Bytes::from_request(request, app)).await;
        let body = body.map_err(|_| Problem::of_status(StatusCode::REQUEST_TIMEOUT))?;
        let body = body.map_err(|rejection| Problem::of_status(rejection.status()))?;
        // The visitor was recognised before the body arrived, and may have lost access since.
        if begun.elapsed() > app.options.limits.revocation
            && let Some(credential) = credential
            && !app.store.sessions().revoked(vec![credential]).await?.is_empty()
        {
            return Err(Problem::unauthorized(
                RefusalCode::NotSignedIn,
                "The session or token is no longer valid.",
            ));
        }
        match Json::from_bytes(&body) {
            Ok(Json(Object(value))) => Ok(Self(value)),
            Err(rejection) => Err(refused(&rejection)),
        }
    }
}

/// A value that must be given as a JSON object. Serde alone would also accept an array of the field values in order.
struct Object<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Fields(PhantomData)).map(Self)
    }
}

struct Fields<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> de::Visitor<'de> for Fields<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<T, A::Error> {
        T::deserialize(MapAccessDeserializer::new(fields))
    }
}

/// Returns whether the content type is JSON. Forms on other sites cannot send that type.
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
    kind.trim().eq_ignore_ascii_case("application/json")
}

fn refused(rejection: &JsonRejection) -> Problem {
    match rejection {
        // The parser's error helps the sender, and quotes only what they sent.
        JsonRejection::JsonDataError(error) => Problem::not_understood(error.body_text()),
        JsonRejection::JsonSyntaxError(_) => {
            Problem::new(StatusCode::BAD_REQUEST, ProblemCode::NotJson, "The body is not JSON.")
        }
        other => Problem::of_status(other.status()),
    }
}

/// Query string of a request.
#[derive(Debug)]
pub(crate) struct QueryParams<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<SharedApp> for QueryParams<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &SharedApp) -> Result<Self, Problem> {
        match Query::<T>::from_request_parts(parts, app).await {
            Ok(Query(headers)) => Ok(Self(headers)),
            Err(QueryRejection::FailedToDeserializeQueryString(error)) => {
                Err(Problem::bad_request(error.body_text()))
            }
            Err(_) => Err(Problem::of_status(StatusCode::BAD_REQUEST)),
        }
    }
}
