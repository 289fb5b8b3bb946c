//! Standing seeks: their owners are notified when another player seeks the same kind of game.

use axum::{Json, extract::State, http::StatusCode};
use hall::{Limited, SeekTerms};
use protocol::{Seek, rest::StandingSeekRequest};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::body::JsonBody;
use crate::{
    app::SharedApp,
    http::problem::Problem,
    visitor::{Player, beginnings, client_address::ClientAddress},
};

/// Returns the routes for standing seeks.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new().routes(routes!(stand, unstand))
}

/// Set your standing seek
///
/// For a week you are notified when another player seeks the same kind of game: by a `call` frame over the socket or, if you
/// are not connected and have a confirmed address, by email. You can have one standing seek at a time; it ends when you are
/// paired. At most 20 standing seeks can come from one address (`standing-seeks`).
#[utoipa::path(
    put,
    path = "/api/standing-seek",
    tag = "games",
    request_body = StandingSeekRequest,
    responses((status = 200, description = "The standing seek, as the lobby shows it.", body = Seek)),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn stand(
    State(app): State<SharedApp>,
    player: Player,
    client: ClientAddress,
    JsonBody(wanted): JsonBody<StandingSeekRequest>,
) -> Result<Json<Seek>, Problem> {
    beginnings::spend(&app, client, &player.visitor, Limited::Seek)?;
    let terms = SeekTerms {
        variant: wanted.variant,
        clock: wanted.clock,
        rated: wanted.rated,
        rated_only: wanted.rated_only,
        combined: wanted.combined,
        color: None,
        min: None,
        max: None,
    };
    Ok(Json(app.hall.standing_seeks().set(player.id, terms, client.network()).await?))
}

/// Withdraw your standing seek
#[utoipa::path(
    delete,
    path = "/api/standing-seek",
    tag = "games",
    responses((status = 204, description = "You have no standing seek. Idempotent.")),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn unstand(
    State(app): State<SharedApp>,
    player: Player,
) -> Result<StatusCode, Problem> {
    app.hall.standing_seeks().remove(player.id).await?;
    Ok(StatusCode::NO_CONTENT)
}
