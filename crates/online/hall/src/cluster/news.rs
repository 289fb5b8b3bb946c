//! What a node tells all others, in the order in which it happened there.

use protocol::GameSummary;
use record::{GameId, PlayerId};
use serde::{Deserialize, Serialize};

use crate::notification_kind::NotificationKind;

/// Something that happened at a node.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub(crate) enum News {
    /// What was known of the sender is void; all of it follows, until [`Self::Complete`].
    Anew,
    /// Nothing is missing any more.
    Complete,
    /// These people are at the sender, or something about them has changed.
    Here { people: Vec<Person> },
    /// Somebody is not at the sender any more.
    Away { player: PlayerId },
    /// The sender has live games in its hands.
    Begun { games: Vec<Playing> },
    /// A game is over, or not in the hands of the sender any more.
    Over { game: GameId },
    /// The best games of the sender, for lists.
    Best { games: Vec<GameSummary> },
    /// A frame for all connections of some players.
    Frame { players: Vec<PlayerId>, text: String },
    /// Something for those who listen to what happens to a player.
    Notice { notice: Box<Notice> },
    /// Lists that are read from the store are not true any more.
    Changed {
        #[serde(flatten)]
        lists: Lists,
    },
    /// Somebody has deleted their account.
    Forgotten { player: PlayerId },
    /// Some session or token of a player is void.
    Revoked { player: PlayerId },
    /// From a newer version.
    #[serde(other)]
    Unknown,
}

/// Somebody who is at a node.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Person {
    pub(crate) id: PlayerId,
    /// Whether they have a connection, and since when.
    #[serde(default)]
    pub(crate) since: Option<i64>,
    /// As lists show them; nothing of those whom no list names.
    #[serde(default)]
    pub(crate) shown: Option<protocol::Player>,
    /// Whether they listen to what happens to them.
    #[serde(default)]
    pub(crate) listens: bool,
}

/// A live game, and who plays it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Playing {
    pub(crate) game: GameId,
    pub(crate) players: [Option<PlayerId>; 2],
    pub(crate) private: bool,
}

/// What happened to a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Notice {
    pub(crate) player: PlayerId,
    pub(crate) kind: NotificationKind,
    pub(crate) game: GameSummary,
}

/// Lists that are read from the store.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(crate) struct Lists {
    #[serde(default)]
    pub(crate) seeks: bool,
    #[serde(default)]
    pub(crate) standing: bool,
    #[serde(default)]
    pub(crate) open: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_of_a_newer_version_are_read_as_unknown() {
        let news: News = serde_json::from_str(r#"{"t":"weather","rain":true}"#).unwrap();
        assert_eq!(news, News::Unknown);
        let news: News = serde_json::from_str(r#"{"t":"changed","seeks":true,"x":1}"#).unwrap();
        assert_eq!(news, News::Changed { lists: Lists { seeks: true, ..Lists::default() } });
    }
}
