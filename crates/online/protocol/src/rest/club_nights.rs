//! Club nights: one link, and everybody who is ready is paired.

use record::{ClubNightId, GameId, Speed, TimeControl, serde_text};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use variants::Variant;

use crate::{GameSummary, Player, coded::coded, schema};

/// A club night that is to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewClubNight {
    /// The game that is played.
    #[serde(with = "serde_text::variant")]
    #[schema(value_type = schema::Variant, example = "yinsh")]
    pub variant: Variant,
    /// The clock of all its games, which are live: `300+3`.
    #[schema(value_type = String, example = "300+3")]
    pub clock: TimeControl,
}

/// Somebody is ready.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReadyRequest {
    /// What a guest is called on this night: at most 20 characters. Accounts have a name.
    #[serde(default)]
    pub name: Option<String>,
}

/// A club night as one who has its link sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ClubNight {
    /// Its id.
    #[schema(value_type = String)]
    pub id: ClubNightId,
    /// The game that is played.
    #[serde(with = "serde_text::variant")]
    #[schema(value_type = schema::Variant)]
    pub variant: Variant,
    /// The clock of all its games.
    #[schema(value_type = String)]
    pub clock: TimeControl,
    /// How fast that is.
    #[schema(value_type = schema::Speed)]
    pub speed: Speed,
    /// Whether you made it and may end it.
    pub host: bool,
    /// When it ends by itself: milliseconds since 1970.
    pub until: i64,
    /// Whether it is over.
    pub over: bool,
    /// The place of your own row in `people`.
    pub you: Option<usize>,
    /// The game that you play now.
    #[schema(value_type = Option<String>)]
    pub playing: Option<GameId>,
    /// Who takes part, the most points first: the table of results.
    pub people: Vec<ClubPlayer>,
    /// The games that are being played.
    pub games: Vec<GameSummary>,
}

/// A player of a club night.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ClubPlayer {
    /// The player; a guest has the name that they gave.
    pub player: Player,
    /// What they do now.
    pub state: ClubState,
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

coded! {
    /// What a player of a club night does now.
    pub enum ClubState {
        /// They wait for the next game.
        Ready = "ready",
        /// They are in a game.
        Playing = "playing",
        /// They rest, or are not here.
        Away = "away",
    }
}
