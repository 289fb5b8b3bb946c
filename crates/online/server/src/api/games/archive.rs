//! Lists of games: live games, the lobby, and the archive.

use std::time::Duration;

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
    visitor::{Visitor, client_address::ClientAddress},
};

/// How many games are answered at once.
const MOST: u32 = 30;

/// After this time a search returns what it has found.
const DEADLINE: Duration = Duration::from_millis(100);

/// How many live games are listed.
const LIVE: usize = 60;

/// Search the archive
#[utoipa::path(
    get,
    path = "/api/games",
    tag = "games",
    params(
        ("player" = Option<String>, Query, description = "One of the players, by name."),
        ("opponent" = Option<String>, Query, description = "The other one, by name."),
        ("variant" = Option<schema::Variant>, Query, description = "The game that was played."),
        ("speed" = Option<schema::Speed>, Query, description = "How fast it was."),
        ("rated" = Option<bool>, Query, description = "Whether it counted."),
        ("score" = Option<schema::Score>, Query, description = "The result."),
        ("status" = Option<protocol::Status>, Query, description = "How far it has come."),
        ("before" = Option<String>, Query, description = "Go on behind this game: `next` of the answer before.")
    ),
    responses((status = 200, description = "The games, the newest first.", body = GamePage)),
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
    // Private games are listed for their own players only.
    search.private = search.player.is_some() && search.player == visitor.player;
    found(&app, search).await.map(Json)
}

/// What is found, and how to go on.
pub(crate) async fn found(app: &App, search: Search) -> Result<GamePage, Problem> {
    let limit = usize::try_from(search.limit).unwrap_or(usize::MAX);
    let before = search.before;
    let found = app.store.search_within(search, DEADLINE).await?;
    let is_end = found.games.len() < limit && !found.is_partial;
    let last = found.games.last().map(|(id, _)| *id).or(before);
    Ok(GamePage {
        next: last.filter(|_| !is_end),
        partial: found.is_partial,
        games: app.hall.summaries(found.games).await?,
    })
}

/// None if a player is named who does not exist.
async fn search_of(app: &App, wanted: &GameQuery) -> Result<Option<Search>, Problem> {
    let mut search = Search {
        variant: wanted.variant,
        speed: wanted.speed,
        rated: wanted.rated,
        score: wanted.score,
        status: wanted.status,
        before: wanted.before,
        limit: MOST,
        ..Search::default()
    };
    for (name, seat) in
        [(&wanted.player, &mut search.player), (&wanted.opponent, &mut search.opponent)]
    {
        if let Some(name) = name {
            let Some(known) = app.store.player_named(name).await? else { return Ok(None) };
            *seat = Some(known.id);
        }
    }
    Ok(Some(search))
}

/// Games that are played now
#[utoipa::path(
    get,
    path = "/api/games/live",
    tag = "games",
    responses((status = 200, description = "The live games, the strongest first.", body = Vec<GameSummary>))
)]
pub(crate) async fn live(State(app): State<SharedApp>) -> Json<Vec<GameSummary>> {
    Json(app.hall.live_games(LIVE))
}

/// The lobby
#[utoipa::path(
    get,
    path = "/api/lobby",
    tag = "games",
    responses((status = 200, description = "Who looks for an opponent, what is played, what can be joined.", body = Lobby))
)]
pub(crate) async fn lobby(State(app): State<SharedApp>) -> Result<Json<Lobby>, Problem> {
    Ok(Json(app.hall.lobby().await?))
}
