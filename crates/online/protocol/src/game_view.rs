//! Games as people and programs see them.

use record::{Ending, GameId, Score, Speed, Terms, serde_text};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use variants::Color;

use crate::{ChatMessage, Clocks, MatchView, PartOf, Player, Presence, Status, schema};

/// A turn that was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PlayedTurn {
    /// The turn in notation.
    pub turn: String,
    /// Milliseconds that it took.
    pub spent: u32,
    /// Milliseconds of them that were given back for the network.
    pub lag: u32,
    /// What the clock showed after it, in milliseconds.
    pub left: Option<u32>,
}

/// Offers that are not answered yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Offers {
    /// Who offers a draw.
    #[serde(with = "serde_text::option_color")]
    #[schema(value_type = Option<schema::Color>)]
    pub draw: Option<Color>,
    /// Who asks to take a turn back.
    #[serde(with = "serde_text::option_color")]
    #[schema(value_type = Option<schema::Color>)]
    pub take_back: Option<Color>,
    /// Who offers another game.
    #[serde(with = "serde_text::option_color")]
    #[schema(value_type = Option<schema::Color>)]
    pub rematch: Option<Color>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameResult {
    /// The result; `*` for a game that was aborted.
    #[schema(value_type = schema::Score)]
    pub score: Score,
    /// What ended it.
    #[schema(value_type = schema::Ending)]
    pub by: Ending,
}

/// What a game did to a rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RatingChange {
    /// The rating before it.
    pub before: i32,
    /// The rating after it.
    pub after: i32,
}

/// What a game did to the ratings of its players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct RatingChanges {
    /// White's.
    pub w: Option<RatingChange>,
    /// Black's.
    pub b: Option<RatingChange>,
}

/// Everything that one reader may know of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameView {
    /// Its id.
    #[schema(value_type = String)]
    pub id: GameId,
    /// The number of its last event.
    pub seq: u32,
    /// What was agreed before it.
    #[schema(value_type = schema::Terms)]
    pub terms: Terms,
    /// How fast it is.
    #[schema(value_type = schema::Speed)]
    pub speed: Speed,
    /// How far it has come.
    pub status: Status,
    /// White.
    pub w: Option<Player>,
    /// Black.
    pub b: Option<Player>,
    /// Whether only its players and those who have its link see it.
    #[serde(default)]
    pub private: bool,
    /// Who may accept the challenge, while the game waits for them.
    #[serde(default)]
    pub challenged: Option<Player>,
    /// The colour of the reader.
    #[serde(with = "serde_text::option_color")]
    #[schema(value_type = Option<schema::Color>)]
    pub you: Option<Color>,
    /// The turns so far.
    pub turns: Vec<PlayedTurn>,
    /// The position string.
    pub position: String,
    /// The clocks.
    pub clocks: Clocks,
    /// Offers that are not answered yet.
    pub offers: Offers,
    /// How it ended.
    pub result: Option<GameResult>,
    /// What that did to the ratings.
    pub ratings: Option<RatingChanges>,
    /// The next game of the two players.
    #[schema(value_type = Option<String>)]
    pub rematch: Option<GameId>,
    /// When it was made: milliseconds since 1970.
    pub created: i64,
    /// The chat messages that the reader may read.
    pub chat: Vec<ChatMessage>,
    /// The reader's own conditional turns.
    pub plan: Option<Vec<Vec<String>>>,
    /// Who is connected.
    pub present: Presence,
    /// What a match shows beside its board.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    pub combined: Option<Box<MatchView>>,
    /// The match that a linked game belongs to.
    #[serde(default, rename = "partOf", skip_serializing_if = "Option::is_none")]
    pub part_of: Option<PartOf>,
}

/// A game in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameSummary {
    /// Its id.
    #[schema(value_type = String)]
    pub id: GameId,
    /// What was agreed before it.
    #[schema(value_type = schema::Terms)]
    pub terms: Terms,
    /// How fast it is.
    #[schema(value_type = schema::Speed)]
    pub speed: Speed,
    /// How far it has come.
    pub status: Status,
    /// White.
    pub w: Option<Player>,
    /// Black.
    pub b: Option<Player>,
    /// Whether only its players and those who have its link see it.
    #[serde(default)]
    pub private: bool,
    /// The number of turns that were played.
    pub plies: u32,
    /// Whose turn it is.
    #[serde(with = "serde_text::option_color")]
    #[schema(value_type = Option<schema::Color>)]
    pub to_act: Option<Color>,
    /// The position string.
    pub position: String,
    /// The result.
    #[schema(value_type = schema::Score)]
    pub score: Score,
    /// What ended it.
    #[schema(value_type = Option<schema::Ending>)]
    pub by: Option<Ending>,
    /// When it was made: milliseconds since 1970.
    pub created: i64,
    /// When something last happened.
    pub updated: i64,
    /// When the player to act loses on time, in games with days a turn.
    pub deadline: Option<i64>,
    /// The match that a linked game belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub part_of: Option<GameId>,
}

/// A command was carried out, and its event is on disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Done {
    /// The number of the last event of the game.
    pub seq: u32,
}
