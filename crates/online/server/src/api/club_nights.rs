//! Club nights: one link, and everybody who is ready is paired.

use axum::{
    Json,
    extract::{FromRequestParts, Path, State},
    http::{StatusCode, request::Parts},
};
use hall::Limited;
use protocol::{
    RefusalCode, Scope,
    rest::{ClubNight, NewClubNight, ReadyRequest},
};
use record::ClubNightId;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::body::JsonBody;
use crate::{
    app::SharedApp,
    http::problem::Problem,
    visitor::{Player, Visitor, beginnings, client_address::ClientAddress},
};

/// The addresses of club nights.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new()
        .routes(routes!(create))
        .routes(routes!(show))
        .routes(routes!(ready, rest))
        .routes(routes!(end))
}

/// The night that the path of a request names.
pub(crate) struct NightPath(ClubNightId);

impl FromRequestParts<SharedApp> for NightPath {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &SharedApp) -> Result<Self, Problem> {
        let named = Path::<String>::from_request_parts(parts, app).await.ok();
        let id = named.and_then(|Path(id)| id.parse().ok());
        id.map(Self).ok_or_else(|| {
            Problem::new(StatusCode::NOT_FOUND, RefusalCode::NoSuchGame, "There is no such night.")
        })
    }
}

/// Make a club night
///
/// Who has its link takes part: everybody who is ready is paired with the person they have met least, in unrated games with one clock. It
/// ends when you say so, or after twelve hours.
#[utoipa::path(
    post,
    path = "/api/club-nights",
    tag = "games",
    request_body = NewClubNight,
    responses((status = 201, description = "The night; its link is `/club/` with the id.", body = ClubNight)),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn create(
    State(app): State<SharedApp>,
    client: ClientAddress,
    player: Player,
    JsonBody(wanted): JsonBody<NewClubNight>,
) -> Result<(StatusCode, Json<ClubNight>), Problem> {
    beginnings::spend(&app, client, &player.visitor, Limited::Game)?;
    let id = app.hall.new_club_night(player.id, wanted.variant, wanted.clock).await?;
    Ok((StatusCode::CREATED, Json(app.hall.club_night(id, Some(player.id)).await?)))
}

/// Look at a club night
///
/// Looking every few seconds also says that you are still there: who is ready and has not looked for 20 seconds is not paired.
#[utoipa::path(
    get,
    path = "/api/club-nights/{night}",
    tag = "games",
    params(("night" = String, Path, description = "The night.")),
    responses((status = 200, description = "The night, with its table of results.", body = ClubNight)),
    security((), ("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn show(
    State(app): State<SharedApp>,
    NightPath(id): NightPath,
    visitor: Visitor,
) -> Result<Json<ClubNight>, Problem> {
    let reader = visitor.player.filter(|_| visitor.may(Scope::Read).is_ok());
    Ok(Json(app.hall.club_night(id, reader).await?))
}

/// Be ready for the next game
#[utoipa::path(
    put,
    path = "/api/club-nights/{night}/ready",
    tag = "games",
    params(("night" = String, Path, description = "The night.")),
    request_body = ReadyRequest,
    responses((status = 204, description = "You are paired as soon as possible; idempotent.")),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn ready(
    State(app): State<SharedApp>,
    NightPath(id): NightPath,
    client: ClientAddress,
    player: Player,
    JsonBody(wanted): JsonBody<ReadyRequest>,
) -> Result<StatusCode, Problem> {
    beginnings::spend(&app, client, &player.visitor, Limited::Seek)?;
    app.hall.be_ready(id, player.id, wanted.name.as_deref()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Rest: be paired no longer
#[utoipa::path(
    delete,
    path = "/api/club-nights/{night}/ready",
    tag = "games",
    params(("night" = String, Path, description = "The night.")),
    responses((status = 204, description = "You are not paired; idempotent.")),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn rest(
    State(app): State<SharedApp>,
    NightPath(id): NightPath,
    player: Player,
) -> Result<StatusCode, Problem> {
    app.hall.rest_at_club_night(id, player.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// End your club night
///
/// Games that are being played go on.
#[utoipa::path(
    post,
    path = "/api/club-nights/{night}/end",
    tag = "games",
    params(("night" = String, Path, description = "The night.")),
    responses((status = 204, description = "Nobody is paired any more; idempotent.")),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn end(
    State(app): State<SharedApp>,
    NightPath(id): NightPath,
    player: Player,
) -> Result<StatusCode, Problem> {
    app.hall.end_club_night(id, player.id).await?;
    Ok(StatusCode::NO_CONTENT)
}
