//! What happens, as it happens: NDJSON, a JSON object a line. An empty line now and then says that the connection is alive.

use axum::{Extension, body::Body, extract::State, http::Response};
use hall::{GameSubscription, NotificationSubscription, Outgoing};
use serde::Deserialize;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    body::QueryParams,
    game_id::GamePath,
    game_key::GameKey,
    ndjson::{Source, enter, ndjson},
};
use protocol::Scope;

use crate::{
    app::SharedApp,
    http::{connection::ConnectionInfo, problem::Problem},
    visitor::{Player, Visitor, client_address::ClientAddress},
};

/// The addresses of streams.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new().routes(routes!(game)).routes(routes!(events))
}

/// Where a game stream begins.
#[derive(Deserialize, Debug)]
pub(crate) struct Since {
    /// The `seq` of the last line that was seen; without it the stream begins with the whole game.
    since: Option<u32>,
}

/// Follow a game
///
/// The first line is `gameFull`, or `gameState` if little was missed since `since`. Then come `gameState` for every change,
/// `chatLine` and `opponentGone`. The last line is `bye` when the server shuts down: reconnect after `reconnectInMs`.
#[utoipa::path(
    get,
    path = "/api/games/{id}/stream",
    tag = "streams",
    params(
        ("id" = String, Path, description = "The game."),
        ("Game-Key" = Option<String>, Header, description = "The key of the link to a private game."),
        ("since" = Option<u32>, Query, description = "The `seq` of the last line that was seen; without it the stream begins with the whole game.")
    ),
    responses((status = 200, description = "One line per event.", body = String, content_type = "application/x-ndjson")),
    security((), ("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn game(
    State(app): State<SharedApp>,
    GamePath(game): GamePath,
    visitor: Visitor,
    key: GameKey,
    client: ClientAddress,
    info: Option<Extension<ConnectionInfo>>,
    QueryParams(since): QueryParams<Since>,
) -> Result<Response<Body>, Problem> {
    visitor.may(Scope::Read)?;
    visitor.refuse_banned()?;
    let guards = enter(&app, client, &visitor)?;
    let following = app.hall.follow(game, key.reader(visitor.player), since.since).await?;
    Ok(ndjson(&app, following, guards, info))
}

/// Where a stream of notifications begins.
#[derive(Deserialize, Debug)]
pub(crate) struct SinceNotice {
    /// The `seq` of the last line that was seen; without it the games that are played come first.
    since: Option<i64>,
}

/// Follow your own events
///
/// `gameStart`, `gameFinish`, `challenge`, `challengeEnded` and `yourTurn`, each with the game. The last line is `bye` when the
/// server shuts down.
#[utoipa::path(
    get,
    path = "/api/stream/events",
    tag = "streams",
    params(("since" = Option<i64>, Query, description = "The `seq` of the last line that was seen; without it the games that are played come first.")),
    responses((status = 200, description = "One line per event.", body = String, content_type = "application/x-ndjson")),
    security(("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn events(
    State(app): State<SharedApp>,
    player: Player,
    client: ClientAddress,
    info: Option<Extension<ConnectionInfo>>,
    QueryParams(since): QueryParams<SinceNotice>,
) -> Result<Response<Body>, Problem> {
    let guards = enter(&app, client, &player.visitor)?;
    let notified = app.hall.notifications(player.id, since.since).await?;
    Ok(ndjson(&app, notified, guards, info))
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
