use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Player, coded::coded};

coded! {
    /// Who can read a chat message.
    pub enum ChatRoom {
        /// The two players.
        Players = "players",
        /// The spectators.
        Spectators = "watchers",
    }
}

coded! {
    /// A chat message that everybody reads in their own language.
    pub enum Phrase {
        /// Hello.
        Hello = "hello",
        /// Good luck.
        GoodLuck = "good-luck",
        /// Good game.
        GoodGame = "good-game",
        /// Thanks.
        Thanks = "thanks",
        /// Sorry.
        Sorry = "sorry",
        /// A nice turn.
        NiceTurn = "nice-turn",
        /// One moment.
        OneMoment = "one-moment",
        /// Goodbye.
        Goodbye = "goodbye",
    }
}

/// A chat message: a text or a phrase.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ChatMessage {
    /// Its id.
    pub id: String,
    /// When it was sent: milliseconds since 1970.
    pub at: i64,
    /// Who can read it.
    pub to: ChatRoom,
    /// Who wrote it.
    pub player: Player,
    /// The text as it was written.
    pub text: Option<String>,
    /// Or the code of a phrase, such as `good-game`.
    pub phrase: Option<String>,
}
