//! Games as seen by people and programs.

use record::{Ending, GameId, Score, Speed, Terms, serde_text};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use variants::Color;

use crate::{ChatMessage, Clocks, MatchView, PartOf, Player, Presence, Status, schema};

/// Turn that was played in a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PlayedTurn {
    /// The turn, in notation.
    pub turn: String,
    /// Time measured for the turn, in milliseconds.
    pub spent: u32,
    /// Part of that time credited back as lag compensation, in milliseconds.
    pub lag: u32,
    /// Time left on the player's clock after the turn, in milliseconds.
    pub left: Option<u32>,
}

/// Pending offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Offers {
    /// Player who has offered a draw.
    #[serde(with = "serde_text::option_color")]
    #[schema(value_type = Option<schema::Color>)]
    pub draw: Option<Color>,
    /// Player who has asked to take back a turn.
    #[serde(with = "serde_text::option_color")]
    #[schema(value_type = Option<schema::Color>)]
    pub take_back: Option<Color>,
    /// Player who has offered a rematch.
    #[serde(with = "serde_text::option_color")]
    #[schema(value_type = Option<schema::Color>)]
    pub rematch: Option<Color>,
}

/// Result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameResult {
    /// The score; `*` for an aborted game.
    #[schema(value_type = schema::Score)]
    pub score: Score,
    /// How the game ended.
    #[schema(value_type = schema::Ending)]
    pub by: Ending,
}

/// Change in a rating caused by a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RatingChange {
    /// Rating before the game.
    pub before: i32,
    /// Rating after the game.
    pub after: i32,
}

/// Changes in both players' ratings caused by a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct RatingChanges {
    /// Change in White's rating.
    pub w: Option<RatingChange>,
    /// Change in Black's rating.
    pub b: Option<RatingChange>,
}

/// Complete state of a game, as visible to the requesting player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameView {
    /// Identifier of the game.
    #[schema(value_type = String)]
    pub id: GameId,
    /// Number of the last event.
    pub seq: u32,
    /// Terms agreed before the game.
    #[schema(value_type = schema::Terms)]
    pub terms: Terms,
    /// Speed category of the time control.
    #[schema(value_type = schema::Speed)]
    pub speed: Speed,
    /// Whether the game is waiting for players, is being played or has ended.
    pub status: Status,
    /// White, unless the seat is free.
    pub w: Option<Player>,
    /// Black, unless the seat is free.
    pub b: Option<Player>,
    /// Whether the game is visible only to its players and holders of its link.
    #[serde(default)]
    pub private: bool,
    /// Player who may accept the challenge, while the game is waiting for them.
    #[serde(default)]
    pub challenged: Option<Player>,
    /// Colour of the requesting player; null for a spectator.
    #[serde(with = "serde_text::option_color")]
    #[schema(value_type = Option<schema::Color>)]
    pub you: Option<Color>,
    /// Turns played so far.
    pub turns: Vec<PlayedTurn>,
    /// Position string.
    pub position: String,
    /// Both clocks.
    pub clocks: Clocks,
    /// Pending offers.
    pub offers: Offers,
    /// The result; null until the game has ended.
    pub result: Option<GameResult>,
    /// Rating changes caused by the result.
    pub ratings: Option<RatingChanges>,
    /// The rematch, if there is one.
    #[schema(value_type = Option<String>)]
    pub rematch: Option<GameId>,
    /// Time of creation, in milliseconds since 1970.
    pub created: i64,
    /// Chat messages that the requesting player may read.
    pub chat: Vec<ChatMessage>,
    /// Conditional turns of the requesting player.
    pub plan: Option<Vec<Vec<String>>>,
    /// Connected players and spectators.
    pub present: Presence,
    /// State of the match, if the game is one.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    pub combined: Option<Box<MatchView>>,
    /// The match to which this linked game belongs.
    #[serde(default, rename = "partOf", skip_serializing_if = "Option::is_none")]
    pub part_of: Option<PartOf>,
}

/// Summary of a game, as shown in lists.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameSummary {
    /// Identifier of the game.
    #[schema(value_type = String)]
    pub id: GameId,
    /// Terms agreed before the game.
    #[schema(value_type = schema::Terms)]
    pub terms: Terms,
    /// Speed category of the time control.
    #[schema(value_type = schema::Speed)]
    pub speed: Speed,
    /// Whether the game is waiting for players, is being played or has ended.
    pub status: Status,
    /// White, unless the seat is free.
    pub w: Option<Player>,
    /// Black, unless the seat is free.
    pub b: Option<Player>,
    /// Whether the game is visible only to its players and holders of its link.
    #[serde(default)]
    pub private: bool,
    /// Number of turns played.
    pub plies: u32,
    /// Player to act.
    #[serde(with = "serde_text::option_color")]
    #[schema(value_type = Option<schema::Color>)]
    pub to_act: Option<Color>,
    /// Position string.
    pub position: String,
    /// The score; `*` until the game has ended.
    #[schema(value_type = schema::Score)]
    pub score: Score,
    /// How the game ended.
    #[schema(value_type = Option<schema::Ending>)]
    pub by: Option<Ending>,
    /// Time of creation, in milliseconds since 1970.
    pub created: i64,
    /// Time of the last event, in milliseconds since 1970.
    pub updated: i64,
    /// Time at which the player to act loses on time, in milliseconds since 1970; only in correspondence games.
    pub deadline: Option<i64>,
    /// The match to which this linked game belongs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub part_of: Option<GameId>,
}

/// Confirmation that a command was carried out and its event is on disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Done {
    /// Number of the last event of the game.
    pub seq: u32,
}
