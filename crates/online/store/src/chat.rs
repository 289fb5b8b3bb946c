//! What is said beside the board.

use protocol::ChatRoom;
use record::{GameId, PlayerId};

use crate::{
    Store, StoreError,
    connection::{Connection, Row, values},
    failure::Failure,
};

/// So many of the last lines of a game are shown.
const MOST: u32 = 500;

/// One line of chat: a text, or a phrase that everybody reads in his own language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatMessage {
    /// What tells it from others in the game; the same line said twice is stored once.
    pub id: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who hears it.
    pub to: ChatRoom,
    /// Who says it.
    pub player: PlayerId,
    /// The words.
    pub text: Option<String>,
    /// The id of a phrase.
    pub phrase: Option<String>,
}

impl Store {
    /// Keeps a line; `false` when it is known.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn add_chat_message(
        &self,
        game: GameId,
        line: ChatMessage,
    ) -> Result<bool, StoreError> {
        self.write(move |connection| {
            Ok(connection.touches(
                "INSERT INTO chat (game, id, at, audience, player, text, phrase) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
                values![
                    game,
                    line.id.as_str(),
                    line.at,
                    line.to.code(),
                    line.player,
                    line.text.as_deref(),
                    line.phrase.as_deref()
                ],
            )?)
        })
        .await
    }

    /// The last lines of a game for those who hear them, in order.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn chat(&self, game: GameId, to: ChatRoom) -> Result<Vec<ChatMessage>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT id, at, audience, player, text, phrase FROM chat \
                       WHERE game = $1 AND audience = $2 ORDER BY at DESC, id DESC LIMIT $3";
            let rows = connection.query(sql, values![game, to.code(), MOST])?;
            let mut lines = rows.into_iter().map(read).collect::<Result<Vec<_>, Failure>>()?;
            lines.reverse();
            Ok(lines)
        })
        .await
    }
}

/// All that a player has said, with the games in which he did.
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
