//! The games of a player.

use axum::{
    Json,
    extract::{Path, State},
};
use protocol::rest::{GamePage, PageQuery};
use store::Search;

use super::lookup::find;
use crate::{
    api::{body::QueryParams, games::archive::found},
    app::SharedApp,
    http::{
        problem::Problem,
        rates::{LimitKey, Rate},
    },
    limits::PLAYER_PAGE_GAMES,
    visitor::{Visitor, client_address::ClientAddress},
};

/// List a player's games
///
/// Returns the newest games first, without aborted ones. Private games are listed only for the player themselves.
#[utoipa::path(
    get,
    path = "/api/player/{name}/games",
    tag = "players",
    params(("name" = String, Path, description = "Name of the player."), PageQuery),
    responses((status = 200, body = GamePage, description = "A page of games.")),
    security((), ("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn games(
    State(app): State<SharedApp>,
    client: ClientAddress,
    visitor: Visitor,
    Path(name): Path<String>,
    QueryParams(page): QueryParams<PageQuery>,
) -> Result<Json<GamePage>, Problem> {
    app.rates.spend(Rate::Search, LimitKey::address(client.0))?;
    let player = find(&app, &name).await?;
    let search = Search {
        player: Some(player.id),
        aborted: false,
        private: visitor.is(player.id),
        before: page.before,
        limit: PLAYER_PAGE_GAMES,
        ..Search::default()
    };
    found(&app, search).await.map(Json)
}
