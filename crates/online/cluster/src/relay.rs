//! Messages of a game, relayed by its owner to followers at other nodes.

use std::sync::Arc;

use bus::NodeId;
use record::{GameId, PlayerId};
use serde::{Deserialize, Serialize};
use variants::Color;

/// Class of a follower. All spectators see the same messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// White.
    White,
    /// Black.
    Black,
    /// Anyone else.
    Spectator,
}

impl Class {
    /// All classes.
    pub const ALL: [Self; 3] = [Self::White, Self::Black, Self::Spectator];
}

impl From<Color> for Class {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}

/// Recipients of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Classes {
    w: bool,
    b: bool,
    s: bool,
}

impl Classes {
    /// No recipients.
    pub const NOBODY: Self = Self { w: false, b: false, s: false };
    /// All followers.
    pub const ALL: Self = Self { w: true, b: true, s: true };

    /// Returns one class.
    #[must_use]
    pub const fn only(class: Class) -> Self {
        Self {
            w: matches!(class, Class::White),
            b: matches!(class, Class::Black),
            s: matches!(class, Class::Spectator),
        }
    }

    /// Returns the classes that `allows` accepts; its argument is `true` for the classes of the players.
    #[must_use]
    pub fn of(allows: impl Fn(bool) -> bool) -> Self {
        Self { w: allows(true), b: allows(true), s: allows(false) }
    }

    /// Returns whether a class is among the recipients.
    #[must_use]
    pub const fn contains(self, class: Class) -> bool {
        match class {
            Class::White => self.w,
            Class::Black => self.b,
            Class::Spectator => self.s,
        }
    }
}

/// Number of the last message of a game that a node has received, for comparison with the last one that the owner has sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Heard {
    /// Epoch of the owner.
    pub epoch: i64,
    /// Number of the message within the epoch.
    pub number: u64,
}

/// A relayed message of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Relay {
    /// Routing data.
    pub head: Head,
    /// Text for followers who read frames.
    pub frame: Option<Arc<str>>,
    /// Text for followers who read lines.
    pub line: Option<Arc<str>>,
}

/// Routing data of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Head {
    /// The game.
    pub game: GameId,
    /// Epoch of the sender.
    pub epoch: i64,
    /// Number within the epoch, by which nodes detect missed messages.
    pub number: u64,
    /// The sender; `None` for nodes of the previous version, which do not count their messages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<NodeId>,
    /// Number of the last event of the game.
    pub seq: u32,
    /// Number of the event with which the turn in progress began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn_seq: Option<u32>,
    /// The recipients.
    pub to: Classes,
    /// Time of sending.
    pub at: i64,
    /// Whether all followers have to be admitted again because the players or the access rules have changed.
    #[serde(default)]
    pub anew: bool,
    /// Readers excluded despite their class, because they have blocked the writer of the chat message.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unless: Vec<PlayerId>,
}

impl Relay {
    /// Serialises the message to three lines: head, frame, line. The JSON contains no line breaks, so the frame and the line
    /// need no escaping.
    pub(crate) fn to_bytes(&self, write: impl Fn(&Head) -> Vec<u8>) -> Vec<u8> {
        let mut bytes = write(&self.head);
        for text in [&self.frame, &self.line] {
            bytes.push(b'\n');
            bytes.extend_from_slice(text.as_deref().unwrap_or_default().as_bytes());
        }
        bytes
    }

    /// Parses a message; `None` if it is malformed.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let mut lines = std::str::from_utf8(bytes).ok()?.split('\n');
        let head = serde_json::from_str(lines.next()?).ok()?;
        let mut text = || lines.next().filter(|text| !text.is_empty()).map(Arc::from);
        Some(Self { head, frame: text(), line: text() })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn head() -> Head {
        Head {
            game: GameId::from_random(7),
            epoch: 3,
            number: 9,
            from: Some(NodeId::from_i64(8)),
            seq: 12,
            turn_seq: Some(4),
            to: Classes::only(Class::Black),
            at: 5,
            anew: false,
            unless: vec![PlayerId::from_random(4)],
        }
    }

    #[test]
    fn a_head_has_the_names_that_nodes_of_the_previous_version_expect() {
        let (game, blocked) = (GameId::from_random(7), PlayerId::from_random(4));
        let from = NodeId::from_i64(8);
        assert_eq!(
            serde_json::to_value(head()).expect("JSON"),
            json!({
                "game": game, "epoch": 3, "number": 9, "seq": 12, "at": 5, "anew": false,
                "from": from, "turn_seq": 4,
                "to": {"w": false, "b": true, "s": false}, "unless": [blocked],
            })
        );
        assert_eq!(json!(Class::ALL), json!(["white", "black", "spectator"]));
        assert_eq!(json!(Heard { epoch: 3, number: 9 }), json!({"epoch": 3, "number": 9}));
    }

    #[test]
    fn a_relay_survives_serialisation_and_invalid_bytes_are_rejected() {
        let head = head();
        let relay = Relay { head, frame: Some("{\"t\":\"x\"}".into()), line: None };
        assert_eq!(
            Relay::from_bytes(&relay.to_bytes(|head| serde_json::to_vec(head).unwrap())),
            Some(relay)
        );
        for bytes in [&b""[..], b"{}", b"\xff\n\n", b"[]\n\n"] {
            assert_eq!(Relay::from_bytes(bytes), None);
        }
    }
}
