use record::PlayerId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::coded::coded;

coded! {
    /// Kind of player.
    pub enum PlayerKind {
        /// A person without an account.
        Guest = "guest",
        /// A person with an account.
        Person = "person",
        /// The server's own engine, at one of its levels.
        Engine = "engine",
        /// An account used by a program.
        Bot = "bot",
    }
}

/// Rating of a player in one variant and speed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Rating {
    /// Glicko-2 rating, rounded.
    pub rating: i32,
    /// Rating deviation, rounded.
    pub deviation: i32,
    /// Whether the rating is provisional because its deviation is still large.
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
    /// Rounds a rating or deviation for display.
    #[must_use]
    pub fn rounded(number: f64) -> i32 {
        number.round() as i32
    }
}

/// Public data of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Player {
    /// Opaque identifier, which never changes.
    #[schema(value_type = String)]
    pub id: PlayerId,
    /// Name of the account, or the name that a guest has given for their games; null for other guests and deleted accounts.
    pub name: Option<String>,
    /// Kind of player.
    pub kind: PlayerKind,
    /// Level of an engine, from 1 to 10.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// Rating in the variant and speed of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
}
