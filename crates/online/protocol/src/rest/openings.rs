//! Opening explorer: continuations played from a position.

use record::serde_text;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use variants::{Color, Variant};

use crate::{coded::coded, schema};

bodies! { Opening }

coded! {
    /// Collection of games to be counted.
    pub enum OpeningSource {
        /// Finished public games played on this server.
        Server = "server",
        /// Games that the engine played against itself.
        Engine = "engine",
    }
}

/// Position to look up, and games to count.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OpeningQuery {
    /// Games to count; by default those played on this server.
    pub source: Option<OpeningSource>,
    /// Position string to start from; by default the initial position.
    pub position: Option<String>,
    /// Turns to play from that position, separated by spaces.
    pub turns: Option<String>,
}

/// Continuations played from a position. Positions that differ only by a symmetry of the board or by the colours count as one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Opening {
    /// The variant.
    #[serde(with = "serde_text::variant")]
    #[schema(value_type = schema::Variant, example = "yinsh")]
    pub variant: Variant,
    /// Games that were counted.
    pub source: OpeningSource,
    /// Position string after the given turns.
    pub position: String,
    /// Player to act.
    #[serde(with = "serde_text::color")]
    #[schema(value_type = schema::Color)]
    pub to_act: Color,
    /// Number of games counted in total.
    pub counted: u32,
    /// Whether older games are still being counted, so the numbers will grow.
    pub counting: bool,
    /// Number of games that reached the position and were won by the player to act.
    pub wins: u32,
    /// Number of games that reached the position and were drawn.
    pub draws: u32,
    /// Number of games that reached the position and were won by the opponent.
    pub losses: u32,
    /// Continuations, most frequent first; at most 200.
    pub continuations: Vec<OpeningContinuation>,
}

/// Turn played from a position, together with its symmetric images.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct OpeningContinuation {
    /// Turns, as tokens, that lead to the same position apart from symmetries and colours.
    pub turns: Vec<String>,
    /// Number of games that reached the resulting position and were won by the player who played the turn.
    pub wins: u32,
    /// Number of these games that were drawn.
    pub draws: u32,
    /// Number of these games that the opponent won.
    pub losses: u32,
    /// Mean score of the player who played the turn, from 0 to 1.
    pub score: f64,
    /// Lower bound of the score's 95 % confidence interval (Wilson score interval).
    pub low: f64,
    /// Upper bound of the score's 95 % confidence interval.
    pub high: f64,
    /// Score that the engine expects for the player who played the turn, if it has evaluated the position.
    pub evaluation: Option<f64>,
}
