//! Followed players and recently seen players.

use record::PlayerId;

use crate::{
    connection::values,
    failure::{Failure, StoreError},
    handle::handle,
    limits::FOLLOWED_PLAYERS_MAX,
    players::{Player, player_sql, read},
};

/// Maximum number of sessions examined for recently seen players.
const EXAMINED_SESSIONS: u32 = 500;

handle! {
    /// Players followed by other players.
    Follows
}

impl Follows<'_> {
    /// Follows a player. Idempotent. Returns `false` if too many players are already followed.
    pub async fn add(
        self,
        player: PlayerId,
        followed: PlayerId,
        at: i64,
    ) -> Result<bool, StoreError> {
        self.threads.write(move |connection| {
            let sql = "SELECT COUNT(*) FROM follows WHERE player = $1 AND followed <> $2";
            let count = connection.first(sql, values![player, followed])?;
            if count.map(|mut row| row.take::<u32>()).transpose()? >= Some(FOLLOWED_PLAYERS_MAX) {
                return Ok(false);
            }
            connection.execute(
                "INSERT INTO follows (player, followed, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
                values![player, followed, at],
            )?;
            Ok(true)
        })
        .await
    }

    /// Stops following a player. Idempotent.
    pub async fn remove(self, player: PlayerId, followed: PlayerId) -> Result<(), StoreError> {
        self.threads
            .write(move |connection| {
                let sql = "DELETE FROM follows WHERE player = $1 AND followed = $2";
                connection.execute(sql, values![player, followed])?;
                Ok(())
            })
            .await
    }

    /// Returns the players whom a player follows, sorted by name.
    pub async fn by(self, player: PlayerId) -> Result<Vec<Player>, StoreError> {
        self.threads
            .read(move |connection| {
                let rows = connection.query(
                    player_sql!(
                        "p.id IN (SELECT followed FROM follows WHERE player = $1) \
                     AND p.name IS NOT NULL ORDER BY p.name_key"
                    ),
                    values![player],
                )?;
                Ok(rows.into_iter().map(read).collect::<Result<Vec<_>, Failure>>()?)
            })
            .await
    }

    /// Returns the players with an account who were seen after the given time, most recently seen first.
    pub async fn seen_since(self, since: i64, most: usize) -> Result<Vec<Player>, StoreError> {
        self.threads
            .list(move |connection| {
                let sql = "SELECT player FROM sessions WHERE seen > $1 ORDER BY seen DESC LIMIT $2";
                let mut found: Vec<Player> = Vec::new();
                for mut row in connection.query(sql, values![since, EXAMINED_SESSIONS])? {
                    let id: PlayerId = row.take()?;
                    if found.len() >= most || found.iter().any(|player| player.id == id) {
                        continue;
                    }
                    let sql = player_sql!("p.id = $1 AND p.name IS NOT NULL AND p.banned = 0");
                    found.extend(connection.first(sql, values![id])?.map(read).transpose()?);
                }
                Ok(found)
            })
            .await
    }
}
