use record::{MatchTerms, Speed, TimeControl, serde_text};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use variants::{Color, Variant};

use crate::{GameSummary, Player, schema};

/// A player who looks for an opponent.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Seek {
    /// Its id.
    pub id: String,
    /// Who.
    pub player: Player,
    /// The game that is wanted.
    #[serde(with = "serde_text::variant")]
    #[schema(value_type = schema::Variant)]
    pub variant: Variant,
    /// The time control.
    #[schema(value_type = String)]
    pub clock: TimeControl,
    /// How fast that is.
    #[schema(value_type = schema::Speed)]
    pub speed: Speed,
    /// Whether they want ratings to change.
    pub rated: bool,
    /// Whether they want no unrated game instead.
    #[serde(default, rename = "ratedOnly")]
    pub rated_only: bool,
    /// Whether they are not waiting now, and will be told when somebody looks for the same.
    #[serde(default)]
    pub standing: bool,
    /// What a match adds to the game with potentials.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<schema::MatchTerms>)]
    pub combined: Option<MatchTerms>,
    /// The colour that they want.
    #[serde(with = "serde_text::option_color")]
    #[schema(value_type = Option<schema::Color>)]
    pub color: Option<Color>,
    /// The lowest rating of an opponent.
    pub min: Option<i32>,
    /// The highest.
    pub max: Option<i32>,
}

/// What the lobby shows.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Lobby {
    /// Who looks for an opponent, live.
    pub seeks: Vec<Seek>,
    /// Live games that are being played.
    pub games: Vec<GameSummary>,
    /// Games that anybody may join.
    pub open: Vec<GameSummary>,
    /// The number of connections.
    pub online: usize,
    /// Who is connected with an account, the newest first.
    #[serde(default)]
    pub people: Vec<Player>,
}
