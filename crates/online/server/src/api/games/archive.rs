//! Lists of games: live games, the lobby, and the archive.

use axum::{Json, extract::State};
use protocol::{
    GameSummary, Lobby, Scope,
    rest::{GamePage, GameQuery},
    schema,
};
use store::Search;

use crate::{
    api::body::QueryParams,
    app::{App, SharedApp},
    http::{
        problem::Problem,
        rates::{LimitKey, Rate},
    },
    limits::{ARCHIVE_PAGE_GAMES, LIVE_GAMES_MAX, SEARCH_TIME_LIMIT},
    visitor::{Visitor, client_address::ClientAddress},
};

/// Search the game archive
#[utoipa::path(
    get,
    path = "/api/games",
    tag = "games",
    params(
        ("player" = Option<String>, Query, description = "Name of one of the players."),
        ("opponent" = Option<String>, Query, description = "Name of the other player."),
        ("variant" = Option<schema::Variant>, Query, description = "Variant of the game."),
        ("speed" = Option<schema::Speed>, Query, description = "Speed of the game."),
        ("rated" = Option<bool>, Query, description = "Whether the game was rated."),
        ("score" = Option<schema::Score>, Query, description = "Result of the game."),
        ("status" = Option<protocol::Status>, Query, description = "Status of the game."),
        ("before" = Option<String>, Query, description = "Where to continue: `next` of the previous page.")
    ),
    responses((status = 200, description = "A page of games, newest first.", body = GamePage)),
    security((), ("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn search(
    State(app): State<SharedApp>,
    visitor: Visitor,
    client: ClientAddress,
    QueryParams(wanted): QueryParams<GameQuery>,
) -> Result<Json<GamePage>, Problem> {
    visitor.may(Scope::Read)?;
    app.rates.spend(Rate::Search, LimitKey::address(client.0))?;
    let Some(mut search) = search_of(&app, &wanted).await? else {
        return Ok(Json(GamePage { games: Vec::new(), next: None, partial: false }));
    };
    // Private games are listed only for their own players.
    search.private = search.player.is_some() && search.player == visitor.player;
    found(&app, search).await.map(Json)
}

/// Returns a page of results, and the game after which the next page begins.
pub(crate) async fn found(app: &App, search: Search) -> Result<GamePage, Problem> {
    let limit = usize::try_from(search.limit).unwrap_or(usize::MAX);
    let before = search.before;
    let found = app.store.games().search_within(search, SEARCH_TIME_LIMIT).await?;
    let is_end = found.games.len() < limit && !found.is_partial;
    let last = found.games.last().map(|(id, _)| *id).or(before);
    Ok(GamePage {
        next: last.filter(|_| !is_end),
        partial: found.is_partial,
        games: app.hall.lists().summaries(found.games).await?,
    })
}

/// Converts a query into a search; returns `None` if it names a player who does not exist.
async fn search_of(app: &App, wanted: &GameQuery) -> Result<Option<Search>, Problem> {
    let mut search = Search {
        variant: wanted.variant,
        speed: wanted.speed,
        rated: wanted.rated,
        score: wanted.score,
        status: wanted.status,
        aborted: wanted.aborted.unwrap_or(true),
        before: wanted.before,
        limit: ARCHIVE_PAGE_GAMES,
        ..Search::default()
    };
    for (name, seat) in
        [(&wanted.player, &mut search.player), (&wanted.opponent, &mut search.opponent)]
    {
        if let Some(name) = name {
            let Some(known) = app.store.players().named(name).await? else { return Ok(None) };
            *seat = Some(known.id);
        }
    }
    Ok(Some(search))
}

/// List live games
#[utoipa::path(
    get,
    path = "/api/games/live",
    tag = "games",
    responses((status = 200, description = "The live games, highest ratings first.", body = Vec<GameSummary>))
)]
pub(crate) async fn live(State(app): State<SharedApp>) -> Json<Vec<GameSummary>> {
    Json(app.hall.lists().live(LIVE_GAMES_MAX))
}

/// Get the lobby
#[utoipa::path(
    get,
    path = "/api/lobby",
    tag = "games",
    responses((status = 200, description = "Players seeking an opponent, games in progress, and games that can be joined.", body = Lobby))
)]
pub(crate) async fn lobby(State(app): State<SharedApp>) -> Result<Json<Lobby>, Problem> {
    Ok(Json(app.hall.lists().lobby().await?))
}
