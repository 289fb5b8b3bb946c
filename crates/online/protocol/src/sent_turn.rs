use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::DiceNonce;

/// A complete turn, as its player sends it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SentTurn {
    /// Identifier of the command. A command sent twice is carried out once.
    pub id: String,
    /// Number of turns played before this one.
    pub ply: u32,
    /// The turn, in notation.
    pub turn: String,
    /// Time for which the position was visible to the player, in milliseconds, by the player's own clock.
    pub spent: Option<u32>,
    /// The player's contribution to the dice of a match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub nonce: Option<DiceNonce>,
}
