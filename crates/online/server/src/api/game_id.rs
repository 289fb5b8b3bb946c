use axum::{
    extract::{FromRequestParts, RawPathParams},
    http::request::Parts,
};
use record::GameId;

use crate::{app::SharedApp, http::problem::Problem};

/// Game named in the path of a request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GamePath(pub(crate) GameId);

impl FromRequestParts<SharedApp> for GamePath {
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
