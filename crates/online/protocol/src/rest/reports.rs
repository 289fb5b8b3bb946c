//! Reports to the moderators.

use record::GameId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::coded::coded;

bodies! { ReportRequest }

coded! {
    /// Reason for reporting a player.
    pub enum ReportReason {
        /// Use of an engine.
        Cheat = "cheat",
        /// Insults or threats.
        Abuse = "abuse",
        /// Advertising.
        Spam = "spam",
        /// Stalling or leaving games.
        Stalling = "stalling",
        /// An offensive name.
        Name = "name",
        /// Another reason.
        Other = "other",
    }
}

/// Report about a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportRequest {
    /// Game in which the incident happened.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub game: Option<GameId>,
    /// Name or id of the player.
    #[schema(max_length = 64)]
    pub player: String,
    /// Reason for the report.
    pub reason: ReportReason,
    /// Description of the incident.
    #[serde(default)]
    #[schema(max_length = 2000)]
    pub text: String,
}
