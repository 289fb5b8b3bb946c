//! Reports to the moderators.

use record::GameId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::coded::coded;

coded! {
    /// What a player is reported for.
    pub enum ReportReason {
        /// Help from an engine.
        Cheat = "cheat",
        /// Insults or threats.
        Abuse = "abuse",
        /// Advertising.
        Spam = "spam",
        /// Stalling or leaving.
        Stalling = "stalling",
        /// An offensive name.
        Name = "name",
        /// Something else.
        Other = "other",
    }
}

/// A report about a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportRequest {
    /// The game in which it happened.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub game: Option<GameId>,
    /// The player: a name or an id.
    #[schema(max_length = 64)]
    pub player: String,
    /// What they are reported for.
    pub reason: ReportReason,
    /// What happened.
    #[serde(default)]
    #[schema(max_length = 2000)]
    pub text: String,
}
