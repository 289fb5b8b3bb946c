use record::serde_text;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use variants::Color;

use crate::schema;

/// Who is connected to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Presence {
    /// Whether White is.
    pub w: bool,
    /// Whether Black is.
    pub b: bool,
    /// The number of spectators.
    #[serde(rename = "watchers")]
    pub spectators: u32,
    /// A player who has gone in a live game, and when the other may claim.
    pub gone: Option<Absence>,
}

/// A player who is not connected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Absence {
    /// Which player.
    #[serde(with = "serde_text::color")]
    #[schema(value_type = schema::Color)]
    pub color: Color,
    /// From when on the other may claim: milliseconds since 1970.
    pub claim_at: i64,
}
