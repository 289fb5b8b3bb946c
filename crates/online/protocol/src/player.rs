use record::PlayerId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::coded::coded;

coded! {
    /// What a player is.
    pub enum PlayerKind {
        /// A person without an account.
        Guest = "guest",
        /// A person with an account.
        Person = "person",
        /// The server's own engine at one of its levels.
        Engine = "engine",
        /// An account that a program uses.
        Bot = "bot",
    }
}

/// How strong a player is in a variant at a speed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Rating {
    /// Glicko-2, rounded.
    pub rating: i32,
    /// The rating deviation, rounded.
    pub deviation: i32,
    /// Whether too few games were played to rely on it.
    pub provisional: bool,
}

impl From<record::Rating> for Rating {
    fn from(rating: record::Rating) -> Self {
        Self {
            rating: Self::rounded(rating.rating),
            deviation: Self::rounded(rating.deviation),
            provisional: rating.provisional(),
        }
    }
}

impl Rating {
    /// A rating or deviation as it is shown; it has four digits.
    #[must_use]
    pub fn rounded(number: f64) -> i32 {
        number.round() as i32
    }
}

/// A player as others see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Player {
    /// Opaque; stays the same.
    #[schema(value_type = String)]
    pub id: PlayerId,
    /// None for a guest and for a deleted account.
    pub name: Option<String>,
    /// What they are.
    pub kind: PlayerKind,
    /// The level of an engine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// In the variant and at the speed of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
}
