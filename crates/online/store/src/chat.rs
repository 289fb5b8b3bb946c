//! Chat.

use protocol::ChatRoom;
use record::{GameId, PlayerId};

use crate::{
    Store, StoreError,
    connection::{Connection, Row, values},
    failure::Failure,
};

/// The largest number of messages that are read.
const MOST: u32 = 500;

/// A chat message: a text, or a phrase that everybody reads in their own language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatMessage {
    /// Unique in the game; a message with the same id is stored once.
    pub id: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who can read it.
    pub to: ChatRoom,
    /// Who wrote it.
    pub player: PlayerId,
    /// The text.
    pub text: Option<String>,
    /// The id of a phrase.
    pub phrase: Option<String>,
}

impl Store {
    /// Stores a message; `false` when it is stored already.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn add_chat_message(
        &self,
        game: GameId,
        message: ChatMessage,
    ) -> Result<bool, StoreError> {
        self.write(move |connection| {
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

    /// The last messages of a game in one chat room, in order.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn chat(&self, game: GameId, to: ChatRoom) -> Result<Vec<ChatMessage>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT id, at, audience, player, text, phrase FROM chat \
                       WHERE game = $1 AND audience = $2 ORDER BY at DESC, id DESC LIMIT $3";
            let rows = connection.query(sql, values![game, to.code(), MOST])?;
            let mut messages = rows.into_iter().map(read).collect::<Result<Vec<_>, Failure>>()?;
            messages.reverse();
            Ok(messages)
        })
        .await
    }
}

/// All messages of a player, with their games.
pub(crate) fn by(
    connection: &mut dyn Connection,
    player: PlayerId,
) -> Result<Vec<(GameId, ChatMessage)>, Failure> {
    let sql = "SELECT game, id, at, audience, player, text, phrase FROM chat \
               WHERE player = $1 ORDER BY at, id";
    let rows = connection.query(sql, values![player])?;
    rows.into_iter().map(|mut row| Ok((row.take()?, read(row)?))).collect()
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
