//! Broadcasts from one node to all others, in the order of the events.

use protocol::GameSummary;
use record::{GameId, PlayerId};
use serde::{Deserialize, Serialize};

use crate::notification_kind::NotificationKind;

/// A message from one node to all others about an event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum Broadcast {
    /// Start of a full snapshot. At [`Self::SnapshotEnd`] it replaces what the receiver knows about the sender.
    #[serde(rename = "anew")]
    SnapshotStart,
    /// End of a full snapshot.
    #[serde(rename = "complete")]
    SnapshotEnd,
    /// People who have connected to the sender, or whose data has changed.
    Here {
        /// Their new entries.
        people: Vec<Person>,
    },
    /// A person is no longer connected to the sender or subscribed there.
    Away {
        /// The person.
        player: PlayerId,
    },
    /// Live games that the sender owns.
    Begun {
        /// The games.
        games: Vec<Playing>,
    },
    /// A game is over, or no longer owned by the sender.
    Over {
        /// The game.
        game: GameId,
    },
    /// Best games of the sender, for lists.
    Best {
        /// The games, the best first.
        games: Vec<GameSummary>,
    },
    /// A frame for all connections of the given players.
    Frame {
        /// The recipients.
        players: Vec<PlayerId>,
        /// The frame as JSON.
        text: String,
    },
    /// A notification for the subscribers of a player.
    Notice {
        /// The notification.
        notice: Box<Notice>,
    },
    /// Lists in the store have changed.
    Changed {
        /// The lists.
        #[serde(flatten)]
        lists: Lists,
    },
    /// A player has deleted their account.
    Forgotten {
        /// The player.
        player: PlayerId,
    },
    /// A player has added or removed a block.
    Blocked {
        /// The player.
        player: PlayerId,
    },
    /// A session or token of a player was revoked.
    Revoked {
        /// The player.
        player: PlayerId,
    },
    /// A broadcast from a newer version.
    #[serde(other)]
    Unknown,
}

/// A person who is connected to a node or subscribed there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// The person.
    pub id: PlayerId,
    /// Time of the person's first connection, if they are connected.
    #[serde(default)]
    pub since: Option<i64>,
    /// The player as shown in lists; `None` for players who are not listed by name.
    #[serde(default)]
    pub shown: Option<protocol::Player>,
    /// Whether the person is subscribed to their notifications.
    #[serde(default)]
    pub listens: bool,
}

/// A live game and its players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Playing {
    /// The game.
    pub game: GameId,
    /// White and Black.
    pub players: [Option<PlayerId>; 2],
    /// Whether the game is private.
    pub private: bool,
}

/// A notification for a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Notice {
    /// The recipient.
    pub player: PlayerId,
    /// Its kind.
    pub kind: NotificationKind,
    /// The game that it is about.
    pub game: GameSummary,
}

/// The lists in the store that have changed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Lists {
    /// Seeks.
    #[serde(default)]
    pub seeks: bool,
    /// Standing seeks.
    #[serde(default)]
    pub standing: bool,
    /// Open games.
    #[serde(default)]
    pub open: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn broadcasts_from_a_newer_version_are_read_as_unknown() {
        let broadcast: Broadcast = serde_json::from_str(r#"{"t":"weather","rain":true}"#).unwrap();
        assert_eq!(broadcast, Broadcast::Unknown);
        let broadcast: Broadcast =
            serde_json::from_str(r#"{"t":"changed","seeks":true,"x":1}"#).unwrap();
        assert_eq!(
            broadcast,
            Broadcast::Changed { lists: Lists { seeks: true, ..Lists::default() } }
        );
    }
}
