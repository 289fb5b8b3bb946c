use protocol::ChallengeEnd;
use serde::{Deserialize, Serialize};

/// What a notification is about.
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
    /// Whether it is told to all nodes, also to those where nobody is known to listen: somebody may have begun a moment ago, and
    /// nothing else would tell them.
    pub(crate) const fn is_urgent(self) -> bool {
        matches!(self, Self::GameStart | Self::Challenge | Self::ChallengeEnded(_))
    }
}
