//! Puzzles.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::coded::coded;

coded! {
    /// A game that has puzzles.
    pub enum PuzzleGame {
        /// YINSH, with blitz.
        Yinsh = "yinsh",
        /// GIPF: basic, standard and tournament.
        Gipf = "gipf",
    }
}

coded! {
    /// What a puzzle asks.
    pub enum PuzzleKind {
        /// To win: proved.
        Win = "win",
        /// Not to lose: proved.
        Save = "save",
        /// To play what is clearly best: judged by the engine.
        Gain = "gain",
    }
}

/// A puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PuzzleView {
    /// Its id, which stays the same.
    #[schema(min_length = 6, max_length = 6)]
    pub id: String,
    /// The variant.
    pub variant: String,
    /// What is asked.
    pub kind: PuzzleKind,
    /// Within how many turns, or at which depth it was judged.
    pub number: u8,
    /// How hard it is by its file.
    pub difficulty: u16,
    /// Its rating by people's attempts.
    pub rating: u16,
    /// How uncertain the rating is.
    pub deviation: u16,
    /// How many people have tried it.
    pub attempts: u32,
    /// What the solution shows, by codes.
    pub themes: Vec<String>,
    /// The position string before the opponent's last turn.
    pub start: String,
    /// The opponent's last turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub led_by: Option<String>,
    /// The position string to be solved.
    pub position: String,
    /// The solution and what follows it, both players in turn.
    pub line: Vec<String>,
    /// How many turns of the line are asked; those behind are shown.
    pub asked: u32,
}

/// Which day's puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DailyQuery {
    /// Of which game.
    pub game: PuzzleGame,
}

/// Which puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleQuery {
    /// Of which game.
    pub game: PuzzleGame,
    /// Only of this variant.
    #[serde(default)]
    pub variant: Option<String>,
    /// Only of this kind.
    #[serde(default)]
    pub kind: Option<PuzzleKind>,
    /// Only with this theme.
    #[serde(default)]
    pub theme: Option<String>,
    /// The least difficulty.
    #[serde(default)]
    pub least: Option<u16>,
    /// The greatest difficulty.
    #[serde(default)]
    pub greatest: Option<u16>,
    /// How many at most; 30 unless told.
    #[serde(default)]
    pub count: Option<u16>,
}

/// The ratings of puzzles that people have tried.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PuzzleRatings {
    /// Each with its id, rating and deviation.
    pub ratings: Vec<(String, u16, u16)>,
}
