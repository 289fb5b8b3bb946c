//! What happens, as it happens: NDJSON, a JSON object a line. An empty line now and then says that the connection is alive.

use axum::{Extension, body::Body, extract::State, http::Response};
use hall::{GameSubscription, NotificationSubscription, Outgoing};
use serde::Deserialize;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    body::Asked,
    game_id::GamePath,
    ndjson::{Source, enter, ndjson},
};
use crate::{
    app::SharedApp,
    http::{connection::Line, problem::Problem},
    identity::scope::Scope,
    visitor::{Player, Visitor, client_address::Caller},
};

/// The addresses of streams.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new().routes(routes!(game)).routes(routes!(events))
}

/// From where on a game is told.
#[derive(Deserialize, Debug)]
pub(crate) struct Since {
    /// The `seq` of the last line that was seen; without it everything is told.
    since: Option<u32>,
}

/// Follow a game
///
/// The first line is `gameFull`, or `gameState` if little was missed since `since`; then `gameState` for whatever happens, `chatLine`,
/// `opponentGone`. The last line is `bye` when the server ends: come back after `reconnectInMs`.
#[utoipa::path(
    get,
    path = "/api/games/{id}/stream",
    tag = "streams",
    params(
        ("id" = String, Path, description = "The game."),
        ("since" = Option<u32>, Query, description = "The `seq` of the last line that was seen; without it everything is told.")
    ),
    responses((status = 200, description = "A line for everything that happens.", body = String, content_type = "application/x-ndjson")),
    security((), ("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn game(
    State(app): State<SharedApp>,
    GamePath(game): GamePath,
    visitor: Visitor,
    caller: Caller,
    line: Option<Extension<Line>>,
    Asked(since): Asked<Since>,
) -> Result<Response<Body>, Problem> {
    visitor.may(Scope::Read)?;
    let place = enter(&app, caller, &visitor)?;
    let following = app.hall.follow(game, visitor.player, since.since).await?;
    Ok(ndjson(&app, following, place, line))
}

/// From where on notices are told.
#[derive(Deserialize, Debug)]
pub(crate) struct SinceNotice {
    /// The `seq` of the last line that was seen; without it the games that are played come first.
    since: Option<i64>,
}

/// Follow what concerns oneself
///
/// `gameStart`, `gameFinish`, `challenge` and `yourTurn`, each with the game. The last line is `bye` when the
/// server ends.
#[utoipa::path(
    get,
    path = "/api/stream/events",
    tag = "streams",
    params(("since" = Option<i64>, Query, description = "The `seq` of the last line that was seen; without it the games that are played come first.")),
    responses((status = 200, description = "A line for everything that happens.", body = String, content_type = "application/x-ndjson")),
    security(("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn events(
    State(app): State<SharedApp>,
    player: Player,
    caller: Caller,
    line: Option<Extension<Line>>,
    Asked(since): Asked<SinceNotice>,
) -> Result<Response<Body>, Problem> {
    let place = enter(&app, caller, &player.visitor)?;
    let notified = app.hall.notifications(player.id, since.since).await?;
    Ok(ndjson(&app, notified, place, line))
}

impl Source for GameSubscription {
    async fn next(&mut self) -> Option<Outgoing> {
        Self::next(self).await
    }
}

impl Source for NotificationSubscription {
    async fn next(&mut self) -> Option<Outgoing> {
        Self::next(self).await
    }
}
