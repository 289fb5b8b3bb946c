//! A player's profile and rating history.

use axum::{
    Json,
    extract::{Path, State},
};
use protocol::{
    Rating,
    rest::{PlayerRating, Profile, RatingPoint, RatingQuery},
};
use record::Speed;
use variants::Variant;

use super::lookup::{find, shown};
use crate::{api::body::QueryParams, app::SharedApp, http::problem::Problem, visitor::Visitor};

fn shown_rating(known: store::PlayerRating) -> PlayerRating {
    let Rating { rating, deviation, provisional } = known.rating.into();
    let (variant, speed) = (known.variant, known.speed);
    PlayerRating { variant, speed, rating, deviation, provisional, games: known.games }
}

/// Get a player's profile
#[utoipa::path(
    get,
    path = "/api/player/{name}",
    tag = "players",
    params(("name" = String, Path, description = "Name of the player, case-insensitive. Engines are called `Gipfel-1` to `Gipfel-10`.")),
    responses((status = 200, body = Profile, description = "The profile.")),
    security((), ("token" = ["read"]), ("session" = []))
)]
pub(crate) async fn profile(
    State(app): State<SharedApp>,
    visitor: Visitor,
    Path(name): Path<String>,
) -> Result<Json<Profile>, Problem> {
    let player = find(&app, &name).await?;
    let playing = if visitor.is(player.id) {
        app.hall.lists().of(player.id).await?
    } else {
        app.hall.lists().public_of(player.id).await?
    };
    let ratings = app.store.ratings().of(player.id).await?;
    let followed = match visitor.player {
        Some(reader) => app.store.follows().by(reader).await?,
        None => Vec::new(),
    };
    let block = match visitor.player {
        Some(reader) => app.store.blocks().between(reader, player.id).await?,
        None => None,
    };
    Ok(Json(Profile {
        blocked: block == Some(store::Block::Own),
        online: app.hall.people().is_online(player.id),
        followed: followed.iter().any(|known| known.id == player.id),
        player: shown(&app, player.id).await?,
        ratings: ratings.into_iter().map(shown_rating).collect(),
        created: player.created,
        playing,
    }))
}

/// Get a player's rating history
#[utoipa::path(
    get,
    path = "/api/player/{name}/ratings",
    tag = "players",
    params(("name" = String, Path, description = "Name of the player."), RatingQuery),
    responses((status = 200, body = Vec<RatingPoint>, description = "The rating after each game, oldest first."))
)]
pub(crate) async fn ratings(
    State(app): State<SharedApp>,
    Path(name): Path<String>,
    QueryParams(which): QueryParams<RatingQuery>,
) -> Result<Json<Vec<RatingPoint>>, Problem> {
    let variant = Variant::known(&which.variant, None)
        .map_err(|_| Problem::bad_request("There is no such variant."))?;
    let speed: Speed =
        which.speed.parse().map_err(|_| Problem::bad_request("There is no such speed."))?;
    let player = find(&app, &name).await?;
    let points = app.store.ratings().history(player.id, variant, speed).await?;
    let shown = points.into_iter().map(|point| RatingPoint {
        at: point.at,
        rating: Rating::rounded(point.rating.rating),
        deviation: Rating::rounded(point.rating.deviation),
    });
    Ok(Json(shown.collect()))
}
