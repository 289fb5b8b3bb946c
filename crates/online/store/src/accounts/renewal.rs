//! Password changes. Each change revokes the credentials issued before it: sessions, links sent by email and, on request, tokens.

use record::PlayerId;

use super::{
    Accounts,
    mail_tokens::{self, Purpose},
    recovery,
};
use crate::{
    connection::{Connection, values},
    failure::{Failure, StoreError},
    secret_hash::SecretHash,
};

/// New password.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewPassword {
    /// Hash of the password, in the format of the caller's password hasher.
    pub hash: String,
    /// Whether personal tokens are revoked too.
    pub revoke_tokens: bool,
}

impl Accounts<'_> {
    /// Sets a password, and revokes the credentials issued before the change.
    pub async fn renew_password(
        self,
        player: PlayerId,
        new: NewPassword,
    ) -> Result<(), StoreError> {
        self.threads.write(move |connection| Ok(renew(connection, player, &new)?)).await
    }

    /// Sets a password with a recovery code, which is consumed. Returns `false` if the player has no such code.
    pub async fn recover_password(
        self,
        player: PlayerId,
        code: SecretHash,
        new: NewPassword,
    ) -> Result<bool, StoreError> {
        self.threads
            .write(move |connection| {
                let is_good = recovery::take(connection, player, &code)?;
                if is_good {
                    renew(connection, player, &new)?;
                }
                Ok(is_good)
            })
            .await
    }

    /// Sets a password with a link sent by email, which is consumed. Returns the player whose password was set; `None` if the link
    /// is unknown, used or expired, or was sent to an address that is no longer the confirmed one.
    pub async fn reset_password(
        self,
        link: SecretHash,
        new: NewPassword,
        now: i64,
    ) -> Result<Option<PlayerId>, StoreError> {
        self.threads
            .write(move |connection| {
                let token = mail_tokens::take(connection, &link, Purpose::Reset, now)?;
                let Some(token) = token else { return Ok(None) };
                // Locks the account so that its address stays the same until the end of the transaction.
                let sql = "UPDATE players SET email = email WHERE id = $1 AND email = $2";
                if !connection.touches(sql, values![token.player, token.email.as_str()])? {
                    return Ok(None);
                }
                renew(connection, token.player, &new)?;
                Ok(Some(token.player))
            })
            .await
    }
}

/// Sets the password. Links are deleted first: every transaction that uses links locks them before the account, which avoids
/// deadlocks.
fn renew(
    connection: &mut dyn Connection,
    player: PlayerId,
    new: &NewPassword,
) -> Result<(), Failure> {
    connection.execute("DELETE FROM mail_tokens WHERE player = $1", values![player])?;
    let sql = "UPDATE players SET password = $2 WHERE id = $1 AND name IS NOT NULL";
    connection.execute(sql, values![player, new.hash.as_str()])?;
    connection.execute("DELETE FROM sessions WHERE player = $1", values![player])?;
    if new.revoke_tokens {
        connection.execute("DELETE FROM tokens WHERE player = $1", values![player])?;
    }
    Ok(())
}
