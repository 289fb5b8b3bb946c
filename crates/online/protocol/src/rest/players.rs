//! Players: profiles, ratings, games.

use record::{GameId, Speed, serde_text};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use variants::Variant;

use crate::{GameSummary, Player, schema};

/// The rating of a player in a variant at a speed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PlayerRating {
    /// The game that is played.
    #[serde(with = "serde_text::variant")]
    #[schema(value_type = schema::Variant)]
    pub variant: Variant,
    /// How fast the games are.
    #[schema(value_type = schema::Speed)]
    pub speed: Speed,
    /// Glicko-2, rounded.
    pub rating: i32,
    /// The rating deviation.
    pub deviation: i32,
    /// Whether the deviation is still large.
    pub provisional: bool,
    /// The number of rated games.
    pub games: u32,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Profile {
    /// The player.
    pub player: Player,
    /// Their ratings.
    pub ratings: Vec<PlayerRating>,
    /// When the player was created: milliseconds since 1970.
    pub created: i64,
    /// Games in progress.
    pub playing: Vec<GameSummary>,
}

/// Which rating is wanted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct RatingQuery {
    /// `yinsh`, `yinsh-blitz`, `gipf-basic`, `gipf-standard` or `gipf-tournament`.
    pub variant: String,
    /// `bullet`, `blitz`, `rapid`, `classical` or `correspondence`.
    pub speed: String,
}

/// A rating after a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RatingPoint {
    /// Milliseconds since 1970.
    pub at: i64,
    /// Glicko-2, rounded.
    pub rating: i32,
    /// The rating deviation.
    pub deviation: i32,
}

/// Which page of a player's games is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PageQuery {
    /// The `next` of the page before.
    #[param(value_type = Option<String>)]
    pub before: Option<GameId>,
}
