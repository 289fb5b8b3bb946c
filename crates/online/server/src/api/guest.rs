//! Creation of guests. The socket recognises a browser only by its cookie, so a new browser first sends a request that creates
//! a guest and sets the cookie.

use axum::{Json, extract::State};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{app::SharedApp, http::problem::Problem, visitor::Player};

/// Returns the routes for guests.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new().routes(routes!(guest))
}

/// Become a guest
///
/// Creates a guest and a session for a browser that has none. For a known player, nothing changes.
#[utoipa::path(
    post,
    path = "/api/guest",
    tag = "account",
    responses((status = 200, description = "The player.", body = protocol::Player)),
    security((), ("session" = []))
)]
pub(crate) async fn guest(
    State(app): State<SharedApp>,
    player: Player,
) -> Result<Json<protocol::Player>, Problem> {
    Ok(Json(app.hall.viewer(player.id).await?.shown))
}
