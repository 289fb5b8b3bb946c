//! State of a match apart from its board, and the link from a linked game to its match.

use record::{GameId, serde_text};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use variants::Color;

use crate::{coded::coded, schema};

coded! {
    /// Decision that a match is waiting for.
    pub enum Asks {
        /// A turn of GIPF, or the rest of one.
        Turn = "turn",
        /// The answer to a declared use of a potential.
        Answer = "answer",
        /// The end of the linked game.
        Linked = "linked",
        /// The result of a game played elsewhere.
        Enter = "enter",
    }
}

/// State of a match apart from its turns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct MatchView {
    /// Decision that the match is waiting for; null if there is none.
    pub asks: Option<Asks>,
    /// Players whom the match is waiting for.
    pub awaits: Awaited,
    /// Number of challenges left to each player.
    pub left: ChallengesLeft,
    /// Use of a potential that is declared but neither played nor given up.
    pub declared: Option<String>,
    /// Linked game in progress.
    #[schema(value_type = Option<String>)]
    pub linked: Option<GameId>,
    /// Contests so far, in order.
    pub contests: Vec<ContestView>,
    /// Proof that the dice are fair.
    pub dice: DiceView,
}

/// Players whom a match is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Awaited {
    /// Whether the match is waiting for White.
    pub w: bool,
    /// Whether the match is waiting for Black.
    pub b: bool,
}

/// Number of challenges left to each player; `*` if unlimited.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ChallengesLeft {
    /// Challenges left to White.
    pub w: String,
    /// Challenges left to Black.
    pub b: String,
}

/// Contest that decides a challenge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ContestView {
    /// The declared use of a potential.
    pub declared: String,
    /// Letter that denotes the kind of potential.
    pub kind: String,
    /// Game or die that has to be won, such as `yinsh`.
    pub link: String,
    /// Challenged player, by their colour in GIPF.
    #[serde(with = "serde_text::option_color")]
    #[schema(value_type = Option<schema::Color>)]
    pub challenged: Option<Color>,
    /// The linked game, if it is played on this server.
    #[schema(value_type = Option<String>)]
    pub game: Option<GameId>,
    /// Rolls of the dice, White's die first, such as `5-3`.
    pub rolls: Vec<String>,
    /// Proof of each roll, in the same order.
    #[serde(default)]
    pub proofs: Vec<RollProof>,
    /// Results entered by the players, such as `w:1-0`.
    pub entries: Vec<String>,
    /// Whether the challenged player won; null until the contest is decided.
    pub won: Option<bool>,
}

/// Proof that the dice of a match are fair: they follow from a seed fixed before the first turn.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct DiceView {
    /// SHA-256 of the seed, published before the first turn.
    pub hash: Option<String>,
    /// The seed, published when the match is over.
    pub seed: Option<String>,
    /// Contributions of the players, made after the server committed to the seed.
    #[serde(default)]
    pub nonces: DiceNonces,
}

/// Contributions of the players to the dice of a match: 32 bytes each, in hexadecimal.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct DiceNonces {
    /// White's contribution.
    pub w: Option<String>,
    /// Black's contribution.
    pub b: Option<String>,
}

coded! {
    /// Players whose random numbers determine a roll, in addition to the seed to which the server has committed.
    pub enum RollProof {
        /// Neither player: the server could have tried many seeds before the match.
        Server = "server",
        /// White.
        White = "white",
        /// Black.
        Black = "black",
        /// Both players.
        Both = "both",
    }
}

/// The match to which a linked game belongs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PartOf {
    /// The match.
    #[schema(value_type = String)]
    pub game: GameId,
    /// The declared use that the linked game decides.
    pub declared: String,
}
