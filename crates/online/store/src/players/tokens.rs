//! Personal tokens for the API.

use record::PlayerId;

use super::secret_hash::{SecretHash, short};
use crate::{
    Store, StoreError,
    connection::{Connection, Row, values},
    failure::Failure,
};

/// A personal token for the API; the secret itself is shown once and not stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// What may be shown to tell tokens apart; not the secret.
    pub id: String,
    /// Whose it is.
    pub player: PlayerId,
    /// What its owner calls it.
    pub name: String,
    /// What it allows.
    pub scopes: Vec<String>,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used, about.
    pub used: Option<i64>,
}

impl Store {
    /// Stores the hash of a token. Scopes are words without spaces.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn new_token(
        &self,
        hash: SecretHash,
        player: PlayerId,
        name: String,
        scopes: Vec<String>,
        at: i64,
    ) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO tokens (hash, id, player, name, scopes, created) \
                 VALUES ($1, $2, $3, $4, $5, $6)",
                values![
                    &hash,
                    short(&hash).as_str(),
                    player,
                    name.as_str(),
                    scopes.join(" ").as_str(),
                    at
                ],
            )?;
            Ok(())
        })
        .await
    }

    /// The token of a secret.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn token(&self, hash: SecretHash) -> Result<Option<Token>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT id, player, name, scopes, created, used FROM tokens WHERE hash = $1";
            let row = connection.first(sql, values![&hash])?;
            Ok(row.map(read).transpose()?)
        })
        .await
    }

    /// Notes that a token was used. Once an hour will do.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn touch_token(&self, hash: SecretHash, at: i64) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection
                .execute("UPDATE tokens SET used = $2 WHERE hash = $1", values![&hash, at])?;
            Ok(())
        })
        .await
    }

    /// A player's tokens, the oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tokens_of(&self, player: PlayerId) -> Result<Vec<Token>, StoreError> {
        self.read(move |connection| Ok(of(connection, player)?)).await
    }

    /// Revokes a token of a player; `false` when they have none with this id.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn revoke_token(&self, player: PlayerId, id: String) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let sql = "DELETE FROM tokens WHERE player = $1 AND id = $2";
            Ok(connection.touches(sql, values![player, id.as_str()])?)
        })
        .await
    }
}

pub(super) fn of(connection: &mut dyn Connection, player: PlayerId) -> Result<Vec<Token>, Failure> {
    let sql = "SELECT id, player, name, scopes, created, used FROM tokens \
               WHERE player = $1 ORDER BY created, id";
    connection.query(sql, values![player])?.into_iter().map(read).collect()
}

fn read(mut row: Row) -> Result<Token, Failure> {
    Ok(Token {
        id: row.take()?,
        player: row.take()?,
        name: row.take()?,
        scopes: row.take::<String>()?.split_whitespace().map(str::to_owned).collect(),
        created: row.take()?,
        used: row.maybe()?,
    })
}
