//! Browser sessions.

use record::PlayerId;

use crate::{
    connection::{Connection, Row, values},
    failure::{Failure, StoreError},
    handle::handle,
    secret_hash::{SecretHash, short},
};

/// Session of a player's browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// Identifier that may be shown; not the secret.
    pub id: String,
    /// The player.
    pub player: PlayerId,
    /// Start of the session, in milliseconds since 1970.
    pub created: i64,
    /// Approximate time of the last use.
    pub seen: i64,
    /// `User-Agent` header of the browser.
    pub agent: String,
    /// IP address from which the session was last used.
    pub address: Option<String>,
}

mod credentials;

pub use credentials::Credential;

handle! {
    /// Sessions of signed-in players and guests.
    Sessions
}

impl Sessions<'_> {
    /// Creates a session.
    pub async fn create(
        self,
        hash: SecretHash,
        player: PlayerId,
        at: i64,
        agent: String,
        address: Option<String>,
    ) -> Result<(), StoreError> {
        self.threads
            .write(move |connection| {
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

    /// Returns the session with the given secret hash.
    pub async fn get(self, hash: SecretHash) -> Result<Option<Session>, StoreError> {
        self.threads.read(move |connection| {
            let sql =
                "SELECT id, player, created, seen, agent, address FROM sessions WHERE hash = $1";
            let row = connection.first(sql, values![&hash])?;
            Ok(row.map(read).transpose()?)
        })
        .await
    }

    /// Records the use of a session and its IP address. Call it at most once an hour: a write for every request would be too
    /// expensive.
    pub async fn touch(
        self,
        hash: SecretHash,
        at: i64,
        address: Option<String>,
    ) -> Result<(), StoreError> {
        self.threads
            .write(move |connection| {
                let sql = "UPDATE sessions SET seen = $2, address = $3 WHERE hash = $1";
                connection.execute(sql, values![&hash, at, address.as_deref()])?;
                Ok(())
            })
            .await
    }

    /// Returns a player's sessions, most recently used first.
    pub async fn of(self, player: PlayerId) -> Result<Vec<Session>, StoreError> {
        self.threads.read(move |connection| Ok(of(connection, player)?)).await
    }

    /// Ends a session of a player. Returns `false` if they have none with this id.
    pub async fn end(self, player: PlayerId, id: String) -> Result<bool, StoreError> {
        self.threads
            .write(move |connection| {
                let sql = "DELETE FROM sessions WHERE player = $1 AND id = $2";
                Ok(connection.touches(sql, values![player, id.as_str()])?)
            })
            .await
    }

    /// Ends all sessions of a player, and returns their number.
    pub async fn end_all(self, player: PlayerId) -> Result<u64, StoreError> {
        self.threads
            .write(move |connection| {
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
