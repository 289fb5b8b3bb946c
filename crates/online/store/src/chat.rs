//! Chat messages.

use protocol::ChatRoom;
use record::{GameId, PlayerId};

use crate::{
    connection::{Row, values},
    failure::{Failure, StoreError},
    handle::handle,
    limits::CHAT_MAX_MESSAGES,
};

/// Chat message: either free text, or a phrase that is shown to each reader in their own language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatMessage {
    /// Identifier, unique within the game. Only one message with the same id is stored.
    pub id: String,
    /// Time of sending, in milliseconds since 1970.
    pub at: i64,
    /// Readers of the message.
    pub to: ChatRoom,
    /// The author.
    pub player: PlayerId,
    /// The text.
    pub text: Option<String>,
    /// Code of a phrase.
    pub phrase: Option<String>,
}

handle! {
    /// Chat messages of games.
    Chat
}

impl Chat<'_> {
    /// Stores a message. Returns `false` if it is already stored.
    pub async fn add(self, game: GameId, message: ChatMessage) -> Result<bool, StoreError> {
        self.threads
            .write(move |connection| {
                Ok(connection.touches(
                    "INSERT INTO chat (game, id, at, audience, player, text, phrase) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
                    values![
                        game,
                        message.id.as_str(),
                        message.at,
                        message.to.code(),
                        message.player,
                        message.text.as_deref(),
                        message.phrase.as_deref()
                    ],
                )?)
            })
            .await
    }

    /// Returns the last messages of a game in one chat room, in order.
    pub async fn messages(
        self,
        game: GameId,
        to: ChatRoom,
    ) -> Result<Vec<ChatMessage>, StoreError> {
        self.threads
            .read(move |connection| {
                let sql = "SELECT id, at, audience, player, text, phrase FROM chat \
                       WHERE game = $1 AND audience = $2 ORDER BY at DESC, id DESC LIMIT $3";
                let rows = connection.query(sql, values![game, to.code(), CHAT_MAX_MESSAGES])?;
                let mut messages =
                    rows.into_iter().map(read).collect::<Result<Vec<_>, Failure>>()?;
                messages.reverse();
                Ok(messages)
            })
            .await
    }
}

fn read(mut row: Row) -> Result<ChatMessage, Failure> {
    Ok(ChatMessage {
        id: row.take()?,
        at: row.take()?,
        to: row.parse()?,
        player: row.take()?,
        text: row.maybe()?,
        phrase: row.maybe()?,
    })
}
