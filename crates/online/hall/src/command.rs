//! Player commands.

use protocol::{Act, ChatRoom, DiceNonce};
use serde::{Deserialize, Serialize};

use crate::{network::NetworkKey, reader::AccessKeyHash};

/// A player command. Its id makes it idempotent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Command {
    /// A whole turn.
    Play {
        /// The id of the command.
        id: String,
        /// Number of turns played before this one.
        ply: u32,
        /// The turn in notation.
        turn: String,
        /// Time for which the position was visible to the player, in milliseconds by their own clock.
        spent: Option<u32>,
        /// The player's contribution to the dice of a match.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<DiceNonce>,
    },
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

/// Information about the arrival of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CommandContext {
    /// Arrival time in milliseconds since 1970; `None` stands for now.
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
