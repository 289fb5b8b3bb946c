//! Players who are online, followed players, and the leaderboard.

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use protocol::{
    RefusalCode, Scope,
    rest::{Leaderboard, People, RatingQuery},
};
use record::Speed;
use variants::Variant;

use super::lookup::find;
use crate::{
    api::body::QueryParams,
    app::SharedApp,
    http::{
        problem::Problem,
        rates::{LimitKey, Rate},
    },
    visitor::{Player, Visitor, client_address::ClientAddress},
};

/// List the players who are online
///
/// Returns players with an account who are connected or were online in the last week, and the players you follow. Guests are
/// not named.
#[utoipa::path(
    get,
    path = "/api/people",
    tag = "players",
    responses((status = 200, body = People, description = "The players.")),
    security((), ("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn people(
    State(app): State<SharedApp>,
    visitor: Visitor,
) -> Result<Json<People>, Problem> {
    let reader = visitor.player.filter(|_| visitor.may(Scope::Read).is_ok());
    Ok(Json(app.hall.people().list(reader).await?))
}

/// Follow a player
#[utoipa::path(
    put,
    path = "/api/player/{name}/follow",
    tag = "players",
    params(("name" = String, Path, description = "Name of the player.")),
    responses((status = 204, description = "You follow the player. Idempotent.")),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn follow(
    State(app): State<SharedApp>,
    client: ClientAddress,
    player: Player,
    Path(name): Path<String>,
) -> Result<StatusCode, Problem> {
    app.rates.spend(Rate::Follow, LimitKey::address(client.0))?;
    let followed = find(&app, &name).await?;
    if followed.name.is_none() {
        return Err(Problem::new(
            StatusCode::NOT_FOUND,
            RefusalCode::NoSuchPlayer,
            "Only players with an account can be followed.",
        ));
    }
    if followed.id == player.id {
        return Err(Problem::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            RefusalCode::NotNow,
            "You cannot follow yourself.",
        ));
    }
    if !app.store.follows().add(player.id, followed.id, app.hall.now()).await? {
        return Err(Problem::new(
            StatusCode::TOO_MANY_REQUESTS,
            RefusalCode::Limit,
            "You already follow the maximum number of players. Unfollow one first.",
        ));
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Unfollow a player
#[utoipa::path(
    delete,
    path = "/api/player/{name}/follow",
    tag = "players",
    params(("name" = String, Path, description = "Name of the player.")),
    responses((status = 204, description = "You do not follow the player. Idempotent.")),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn unfollow(
    State(app): State<SharedApp>,
    client: ClientAddress,
    player: Player,
    Path(name): Path<String>,
) -> Result<StatusCode, Problem> {
    app.rates.spend(Rate::Follow, LimitKey::address(client.0))?;
    let followed = find(&app, &name).await?;
    app.store.follows().remove(player.id, followed.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Get the leaderboard
///
/// Lists players with an established rating who have played in the last year, and the levels of the engine for comparison.
#[utoipa::path(
    get,
    path = "/api/leaderboard",
    tag = "players",
    params(RatingQuery),
    responses((status = 200, body = Leaderboard, description = "The players, best first."))
)]
pub(crate) async fn leaderboard(
    State(app): State<SharedApp>,
    QueryParams(which): QueryParams<RatingQuery>,
) -> Result<Json<Leaderboard>, Problem> {
    let variant = Variant::known(&which.variant, None)
        .map_err(|_| Problem::bad_request("There is no such variant."))?;
    let speed: Speed =
        which.speed.parse().map_err(|_| Problem::bad_request("There is no such speed."))?;
    Ok(Json(app.hall.people().leaderboard(variant, speed).await?))
}
