use protocol::ChallengeEnd;
use serde::{Deserialize, Serialize};

/// Kind of a notification.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum NotificationKind {
    GameStart,
    GameFinish,
    Challenge,
    ChallengeEnded(ChallengeEnd),
    YourTurn,
}

impl NotificationKind {
    /// Returns whether a notification of this kind is broadcast to all nodes, even those without known subscribers: a new
    /// subscription may not be known yet, and only the loss of a broadcast is noticed. Turns are too frequent for that.
    pub(crate) const fn is_urgent(self) -> bool {
        !matches!(self, Self::YourTurn)
    }
}
