//! The API, for programs and for the scripts of the site's own pages.

mod account;
mod body;
mod challenges;
mod club_nights;
mod every_request;
mod game_id;
mod game_key;
mod game_record;
mod games;
mod guest;
mod ndjson;
mod openapi;
mod openings;
mod players;
mod puzzles;
mod reports;
mod seek;
mod standing;
mod streams;
mod studies;

use std::sync::Arc;

use axum::{
    Router,
    extract::{DefaultBodyLimit, State},
    http::{HeaderMap, StatusCode},
    middleware,
    routing::{any, get},
};
use utoipa_axum::router::OpenApiRouter;

use crate::{
    app::SharedApp,
    http::{
        problem::Problem,
        response::{self, CachePolicy},
    },
    visitor::session,
};

/// Returns the router for the whole API.
pub(crate) fn router(app: &SharedApp) -> Router<SharedApp> {
    let (router, description) = routes().split_for_parts();
    let described = Arc::new(openapi::content(&openapi::finish(description)));
    let describe = async move |headers: HeaderMap| {
        response::content(&headers, StatusCode::OK, &described, CachePolicy::Revalidate)
    };
    router
        .route("/api/openapi.json", get(describe))
        .route("/api/{*nothing}", any(unknown_path))
        .method_not_allowed_fallback(every_request::method_not_allowed)
        .layer(middleware::from_fn(session::set_cookies))
        .layer(DefaultBodyLimit::max(app.options.limits.body_bytes))
        .layer(middleware::from_fn_with_state(app.clone(), every_request::handle))
}

/// Returns the OpenAPI description, for the API page.
pub(crate) fn description() -> utoipa::openapi::OpenApi {
    openapi::finish(routes().split_for_parts().1)
}

/// Returns all routes that appear in the description.
fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::with_openapi(openapi::beginning())
        .merge(games::routes())
        .merge(openings::routes())
        .merge(challenges::routes())
        .merge(streams::routes())
        .merge(seek::routes())
        .merge(standing::routes())
        .merge(club_nights::routes())
        .merge(account::routes())
        .merge(players::routes())
        .merge(puzzles::routes())
        .merge(reports::routes())
        .merge(guest::routes())
        .merge(studies::routes())
}

async fn unknown_path(State(_): State<SharedApp>) -> Problem {
    Problem::not_found("There is nothing at this address.")
}
