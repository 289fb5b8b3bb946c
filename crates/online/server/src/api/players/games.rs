//! The games of a player.

use axum::{
    Json,
    extract::{Path, State},
};
use protocol::rest::{GamePage, PageQuery};
use store::Search;

use super::lookup::find;
use crate::{api::body::QueryParams, app::SharedApp, http::problem::Problem};

/// How many games a page has.
const PAGE: u32 = 30;

/// List a player's games
///
/// The newest first.
#[utoipa::path(
    get,
    path = "/api/player/{name}/games",
    tag = "players",
    params(("name" = String, Path, description = "Their name."), PageQuery),
    responses((status = 200, body = GamePage, description = "A page of games."))
)]
pub(crate) async fn games(
    State(app): State<SharedApp>,
    Path(name): Path<String>,
    QueryParams(page): QueryParams<PageQuery>,
) -> Result<Json<GamePage>, Problem> {
    let player = find(&app, &name).await?;
    let search =
        Search { player: Some(player.id), before: page.before, limit: PAGE, ..Search::default() };
    let found = app.store.search(search).await?;
    let is_full = found.len() == PAGE as usize;
    let next = found.last().filter(|_| is_full).map(|(id, _)| *id);
    Ok(Json(GamePage { games: app.hall.summaries(found).await?, next }))
}
