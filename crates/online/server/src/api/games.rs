//! Games: made, joined, played, looked up.

pub(crate) mod archive;
pub(crate) mod making;
mod playing;
mod showing;

use axum::{
    extract::{FromRequestParts, RawPathParams},
    http::request::Parts,
};
use record::GameId;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{app::SharedApp, http::problem::Problem};

/// The addresses of games.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new()
        .routes(routes!(making::create, archive::search))
        .routes(routes!(archive::live))
        .routes(routes!(archive::lobby))
        .routes(routes!(showing::show))
        .routes(routes!(showing::record))
        .routes(routes!(showing::qr))
        .routes(routes!(making::join))
        .routes(routes!(playing::play))
        .routes(routes!(playing::act))
        .routes(routes!(playing::chat))
        .routes(routes!(playing::plan))
}

/// The game that an address names.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Named(pub(crate) GameId);

impl FromRequestParts<SharedApp> for Named {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &SharedApp) -> Result<Self, Problem> {
        let named = match RawPathParams::from_request_parts(parts, app).await {
            Ok(known) => {
                known.iter().find(|(name, _)| *name == "id").and_then(|(_, id)| id.parse().ok())
            }
            Err(_) => None,
        };
        named.map(Self).ok_or_else(Problem::no_such_game)
    }
}
