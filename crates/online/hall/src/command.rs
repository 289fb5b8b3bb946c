//! Player commands.

use protocol::{Act, ChatRoom, SentTurn};
use serde::{Deserialize, Serialize};

use crate::{network::NetworkKey, reader::AccessKeyHash};

/// A player command. Its id makes it idempotent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Command {
    /// A whole turn.
    Play(SentTurn),
    /// Any other action that changes the game.
    Act {
        /// The id of the command.
        id: String,
        /// The action.
        act: Act,
    },
    /// Conditional turns, which replace all earlier ones.
    Plan {
        /// Branches of turns, each starting with a turn of the opponent.
        branches: Vec<Vec<String>>,
    },
    /// A chat message.
    Say {
        /// The id of the command. Without one, from a node of the previous version, the message must not be sent twice.
        #[serde(default)]
        id: Option<String>,
        /// The chat room, which determines who may read the message.
        to: ChatRoom,
        /// The content of the message.
        content: ChatContent,
    },
}

/// The content of a chat message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChatContent {
    /// Free text.
    Text(String),
    /// One of [`protocol::Phrase`], by its code.
    Phrase(String),
}

impl ChatContent {
    /// Returns the content of a message that has either a text or the code of a phrase.
    #[must_use]
    pub fn new(text: Option<String>, phrase: Option<String>) -> Option<Self> {
        match (text, phrase) {
            (Some(text), None) => Some(Self::Text(text)),
            (None, Some(phrase)) => Some(Self::Phrase(phrase)),
            _ => None,
        }
    }
}

/// Information about the arrival of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CommandContext {
    /// Arrival time in milliseconds since 1970; `None` means now.
    pub at: Option<i64>,
    /// Round-trip time to the player in milliseconds, as measured by the server.
    pub rtt: Option<u32>,
    /// Hash of the game's access key, if the sender has it.
    pub link: Option<AccessKeyHash>,
    /// Network of the sender, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub network: Option<NetworkKey>,
    /// When the node of the sender showed the turn in progress, if another node owns the game. Only that node sets it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shown: Option<Shown>,
}

/// When a turn in progress was shown at a node that does not own the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// Number of the event with which the turn began.
    pub(crate) turn_seq: u32,
    /// Time at which this event arrived at the node; 0 if the player came later.
    pub(crate) at: i64,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_turn_has_the_names_that_nodes_of_the_previous_version_expect() {
        let turn = SentTurn {
            id: "a".to_owned(),
            ply: 3,
            turn: "e5".to_owned(),
            spent: Some(900),
            nonce: None,
        };
        let written = json!({"play": {"id": "a", "ply": 3, "turn": "e5", "spent": 900}});
        assert_eq!(serde_json::to_value(Command::Play(turn.clone())).expect("JSON"), written);
        let read: Command = serde_json::from_value(written).expect("a command");
        assert_eq!(read, Command::Play(turn));
    }
}
