//! Who follows whom, and who was here lately.

use record::PlayerId;

use super::{Player, read};
use crate::{Store, StoreError, connection::values, failure::Failure};

/// The number of players whom one may follow.
const MOST: u32 = 200;

/// Sessions that are looked at for those who were here lately.
const LOOKED_AT: u32 = 500;

impl Store {
    /// Follows a player; idempotent. `false` when too many are followed already.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn follow(
        &self,
        player: PlayerId,
        followed: PlayerId,
        at: i64,
    ) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let sql = "SELECT COUNT(*) FROM follows WHERE player = $1 AND followed <> $2";
            let count = connection.first(sql, values![player, followed])?;
            if count.map(|mut row| row.take::<u32>()).transpose()? >= Some(MOST) {
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

    /// Follows a player no longer; idempotent.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn unfollow(&self, player: PlayerId, followed: PlayerId) -> Result<(), StoreError> {
        self.write(move |connection| {
            let sql = "DELETE FROM follows WHERE player = $1 AND followed = $2";
            connection.execute(sql, values![player, followed])?;
            Ok(())
        })
        .await
    }

    /// Whom a player follows, in the order of their names.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn followed_by(&self, player: PlayerId) -> Result<Vec<Player>, StoreError> {
        self.read(move |connection| {
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

    /// Players with an account who were here after a moment, the last one first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn seen_since(&self, since: i64, most: usize) -> Result<Vec<Player>, StoreError> {
        self.list(move |connection| {
            let sql = "SELECT player FROM sessions WHERE seen > $1 ORDER BY seen DESC LIMIT $2";
            let mut found: Vec<Player> = Vec::new();
            for mut row in connection.query(sql, values![since, LOOKED_AT])? {
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
