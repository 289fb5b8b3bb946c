use record::{MatchTerms, Speed, TimeControl, serde_text};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use variants::{Color, Variant};

use crate::{GameSummary, Player, schema};

/// Offer to play against any suitable opponent.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Seek {
    /// Identifier of the seek.
    pub id: String,
    /// The player who seeks an opponent.
    pub player: Player,
    /// The variant to play.
    #[serde(with = "serde_text::variant")]
    #[schema(value_type = schema::Variant)]
    pub variant: Variant,
    /// Time control, such as `300+3`.
    #[schema(value_type = String)]
    pub clock: TimeControl,
    /// Speed category of the time control.
    #[schema(value_type = schema::Speed)]
    pub speed: Speed,
    /// Whether the player wants a rated game.
    pub rated: bool,
    /// Whether the player refuses an unrated game as a substitute.
    #[serde(default, rename = "ratedOnly")]
    pub rated_only: bool,
    /// Whether this is a standing seek: the player is not waiting, but is notified when another player seeks the same game.
    #[serde(default)]
    pub standing: bool,
    /// Terms of a match, for a game with potentials.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<schema::WrittenMatchTerms>)]
    pub combined: Option<MatchTerms>,
    /// Preferred colour.
    #[serde(with = "serde_text::option_color")]
    #[schema(value_type = Option<schema::Color>)]
    pub color: Option<Color>,
    /// Minimum rating of the opponent.
    pub min: Option<i32>,
    /// Maximum rating of the opponent.
    pub max: Option<i32>,
}

/// Contents of the lobby.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Lobby {
    /// Seeks of players, all for live games.
    pub seeks: Vec<Seek>,
    /// Live games in progress.
    pub games: Vec<GameSummary>,
    /// Games that any player may join.
    pub open: Vec<GameSummary>,
    /// Number of connections.
    pub online: usize,
    /// Connected players with an account, most recently connected first.
    #[serde(default)]
    pub people: Vec<Player>,
}
