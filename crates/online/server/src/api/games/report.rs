//! Engine reports on finished games.

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use hall::{Refusal, Reviewed};
use protocol::{RefusalCode, Scope, rest::ReportProgress};

use crate::{
    api::{game_id::GamePath, game_key::GameKey},
    app::SharedApp,
    http::{
        problem::Problem,
        rates::{LimitKey, Rate},
    },
    visitor::{Player, Visitor, client_address::ClientAddress},
};

/// Get the report of a game
///
/// Returns the engine's assessment of every turn, once a report has been requested: the same object that `gipfel analyse --json`
/// prints for the turns of a game, with the nodes searched per position in `nodes`. While many reports are pending, they are
/// created quickly, with a quarter of the nodes. A report that could not be created is refused with `report-failed` until it is
/// requested again.
#[utoipa::path(
    get,
    path = "/api/games/{id}/report",
    tag = "games",
    params(
        ("id" = String, Path, description = "Id of the game."),
        ("Game-Key" = Option<String>, Header, description = "Link key of a private game.")
    ),
    responses(
        (status = 200, description = "The report.", body = serde_json::Value),
        (status = 202, description = "The report is being made.", body = ReportProgress),
        (status = 204, description = "No report has been requested.")
    ),
    security((), ("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn show(
    State(app): State<SharedApp>,
    GamePath(game): GamePath,
    visitor: Visitor,
    key: GameKey,
) -> Result<Response, Problem> {
    visitor.may(Scope::Read)?;
    answer(app.hall.reviews().get(game, key.reader(visitor.player)).await?)
}

/// Request the report of a game
///
/// Available for finished games, except matches. A report is created once, for everyone who may see the game. A player can wait
/// for one report at a time, and the players at one address for two (`reports-pending`). Addresses are served in turn, and
/// players of the game before others. When too many reports are pending, the request is refused with `busy`. Requesting a quick
/// report again returns it, and has a full one created when there is time.
#[utoipa::path(
    post,
    path = "/api/games/{id}/report",
    tag = "games",
    params(
        ("id" = String, Path, description = "Id of the game."),
        ("Game-Key" = Option<String>, Header, description = "Link key of a private game.")
    ),
    responses(
        (status = 200, description = "The report, which had been requested before.", body = serde_json::Value),
        (status = 202, description = "The report is being made.", body = ReportProgress)
    ),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn ask(
    State(app): State<SharedApp>,
    GamePath(game): GamePath,
    player: Player,
    key: GameKey,
    client: ClientAddress,
) -> Result<Response, Problem> {
    let reader = key.reader(Some(player.id));
    let known = app.hall.reviews().get(game, reader).await?;
    let spend = || app.rates.spend(Rate::GameReport, LimitKey::player(player.id));
    match known {
        Reviewed::Ready { is_quick: false, .. } | Reviewed::Asked { .. } => return answer(known),
        // A quick report is returned even to a visitor who may not request a better one now.
        Reviewed::Ready { is_quick: true, .. } if spend().is_err() => return answer(known),
        Reviewed::Ready { .. } => {}
        Reviewed::Unasked | Reviewed::Failed | Reviewed::Waits => spend()?,
    }
    answer(app.hall.reviews().ask(game, reader, player.id, client.network()).await?)
}

fn answer(reviewed: Reviewed) -> Result<Response, Problem> {
    match reviewed {
        Reviewed::Ready { review, .. } => {
            Ok(([(header::CONTENT_TYPE, "application/json")], review).into_response())
        }
        Reviewed::Asked { done } => {
            let progress = ReportProgress { done: done.and_then(|done| done.try_into().ok()) };
            Ok((StatusCode::ACCEPTED, Json(progress)).into_response())
        }
        Reviewed::Unasked => Ok(StatusCode::NO_CONTENT.into_response()),
        Reviewed::Failed => Err(Refusal::from(RefusalCode::ReportFailed).into()),
        Reviewed::Waits => Err(Refusal::from(RefusalCode::Limit).into()),
    }
}
