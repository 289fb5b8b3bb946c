use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Player, coded::coded};

coded! {
    /// Readers of a chat message.
    pub enum ChatRoom {
        /// The two players.
        Players = "players",
        /// The spectators.
        Spectators = "watchers",
    }
}

coded! {
    /// Predefined chat message, shown to each reader in their own language.
    pub enum Phrase {
        /// "Hello."
        Hello = "hello",
        /// "Good luck."
        GoodLuck = "good-luck",
        /// "Good game."
        GoodGame = "good-game",
        /// "Thanks."
        Thanks = "thanks",
        /// "Sorry."
        Sorry = "sorry",
        /// "Nice turn."
        NiceTurn = "nice-turn",
        /// "One moment."
        OneMoment = "one-moment",
        /// "Goodbye."
        Goodbye = "goodbye",
    }
}

/// Chat message: either free text or a predefined phrase.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ChatMessage {
    /// Identifier of the message.
    pub id: String,
    /// Time of sending, in milliseconds since 1970.
    pub at: i64,
    /// Readers of the message.
    pub to: ChatRoom,
    /// The author.
    pub player: Player,
    /// The text, as written by the author.
    pub text: Option<String>,
    /// Code of a phrase, such as `good-game`, in a message without text.
    pub phrase: Option<String>,
}
