//! Players as others see them: profile, games, ratings.

mod blocks;
mod games;
pub(crate) mod lookup;
mod me;
mod people;
mod profile;
mod records;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::app::SharedApp;

/// Returns the routes for players.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new()
        .routes(routes!(me::me))
        .routes(routes!(profile::profile))
        .routes(routes!(profile::ratings))
        .routes(routes!(people::people))
        .routes(routes!(people::follow, people::unfollow))
        .routes(routes!(blocks::blocks))
        .routes(routes!(blocks::block, blocks::unblock))
        .routes(routes!(people::leaderboard))
        .routes(routes!(games::games))
        .routes(routes!(records::records))
}
