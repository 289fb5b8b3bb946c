//! Extractors for JSON bodies and query strings. Every rejection is a problem.

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

/// The JSON object in the body of a request.
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
        // Less than the whole request may take, so that a slow client learns that it is slow.
        let patience = app.options.limits.request * 2 / 3;
        let body = time::timeout(patience, Bytes::from_request(request, app)).await;
        let body = body.map_err(|_| Problem::of_status(StatusCode::REQUEST_TIMEOUT))?;
        let body = body.map_err(|rejection| Problem::of_status(rejection.status()))?;
        // The visitor was recognised before the body arrived.
        if begun.elapsed() > app.options.limits.revocation
            && let Some(credential) = credential
            && !app.store.revoked(vec![credential]).await?.is_empty()
        {
            return Err(Problem::unauthorized(
                RefusalCode::NotSignedIn,
                "The session or token has ended.",
            ));
        }
        match Json::from_bytes(&body) {
            Ok(Json(Object(value))) => Ok(Self(value)),
            Err(rejection) => Err(refused(&rejection)),
        }
    }
}

/// A value that is written as an object. Serde would also take the values of a list for its fields, in their order.
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

/// Whether the content type is JSON. A form of another site cannot send that.
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
    kind.trim().eq_ignore_ascii_case("application/json")
}

fn refused(rejection: &JsonRejection) -> Problem {
    match rejection {
        // The error of the parser helps the sender; it repeats nothing but their own text.
        JsonRejection::JsonDataError(error) => Problem::not_understood(error.body_text()),
        JsonRejection::JsonSyntaxError(_) => {
            Problem::new(StatusCode::BAD_REQUEST, ProblemCode::NotJson, "The body is not JSON.")
        }
        other => Problem::of_status(other.status()),
    }
}

/// The query string of a request.
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
