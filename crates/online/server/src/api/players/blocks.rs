//! Blocking players.

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use protocol::{PlayerKind, ProblemCode, RefusalCode, rest::BlockedPlayers};
use store::BLOCKS_MAX;

use super::lookup::find;
use crate::{
    app::SharedApp,
    http::{
        problem::Problem,
        rates::{LimitKey, Rate},
    },
    visitor::{Player, client_address::ClientAddress},
};

/// List the players whom you have blocked
#[utoipa::path(
    get,
    path = "/api/account/blocks",
    tag = "players",
    responses((status = 200, body = BlockedPlayers, description = "All of them, the latest first.")),
    security(("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn blocks(
    State(app): State<SharedApp>,
    player: Player,
) -> Result<Json<BlockedPlayers>, Problem> {
    Ok(Json(app.hall.blocking().blocked_by(player.id).await?))
}

/// Block a player
///
/// The two of you are not paired and cannot challenge each other or join each other's games, and you do not receive their
/// messages. Challenges between you end, games in progress continue, and you stop following the player. They are not notified.
#[utoipa::path(
    put,
    path = "/api/player/{name}/block",
    tag = "players",
    params(("name" = String, Path, description = "Their name, or the id of a guest.")),
    responses((status = 204, description = "They are blocked; idempotent.")),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn block(
    State(app): State<SharedApp>,
    client: ClientAddress,
    player: Player,
    Path(name): Path<String>,
) -> Result<StatusCode, Problem> {
    app.rates.spend(Rate::Follow, LimitKey::address(client.0))?;
    let blocked = find(&app, &name).await?;
    if blocked.id == player.id || blocked.kind == PlayerKind::Engine {
        return Err(Problem::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            RefusalCode::NotNow,
            "You cannot block yourself or an engine.",
        ));
    }
    if !app.hall.blocking().block(player.id, blocked.id).await? {
        return Err(Problem::new(
            StatusCode::CONFLICT,
            ProblemCode::TooMany,
            format!("You have blocked {BLOCKS_MAX} players already. Unblock some of them first."),
        ));
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Unblock a player
#[utoipa::path(
    delete,
    path = "/api/player/{name}/block",
    tag = "players",
    params(("name" = String, Path, description = "Their name, or the id of a guest.")),
    responses((status = 204, description = "They are not blocked; idempotent.")),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn unblock(
    State(app): State<SharedApp>,
    client: ClientAddress,
    player: Player,
    Path(name): Path<String>,
) -> Result<StatusCode, Problem> {
    app.rates.spend(Rate::Follow, LimitKey::address(client.0))?;
    let blocked = find(&app, &name).await?;
    app.hall.blocking().unblock(player.id, blocked.id).await?;
    Ok(StatusCode::NO_CONTENT)
}
