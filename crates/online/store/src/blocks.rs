//! Blocks between players. A block applies to all ids of both players: a guest merged into an account counts as that account.

use record::{ClubNightId, PlayerId};

use crate::{
    connection::{Connection, Row, values},
    failure::{Failure, StoreError},
    handle::handle,
    limits::BLOCKS_MAX,
    players::{Player, player_sql, read},
};

/// Two players who must not be paired.
pub type Apart = [PlayerId; 2];

/// Which of two players has blocked the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Block {
    /// The requesting player; the other player may have done the same.
    Own,
    /// Only the other player.
    Other,
}

handle! {
    /// Blocks between players.
    Blocks
}

impl Blocks<'_> {
    /// Blocks a player and stops following them. Idempotent. Returns `false` if too many players are already blocked.
    pub async fn add(
        self,
        blocker: PlayerId,
        blocked: PlayerId,
        at: i64,
    ) -> Result<bool, StoreError> {
        self.threads.write(move |connection| {
            let sql = "SELECT COUNT(*) FROM blocks WHERE blocked <> $2 \
                       AND blocker IN (SELECT id FROM players WHERE id = $1 OR merged_into = $1)";
            let count = connection.first(sql, values![blocker, blocked])?;
            if count.map(|mut row| row.take::<u32>()).transpose()? >= Some(BLOCKS_MAX) {
                return Ok(false);
            }
            connection.execute(
                "INSERT INTO blocks (blocker, blocked, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
                values![blocker, blocked, at],
            )?;
            let sql = "DELETE FROM follows WHERE player = $1 AND followed = $2";
            connection.execute(sql, values![blocker, blocked])?;
            Ok(true)
        })
        .await
    }

    /// Unblocks a player. Idempotent.
    pub async fn remove(self, blocker: PlayerId, blocked: PlayerId) -> Result<(), StoreError> {
        self.threads
            .write(move |connection| {
                connection.execute(
                    "DELETE FROM blocks \
                 WHERE blocker IN (SELECT id FROM players WHERE id = $1 OR merged_into = $1) \
                 AND blocked IN (SELECT id FROM players WHERE id = $2 OR merged_into = $2)",
                    values![blocker, blocked],
                )?;
                Ok(())
            })
            .await
    }

    /// Returns the players whom a player has blocked, with the time of each block, latest first.
    pub async fn by(self, blocker: PlayerId) -> Result<Vec<(Player, i64)>, StoreError> {
        self.threads
            .read(move |connection| {
                let sql = "SELECT COALESCE(p.merged_into, p.id), MAX(b.since) \
                       FROM blocks AS b JOIN players AS p ON p.id = b.blocked WHERE b.blocker IN \
                       (SELECT id FROM players WHERE id = $1 OR merged_into = $1) \
                       GROUP BY 1 ORDER BY 2 DESC, 1";
                let mut blocked = Vec::new();
                for mut row in connection.query(sql, values![blocker])? {
                    let (id, since): (PlayerId, i64) = (row.take()?, row.take()?);
                    let sql = player_sql!("p.id = $1 AND p.forgotten IS NULL");
                    let player = connection.first(sql, values![id])?;
                    blocked.extend(player.map(read).transpose()?.map(|player| (player, since)));
                }
                Ok(blocked)
            })
            .await
    }

    /// Returns which of two players has blocked the other, if either has.
    pub async fn between(
        self,
        one: PlayerId,
        other: PlayerId,
    ) -> Result<Option<Block>, StoreError> {
        self.threads.read(move |connection| Ok(between(connection, one, other)?)).await
    }

    /// Returns all ids of the players whom a player has blocked.
    pub async fn ids_blocked_by(self, player: PlayerId) -> Result<Vec<PlayerId>, StoreError> {
        self.threads.read(move |connection| {
            let player = account_of(connection, player)?;
            let sql = "WITH apart AS (SELECT COALESCE(p.merged_into, p.id) AS id FROM blocks AS b \
                       JOIN players AS p ON p.id = b.blocked WHERE b.blocker IN \
                       (SELECT id FROM players WHERE id = $1 OR merged_into = $1)) \
                       SELECT id FROM apart UNION \
                       SELECT players.id FROM players JOIN apart ON players.merged_into = apart.id";
            let rows = connection.query(sql, values![player])?;
            Ok(rows.into_iter().map(|mut row| row.take()).collect::<Result<_, Failure>>()?)
        })
        .await
    }

    /// Returns the pairs of players who are kept apart by a block and of whom at least one has a standing seek.
    pub async fn apart_from_standing(self) -> Result<Vec<Apart>, StoreError> {
        self.threads.read(|connection| {
            let pairs = "SELECT COALESCE(p.merged_into, p.id), COALESCE(q.merged_into, q.id) FROM blocks AS b \
                         JOIN players AS p ON p.id = b.blocker JOIN players AS q ON q.id = b.blocked";
            let owners = "SELECT player FROM standing_seeks UNION SELECT m.id FROM players AS m \
                          JOIN standing_seeks AS s ON m.merged_into = s.player";
            let sql = format!(
                "{pairs} WHERE b.blocker IN ({owners}) UNION {pairs} WHERE b.blocked IN ({owners})"
            );
            Ok(read_pairs(connection.query(&sql, &[])?)?)
        })
        .await
    }

    /// Returns the players who have blocked somebody since the given time.
    pub async fn blockers_since(self, since: i64) -> Result<Vec<PlayerId>, StoreError> {
        self.threads
            .read(move |connection| {
                let sql = "SELECT DISTINCT blocker FROM blocks WHERE since >= $1";
                let rows = connection.query(sql, values![since])?;
                Ok(rows.into_iter().map(|mut row| row.take()).collect::<Result<_, Failure>>()?)
            })
            .await
    }

    /// Returns the accounts and guests who have blocked a player.
    pub async fn blockers_of(self, player: PlayerId) -> Result<Vec<PlayerId>, StoreError> {
        self.threads
            .read(move |connection| {
                let player = account_of(connection, player)?;
                let sql = "SELECT DISTINCT COALESCE(p.merged_into, p.id) \
                       FROM blocks AS b JOIN players AS p ON p.id = b.blocker WHERE b.blocked IN \
                       (SELECT id FROM players WHERE id = $1 OR merged_into = $1)";
                let rows = connection.query(sql, values![player])?;
                Ok(rows.into_iter().map(|mut row| row.take()).collect::<Result<_, Failure>>()?)
            })
            .await
    }
}

