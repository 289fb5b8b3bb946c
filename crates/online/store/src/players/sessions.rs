//! Sessions of browsers.

use record::PlayerId;

use super::secret_hash::{SecretHash, short};
use crate::{
    Store, StoreError,
    connection::{Connection, Row, values},
    failure::Failure,
};

/// A session: a browser that a player uses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// What may be shown to tell sessions apart; not the secret.
    pub id: String,
    /// The player.
    pub player: PlayerId,
    /// When it began, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used, about.
    pub seen: i64,
    /// The `User-Agent` of the browser.
    pub agent: String,
    /// The last IP address.
    pub address: Option<String>,
}

impl Store {
    /// Begins a session.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn new_session(
        &self,
        hash: SecretHash,
        player: PlayerId,
        at: i64,
        agent: String,
        address: Option<String>,
    ) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO sessions (hash, id, player, created, seen, agent, address) \
                 VALUES ($1, $2, $3, $4, $4, $5, $6)",
                values![
                    &hash,
                    short(&hash).as_str(),
                    player,
                    at,
                    agent.as_str(),
                    address.as_deref()
                ],
            )?;
            Ok(())
        })
        .await
    }

    /// The session that a secret belongs to.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn session(&self, hash: SecretHash) -> Result<Option<Session>, StoreError> {
        self.read(move |connection| {
            let sql =
                "SELECT id, player, created, seen, agent, address FROM sessions WHERE hash = $1";
            let row = connection.first(sql, values![&hash])?;
            Ok(row.map(read).transpose()?)
        })
        .await
    }

    /// Notes that a session was used, and the address. Once an hour is enough: a write at every request would cost too much.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn touch_session(
        &self,
        hash: SecretHash,
        at: i64,
        address: Option<String>,
    ) -> Result<(), StoreError> {
        self.write(move |connection| {
            let sql = "UPDATE sessions SET seen = $2, address = $3 WHERE hash = $1";
            connection.execute(sql, values![&hash, at, address.as_deref()])?;
            Ok(())
        })
        .await
    }

    /// A player's sessions, the last used first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn sessions_of(&self, player: PlayerId) -> Result<Vec<Session>, StoreError> {
        self.read(move |connection| Ok(of(connection, player)?)).await
    }

    /// Ends a session of a player; `false` when they have none with this id.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn end_session(&self, player: PlayerId, id: String) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let sql = "DELETE FROM sessions WHERE player = $1 AND id = $2";
            Ok(connection.touches(sql, values![player, id.as_str()])?)
        })
        .await
    }

    /// Ends all sessions of a player; returns their number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn end_sessions(&self, player: PlayerId) -> Result<u64, StoreError> {
        self.write(move |connection| {
            Ok(connection.execute("DELETE FROM sessions WHERE player = $1", values![player])?)
        })
        .await
    }
}

pub(super) fn of(
    connection: &mut dyn Connection,
    player: PlayerId,
) -> Result<Vec<Session>, Failure> {
    let sql = "SELECT id, player, created, seen, agent, address FROM sessions \
               WHERE player = $1 ORDER BY seen DESC, id";
    connection.query(sql, values![player])?.into_iter().map(read).collect()
}

fn read(mut row: Row) -> Result<Session, Failure> {
    Ok(Session {
        id: row.take()?,
        player: row.take()?,
        created: row.take()?,
        seen: row.take()?,
        agent: row.take()?,
        address: row.maybe()?,
    })
}
