//! Puzzles, and how hard they are by people's attempts.

use std::collections::HashMap;

use axum::{
    Json,
    body::Body,
    extract::{Path, State},
    http::{HeaderValue, Response, header},
};
use protocol::rest::{
    DailyQuery, NotebookEntry, NotebookKind, PuzzleGame, PuzzleKind, PuzzleQuery, PuzzleRatings,
    PuzzleView,
};
use puzzles::Kind;
use record::DAY;
use store::{PuzzleAttempt, PuzzleRating};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    api::body::QueryParams,
    app::{App, SharedApp},
    http::{
        problem::Problem,
        rates::{LimitKey, Rate},
    },
    site::puzzle_library::{KnownPuzzle, PuzzleLibrary},
    visitor::client_address::ClientAddress,
};

/// How many puzzles are answered at once, unless told and at most.
const USUAL: u16 = 30;
const MOST: u16 = 200;

/// All addresses of puzzles.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new()
        .routes(routes!(list))
        .routes(routes!(daily))
        .routes(routes!(ratings))
        .routes(routes!(one))
}

/// The puzzle of the day
///
/// The same for everybody, by UTC date.
#[utoipa::path(
    get,
    path = "/api/puzzles/daily",
    tag = "puzzles",
    params(("game" = PuzzleGame, Query, description = "The game.")),
    responses((status = 200, description = "The puzzle.", body = PuzzleView))
)]
pub(crate) async fn daily(
    State(app): State<SharedApp>,
    QueryParams(query): QueryParams<DailyQuery>,
) -> Result<Json<PuzzleView>, Problem> {
    let day = u32::try_from(app.hall.now() / i64::from(DAY)).unwrap_or_default();
    let found = PuzzleLibrary::open().await.daily(query.game, day);
    one_of(&app, found).await
}

/// A puzzle by its id
#[utoipa::path(
    get,
    path = "/api/puzzles/{id}",
    tag = "puzzles",
    params(("id" = String, Path, description = "Six letters and digits.")),
    responses((status = 200, description = "The puzzle.", body = PuzzleView))
)]
pub(crate) async fn one(
    State(app): State<SharedApp>,
    Path(id): Path<String>,
) -> Result<Json<PuzzleView>, Problem> {
    let found = PuzzleLibrary::open().await.find(&id);
    one_of(&app, found).await
}

async fn one_of(
    app: &App,
    found: Option<&'static KnownPuzzle>,
) -> Result<Json<PuzzleView>, Problem> {
    let known = found.ok_or_else(|| Problem::not_found("There is no such puzzle."))?;
    let rating = app.store.puzzle_rating(&known.id).await?;
    Ok(Json(view(known, rating.as_ref())))
}

/// Puzzles by difficulty and theme
///
/// NDJSON: one puzzle a line, the easiest first.
#[utoipa::path(
    get,
    path = "/api/puzzles",
    tag = "puzzles",
    params(
        ("game" = PuzzleGame, Query, description = "The game."),
        ("variant" = Option<String>, Query, description = "Only of this variant."),
        ("kind" = Option<PuzzleKind>, Query, description = "Only of this kind."),
        ("theme" = Option<String>, Query, description = "Only with this theme, by its code."),
        ("least" = Option<u16>, Query, description = "The least difficulty."),
        ("greatest" = Option<u16>, Query, description = "The greatest difficulty."),
        ("count" = Option<u16>, Query, description = "How many at most: 30 unless told, 200 at most.")
    ),
    responses((
        status = 200,
        description = "The puzzles.",
        content_type = "application/x-ndjson",
        body = PuzzleView
    ))
)]
pub(crate) async fn list(
    State(app): State<SharedApp>,
    client: ClientAddress,
    QueryParams(query): QueryParams<PuzzleQuery>,
) -> Result<Response<Body>, Problem> {
    app.rates.spend(Rate::Search, LimitKey::address(client.0))?;
    let known: HashMap<String, PuzzleRating> = app
        .store
        .puzzle_ratings(query.game.code())
        .await?
        .into_iter()
        .map(|rating| (rating.puzzle.clone(), rating))
        .collect();
    let count = query.count.unwrap_or(USUAL).min(MOST);
    let library = PuzzleLibrary::open().await;
    let found = library.of(query.game).filter(|known| is_wanted(known, &query));
    let mut lines = String::new();
    for puzzle in found.take(count.into()) {
        lines += &serde_json::json!(view(puzzle, known.get(&puzzle.id))).to_string();
        lines.push('\n');
    }
    let mut response = Response::new(Body::from(lines));
    let kind = HeaderValue::from_static("application/x-ndjson");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    Ok(response)
}

