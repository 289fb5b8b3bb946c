use record::GameId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{GameSummary, Player, coded::coded};

/// A challenge that has not been answered: a game that waits for a certain player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Challenge {
    /// The game; its `id` is that of the challenge.
    pub game: GameSummary,
    /// Who challenges.
    pub by: Option<Player>,
    /// Who may accept it, and nobody else.
    pub to: Player,
    /// The rated game that it would replace: somebody without an account asks to play it unrated.
    #[schema(value_type = Option<String>)]
    pub instead: Option<GameId>,
}

/// The challenges of a player that have not been answered.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Challenges {
    /// Those to them, the newest first.
    pub received: Vec<Challenge>,
    /// Those by them.
    pub sent: Vec<Challenge>,
}

coded! {
    /// How a challenge ended.
    pub enum ChallengeEnd {
        /// The game begins.
        Accepted = "accepted",
        /// The challenged player does not want it.
        Declined = "declined",
        /// The challenger does not want it any longer.
        Withdrawn = "withdrawn",
        /// Nobody answered in time.
        Expired = "expired",
    }
}
