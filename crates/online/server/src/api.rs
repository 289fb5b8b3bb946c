//! The API: what programs and the scripts of our own pages ask for.

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

use axum::{
    Json, Router,
    extract::{DefaultBodyLimit, State},
    middleware,
    routing::{any, get},
};
use utoipa_axum::router::OpenApiRouter;

use crate::{app::SharedApp, http::problem::Problem, visitor::session};

/// All addresses of the API.
pub(crate) fn router(app: &SharedApp) -> Router<SharedApp> {
    let (router, description) = routes().split_for_parts();
    let description = openapi::finish(description);
    router
        .route("/api/openapi.json", get(move || async { Json(description) }))
        .route("/api/{*nothing}", any(nothing))
        .method_not_allowed_fallback(every_request::method_not_allowed)
        .layer(middleware::from_fn(session::set_cookies))
        .layer(DefaultBodyLimit::max(app.options.limits.body_bytes))
        .layer(middleware::from_fn_with_state(app.clone(), every_request::handle))
}

/// The OpenAPI description, for the API page.
pub(crate) fn description() -> utoipa::openapi::OpenApi {
    openapi::finish(routes().split_for_parts().1)
}

/// All that is described.
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

async fn nothing(State(_): State<SharedApp>) -> Problem {
    Problem::not_found("There is nothing at this address.")
}
