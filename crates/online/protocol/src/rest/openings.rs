//! Openings: what was played from a position.

use record::serde_text;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use variants::{Color, Variant};

use crate::{coded::coded, schema};

coded! {
    /// Whose games are counted.
    pub enum OpeningSource {
        /// Finished games of this server that everybody may see.
        Server = "server",
        /// Games of the engine against itself.
        Engine = "engine",
    }
}

/// Which position is looked at, and in which games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OpeningQuery {
    /// Whose games are counted; those of this server if nothing is said.
    pub source: Option<OpeningSource>,
    /// The position string to begin with; the start if nothing is said.
    pub position: Option<String>,
    /// Turns to play first, separated by spaces.
    pub turns: Option<String>,
}

/// What was played from a position. Positions that differ only by a symmetry of the board or by the colours count as one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Opening {
    /// The game.
    #[serde(with = "serde_text::variant")]
    #[schema(value_type = schema::Variant, example = "yinsh")]
    pub variant: Variant,
    /// Whose games were counted.
    pub source: OpeningSource,
    /// The position string.
    pub position: String,
    /// Who is to act.
    #[serde(with = "serde_text::color")]
    #[schema(value_type = schema::Color)]
    pub to_act: Color,
    /// The number of games that were counted.
    pub counted: u32,
    /// Whether older games are still being counted: the numbers grow.
    pub counting: bool,
    /// Games that reached the position and that the player to act won.
    pub wins: u32,
    /// Games that reached it and that nobody won.
    pub draws: u32,
    /// Games that reached it and that the other player won.
    pub losses: u32,
    /// What was played, the most frequent first; at most 200.
    pub continuations: Vec<OpeningContinuation>,
}

/// What was played from a position, with everything that is an image of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct OpeningContinuation {
    /// The turns that lead to the same position but for symmetries and colours, as tokens.
    pub turns: Vec<String>,
    /// Games that reached where they lead and that the player who takes the turn won.
    pub wins: u32,
    /// Games that nobody won.
    pub draws: u32,
    /// Games that the other player won.
    pub losses: u32,
    /// The mean score of the player who takes the turn, from 0 to 1.
    pub score: f64,
    /// The range in which the true score lies with 95 % confidence, by Wilson's formula: its lower end
    pub low: f64,
    /// and its upper end.
    pub high: f64,
    /// The score that the engine expects for that player, if it was asked.
    pub evaluation: Option<f64>,
}
