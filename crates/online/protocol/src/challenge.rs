use record::GameId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{GameSummary, Player, coded::coded};

/// Pending challenge: a game that is waiting for a particular player to join.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Challenge {
    /// The game. Its `id` identifies the challenge.
    pub game: GameSummary,
    /// The challenger.
    pub by: Option<Player>,
    /// The challenged player. Nobody else may accept.
    pub to: Player,
    /// Rated game that this one would replace, if a guest asks to play that game unrated.
    #[schema(value_type = Option<String>)]
    pub instead: Option<GameId>,
}

/// Pending challenges of a player.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Challenges {
    /// Challenges to the player, newest first.
    pub received: Vec<Challenge>,
    /// Challenges by the player.
    pub sent: Vec<Challenge>,
}

coded! {
    /// Outcome of a challenge.
    pub enum ChallengeEnd {
        /// The challenge was accepted, and the game begins.
        Accepted = "accepted",
        /// The challenged player declined the challenge.
        Declined = "declined",
        /// The challenger withdrew the challenge.
        Withdrawn = "withdrawn",
        /// The challenge was not answered in time.
        Expired = "expired",
    }
}
