//! Accounts: name, password and email address.

use protocol::PlayerKind;
use record::PlayerId;

use crate::{
    connection::{Connection, values},
    failure::{Failure, StoreError},
    handle::handle,
    name::{self, NameError, check_name},
    secret_hash::SecretHash,
};

mod export;
mod forget;
mod mail_preferences;
mod mail_tokens;
mod recovery;
mod renewal;
mod retention;

pub use export::Export;
pub use mail_preferences::MailPreferences;
pub use renewal::NewPassword;
pub use retention::Deleted;

/// Data of a new account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// The name.
    pub name: String,
    /// Hash of the password, in the format of the caller's password hasher.
    pub password_hash: String,
    /// The email address.
    pub email: Option<String>,
    /// Hashes of the recovery codes.
    pub recovery: Vec<SecretHash>,
}

/// Error returned when an account cannot be created.
#[derive(Clone, Debug, thiserror::Error)]
pub enum RegisterError {
    /// The name is already taken, ignoring case.
    #[error("name is already taken")]
    NameTaken,
    /// The name is invalid.
    #[error(transparent)]
    Name(#[from] NameError),
    /// The player is not a guest.
    #[error("player already has an account")]
    NoGuest,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl RegisterError {
    /// Returns the stable code of the error.
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

impl From<Failure> for RegisterError {
    fn from(failure: Failure) -> Self {
        Self::Store(failure.into())
    }
}

handle! {
    /// Accounts: passwords, email, and the data that belongs to a person.
    Accounts
}

impl Accounts<'_> {
    /// Turns a guest into a registered player, who keeps their id and games.
    ///
    /// # Errors
    /// Returns an error if the name is taken or invalid, or if the player is not a guest.
    pub async fn register(self, player: PlayerId, account: Account) -> Result<(), RegisterError> {
        check_name(&account.name)?;
        self.threads.write(move |connection| {
            let key = name::key(&account.name);
            if owner(connection, &key)?.is_some() {
                return Err(RegisterError::NameTaken);
            }
            let claimed = connection.touches(
                "UPDATE players SET kind = 'person', name = $2, name_key = $3, password = $4, email = $5, \
                 guest_name = NULL, guest_name_key = NULL \
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
                Ok(false) => Err(RegisterError::NoGuest),
                // Another server registered the name at the same time.
                Err(Failure::Exists) => Err(RegisterError::NameTaken),
                Err(failure) => Err(failure.into()),
            }
        })
        .await
    }

    /// Returns the hash of a player's password.
    pub async fn password(self, player: PlayerId) -> Result<Option<String>, StoreError> {
        self.threads
            .read(move |connection| {
                let sql = "SELECT password FROM players WHERE id = $1";
                let row = connection.first(sql, values![player])?;
                Ok(row.map(|mut row| row.maybe()).transpose()?.flatten())
            })
            .await
    }

    /// Changes the password of an account. Returns `false` if the account does not exist.
    pub async fn set_password(self, player: PlayerId, hash: String) -> Result<bool, StoreError> {
        self.threads
            .write(move |connection| {
                let sql = "UPDATE players SET password = $2 WHERE id = $1 AND name IS NOT NULL";
                Ok(connection.touches(sql, values![player, hash.as_str()])?)
            })
            .await
    }

    /// Returns the email address of a player.
    pub async fn email(self, player: PlayerId) -> Result<Option<String>, StoreError> {
        self.threads
            .read(move |connection| {
                let sql = "SELECT email FROM players WHERE id = $1";
                let row = connection.first(sql, values![player])?;
                Ok(row.map(|mut row| row.maybe()).transpose()?.flatten())
            })
            .await
    }

    /// Changes the email address of an account. Returns `false` if the account does not exist.
    pub async fn set_email(
        self,
        player: PlayerId,
        email: Option<String>,
    ) -> Result<bool, StoreError> {
        self.threads
            .write(move |connection| {
                let sql = "UPDATE players SET email = $2 WHERE id = $1 AND name IS NOT NULL";
                Ok(connection.touches(sql, values![player, email.as_deref()])?)
            })
            .await
    }

    /// Turns a person's account into a bot account, or vice versa. Returns `false` if the account is neither.
    pub async fn set_kind(self, player: PlayerId, kind: PlayerKind) -> Result<bool, StoreError> {
        self.threads
            .write(move |connection| {
                Ok(connection.touches(
                    "UPDATE players SET kind = $2 \
                 WHERE id = $1 AND kind IN ('person', 'bot') AND $2 IN ('person', 'bot')",
                    values![player, kind.code()],
                )?)
            })
            .await
    }

    /// Replaces the recovery codes of an account.
    pub async fn set_recovery(
        self,
        player: PlayerId,
        hashes: Vec<SecretHash>,
    ) -> Result<(), StoreError> {
        self.threads
            .write(move |connection| Ok(recovery::replace(connection, player, &hashes)?))
            .await
    }
}

fn owner(connection: &mut dyn Connection, key: &str) -> Result<Option<PlayerId>, Failure> {
    let row = connection.first("SELECT id FROM players WHERE name_key = $1", values![key])?;
    row.map(|mut row| row.take()).transpose()
}
