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
    /// Whether they are connected.
    pub online: bool,
    /// Whether you follow them.
    pub followed: bool,
}

/// Who is here, and who was.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct People {
    /// Who is connected with an account, those who came last first.
    pub online: Vec<Player>,
    /// Who was here in the last week and is not now, the last one first.
    pub recent: Vec<Player>,
    /// Whom you follow, in the order of their names.
    pub followed: Vec<FollowedPlayer>,
}

/// A player whom you follow.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct FollowedPlayer {
    /// The player.
    pub player: Player,
    /// Whether they are connected.
    pub online: bool,
    /// The live game that they play and that everybody may watch.
    #[schema(value_type = Option<String>)]
    pub game: Option<GameId>,
}

/// The best players of a variant at a speed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Leaderboard {
    /// Those with a settled rating who have played in the last year, the best first.
    pub leaders: Vec<Leader>,
    /// The levels of the engine with their fixed ratings, for comparison, the weakest first.
    pub engines: Vec<Player>,
}

/// A player in a leaderboard.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Leader {
    /// The player, with their rating.
    pub player: Player,
    /// The number of rated games.
    pub games: u32,
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
