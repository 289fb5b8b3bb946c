//! What the engine says of a finished game.

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
    visitor::{Player, Visitor},
};

/// The report of a game
///
/// What the engine says of every turn: the same object as the one that `gipfel analyse --json` prints for the turns of a game. It is
/// there when somebody has asked for it.
#[utoipa::path(
    get,
    path = "/api/games/{id}/report",
    tag = "games",
    params(
        ("id" = String, Path, description = "The game."),
        ("Game-Key" = Option<String>, Header, description = "The key of the link to a private game.")
    ),
    responses(
        (status = 200, description = "The report.", body = serde_json::Value),
        (status = 202, description = "It is being made.", body = ReportProgress),
        (status = 204, description = "Nobody has asked for it.")
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
    answer(app.hall.report(game, key.reader(visitor.player)).await?)
}

/// Ask for the report of a game
///
/// For a game that is over; not for matches. It is made once, for everybody who may see the game. Who asks for one waits for it before they
/// ask for the next.
#[utoipa::path(
    post,
    path = "/api/games/{id}/report",
    tag = "games",
    params(
        ("id" = String, Path, description = "The game."),
        ("Game-Key" = Option<String>, Header, description = "The key of the link to a private game.")
    ),
    responses(
        (status = 200, description = "The report: somebody has asked for it before.", body = serde_json::Value),
        (status = 202, description = "It is being made.", body = ReportProgress)
    ),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn ask(
    State(app): State<SharedApp>,
    GamePath(game): GamePath,
    player: Player,
    key: GameKey,
) -> Result<Response, Problem> {
    let reader = key.reader(Some(player.id));
    let known = app.hall.report(game, reader).await?;
    if known != Reviewed::Unasked {
        return answer(known);
    }
    app.rates.spend(Rate::GameReport, LimitKey::player(player.id))?;
    answer(app.hall.ask_report(game, reader, player.id).await?)
}

fn answer(reviewed: Reviewed) -> Result<Response, Problem> {
    match reviewed {
        Reviewed::Ready(review) => {
            Ok(([(header::CONTENT_TYPE, "application/json")], review).into_response())
        }
        Reviewed::Asked { done } => {
            let progress = ReportProgress { done: done.and_then(|done| done.try_into().ok()) };
            Ok((StatusCode::ACCEPTED, Json(progress)).into_response())
        }
        Reviewed::Unasked => Ok(StatusCode::NO_CONTENT.into_response()),
        Reviewed::Waits => Err(Refusal::from(RefusalCode::Limit).into()),
    }
}