/// Returns the account into which a guest was merged, or the given player if they were not merged.
fn account_of(connection: &mut dyn Connection, player: PlayerId) -> Result<PlayerId, Failure> {
    let sql = "SELECT merged_into FROM players WHERE id = $1";
    let account = connection.first(sql, values![player])?.map(|mut row| row.maybe()).transpose()?;
    Ok(account.flatten().unwrap_or(player))
}

/// Returns which of two players has blocked the other, if either has.
pub(crate) fn between(
    connection: &mut dyn Connection,
    one: PlayerId,
    other: PlayerId,
) -> Result<Option<Block>, Failure> {
    let (one, other) = (account_of(connection, one)?, account_of(connection, other)?);
    let sql = "SELECT 1 FROM blocks \
               WHERE blocker IN (SELECT id FROM players WHERE id = $1 OR merged_into = $1) \
               AND blocked IN (SELECT id FROM players WHERE id = $2 OR merged_into = $2)";
    for (blocker, blocked, block) in [(one, other, Block::Own), (other, one, Block::Other)] {
        if connection.first(sql, values![blocker, blocked])?.is_some() {
            return Ok(Some(block));
        }
    }
    Ok(None)
}

/// Returns all ids of the players who must not be paired with a player.
pub(crate) fn apart_from(
    connection: &mut dyn Connection,
    player: PlayerId,
) -> Result<Vec<PlayerId>, Failure> {
    let player = account_of(connection, player)?;
    let sql = "WITH own AS (SELECT id FROM players WHERE id = $1 OR merged_into = $1), \
               apart AS (\
               SELECT COALESCE(p.merged_into, p.id) AS id FROM blocks AS b \
               JOIN players AS p ON p.id = b.blocked WHERE b.blocker IN (SELECT id FROM own) UNION \
               SELECT COALESCE(p.merged_into, p.id) FROM blocks AS b \
               JOIN players AS p ON p.id = b.blocker WHERE b.blocked IN (SELECT id FROM own)) \
               SELECT id FROM apart UNION \
               SELECT players.id FROM players JOIN apart ON players.merged_into = apart.id";
    let rows = connection.query(sql, values![player])?;
    rows.into_iter().map(|mut row| row.take()).collect()
}

/// Returns the pairs kept apart by a block among the players who are ready on a club night.
pub(crate) fn apart_on(
    connection: &mut dyn Connection,
    night: ClubNightId,
) -> Result<Vec<Apart>, Failure> {
    let sql = "SELECT COALESCE(p.merged_into, p.id), COALESCE(q.merged_into, q.id) FROM blocks AS b \
               JOIN players AS p ON p.id = b.blocker JOIN players AS q ON q.id = b.blocked \
               WHERE b.blocker IN (SELECT player FROM club_ready WHERE night = $1 UNION \
               SELECT m.id FROM players AS m JOIN club_ready AS r ON m.merged_into = r.player \
               WHERE r.night = $1)";
    read_pairs(connection.query(sql, values![night])?)
}

fn read_pairs(rows: Vec<Row>) -> Result<Vec<Apart>, Failure> {
    rows.into_iter().map(|mut row| Ok([row.take()?, row.take()?])).collect()
}
