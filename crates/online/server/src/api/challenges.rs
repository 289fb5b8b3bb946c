//! Challenges: games that wait for a particular player, who accepts by joining.

use axum::{Json, extract::State};
use protocol::{ChallengeEnd, Challenges, Done, Scope};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::game_id::GamePath;
use crate::{
    app::SharedApp,
    http::problem::Problem,
    visitor::{Player, Visitor},
};

/// Returns the routes for challenges.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(decline)).routes(routes!(withdraw))
}

/// List your challenges
///
/// Challenges that you have sent or received and that have not been answered. To accept one, join its game.
#[utoipa::path(
    get,
    path = "/api/challenges",
    tag = "games",
    responses((status = 200, description = "The open challenges, newest first.", body = Challenges)),
    security((), ("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn list(
    State(app): State<SharedApp>,
    visitor: Visitor,
) -> Result<Json<Challenges>, Problem> {
    visitor.may(Scope::Read)?;
    match visitor.player {
        Some(player) => Ok(Json(app.hall.challenges().of(player).await?)),
        None => Ok(Json(Challenges::default())),
    }
}

/// Decline a challenge
#[utoipa::path(
    post,
    path = "/api/challenges/{id}/decline",
    tag = "games",
    params(("id" = String, Path, description = "Id of the challenge's game.")),
    responses((status = 200, description = "The challenge was declined, and the challenger is notified.", body = Done)),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn decline(
    State(app): State<SharedApp>,
    GamePath(game): GamePath,
    player: Player,
) -> Result<Json<Done>, Problem> {
    Ok(Json(app.hall.challenges().end(game, player.id, ChallengeEnd::Declined).await?))
}

/// Withdraw a challenge
#[utoipa::path(
    post,
    path = "/api/challenges/{id}/withdraw",
    tag = "games",
    params(("id" = String, Path, description = "Id of the challenge's game.")),
    responses((status = 200, description = "The challenge was withdrawn, and the challenged player is notified.", body = Done)),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn withdraw(
    State(app): State<SharedApp>,
    GamePath(game): GamePath,
    player: Player,
) -> Result<Json<Done>, Problem> {
    Ok(Json(app.hall.challenges().end(game, player.id, ChallengeEnd::Withdrawn).await?))
}
