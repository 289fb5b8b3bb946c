//! What a match shows beside its board, and what a linked game says of its match.

use record::{GameId, serde_text};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use variants::Color;

use crate::{coded::coded, schema};

coded! {
    /// What a match waits for.
    pub enum Asks {
        /// A turn of GIPF, or what remains of one.
        Turn = "turn",
        /// The answer to a declared use.
        Answer = "answer",
        /// The end of the linked game.
        Linked = "linked",
        /// Who won the game that was played elsewhere.
        Enter = "enter",
    }
}

/// Everything that one reader may know of a match beside its turns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct MatchView {
    /// What it waits for, while it is played.
    pub asks: Option<Asks>,
    /// For whom it waits.
    pub awaits: Awaited,
    /// The challenges that each player has left.
    pub left: ChallengesLeft,
    /// The use that is declared and neither played nor given up.
    pub declared: Option<String>,
    /// The linked game that is being played.
    #[schema(value_type = Option<String>)]
    pub linked: Option<GameId>,
    /// The challenges so far, in order.
    pub contests: Vec<ContestView>,
    /// What makes the dice verifiable.
    pub dice: DiceView,
}

/// For whom a match waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Awaited {
    /// For White.
    pub w: bool,
    /// For Black.
    pub b: bool,
}

/// The challenges that each player has left: numbers, or `*`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ChallengesLeft {
    /// White.
    pub w: String,
    /// Black.
    pub b: String,
}

/// What was played for a challenge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ContestView {
    /// The declared use.
    pub declared: String,
    /// The letter of the kind of potential.
    pub kind: String,
    /// What had to be won.
    pub link: String,
    /// Who was challenged, by their colour in GIPF.
    #[serde(with = "serde_text::option_color")]
    #[schema(value_type = Option<schema::Color>)]
    pub challenged: Option<Color>,
    /// The linked game.
    #[schema(value_type = Option<String>)]
    pub game: Option<GameId>,
    /// What the dice showed, White's first: `5-3`.
    pub rolls: Vec<String>,
    /// What the players entered: `w:1-0`.
    pub entries: Vec<String>,
    /// Whether the challenged player won; null while it is open.
    pub won: Option<bool>,
}

/// What makes the dice of a match verifiable.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct DiceView {
    /// The SHA-256 of the seed, published before the first turn.
    pub hash: Option<String>,
    /// The seed, once the match is over.
    pub seed: Option<String>,
}

/// The match that a linked game belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PartOf {
    /// The match.
    #[schema(value_type = String)]
    pub game: GameId,
    /// The declared use that it is about.
    pub declared: String,
}
