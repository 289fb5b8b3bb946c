//! Forgetting a player.

use record::PlayerId;

use crate::{Store, StoreError, connection::values, games};

/// Everything that says who somebody is, or what he wrote, but no event of any game.
const FORGETTING: [&str; 9] = [
    "DELETE FROM sessions WHERE player = $1",
    "DELETE FROM tokens WHERE player = $1",
    "DELETE FROM recovery_codes WHERE player = $1",
    "DELETE FROM mail_tokens WHERE player = $1",
    "DELETE FROM letters WHERE player = $1",
    "DELETE FROM chat WHERE player = $1",
    "DELETE FROM plans WHERE EXISTS (SELECT 1 FROM games WHERE games.id = plans.game \
     AND (games.white = $1 AND plans.color = 'w' OR games.black = $1 AND plans.color = 'b'))",
    "UPDATE reports SET text = '', reporter = NULL WHERE reporter = $1",
    "UPDATE reports SET text = '' WHERE player = $1",
];

impl Store {
    /// Forgets who a player is, and the guests who became him: name, mail, password, sessions with their
    /// addresses, tokens, chat, what was reported. His games stay, with an id that says nothing.
    ///
    /// `false` when there is no such player.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget(&self, player: PlayerId, at: i64) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let mut known = false;
            for id in games::selves(connection, player)? {
                for sql in FORGETTING {
                    connection.execute(sql, values![id])?;
                }
                known |= connection.touches(
                    "UPDATE players SET name = NULL, name_key = NULL, password = NULL, email = NULL, \
                     forgotten = $2 WHERE id = $1",
                    values![id, at],
                )?;
            }
            Ok(known)
        })
        .await
    }
}
