use serde::{Deserialize, Serialize};
use variants::{Handicap, Variant};

use crate::{
    log::{challenges::Challenges, link::Links, time_control::TimeControl},
    serde_text,
};

/// What the players have agreed on before the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// The game that is played.
    #[serde(with = "serde_text::variant")]
    pub variant: Variant,
    /// Extra pieces for one of them.
    #[serde(with = "serde_text::option_handicap", default)]
    pub handicap: Option<Handicap>,
    /// How much time they have.
    pub clock: TimeControl,
    /// Whether ratings change.
    pub rated: bool,
    /// Whether the lobby shows the game, for anybody to join.
    pub open: bool,
    /// What has to be won before potentials can be used, in a match.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    pub combined: Option<MatchTerms>,
}

/// What a match adds to the terms of a game with potentials (rules P20 to P22).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchTerms {
    /// What has to be won for each kind of potential.
    pub links: Links,
    /// How many challenges each player has.
    #[serde(default)]
    pub challenges: Challenges,
    /// The time control of linked games, if it is not that of the match.
    #[serde(default)]
    pub clock: Option<TimeControl>,
}
