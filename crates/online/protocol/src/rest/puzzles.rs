//! Puzzles.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::coded::coded;

bodies! { PuzzleView, PuzzleRatings }

coded! {
    /// Game for which there are puzzles.
    pub enum PuzzleGame {
        /// YINSH, including the blitz variant.
        Yinsh = "yinsh",
        /// GIPF: basic, standard and tournament.
        Gipf = "gipf",
    }
}

coded! {
    /// Task of a puzzle.
    pub enum PuzzleKind {
        /// Win; proven.
        Win = "win",
        /// Avoid losing; proven.
        Save = "save",
        /// Find the turn that is clearly best; judged by the engine.
        Gain = "gain",
    }
}

/// Puzzle, as shown to players.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PuzzleView {
    /// Identifier, which never changes.
    #[schema(min_length = 6, max_length = 6)]
    pub id: String,
    /// The variant.
    pub variant: String,
    /// The task.
    pub kind: PuzzleKind,
    /// Number of turns within which the task has to be completed or, if the engine judged the puzzle, the depth of its search.
    pub number: u8,
    /// Difficulty estimated when the puzzle was generated, on the scale of the engine's levels.
    pub difficulty: u16,
    /// Rating based on players' attempts.
    pub rating: u16,
    /// Rating deviation.
    pub deviation: u16,
    /// Number of players who have tried the puzzle.
    pub attempts: u32,
    /// Codes of the themes that the solution demonstrates.
    pub themes: Vec<String>,
    /// Position string before the opponent's last turn.
    pub start: String,
    /// The opponent's last turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub led_by: Option<String>,
    /// Position string of the puzzle.
    pub position: String,
    /// The solution and its continuation: alternating turns of both players.
    pub line: Vec<String>,
    /// Number of turns of `line` that have to be found; the remaining turns are only shown.
    pub asked: u32,
    /// The puzzle as in the published files, with the other rings that may come off.
    pub text: String,
}

/// Request for the puzzle of the day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DailyQuery {
    /// Game to which the puzzles belong.
    pub game: PuzzleGame,
}

/// Criteria for a search for puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleQuery {
    /// Game to which the puzzles belong.
    pub game: PuzzleGame,
    /// Only puzzles of this variant.
    #[serde(default)]
    pub variant: Option<String>,
    /// Only puzzles of this kind.
    #[serde(default)]
    pub kind: Option<PuzzleKind>,
    /// Only puzzles with this theme.
    #[serde(default)]
    pub theme: Option<String>,
    /// Minimum difficulty.
    #[serde(default)]
    pub least: Option<u16>,
    /// Maximum difficulty.
    #[serde(default)]
    pub greatest: Option<u16>,
    /// Maximum number of puzzles, up to 200; by default 30.
    #[serde(default)]
    pub count: Option<u16>,
}

/// Ratings of the puzzles that players have tried.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PuzzleRatings {
    /// Id, rating and deviation of each puzzle.
    pub ratings: Vec<(String, u16, u16)>,
}
