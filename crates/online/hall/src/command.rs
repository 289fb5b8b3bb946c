//! What a player can ask of a game.

use protocol::{Act, ChatRoom};
use serde::{Deserialize, Serialize};

use crate::reader::LinkHash;

/// One command of a player. Its id makes it count once, however often it is sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Command {
    /// A whole turn.
    Play {
        /// The id of the command.
        id: String,
        /// The number of turns played before it.
        ply: u32,
        /// The turn in notation.
        turn: String,
        /// Milliseconds for which the player saw the position, by their own clock.
        spent: Option<u32>,
    },
    /// Anything else that changes the game.
    Act {
        /// The id of the command.
        id: String,
        /// What is to be done.
        act: Act,
    },
    /// Conditional turns, in place of all earlier ones.
    Plan {
        /// Branches of turns, the opponent's first.
        branches: Vec<Vec<String>>,
    },
    /// A chat message.
    Say {
        /// Who can read it.
        to: ChatRoom,
        /// Its content.
        content: ChatContent,
    },
}

/// The content of a chat message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChatContent {
    /// A text.
    Text(String),
    /// One of [`protocol::Phrase`], by its code.
    Phrase(String),
}

/// How a command arrived.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CommandContext {
    /// When, in milliseconds since 1970; now, if not known.
    pub at: Option<i64>,
    /// The round-trip time to the player in milliseconds, as measured by the server.
    pub rtt: Option<u32>,
    /// The hash of the key of the game's link, if the sender has it.
    pub link: Option<LinkHash>,
}
