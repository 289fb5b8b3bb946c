use protocol::ChallengeEnd;
use serde::{Deserialize, Serialize};

/// Kind of a notification.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NotificationKind {
    /// A game has begun.
    GameStart,
    /// A game has ended.
    GameFinish,
    /// A challenge to the player.
    Challenge,
    /// A challenge by the player has ended.
    ChallengeEnded(ChallengeEnd),
    /// The player is to act.
    YourTurn,
}

impl NotificationKind {
    /// Returns whether a notification of this kind is broadcast to all nodes, even those without known subscribers: a new
    /// subscription may not be known yet, and only the loss of a broadcast is noticed. Turns are too frequent for that.
    #[must_use]
    pub const fn is_urgent(self) -> bool {
        !matches!(self, Self::YourTurn)
    }
}
