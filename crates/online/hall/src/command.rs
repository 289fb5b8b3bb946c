//! What a player may ask of a room.

use protocol::{Act, ChatRoom};

/// The longest id of a command.
pub(crate) const ID_LENGTH: usize = 64;

/// One thing that a player wants done. The id makes it count once, however often it is sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// A whole turn.
    Play {
        /// The id of the command.
        id: String,
        /// How many turns have been played before it.
        ply: u32,
        /// Its token.
        turn: String,
        /// Milliseconds for which the player saw the position, by his own watch.
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
    /// A line of chat.
    Say {
        /// Who can read it.
        to: ChatRoom,
        /// What is said.
        what: Saying,
    },
}

/// What is said in a chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Saying {
    /// Words of one's own.
    Text(String),
    /// One of [`protocol::Phrase`], by its code.
    Phrase(String),
}
