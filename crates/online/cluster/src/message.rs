//! Messages between nodes, as JSON. Unknown fields and messages are ignored so that two consecutive versions can run side by
//! side.

use bus::NodeId;
use record::GameId;
use serde::{Deserialize, Serialize};

use crate::{
    broadcast::{Broadcast, Notice},
    peers::Echo,
    relay::Heard,
    spectator_counts::SpectatorCounts,
};

/// A message with its version and sender.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Envelope<T> {
    pub(crate) v: u16,
    pub(crate) from: NodeId,
    pub(crate) content: T,
}

/// A request about a game, as sent to the node that owns it.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Ask<R> {
    pub(crate) game: GameId,
    #[serde(rename = "wish")]
    pub(crate) request: R,
}

/// Result of a request to another node.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome<T> {
    /// The request was carried out.
    Done(T),
    /// The request was refused.
    Refused {
        /// Stable code.
        code: String,
        /// Text for people.
        text: String,
    },
    /// Another node owns the game.
    Moved,
}

/// Messages between nodes that expect no answer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub(crate) enum Tell {
    /// Greeting with the number of the sender's last broadcast, its number of connections, and the state of its link to the
    /// database.
    Hello {
        #[serde(default)]
        number: u64,
        #[serde(default)]
        online: usize,
        /// Time of the last heartbeat that the sender has stored without delay.
        #[serde(default)]
        stored: i64,
        /// Time since which the sender has been without the database, if it has given up its games for that reason. It cannot release
        /// them itself.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        given_up: Option<i64>,
        /// Time of sending by the sender's clock; `None` from nodes of the previous version, which do not echo greetings.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<i64>,
        /// The last greeting that the sender has received from each other node.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        echoes: Vec<Echo>,
    },
    /// The sender is shutting down and owns no games.
    Left,
    /// Follower counts of a game at the sender, for the game's owner.
    #[serde(rename = "crowd")]
    Spectators {
        game: GameId,
        #[serde(rename = "crowd")]
        counts: SpectatorCounts,
        #[serde(default)]
        heard: Heard,
    },
    /// The sender does not own a game, although the receiver believes that it does.
    Moved { game: GameId },
    /// A broadcast from the sender.
    #[serde(rename = "news")]
    Broadcast {
        number: u64,
        #[serde(rename = "news")]
        broadcast: Broadcast,
    },
    /// The sender has missed broadcasts and asks for a full snapshot.
    #[serde(rename = "ask-news")]
    AskSnapshot,
    /// A notification for a player subscribed at the receiving node.
    Notice { notice: Box<Notice> },
    /// A message from a newer version.
    #[serde(other)]
    Unknown,
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn written(message: &impl Serialize) -> Value {
        serde_json::to_value(message).expect("JSON")
    }

    #[test]
    fn messages_have_the_names_that_nodes_of_the_previous_version_expect() {
        let game = GameId::from_random(7);
        let counts = SpectatorCounts::default();
        let spectators = Tell::Spectators { game, counts, heard: Heard::default() };
        let text = written(&spectators);
        assert_eq!((&text["t"], text["crowd"].is_object()), (&json!("crowd"), true), "{text}");
        let broadcast = Tell::Broadcast { number: 3, broadcast: Broadcast::SnapshotStart };
        assert_eq!(written(&broadcast), json!({"t": "news", "number": 3, "news": {"t": "anew"}}));
        assert_eq!(written(&Tell::AskSnapshot), json!({"t": "ask-news"}));
    }

    #[test]
    fn messages_between_peers_have_the_names_that_nodes_of_the_previous_version_expect() {
        let envelope = Envelope { v: 1, from: NodeId::from_i64(5), content: Tell::Left };
        assert_eq!(
            written(&envelope),
            json!({"v": 1, "from": NodeId::from_i64(5), "content": {"t": "left"}})
        );
        let hello = Tell::Hello {
            number: 3,
            online: 2,
            stored: 4,
            given_up: None,
            at: None,
            echoes: Vec::new(),
        };
        assert_eq!(written(&hello), json!({"t": "hello", "number": 3, "online": 2, "stored": 4}));
        let counts =
            json!({"w": false, "b": false, "spectators": 0, "frames": false, "lines": false});
        assert_eq!(written(&SpectatorCounts::default()), counts);
        let refused = Outcome::<()>::Refused { code: "not-now".to_owned(), text: "No.".to_owned() };
        assert_eq!(written(&refused), json!({"refused": {"code": "not-now", "text": "No."}}));
        assert_eq!(written(&Outcome::Done(7)), json!({"done": 7}));
        assert_eq!(written(&Outcome::<()>::Moved), json!("moved"));
    }

    #[test]
    fn a_request_has_the_names_that_nodes_of_the_previous_version_expect() {
        let game = GameId::from_random(7);
        let ask = Ask { game, request: json!({"t": "wake"}) };
        assert_eq!(written(&ask), json!({"game": game, "wish": {"t": "wake"}}));
    }

    #[test]
    fn greetings_of_the_previous_version_are_read_without_echoes() {
        let hello = json!({"t": "hello", "number": 3, "online": 2});
        let read: Tell = serde_json::from_value(hello).expect("a greeting");
        let Tell::Hello { number: 3, online: 2, stored: 0, given_up: None, at: None, echoes } =
            read
        else {
            panic!("{read:?}");
        };
        assert!(echoes.is_empty());
    }
}
