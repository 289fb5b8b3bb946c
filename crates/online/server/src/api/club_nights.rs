//! Club nights: one link through which all players who are ready are paired.

use axum::{
    Json,
    extract::{FromRequestParts, Path, State},
    http::{StatusCode, request::Parts},
};
use hall::Limited;
use protocol::{
    RefusalCode, Scope,
    rest::{AnnouncedNight, ClubNight, NewClubNight, ReadyRequest},
};
use record::ClubNightId;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{body::JsonBody, guest};
use crate::{
    app::SharedApp,
    http::problem::Problem,
    visitor::{Player, Visitor, beginnings, client_address::ClientAddress},
};

/// Returns the routes for club nights.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new()
        .routes(routes!(create, announced))
        .routes(routes!(show))
        .routes(routes!(ready, rest))
        .routes(routes!(end))
}

/// Club night named in the path of a request.
pub(crate) struct NightPath(ClubNightId);

impl FromRequestParts<SharedApp> for NightPath {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &SharedApp) -> Result<Self, Problem> {
        let named = Path::<String>::from_request_parts(parts, app).await.ok();
        let id = named.and_then(|Path(id)| id.parse().ok());
        id.map(Self).ok_or_else(|| {
            let code = RefusalCode::NoSuchClubNight;
            Problem::new(StatusCode::NOT_FOUND, code, code.to_string())
        })
    }
}

/// Create a club night
///
/// Anyone with the link can take part. Players who are ready are paired with the opponent they have met least, in unrated games
/// with the same time control. The night ends when you end it, or after twelve hours. With an account you can announce a night
/// that begins later.
#[utoipa::path(
    post,
    path = "/api/club-nights",
    tag = "games",
    request_body = NewClubNight,
    responses((status = 201, description = "The club night. Its link is `/club/` followed by the id.", body = ClubNight)),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn create(
    State(app): State<SharedApp>,
    client: ClientAddress,
    player: Player,
    JsonBody(wanted): JsonBody<NewClubNight>,
) -> Result<(StatusCode, Json<ClubNight>), Problem> {
    beginnings::spend(&app, client, &player.visitor, Limited::Game)?;
    if wanted.starts.is_some() && !player.visitor.has_account() {
        let code = RefusalCode::NotSignedIn;
        return Err(Problem::unauthorized(code, code.to_string()));
    }
    let NewClubNight { variant, clock, starts } = wanted;
    let id = app.hall.club_nights().create(player.id, variant, clock, starts).await?;
    Ok((StatusCode::CREATED, Json(app.hall.club_nights().get(id, Some(player.id)).await?)))
}

/// List announced club nights
///
/// The earliest comes first. A night stays in the list for three hours after its beginning.
#[utoipa::path(
    get,
    path = "/api/club-nights",
    tag = "games",
    responses((status = 200, description = "The announced club nights.", body = Vec<AnnouncedNight>))
)]
pub(crate) async fn announced(
    State(app): State<SharedApp>,
) -> Result<Json<Vec<AnnouncedNight>>, Problem> {
    Ok(Json(app.hall.club_nights().announced().await?))
}

/// Get a club night
///
/// Poll this every few seconds to stay present: players who are ready but have not polled for 20 seconds are not paired.
#[utoipa::path(
    get,
    path = "/api/club-nights/{night}",
    tag = "games",
    params(("night" = String, Path, description = "Id of the club night.")),
    responses((status = 200, description = "The club night, with its table of results.", body = ClubNight)),
    security((), ("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn show(
    State(app): State<SharedApp>,
    NightPath(id): NightPath,
    visitor: Visitor,
) -> Result<Json<ClubNight>, Problem> {
    let reader = visitor.player.filter(|_| visitor.may(Scope::Read).is_ok());
    Ok(Json(app.hall.club_nights().get(id, reader).await?))
}

/// Become ready for the next game
///
/// A guest may supply a name. A name that belongs to an account or looks official is refused with `name-taken`.
#[utoipa::path(
    put,
    path = "/api/club-nights/{night}/ready",
    tag = "games",
    params(("night" = String, Path, description = "Id of the club night.")),
    request_body = ReadyRequest,
    responses((status = 204, description = "You will be paired as soon as possible. Idempotent.")),
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
    let name = guest::checked(&app, &player.visitor, wanted.name).await?;
    app.hall.club_nights().be_ready(id, player.id, name.as_deref()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Stop being ready
#[utoipa::path(
    delete,
    path = "/api/club-nights/{night}/ready",
    tag = "games",
    params(("night" = String, Path, description = "Id of the club night.")),
    responses((status = 204, description = "You will no longer be paired. Idempotent.")),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn rest(
    State(app): State<SharedApp>,
    NightPath(id): NightPath,
    player: Player,
) -> Result<StatusCode, Problem> {
    app.hall.club_nights().rest(id, player.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// End your club night
///
/// Games in progress continue.
#[utoipa::path(
    post,
    path = "/api/club-nights/{night}/end",
    tag = "games",
    params(("night" = String, Path, description = "Id of the club night.")),
    responses((status = 204, description = "The club night has ended, and no more players are paired. Idempotent.")),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn end(
    State(app): State<SharedApp>,
    NightPath(id): NightPath,
    player: Player,
) -> Result<StatusCode, Problem> {
    app.hall.club_nights().end(id, player.id).await?;
    Ok(StatusCode::NO_CONTENT)
}
