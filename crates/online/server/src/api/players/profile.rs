//! The profile of a player and the history of a rating.

use axum::{
    Json,
    extract::{Path, State},
};
use protocol::{GameSummary, Player as Shown, Status};
use record::Speed;
use serde::{Deserialize, Serialize};
use store::PlayerRating;
use utoipa::ToSchema;
use variants::Variant;

use super::lookup::{find, shown};
use crate::{api::body::QueryParams, app::SharedApp, http::problem::Problem};

/// The rating of a player in a variant at a speed.
#[derive(Serialize, ToSchema)]
pub(crate) struct RatingOf {
    #[serde(with = "record::serde_text::variant")]
    #[schema(value_type = protocol::schema::Variant)]
    variant: Variant,
    #[schema(value_type = protocol::schema::Speed)]
    speed: Speed,
    /// Glicko-2.
    rating: i32,
    /// The rating deviation.
    deviation: i32,
    /// Whether the deviation is still large.
    provisional: bool,
    /// The number of rated games.
    games: u32,
}

impl From<PlayerRating> for RatingOf {
    fn from(known: PlayerRating) -> Self {
        Self {
            variant: known.variant,
            speed: known.speed,
            rating: rounded(known.rating.rating),
            deviation: rounded(known.rating.deviation),
            provisional: known.rating.provisional(),
            games: known.games,
        }
    }
}

/// Ratings have four digits.
fn rounded(number: f64) -> i32 {
    number.round() as i32
}

/// A player.
#[derive(Serialize, ToSchema)]
pub(crate) struct Profile {
    player: Shown,
    ratings: Vec<RatingOf>,
    /// When the player was created: milliseconds since 1970.
    created: i64,
    /// Games in progress.
    playing: Vec<GameSummary>,
}

/// Look at a player
#[utoipa::path(
    get,
    path = "/api/player/{name}",
    tag = "players",
    params(("name" = String, Path, description = "Their name, case-insensitive. Engines are called `Gipfel-1` to `Gipfel-10`.")),
    responses((status = 200, body = Profile, description = "The player."))
)]
pub(crate) async fn profile(
    State(app): State<SharedApp>,
    Path(name): Path<String>,
) -> Result<Json<Profile>, Problem> {
    let player = find(&app, &name).await?;
    let ratings = app.store.ratings(player.id).await?;
    Ok(Json(Profile {
        player: shown(&app, player.id).await?,
        ratings: ratings.into_iter().map(RatingOf::from).collect(),
        created: player.created,
        playing: app.hall.games_of(player.id, Status::Playing).await?,
    }))
}

/// Which rating is wanted.
#[derive(Deserialize, utoipa::IntoParams, Debug)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct RatingQuery {
    /// `yinsh`, `yinsh-blitz`, `gipf-basic`, `gipf-standard` or `gipf-tournament`.
    variant: String,
    /// `bullet`, `blitz`, `rapid`, `classical` or `correspondence`.
    speed: String,
}

/// A rating as it was at a moment.
#[derive(Serialize, ToSchema)]
pub(crate) struct RatedAt {
    /// Milliseconds since 1970.
    at: i64,
    rating: i32,
    deviation: i32,
}

/// See how a rating has changed, game by game
#[utoipa::path(
    get,
    path = "/api/player/{name}/ratings",
    tag = "players",
    params(("name" = String, Path, description = "Their name."), RatingQuery),
    responses((status = 200, body = Vec<RatedAt>, description = "The rating after each game, the oldest first."))
)]
pub(crate) async fn ratings(
    State(app): State<SharedApp>,
    Path(name): Path<String>,
    QueryParams(which): QueryParams<RatingQuery>,
) -> Result<Json<Vec<RatedAt>>, Problem> {
    let variant: Variant =
        which.variant.parse().map_err(|_| Problem::bad_request("There is no such variant."))?;
    let speed: Speed =
        which.speed.parse().map_err(|_| Problem::bad_request("There is no such speed."))?;
    let player = find(&app, &name).await?;
    let points = app.store.rating_history(player.id, variant, speed).await?;
    let shown = points.into_iter().map(|point| RatedAt {
        at: point.at,
        rating: rounded(point.rating.rating),
        deviation: rounded(point.rating.deviation),
    });
    Ok(Json(shown.collect()))
}
