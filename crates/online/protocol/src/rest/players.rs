//! Players: profiles, ratings and games.

use record::{GameId, Speed, serde_text};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use variants::Variant;

use crate::{GameSummary, Player, schema};

bodies! { Profile, People, BlockedPlayers, Leaderboard, RatingPoint }

/// Rating of a player in one variant and speed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PlayerRating {
    /// The variant.
    #[serde(with = "serde_text::variant")]
    #[schema(value_type = schema::Variant)]
    pub variant: Variant,
    /// Speed category of the games.
    #[schema(value_type = schema::Speed)]
    pub speed: Speed,
    /// Glicko-2 rating, rounded.
    pub rating: i32,
    /// Rating deviation, rounded.
    pub deviation: i32,
    /// Whether the rating is provisional because its deviation is still large.
    pub provisional: bool,
    /// Number of rated games.
    pub games: u32,
}

/// Profile of a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Profile {
    /// The player.
    pub player: Player,
    /// Ratings by variant and speed.
    pub ratings: Vec<PlayerRating>,
    /// Time of creation, in milliseconds since 1970.
    pub created: i64,
    /// Games in progress.
    pub playing: Vec<GameSummary>,
    /// Whether the player is connected.
    pub online: bool,
    /// Whether the requesting player follows this player.
    pub followed: bool,
    /// Whether the requesting player has blocked this player.
    #[serde(default)]
    pub blocked: bool,
}

/// Players who are or were recently connected, and followed players.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct People {
    /// Connected players with an account, most recently connected first.
    pub online: Vec<Player>,
    /// Players who were connected in the last week but are not connected now, most recently seen first.
    pub recent: Vec<Player>,
    /// Players whom the requesting player follows, sorted by name.
    pub followed: Vec<FollowedPlayer>,
}

/// Player followed by the requesting player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct FollowedPlayer {
    /// The player.
    pub player: Player,
    /// Whether the player is connected.
    pub online: bool,
    /// Public live game that the player is playing.
    #[schema(value_type = Option<String>)]
    pub game: Option<GameId>,
}

/// Players whom the requesting player has blocked.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct BlockedPlayers {
    /// The players, most recently blocked first.
    pub blocked: Vec<BlockedPlayer>,
}

/// Player whom the requesting player has blocked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct BlockedPlayer {
    /// The player.
    pub player: Player,
    /// Time of the block, in milliseconds since 1970.
    pub since: i64,
}

/// Best players in one variant and speed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Leaderboard {
    /// Players whose rating is not provisional and who have played in the last year, best first.
    pub leaders: Vec<Leader>,
    /// Levels of the engine with their fixed ratings, for comparison, weakest first.
    pub engines: Vec<Player>,
}

/// Entry of a leaderboard.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Leader {
    /// The player, with their rating.
    pub player: Player,
    /// Number of rated games.
    pub games: u32,
}

/// Variant and speed of a rating.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct RatingQuery {
    /// Variant: `yinsh`, `yinsh-blitz`, `gipf-basic`, `gipf-standard` or `gipf-tournament`.
    pub variant: String,
    /// Speed: `bullet`, `blitz`, `rapid`, `classical` or `correspondence`.
    pub speed: String,
}

/// Rating after a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RatingPoint {
    /// Time of the game, in milliseconds since 1970.
    pub at: i64,
    /// Glicko-2 rating, rounded.
    pub rating: i32,
    /// Rating deviation, rounded.
    pub deviation: i32,
}

/// Request for a page of a player's games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PageQuery {
    /// Position at which to continue: `next` of the previous page.
    #[param(value_type = Option<String>)]
    pub before: Option<GameId>,
}
