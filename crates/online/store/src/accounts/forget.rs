//! Deletion of a player's personal data.

use record::PlayerId;

use super::Accounts;
use crate::{
    connection::{Connection, values},
    failure::{Failure, StoreError},
    games,
};

/// Number of chat messages deleted in one transaction.
const CHAT_BATCH: u32 = 500;

/// Statements that delete everything that identifies a player or was written by them, except events of games.
const FORGETTING: &[&str] = &[
    "DELETE FROM sessions WHERE player = $1",
    "DELETE FROM tokens WHERE player = $1",
    "DELETE FROM recovery_codes WHERE player = $1",
    "DELETE FROM mail_tokens WHERE player = $1",
    "DELETE FROM letters WHERE player = $1",
    "DELETE FROM chat WHERE player = $1",
    "DELETE FROM seeks WHERE player = $1",
    "DELETE FROM standing_seeks WHERE player = $1",
    "DELETE FROM club_people WHERE player = $1",
    "DELETE FROM club_ready WHERE player = $1",
    "DELETE FROM notebook_entries WHERE player = $1",
    "DELETE FROM notebooks WHERE player = $1",
    "DELETE FROM studies WHERE owner = $1",
    "DELETE FROM puzzle_attempts WHERE player = $1",
    "DELETE FROM puzzle_solvers WHERE player = $1",
    "DELETE FROM follows WHERE player = $1 OR followed = $1",
    "DELETE FROM blocks WHERE blocker = $1 OR blocked = $1",
    "DELETE FROM challenges WHERE challenger = $1 OR challenged = $1",
    "DELETE FROM plans WHERE EXISTS (SELECT 1 FROM games WHERE games.id = plans.game \
     AND (games.white = $1 AND plans.color = 'w' OR games.black = $1 AND plans.color = 'b'))",
    "UPDATE game_reviews SET asker = NULL WHERE asker = $1",
    "UPDATE reports SET text = '', reporter = NULL WHERE reporter = $1",
    "UPDATE reports SET text = '' WHERE player = $1",
];

impl Accounts<'_> {
    /// Deletes the personal data of a player and of guests merged into the account: name, email address, password, sessions with
    /// their IP addresses, tokens, chat, plans, studies and the texts of reports. Their games stay, with an opaque id.
    ///
    /// Returns `false` if the player does not exist.
    pub async fn forget(self, player: PlayerId, at: i64) -> Result<bool, StoreError> {
        // The chat of a player may be long. It is deleted in small transactions so that no turn has to wait, and before
        // everything else: if the deletion is interrupted, the account still exists and can be deleted again.
        while self
            .threads
            .write(move |connection| Ok::<_, StoreError>(forget_chat(connection, player)?))
            .await?
        {}
        self.threads.write(move |connection| {
            let mut known = false;
            for id in games::all_ids(connection, player)? {
                for sql in FORGETTING {
                    connection.execute(sql, values![id])?;
                }
                known |= connection.touches(
                    "UPDATE players SET name = NULL, name_key = NULL, guest_name = NULL, guest_name_key = NULL, \
                     password = NULL, email = NULL, \
                     forgotten = $2 WHERE id = $1",
                    values![id, at],
                )?;
            }
            Ok(known)
        })
        .await
    }

    /// Returns the players whose account was deleted since the given time, and the guests merged into it.
    pub async fn forgotten_since(self, since: i64) -> Result<Vec<PlayerId>, StoreError> {
        self.threads
            .read(move |connection| {
                let sql = "SELECT id FROM players WHERE forgotten >= $1";
                let rows = connection.query(sql, values![since])?;
                Ok(rows.into_iter().map(|mut row| row.take()).collect::<Result<_, Failure>>()?)
            })
            .await
    }
}

/// Deletes some chat messages of a player, and returns whether there may be more.
fn forget_chat(connection: &mut dyn Connection, player: PlayerId) -> Result<bool, Failure> {
    let mut deleted = 0;
    for id in games::all_ids(connection, player)? {
        deleted += connection.execute(
            "DELETE FROM chat WHERE (game, id) IN (SELECT game, id FROM chat WHERE player = $1 LIMIT $2)",
            values![id, CHAT_BATCH],
        )?;
        if deleted >= u64::from(CHAT_BATCH) {
            return Ok(true);
        }
    }
    Ok(false)
}