fn is_wanted(known: &KnownPuzzle, query: &PuzzleQuery) -> bool {
    let puzzle = &known.puzzle;
    query.variant.as_ref().is_none_or(|variant| puzzle.variant.id() == variant)
        && query.kind.is_none_or(|kind| puzzle.kind.word() == kind.code())
        && query.least.is_none_or(|least| puzzle.difficulty >= least)
        && query.greatest.is_none_or(|greatest| puzzle.difficulty <= greatest)
        && query
            .theme
            .as_ref()
            .is_none_or(|theme| puzzle.themes.iter().any(|own| own.code() == theme))
}

/// How hard puzzles are by people's attempts
#[utoipa::path(
    get,
    path = "/api/puzzles/ratings",
    tag = "puzzles",
    params(("game" = PuzzleGame, Query, description = "The game.")),
    responses((
        status = 200,
        description = "The puzzles that somebody has tried; the others are as hard as their file says.",
        body = PuzzleRatings
    ))
)]
pub(crate) async fn ratings(
    State(app): State<SharedApp>,
    client: ClientAddress,
    QueryParams(query): QueryParams<DailyQuery>,
) -> Result<Json<PuzzleRatings>, Problem> {
    app.rates.spend(Rate::Search, LimitKey::address(client.0))?;
    let all = app.store.puzzle_ratings(query.game.code()).await?.into_iter();
    let ratings = all.map(|PuzzleRating { puzzle, rating, .. }| {
        (puzzle, whole(rating.rating), whole(rating.deviation))
    });
    Ok(Json(PuzzleRatings { ratings: ratings.collect() }))
}

fn view(known: &KnownPuzzle, rating: Option<&PuzzleRating>) -> PuzzleView {
    let puzzle = &known.puzzle;
    let first = puzzle.first_rating().rating;
    let current = rating.map_or(first, |rating| rating.rating);
    PuzzleView {
        id: known.id.clone(),
        variant: puzzle.variant.id().to_owned(),
        kind: match puzzle.kind {
            Kind::Win(_) => PuzzleKind::Win,
            Kind::Save(_) => PuzzleKind::Save,
            Kind::Gain(_) => PuzzleKind::Gain,
        },
        number: puzzle.kind.number(),
        difficulty: puzzle.difficulty,
        rating: whole(current.rating),
        deviation: whole(current.deviation),
        attempts: rating.map_or(0, |rating| rating.attempts),
        themes: puzzle.themes.iter().map(|theme| theme.code().to_owned()).collect(),
        start: puzzle.start.clone(),
        led_by: puzzle.led_by.clone(),
        position: known.position.clone(),
        line: puzzle.line.clone(),
        asked: u32::try_from(puzzle.asked).unwrap_or(u32::MAX),
    }
}

fn whole(number: f64) -> u16 {
    number.round() as u16
}

/// The rated attempts among the entries of a notebook: those at puzzles that exist. What else a device says of a puzzle
/// is not believed.
pub(super) async fn rated_attempts(entries: &[NotebookEntry], now: i64) -> Vec<PuzzleAttempt> {
    let is_rated = |entry: &&NotebookEntry| {
        let mode = entry.body.get("mode").and_then(|mode| mode.as_str());
        entry.kind == NotebookKind::Attempt && mode == Some("rated")
    };
    let mut rated = entries.iter().filter(is_rated).peekable();
    if rated.peek().is_none() {
        return Vec::new();
    }
    let library = PuzzleLibrary::open().await;
    rated
        .filter_map(|entry| {
            let known = library.find(entry.body.get("puzzle")?.as_str()?)?;
            Some(PuzzleAttempt {
                key: entry.key.clone(),
                puzzle: known.id.clone(),
                game: known.game.code(),
                difficulty: known.puzzle.difficulty,
                right: entry.body.get("right")?.as_bool()?,
                at: entry.at.min(now),
            })
        })
        .collect()
}
