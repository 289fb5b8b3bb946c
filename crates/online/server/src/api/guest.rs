//! Becoming a guest and nothing else: the socket knows a browser by its cookie only, and one that is new here has none.

use axum::{Json, extract::State};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{app::SharedApp, http::problem::Problem, visitor::Player};

/// The address of guests.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new().routes(routes!(guest))
}

/// Become a guest
///
/// A browser without a session gets a guest and a session. A known player stays as they are.
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
