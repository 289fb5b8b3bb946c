//! Personal access tokens for the API.

use record::PlayerId;

use crate::{
    connection::{Connection, Row, values},
    failure::{Failure, StoreError},
    handle::handle,
    secret_hash::{SecretHash, short},
};

/// Personal access token for the API. The secret is shown once and not stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// Identifier that may be shown; not the secret.
    pub id: String,
    /// The owner.
    pub player: PlayerId,
    /// Name chosen by the owner.
    pub name: String,
    /// Scopes of the token.
    pub scopes: Vec<String>,
    /// Time of creation, in milliseconds since 1970.
    pub created: i64,
    /// Approximate time of the last use.
    pub used: Option<i64>,
}

handle! {
    /// Personal access tokens for programs.
    Tokens
}

impl Tokens<'_> {
    /// Stores the hash of a token. Scopes must not contain spaces.
    pub async fn create(
        self,
        hash: SecretHash,
        player: PlayerId,
        name: String,
        scopes: Vec<String>,
        at: i64,
    ) -> Result<(), StoreError> {
        self.threads
            .write(move |connection| {
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

    /// Returns the token with the given secret hash.
    pub async fn get(self, hash: SecretHash) -> Result<Option<Token>, StoreError> {
        self.threads
            .read(move |connection| {
                let sql =
                    "SELECT id, player, name, scopes, created, used FROM tokens WHERE hash = $1";
                let row = connection.first(sql, values![&hash])?;
                Ok(row.map(read).transpose()?)
            })
            .await
    }

    /// Records the use of a token. Call it at most once an hour.
    pub async fn touch(self, hash: SecretHash, at: i64) -> Result<(), StoreError> {
        self.threads
            .write(move |connection| {
                connection
                    .execute("UPDATE tokens SET used = $2 WHERE hash = $1", values![&hash, at])?;
                Ok(())
            })
            .await
    }

    /// Returns a player's tokens, oldest first.
    pub async fn of(self, player: PlayerId) -> Result<Vec<Token>, StoreError> {
        self.threads.read(move |connection| Ok(of(connection, player)?)).await
    }

    /// Revokes a token of a player. Returns `false` if they have none with this id.
    pub async fn revoke(self, player: PlayerId, id: String) -> Result<bool, StoreError> {
        self.threads
            .write(move |connection| {
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
