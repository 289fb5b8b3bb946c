//! Standing seeks: their owners are called when somebody looks for the same.

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

/// The address of standing seeks.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new().routes(routes!(stand, unstand))
}

/// Leave a standing seek
///
/// For a week you are called when somebody looks for the same: by a frame `call` of the socket, and by mail if you are not connected
/// and have a confirmed address. You have one at a time; it ends when you are paired.
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
    Ok(Json(app.hall.stand(player.id, terms).await?))
}

/// Take a standing seek back
#[utoipa::path(
    delete,
    path = "/api/standing-seek",
    tag = "games",
    responses((status = 204, description = "There is none any more; idempotent.")),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn unstand(
    State(app): State<SharedApp>,
    player: Player,
) -> Result<StatusCode, Problem> {
    app.hall.unstand(player.id).await?;
    Ok(StatusCode::NO_CONTENT)
}
