//! Puzzles, and their ratings, which are based on players' attempts.

use std::{collections::HashMap, time::Duration};

use axum::{
    Json,
    body::Body,
    extract::{Path, State},
    http::{HeaderValue, Response, header},
};
use protocol::{
    limits::millis,
    rest::{
        DailyQuery, NotebookEntry, NotebookKind, PuzzleGame, PuzzleKind, PuzzleQuery,
        PuzzleRatings, PuzzleView,
    },
};
use puzzles::Kind;
use record::DAY_MS;
use store::{PuzzleAttempt, PuzzleRating};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    api::body::QueryParams,
    app::{App, SharedApp},
    http::{
        problem::Problem,
        rates::{LimitKey, Rate},
    },
    puzzle_library::{KnownPuzzle, PuzzleLibrary},
    visitor::client_address::ClientAddress,
};

/// Default number of puzzles in a response.
const PUZZLES_DEFAULT: u16 = 30;

/// Maximum number of puzzles in a response.
const PUZZLES_MAX: u16 = 200;

/// Maximum age of a rated attempt; older attempts are rated as if they had this age. A device may have been
/// offline for a while, but a clock that is years off must not make ratings uncertain.
const ATTEMPT_MAX_AGE: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// Returns the routes for puzzles.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new()
        .routes(routes!(list))
        .routes(routes!(daily))
        .routes(routes!(ratings))
        .routes(routes!(one))
}

/// Get the puzzle of the day
///
/// The puzzle is the same for everyone and depends on the UTC date.
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
    let day = u32::try_from(app.hall.now() / i64::from(DAY_MS)).unwrap_or_default();
    let found = PuzzleLibrary::open().await.daily(query.game, day);
    one_of(&app, found).await
}

/// Get a puzzle
#[utoipa::path(
    get,
    path = "/api/puzzles/{id}",
    tag = "puzzles",
    params(("id" = String, Path, description = "Id of the puzzle: six letters and digits.")),
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
    let rating = app.store.puzzles().rating(&known.id).await?;
    Ok(Json(view(known, rating.as_ref())))
}

/// List puzzles by difficulty and theme
///
/// Returns NDJSON with one puzzle per line, easiest first.
#[utoipa::path(
    get,
    path = "/api/puzzles",
    tag = "puzzles",
    params(
        ("game" = PuzzleGame, Query, description = "The game."),
        ("variant" = Option<String>, Query, description = "Only puzzles of this variant."),
        ("kind" = Option<PuzzleKind>, Query, description = "Only puzzles of this kind."),
        ("theme" = Option<String>, Query, description = "Only puzzles with this theme, given by its code."),
        ("least" = Option<u16>, Query, description = "Minimum difficulty."),
        ("greatest" = Option<u16>, Query, description = "Maximum difficulty."),
        ("count" = Option<u16>, Query, description = "Maximum number of puzzles: 30 by default, 200 at most.")
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
        .puzzles()
        .ratings(query.game.code())
        .await?
        .into_iter()
        .map(|rating| (rating.puzzle.clone(), rating))
        .collect();
    let count = query.count.unwrap_or(PUZZLES_DEFAULT).min(PUZZLES_MAX);
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

/// List puzzle ratings
#[utoipa::path(
    get,
    path = "/api/puzzles/ratings",
    tag = "puzzles",
    params(("game" = PuzzleGame, Query, description = "The game.")),
    responses((
        status = 200,
        description = "Ratings of the puzzles that people have attempted. All others have the difficulty stated in their file.",
        body = PuzzleRatings
    ))
)]
pub(crate) async fn ratings(
    State(app): State<SharedApp>,
    client: ClientAddress,
    QueryParams(query): QueryParams<DailyQuery>,
) -> Result<Json<PuzzleRatings>, Problem> {
    app.rates.spend(Rate::Search, LimitKey::address(client.0))?;
    let all = app.store.puzzles().ratings(query.game.code()).await?.into_iter();
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
        text: puzzle.to_string(),
    }
}

fn whole(number: f64) -> u16 {
    number.round() as u16
}

/// Returns the rated attempts among the entries of a notebook. Attempts at unknown puzzles are ignored; the game and the
/// difficulty come from the puzzle library, not from the entry.
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
                at: entry.at.clamp(now - millis(ATTEMPT_MAX_AGE), now),
            })
        })
        .collect()
}
