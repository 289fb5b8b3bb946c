//! Single-use secrets in links sent by email.
//!
//! A link is valid only for the address to which it was sent: opening it proves access to that mailbox.

use record::PlayerId;

use super::Accounts;
use crate::{
    connection::{Connection, values},
    failure::{Failure, StoreError},
    secret_hash::SecretHash,
};

game::codes! {
    /// Purpose of a link.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(super) enum Purpose {
        /// Setting a new password.
        Reset = "reset",
        /// Confirming an address.
        Confirm = "confirm",
    }
}

/// Link that was opened.
pub(super) struct MailToken {
    /// Owner of the account.
    pub(super) player: PlayerId,
    /// Address to which the link was sent.
    pub(super) email: String,
}

impl Accounts<'_> {
    /// Stores an unconfirmed address, with the hash of the secret that is sent to it. An earlier link is revoked.
    pub async fn new_confirmation(
        self,
        hash: SecretHash,
        player: PlayerId,
        email: String,
        language: String,
        until: i64,
    ) -> Result<(), StoreError> {
        self.threads
            .write(move |connection| {
                replace(connection, &hash, player, Purpose::Confirm, &email, until)?;
                connection.execute(
                    "INSERT INTO letters (player, pending, language, turns) VALUES ($1, $2, $3, 0) \
                 ON CONFLICT (player) DO UPDATE SET pending = $2, language = $3",
                    values![player, email.as_str(), language.as_str()],
                )?;
                Ok(())
            })
            .await
    }

    /// Confirms the address to which a link was sent. Returns `false` if the link is unknown, used or expired, or if a different
    /// address now awaits confirmation. All other links of the account are revoked.
    pub async fn confirm_email(self, hash: SecretHash, now: i64) -> Result<bool, StoreError> {
        self.threads.write(move |connection| Ok(confirm(connection, &hash, now)?)).await
    }

    /// Stores the hash of a secret with which a password can be set. Returns the confirmed address to which the secret must be
    /// sent; `None` if the account has no confirmed address. An earlier link is revoked.
    pub async fn new_reset(
        self,
        hash: SecretHash,
        player: PlayerId,
        until: i64,
    ) -> Result<Option<String>, StoreError> {
        self.threads
            .write(move |connection| {
                let sql = "SELECT email FROM players WHERE id = $1 AND email IS NOT NULL";
                let Some(mut row) = connection.first(sql, values![player])? else {
                    return Ok(None);
                };
                let email: String = row.take()?;
                replace(connection, &hash, player, Purpose::Reset, &email, until)?;
                Ok(Some(email))
            })
            .await
    }

    /// Returns whether a password can currently be set with a link.
    pub async fn is_reset_open(self, hash: SecretHash, now: i64) -> Result<bool, StoreError> {
        self.threads.read(move |connection| {
            let sql = "SELECT 1 FROM mail_tokens AS t JOIN players AS p ON p.id = t.player AND p.email = t.email \
                       WHERE t.hash = $1 AND t.purpose = $2 AND t.until >= $3";
            let row = connection.first(sql, values![&hash, Purpose::Reset.code(), now])?;
            Ok(row.is_some())
        })
        .await
    }
}

/// Consumes a link. Returns `None` if it is unknown, used or expired, has another purpose, or was stored without an address.
pub(super) fn take(
    connection: &mut dyn Connection,
    hash: &SecretHash,
    purpose: Purpose,
    now: i64,
) -> Result<Option<MailToken>, Failure> {
    let sql =
        "DELETE FROM mail_tokens WHERE hash = $1 AND purpose = $2 RETURNING player, email, until";
    let Some(mut row) = connection.first(sql, values![hash, purpose.code()])? else {
        return Ok(None);
    };
    let (player, email, until): (_, Option<String>, i64) = (row.take()?, row.maybe()?, row.take()?);
    Ok(email.filter(|_| now <= until).map(|email| MailToken { player, email }))
}

fn replace(
    connection: &mut dyn Connection,
    hash: &SecretHash,
    player: PlayerId,
    purpose: Purpose,
    email: &str,
    until: i64,
) -> Result<(), Failure> {
    let sql = "DELETE FROM mail_tokens WHERE player = $1 AND purpose = $2";
    connection.execute(sql, values![player, purpose.code()])?;
    connection.execute(
        "INSERT INTO mail_tokens (hash, player, purpose, until, email) VALUES ($1, $2, $3, $4, $5)",
        values![hash, player, purpose.code(), until, email],
    )?;
    Ok(())
}

fn confirm(connection: &mut dyn Connection, hash: &SecretHash, now: i64) -> Result<bool, Failure> {
    let token = take(connection, hash, Purpose::Confirm, now)?;
    let Some(MailToken { player, email }) = token else { return Ok(false) };
    let sql = "UPDATE letters SET pending = NULL WHERE player = $1 AND pending = $2";
    if !connection.touches(sql, values![player, email.as_str()])? {
        return Ok(false);
    }
    connection.execute("DELETE FROM mail_tokens WHERE player = $1", values![player])?;
    let sql = "UPDATE players SET email = $2 WHERE id = $1 AND name IS NOT NULL";
    connection.touches(sql, values![player, email.as_str()])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{connection::sqlite::Sqlite, file};

    /// Creates an account with a link that was sent to the given address, while another address awaits confirmation.
    fn account(connection: &mut dyn Connection, sent_to: Option<&str>) -> PlayerId {
        let player = PlayerId::from_random(1);
        let sql = "INSERT INTO players (id, kind, name, name_key, created) VALUES ($1, 'person', 'Ada', 'ada', 0)";
        connection.execute(sql, values![player]).unwrap();
        let sql = "INSERT INTO mail_tokens (hash, player, purpose, until, email) VALUES ($1, $2, 'confirm', 10, $3)";
        connection.execute(sql, values![&[1; 32], player, sent_to]).unwrap();
        let sql = "INSERT INTO letters (player, pending, language, turns) VALUES ($1, 'new@example.org', 'en', 0)";
        connection.execute(sql, values![player]).unwrap();
        player
    }

    /// Servers of the previous version store the address and its link in two separate steps.
    #[test]
    fn a_link_does_not_confirm_an_address_to_which_it_was_not_sent() {
        for (sent_to, is_confirmed) in
            [(Some("old@example.org"), false), (None, false), (Some("new@example.org"), true)]
        {
            let mut sqlite = Sqlite::memory().unwrap();
            file::migrate(&mut sqlite, 0).unwrap();
            let connection: &mut dyn Connection = &mut sqlite;
            let player = account(connection, sent_to);
            assert_eq!(confirm(connection, &[1; 32], 10).unwrap(), is_confirmed, "{sent_to:?}");
            let sql = "SELECT 1 FROM players WHERE id = $1 AND email IS NOT NULL";
            assert_eq!(connection.first(sql, values![player]).unwrap().is_some(), is_confirmed);
        }
    }
}
