//! Club nights: players with the link are paired as soon as they are ready.

use record::{ClubNightId, GameId, Speed, TimeControl, serde_text};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use variants::Variant;

use crate::{GameSummary, Player, coded::coded, schema};

bodies! { NewClubNight, AnnouncedNight, ReadyRequest, ClubNight }

/// Club night to be created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewClubNight {
    /// The variant of all its games.
    #[serde(with = "serde_text::variant")]
    #[schema(value_type = schema::Variant, example = "yinsh")]
    pub variant: Variant,
    /// Time control of all its games, such as `300+3`; it must be one for live games.
    #[schema(value_type = String, example = "300+3")]
    pub clock: TimeControl,
    /// Time at which the night begins, in milliseconds since 1970, at most four weeks from now. It is then announced to everyone,
    /// which needs an account. Without it, the night begins at once, and only its link leads to it.
    #[serde(default)]
    pub starts: Option<i64>,
}

/// Club night that is announced to everyone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct AnnouncedNight {
    /// Identifier of the club night.
    #[schema(value_type = String)]
    pub id: ClubNightId,
    /// The variant of all its games.
    #[serde(with = "serde_text::variant")]
    #[schema(value_type = schema::Variant)]
    pub variant: Variant,
    /// Time control of all its games.
    #[schema(value_type = String)]
    pub clock: TimeControl,
    /// Time at which it begins, in milliseconds since 1970.
    pub starts: i64,
}

/// Announcement that a player is ready for the next game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReadyRequest {
    /// Name of a guest on this club night, of at most 20 characters. Players with an account use the name of the account.
    #[serde(default)]
    pub name: Option<String>,
}

/// Club night, as visible to everyone who has its link.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ClubNight {
    /// Identifier of the club night.
    #[schema(value_type = String)]
    pub id: ClubNightId,
    /// The variant of all its games.
    #[serde(with = "serde_text::variant")]
    #[schema(value_type = schema::Variant)]
    pub variant: Variant,
    /// Time control of all its games.
    #[schema(value_type = String)]
    pub clock: TimeControl,
    /// Speed category of the time control.
    #[schema(value_type = schema::Speed)]
    pub speed: Speed,
    /// Whether the requesting player created the club night and may end it.
    pub host: bool,
    /// Time at which an announced club night begins, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts: Option<i64>,
    /// Time at which the club night ends automatically, in milliseconds since 1970.
    pub until: i64,
    /// Whether the club night is over.
    pub over: bool,
    /// Index of the requesting player in `people`.
    pub you: Option<usize>,
    /// Game that the requesting player is playing.
    #[schema(value_type = Option<String>)]
    pub playing: Option<GameId>,
    /// Table of results: all participants, most points first.
    pub people: Vec<ClubPlayer>,
    /// Games in progress.
    pub games: Vec<GameSummary>,
}

/// Participant in a club night.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ClubPlayer {
    /// The player; a guest is shown under the name that they entered.
    pub player: Player,
    /// Current state.
    pub state: ClubState,
    /// Number of games won.
    pub won: u32,
    /// Number of games drawn.
    pub drawn: u32,
    /// Number of games lost.
    pub lost: u32,
}

coded! {
    /// State of a participant in a club night.
    pub enum ClubState {
        /// Waiting for the next game.
        Ready = "ready",
        /// Playing a game.
        Playing = "playing",
        /// Pausing or absent.
        Away = "away",
    }
}
