use record::serde_text;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use variants::Color;

use crate::schema;

/// Connected players and spectators of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Presence {
    /// Whether White is connected.
    pub w: bool,
    /// Whether Black is connected.
    pub b: bool,
    /// Number of spectators.
    #[serde(rename = "watchers")]
    pub spectators: u32,
    /// Player who is absent from a live game, if any.
    pub gone: Option<Absence>,
}

/// Absence of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Absence {
    /// The absent player.
    #[serde(with = "serde_text::color")]
    #[schema(value_type = schema::Color)]
    pub color: Color,
    /// Time from which the opponent may claim a win or draw, in milliseconds since 1970.
    pub claim_at: i64,
}
