//! Games: made, joined, played, searched for.

use record::{GameId, MatchTerms, Score, Speed, TimeControl, serde_text};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use variants::{Color, Handicap, Variant};

use crate::{ChatRoom, GameSummary, LinkKey, Status, coded::coded, schema};

/// A game that is to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGameRequest {
    /// The game that is played.
    #[serde(with = "serde_text::variant")]
    #[schema(value_type = schema::Variant, example = "yinsh")]
    pub variant: Variant,
    /// Extra pieces in `gipf-basic`: `w1` to `b3`.
    #[serde(default, with = "serde_text::option_handicap")]
    #[schema(value_type = Option<String>)]
    pub handicap: Option<Handicap>,
    /// `-` without a clock, `300` seconds, `300+3` with seconds added for each turn, `300d5` with a delay, `300+3x30` with periods,
    /// `3days` a turn.
    #[schema(value_type = String, example = "300+3")]
    pub clock: TimeControl,
    /// What a match adds to a game with potentials.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<schema::MatchTerms>)]
    pub combined: Option<MatchTerms>,
    /// Whether ratings change.
    #[serde(default)]
    pub rated: bool,
    /// The colour of the player who makes it; drawn by lot if none.
    #[serde(default, with = "serde_text::option_color")]
    #[schema(value_type = Option<schema::Color>)]
    pub color: Option<Color>,
    /// Who takes the other seat.
    #[serde(default)]
    pub opponent: OpponentRequest,
}

/// Who takes the other seat of a new game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum OpponentRequest {
    /// Anybody who is invited.
    Anybody(Invitation),
    /// A player by name.
    Player {
        /// Their name.
        player: String,
    },
    /// The engine.
    Engine {
        /// Its level, from 1 to 10.
        engine: u8,
    },
}

impl Default for OpponentRequest {
    fn default() -> Self {
        Self::Anybody(Invitation::Link)
    }
}

coded! {
    /// Who may join a new game: those who have its link, or anybody.
    pub enum Invitation {
        /// Those who have the link; nobody else sees the game.
        Link = "link",
        /// Anybody: the lobby lists the game.
        Open = "open",
    }
}

/// A game that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct CreatedGame {
    /// Its id.
    #[schema(value_type = String)]
    pub id: GameId,
    /// Its address: what to send to a friend. That of a private game has the key behind its `#`.
    pub url: String,
    /// The key of the link to a private game, for the header `Game-Key`. It is not stored: nobody can ask for it again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub key: Option<LinkKey>,
}

/// Which seat is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinRequest {
    /// The colour, if both are free.
    #[serde(default, with = "serde_text::option_color")]
    #[schema(value_type = Option<schema::Color>)]
    pub color: Option<Color>,
}

/// The opponent that is looked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeekRequest {
    /// The game that is wanted.
    #[serde(with = "serde_text::variant")]
    #[schema(value_type = schema::Variant, example = "yinsh")]
    pub variant: Variant,
    /// The clock of a live game: `300+3`.
    #[schema(value_type = String, example = "300+3")]
    pub clock: TimeControl,
    /// Whether ratings shall change. Such a seek also meets one that is unrated, in an unrated game,
    #[serde(default)]
    pub rated: bool,
    /// unless this is set.
    #[serde(default, rename = "ratedOnly")]
    pub rated_only: bool,
    /// What a match adds to a game with potentials.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<schema::MatchTerms>)]
    pub combined: Option<MatchTerms>,
    /// The colour that is wanted.
    #[serde(default, with = "serde_text::option_color")]
    #[schema(value_type = Option<schema::Color>)]
    pub color: Option<Color>,
    /// The lowest rating of an opponent.
    #[serde(default)]
    pub min: Option<i32>,
    /// The highest.
    #[serde(default)]
    pub max: Option<i32>,
}

/// The opponent for whom somebody wants to be called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StandingSeekRequest {
    /// The game that is wanted.
    #[serde(with = "serde_text::variant")]
    #[schema(value_type = schema::Variant, example = "yinsh")]
    pub variant: Variant,
    /// The clock of a live game: `300+3`.
    #[schema(value_type = String, example = "300+3")]
    pub clock: TimeControl,
    /// Whether ratings shall change. Such a seek also meets one that is unrated, in an unrated game,
    #[serde(default)]
    pub rated: bool,
    /// unless this is set.
    #[serde(default, rename = "ratedOnly")]
    pub rated_only: bool,
    /// What a match adds to a game with potentials.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<schema::MatchTerms>)]
    pub combined: Option<MatchTerms>,
}

/// A chat message that is to be sent: a text or a phrase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChatRequest {
    /// Who can read it.
    pub to: ChatRoom,
    /// A text of one's own.
    #[serde(default)]
    pub text: Option<String>,
    /// Or a phrase that everybody reads in their own language, such as `good-game`.
    #[serde(default)]
    pub phrase: Option<String>,
}

/// Conditional turns in place of earlier ones.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlanRequest {
    /// Branches of turns, the opponent's first: theirs, mine, theirs, mine. A branch may end in `resign`. An empty list deletes the
    /// plan.
    #[serde(rename = "lines")]
    #[schema(max_items = 30)]
    pub branches: Vec<Vec<String>>,
}

/// What goes with a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnQuery {
    /// The number of turns played before this one.
    pub ply: u32,
    /// Milliseconds for which the player saw the position, by their own clock.
    pub spent: Option<u32>,
}

/// Which games are searched for.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct GameQuery {
    /// One of the players, by name.
    pub player: Option<String>,
    /// The other one, by name.
    pub opponent: Option<String>,
    /// The game that was played.
    #[serde(with = "serde_text::option_variant")]
    pub variant: Option<Variant>,
    /// How fast it was.
    pub speed: Option<Speed>,
    /// Whether ratings changed.
    pub rated: Option<bool>,
    /// The result.
    pub score: Option<Score>,
    /// How far it has come.
    pub status: Option<Status>,
    /// Only games that come after this one in the list: `next` of the answer before.
    pub before: Option<GameId>,
}

/// A page of games, the newest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GamePage {
    /// The games.
    pub games: Vec<GameSummary>,
    /// For `before`, if there may be more.
    #[schema(value_type = Option<String>)]
    pub next: Option<GameId>,
    /// Whether the search ran out of time before the page was full: it continues at `next`, or without it by the same
    /// request.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub partial: bool,
}

/// A report that is being made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ReportProgress {
    /// The turns that are judged so far; unknown while somebody else makes it.
    pub done: Option<u32>,
}
