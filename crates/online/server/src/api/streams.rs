//! Streams of events: NDJSON, one JSON object per line. An empty line is sent from time to time to keep the connection alive.

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

/// Returns the routes for streams.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new().routes(routes!(game)).routes(routes!(events))
}

/// Starting point of a game stream.
#[derive(Deserialize, Debug)]
pub(crate) struct Since {
    /// `seq` of the last line received. Without it, the stream begins with the whole game.
    since: Option<u32>,
}

/// Follow a game
///
/// The first line is `gameFull`, or `gameState` if little was missed since `since`. It is followed by a `gameState` for every
/// change, and by `chatLine` and `opponentGone`. When the server shuts down, the last line is `bye`: reconnect after
/// `reconnectInMs`.
#[utoipa::path(
    get,
    path = "/api/games/{id}/stream",
    tag = "streams",
    params(
        ("id" = String, Path, description = "Id of the game."),
        ("Game-Key" = Option<String>, Header, description = "Link key of a private game."),
        ("since" = Option<u32>, Query, description = "`seq` of the last line received. Without it, the stream begins with the whole game.")
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
    let following =
        app.hall.streams().follow(game, key.reader(visitor.player), since.since).await?;
    Ok(ndjson(&app, following, guards, info))
}

/// Starting point of a stream of notifications.
#[derive(Deserialize, Debug)]
pub(crate) struct SinceNotice {
    /// `seq` of the last line received. Without it, the stream begins with your current games.
    since: Option<i64>,
}

/// Follow your own events
///
/// Sends `gameStart`, `gameFinish`, `challenge`, `challengeEnded` and `yourTurn`, each with the game. When the server shuts
/// down, the last line is `bye`.
#[utoipa::path(
    get,
    path = "/api/stream/events",
    tag = "streams",
    params(("since" = Option<i64>, Query, description = "`seq` of the last line received. Without it, the stream begins with your current games.")),
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
    let notified = app.hall.streams().notifications(player.id, since.since).await?;
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
