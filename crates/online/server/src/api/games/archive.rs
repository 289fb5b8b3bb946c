//! Many games: those that are played now, those that wait for somebody, and those of the past.

use axum::{Json, extract::State};
use hall::wire::{GameCard, LobbyView};
use record::{GameId, Score, Speed};
use serde::{Deserialize, Serialize};
use store::{Search, Status};
use utoipa::ToSchema;

use super::terms;
use crate::{
    api::body::Asked,
    app::{App, SharedApp},
    http::problem::Problem,
    identity::scope::Scope,
    visitor::Visitor,
};

/// How many games are answered at once.
const MOST: u32 = 30;

/// How many live games are listed.
const LIVE: usize = 60;

/// Which games are wanted.
#[derive(Deserialize, Default, Debug)]
#[serde(default)]
pub(crate) struct Wanted {
    player: Option<String>,
    opponent: Option<String>,
    variant: Option<String>,
    speed: Option<String>,
    rated: Option<bool>,
    score: Option<String>,
    status: Option<String>,
    before: Option<String>,
}

/// Some games, the newest first.
#[derive(Serialize, ToSchema, Debug)]
pub(crate) struct Games {
    /// The games.
    games: Vec<GameCard>,
    /// For `before`, if there may be more.
    next: Option<String>,
}

/// Search the archive
#[utoipa::path(
    get,
    path = "/api/games",
    tag = "games",
    params(
        ("player" = Option<String>, Query, description = "One of the players, by name."),
        ("opponent" = Option<String>, Query, description = "The other one, by name."),
        ("variant" = Option<String>, Query, description = "`yinsh`, `yinsh-blitz`, `gipf-basic`, `gipf-standard` or `gipf-tournament`."),
        ("speed" = Option<String>, Query, description = "`bullet`, `blitz`, `rapid`, `classical` or `correspondence`."),
        ("rated" = Option<bool>, Query, description = "Whether it counted."),
        ("score" = Option<String>, Query, description = "`1-0`, `0-1`, `1/2-1/2` or `*`."),
        ("status" = Option<String>, Query, description = "`waiting`, `playing` or `ended`."),
        ("before" = Option<String>, Query, description = "Go on behind this game: `next` of the answer before.")
    ),
    responses((status = 200, description = "The games, the newest first.", body = Games)),
    security((), ("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn search(
    State(app): State<SharedApp>,
    visitor: Visitor,
    Asked(wanted): Asked<Wanted>,
) -> Result<Json<Games>, Problem> {
    visitor.may(Scope::Read)?;
    let Some(search) = wish(&app, &wanted).await? else {
        return Ok(Json(Games { games: Vec::new(), next: None }));
    };
    found(&app, search).await.map(Json)
}

/// What is found, and how to go on.
pub(crate) async fn found(app: &App, search: Search) -> Result<Games, Problem> {
    let most = usize::try_from(search.most).unwrap_or(usize::MAX);
    let found = app.store.search(search).await?;
    let next = found.last().filter(|_| found.len() >= most).map(|(id, _)| id.to_string());
    Ok(Games { games: app.hall.cards(found).await?, next })
}

/// Nothing if somebody is named whom nobody knows.
async fn wish(app: &App, wanted: &Wanted) -> Result<Option<Search>, Problem> {
    let mut search = Search {
        variant: wanted.variant.as_deref().map(terms::variant).transpose()?,
        speed: wanted.speed.as_deref().map(|text| read::<Speed>("speed", text)).transpose()?,
        rated: wanted.rated,
        score: wanted.score.as_deref().map(|text| read::<Score>("score", text)).transpose()?,
        status: wanted.status.as_deref().map(|text| read::<Status>("status", text)).transpose()?,
        before: wanted.before.as_deref().map(|text| read::<GameId>("game", text)).transpose()?,
        most: MOST,
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

fn read<T: std::str::FromStr>(name: &str, text: &str) -> Result<T, Problem> {
    text.parse().map_err(|_| Problem::bad_request(format!("There is no such {name}.")))
}

/// Games that are played now
#[utoipa::path(
    get,
    path = "/api/games/live",
    tag = "games",
    responses((status = 200, description = "The live games, the strongest first.", body = Vec<GameCard>))
)]
pub(crate) async fn live(State(app): State<SharedApp>) -> Json<Vec<GameCard>> {
    Json(app.hall.live_games(LIVE))
}

/// The lobby
#[utoipa::path(
    get,
    path = "/api/lobby",
    tag = "games",
    responses((status = 200, description = "Who looks for an opponent, what is played, what can be joined.", body = LobbyView))
)]
pub(crate) async fn lobby(State(app): State<SharedApp>) -> Result<Json<LobbyView>, Problem> {
    Ok(Json(app.hall.lobby().await?))
}
