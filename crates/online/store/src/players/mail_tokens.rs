//! Single-use secrets that are sent by mail.

use record::PlayerId;

use super::secret_hash::SecretHash;
use crate::{Store, StoreError, connection::values};

/// A single-use secret that was sent by mail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MailToken {
    /// Whose it is.
    pub player: PlayerId,
    /// Its purpose, in the caller's terms.
    pub purpose: String,
}

impl Store {
    /// Stores the hash of a secret that is about to be sent. Earlier ones for the same purpose are revoked.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn new_mail_token(
        &self,
        hash: SecretHash,
        player: PlayerId,
        purpose: String,
        until: i64,
    ) -> Result<(), StoreError> {
        self.write(move |connection| {
            let sql = "DELETE FROM mail_tokens WHERE player = $1 AND purpose = $2";
            connection.execute(sql, values![player, purpose.as_str()])?;
            connection.execute(
                "INSERT INTO mail_tokens (hash, player, purpose, until) VALUES ($1, $2, $3, $4)",
                values![&hash, player, purpose.as_str(), until],
            )?;
            Ok(())
        })
        .await
    }

    /// Uses a secret; `None` when it is unknown, used or expired.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn use_mail_token(
        &self,
        hash: SecretHash,
        now: i64,
    ) -> Result<Option<MailToken>, StoreError> {
        self.write(move |connection| {
            let sql = "DELETE FROM mail_tokens WHERE hash = $1 RETURNING player, purpose, until";
            let Some(mut row) = connection.first(sql, values![&hash])? else { return Ok(None) };
            let token = MailToken { player: row.take()?, purpose: row.take()? };
            let until: i64 = row.take()?;
            Ok((now <= until).then_some(token))
        })
        .await
    }
}
