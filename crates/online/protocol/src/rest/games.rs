//! Games: creating, joining, playing and searching.

use record::{GameId, MatchTerms, Score, Speed, TimeControl, serde_text};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use variants::{Color, Handicap, Variant};

use crate::{AccessKey, ChatRoom, DiceNonce, GameSummary, Status, coded::coded, schema};

bodies! {
    NewGameRequest, CreatedGame, JoinRequest, SeekRequest, StandingSeekRequest, ChatRequest,
    PlanRequest, GamePage, ReportProgress
}

/// Game to be created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGameRequest {
    /// The variant to play.
    #[serde(with = "serde_text::variant")]
    #[schema(value_type = schema::Variant, example = "yinsh")]
    pub variant: Variant,
    /// Handicap in extra pieces, in `gipf-basic` only: `w1` to `w3` for White, `b1` to `b3` for Black.
    #[serde(default, with = "serde_text::option_handicap")]
    #[schema(value_type = Option<String>)]
    pub handicap: Option<Handicap>,
    /// Time control: `-` for none, `300` seconds, `300+3` with an increment for each turn, `300d5` with a delay, `300+3x30` with byo-yomi
    /// periods, or `3days` for each turn.
    #[schema(value_type = String, example = "300+3")]
    pub clock: TimeControl,
    /// Terms of a match, for a game with potentials.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<schema::WrittenMatchTerms>)]
    pub combined: Option<MatchTerms>,
    /// Whether the game is rated.
    #[serde(default)]
    pub rated: bool,
    /// Colour of the creator; chosen at random if absent.
    #[serde(default, with = "serde_text::option_color")]
    #[schema(value_type = Option<schema::Color>)]
    pub color: Option<Color>,
    /// The opponent.
    #[serde(default)]
    pub opponent: OpponentRequest,
}

/// Opponent in a new game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum OpponentRequest {
    /// The first player who joins.
    Anybody(Invitation),
    /// A particular player.
    Player {
        /// Name of the player.
        player: String,
    },
    /// The engine.
    Engine {
        /// Level of the engine, from 1 to 10.
        engine: u8,
    },
}

impl Default for OpponentRequest {
    fn default() -> Self {
        Self::Anybody(Invitation::Link)
    }
}

coded! {
    /// Players who may join a new game: holders of its link, or everyone.
    pub enum Invitation {
        /// Holders of the link. The game is private: other players do not see it.
        Link = "link",
        /// Everyone. The lobby lists the game.
        Open = "open",
    }
}

/// Newly created game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct CreatedGame {
    /// Identifier of the game.
    #[schema(value_type = String)]
    pub id: GameId,
    /// Link to the game, to be sent to a friend. For a private game it contains the access key after the `#`.
    pub url: String,
    /// Link key of a private game, for the `Game-Key` header. Only its hash is stored, so it cannot be requested again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub key: Option<AccessKey>,
}

/// Request to join a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinRequest {
    /// Preferred colour, if both seats are free.
    #[serde(default, with = "serde_text::option_color")]
    #[schema(value_type = Option<schema::Color>)]
    pub color: Option<Color>,
}

/// Seek to be created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeekRequest {
    /// The variant to play.
    #[serde(with = "serde_text::variant")]
    #[schema(value_type = schema::Variant, example = "yinsh")]
    pub variant: Variant,
    /// Time control of a live game, such as `300+3`.
    #[schema(value_type = String, example = "300+3")]
    pub clock: TimeControl,
    /// Whether the game is rated. A rated seek may also be paired with an unrated one, in an unrated game, unless `ratedOnly` is set.
    #[serde(default)]
    pub rated: bool,
    /// Whether to refuse an unrated game as a substitute for a rated one.
    #[serde(default, rename = "ratedOnly")]
    pub rated_only: bool,
    /// Terms of a match, for a game with potentials.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<schema::WrittenMatchTerms>)]
    pub combined: Option<MatchTerms>,
    /// Preferred colour.
    #[serde(default, with = "serde_text::option_color")]
    #[schema(value_type = Option<schema::Color>)]
    pub color: Option<Color>,
    /// Minimum rating of the opponent.
    #[serde(default)]
    pub min: Option<i32>,
    /// Maximum rating of the opponent.
    #[serde(default)]
    pub max: Option<i32>,
}

/// Standing seek to be created: the player is notified when another player seeks the same game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StandingSeekRequest {
    /// The variant to play.
    #[serde(with = "serde_text::variant")]
    #[schema(value_type = schema::Variant, example = "yinsh")]
    pub variant: Variant,
    /// Time control of a live game, such as `300+3`.
    #[schema(value_type = String, example = "300+3")]
    pub clock: TimeControl,
    /// Whether the game is rated. A rated seek may also be paired with an unrated one, in an unrated game, unless `ratedOnly` is set.
    #[serde(default)]
    pub rated: bool,
    /// Whether to refuse an unrated game as a substitute for a rated one.
    #[serde(default, rename = "ratedOnly")]
    pub rated_only: bool,
    /// Terms of a match, for a game with potentials.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<schema::WrittenMatchTerms>)]
    pub combined: Option<MatchTerms>,
}

/// Chat message to be sent: either free text or a predefined phrase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChatRequest {
    /// Readers of the message.
    pub to: ChatRoom,
    /// The text: 1 to 280 characters on one line.
    #[serde(default)]
    pub text: Option<String>,
    /// Code of a phrase, such as `good-game`, which is shown to each reader in their own language.
    #[serde(default)]
    pub phrase: Option<String>,
}

/// Conditional turns that replace all earlier ones.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlanRequest {
    /// Sequences of alternating turns, each beginning with the opponent's. A sequence may end in `resign`. An empty list deletes the plan.
    #[serde(rename = "lines")]
    #[schema(max_items = 30)]
    pub branches: Vec<Vec<String>>,
}

/// Parameters sent with a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnQuery {
    /// Number of turns played before this one.
    pub ply: u32,
    /// Time for which the position was visible to the player, in milliseconds, by the player's own clock.
    pub spent: Option<u32>,
    /// The player's contribution to the dice of a match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<DiceNonce>,
}

/// Criteria for a search for games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct GameQuery {
    /// Name of one player.
    pub player: Option<String>,
    /// Name of the other player.
    pub opponent: Option<String>,
    /// The variant.
    #[serde(with = "serde_text::option_variant")]
    pub variant: Option<Variant>,
    /// Speed category of the time control.
    pub speed: Option<Speed>,
    /// Whether the game is rated.
    pub rated: Option<bool>,
    /// The score.
    pub score: Option<Score>,
    /// Whether the game is waiting for players, is being played or has ended.
    pub status: Option<Status>,
    /// Whether aborted games are included, as they are unless this is `false`.
    pub aborted: Option<bool>,
    /// Position in the results at which to continue: `next` of the previous page.
    pub before: Option<GameId>,
}

/// Page of games, newest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GamePage {
    /// The games.
    pub games: Vec<GameSummary>,
    /// Value of `before` for the next page; null if there are no more games.
    #[schema(value_type = Option<String>)]
    pub next: Option<GameId>,
    /// Whether the search timed out before the page was full. Continue it from `next`, or repeat the request if `next` is null.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub partial: bool,
}

/// Progress of a game review.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ReportProgress {
    /// Number of turns judged so far; null if unknown, for example because another node is creating the review.
    pub done: Option<u32>,
}
