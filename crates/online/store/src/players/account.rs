//! Accounts: a name, a password, an e-mail address.

use protocol::PlayerKind;
use record::PlayerId;

use super::{
    name::{self, NameError, check_name},
    recovery,
    secret_hash::SecretHash,
};
use crate::{
    Store, StoreError,
    connection::{Connection, values},
    failure::Failure,
};

/// The data of a new account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// The name.
    pub name: String,
    /// The hash of the password, in the form that its checker reads.
    pub password_hash: String,
    /// The e-mail address.
    pub email: Option<String>,
    /// The hashes of the recovery codes.
    pub recovery: Vec<SecretHash>,
}

/// Why an account was not created.
#[derive(Clone, Debug, thiserror::Error)]
pub enum ClaimError {
    /// The name is taken; case does not matter.
    #[error("this name is taken")]
    NameTaken,
    /// The name is not valid.
    #[error(transparent)]
    Name(#[from] NameError),
    /// The player is no guest: they have an account.
    #[error("this player has an account already")]
    NoGuest,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl ClaimError {
    /// The stable code.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::NameTaken => "name-taken",
            Self::Name(error) => error.code(),
            Self::NoGuest => "no-guest",
            Self::Store(error) => error.code(),
        }
    }
}

impl From<Failure> for ClaimError {
    fn from(failure: Failure) -> Self {
        Self::Store(failure.into())
    }
}

impl Store {
    /// Turns a guest into an account. Their id stays, and so do their games.
    ///
    /// # Errors
    /// When the name is taken or not valid, or the player is no guest.
    pub async fn claim(&self, player: PlayerId, account: Account) -> Result<(), ClaimError> {
        check_name(&account.name)?;
        self.write(move |connection| {
            let key = name::key(&account.name);
            if owner(connection, &key)?.is_some() {
                return Err(ClaimError::NameTaken);
            }
            let claimed = connection.touches(
                "UPDATE players SET kind = 'person', name = $2, name_key = $3, password = $4, email = $5 \
                 WHERE id = $1 AND kind = 'guest' AND name IS NULL AND merged_into IS NULL \
                 AND forgotten IS NULL",
                values![
                    player,
                    account.name.as_str(),
                    key.as_str(),
                    account.password_hash.as_str(),
                    account.email.as_deref(),
                ],
            );
            match claimed {
                Ok(true) => Ok(recovery::replace(connection, player, &account.recovery)?),
                Ok(false) => Err(ClaimError::NoGuest),
                // Another server was faster.
                Err(Failure::Exists) => Err(ClaimError::NameTaken),
                Err(failure) => Err(failure.into()),
            }
        })
        .await
    }

    /// The hash of a player's password.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn password(&self, player: PlayerId) -> Result<Option<String>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT password FROM players WHERE id = $1";
            let row = connection.first(sql, values![player])?;
            Ok(row.map(|mut row| row.maybe()).transpose()?.flatten())
        })
        .await
    }

    /// Gives an account another password; `false` when there is no such account.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_password(&self, player: PlayerId, hash: String) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let sql = "UPDATE players SET password = $2 WHERE id = $1 AND name IS NOT NULL";
            Ok(connection.touches(sql, values![player, hash.as_str()])?)
        })
        .await
    }

    /// Sets a password after which nothing that was issued before is valid: sessions, links that were sent by mail and, if
    /// wanted, tokens.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn renew_password(
        &self,
        player: PlayerId,
        hash: String,
        revoke_tokens: bool,
    ) -> Result<(), StoreError> {
        self.write(move |connection| {
            let sql = "UPDATE players SET password = $2 WHERE id = $1 AND name IS NOT NULL";
            connection.execute(sql, values![player, hash.as_str()])?;
            connection.execute("DELETE FROM sessions WHERE player = $1", values![player])?;
            connection.execute("DELETE FROM mail_tokens WHERE player = $1", values![player])?;
            if revoke_tokens {
                connection.execute("DELETE FROM tokens WHERE player = $1", values![player])?;
            }
            Ok(())
        })
        .await
    }

    /// The e-mail address of a player.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn email(&self, player: PlayerId) -> Result<Option<String>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT email FROM players WHERE id = $1";
            let row = connection.first(sql, values![player])?;
            Ok(row.map(|mut row| row.maybe()).transpose()?.flatten())
        })
        .await
    }

    /// Changes the e-mail address of an account; `false` when there is no such account.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_email(
        &self,
        player: PlayerId,
        email: Option<String>,
    ) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let sql = "UPDATE players SET email = $2 WHERE id = $1 AND name IS NOT NULL";
            Ok(connection.touches(sql, values![player, email.as_deref()])?)
        })
        .await
    }

    /// Makes a person's account one that a program uses, or the other way round; `false` when it is neither.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_kind(&self, player: PlayerId, kind: PlayerKind) -> Result<bool, StoreError> {
        self.write(move |connection| {
            Ok(connection.touches(
                "UPDATE players SET kind = $2 \
                 WHERE id = $1 AND kind IN ('person', 'bot') AND $2 IN ('person', 'bot')",
                values![player, kind.code()],
            )?)
        })
        .await
    }
}

fn owner(connection: &mut dyn Connection, key: &str) -> Result<Option<PlayerId>, Failure> {
    let row = connection.first("SELECT id FROM players WHERE name_key = $1", values![key])?;
    row.map(|mut row| row.take()).transpose()
}
