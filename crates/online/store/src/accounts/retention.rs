//! Deletion of unused data.

use protocol::limits::millis;

use super::Accounts;
use crate::{
    connection::{Connection, values},
    failure::{Failure, StoreError},
    limits::{ADDRESS_LIFETIME, GUEST_SESSION_LIFETIME, SESSION_LIFETIME},
};

/// Maximum number of rows examined in one transaction so that no turn has to wait long.
const BATCH: u32 = 500;

/// Numbers of deleted items.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Deleted {
    /// Number of deleted sessions.
    pub sessions: u64,
    /// Number of IP addresses deleted from remaining sessions.
    pub addresses: u64,
    /// Number of deleted guests, who had no session, game or message.
    pub guests: u64,
}

impl Accounts<'_> {
    /// Deletes sessions unused for a year (for 90 days in the case of guests), addresses of sessions unused for 30 days, and
    /// guests without a session, game or message.
    pub async fn delete_unused(self, now: i64) -> Result<Deleted, StoreError> {
        Ok(Deleted {
            sessions: self.repeat(move |connection| expire_sessions(connection, now)).await?,
            addresses: self.repeat(move |connection| clear_addresses(connection, now)).await?,
            guests: self.delete_guests(now).await?,
        })
    }

    /// Repeats a small transaction until nothing is left to do, and returns the number of changed rows.
    async fn repeat(
        self,
        step: impl Fn(&mut dyn Connection) -> Result<u64, Failure> + Clone + Send + 'static,
    ) -> Result<u64, StoreError> {
        let mut all = 0;
        loop {
            let step = step.clone();
            let changed: u64 = self
                .threads
                .write(move |connection| Ok::<_, StoreError>(step(connection)?))
                .await?;
            all += changed;
            if changed < u64::from(BATCH) {
                return Ok(all);
            }
        }
    }

    /// Examines all guests who are older than the lifetime of a guest's session, and returns the number of deleted guests.
    async fn delete_guests(self, now: i64) -> Result<u64, StoreError> {
        let (mut after, mut all) = ((i64::MIN, i64::MIN), 0);
        loop {
            let (created, id) = after;
            let step: Result<_, StoreError> = self
                .threads
                .write(move |connection| {
                    Ok(delete_guests(
                        connection,
                        now - millis(GUEST_SESSION_LIFETIME),
                        created,
                        id,
                    )?)
                })
                .await;
            let (last, deleted) = step?;
            all += deleted;
            match last {
                Some(last) => after = last,
                None => return Ok(all),
            }
        }
    }
}

fn expire_sessions(connection: &mut dyn Connection, now: i64) -> Result<u64, Failure> {
    connection.execute(
        "DELETE FROM sessions WHERE hash IN (SELECT s.hash FROM sessions AS s JOIN players AS p ON p.id = s.player \
         WHERE s.seen < $1 AND (s.seen < $2 OR p.kind = 'guest' AND p.merged_into IS NULL) LIMIT $3)",
        values![now - millis(GUEST_SESSION_LIFETIME), now - millis(SESSION_LIFETIME), BATCH],
    )
}

fn clear_addresses(connection: &mut dyn Connection, now: i64) -> Result<u64, Failure> {
    connection.execute(
        "UPDATE sessions SET address = NULL WHERE hash IN \
         (SELECT hash FROM sessions WHERE seen < $1 AND address IS NOT NULL LIMIT $2)",
        values![now - millis(ADDRESS_LIFETIME), BATCH],
    )
}

/// Examines some guests after a given one, in the order of their creation. Returns the last one, if there may be more, and the
/// number of deleted guests.
fn delete_guests(
    connection: &mut dyn Connection,
    before: i64,
    created: i64,
    id: i64,
) -> Result<(Option<(i64, i64)>, u64), Failure> {
    let rows = connection.query(
        "SELECT created, id FROM players WHERE kind = 'guest' AND merged_into IS NULL AND created < $1 \
         AND (created, id) > ($2, $3) ORDER BY created, id LIMIT $4",
        values![before, created, id, BATCH],
    )?;
    let is_end = rows.len() < BATCH as usize;
    let (mut last, mut deleted) = ((created, id), 0);
    for mut row in rows {
        last = (row.take()?, row.take()?);
        let is_deleted = connection.touches(
            "DELETE FROM players WHERE id = $1 \
             AND NOT EXISTS (SELECT 1 FROM sessions WHERE player = $1) \
             AND NOT EXISTS (SELECT 1 FROM games WHERE white = $1) \
             AND NOT EXISTS (SELECT 1 FROM games WHERE black = $1) \
             AND NOT EXISTS (SELECT 1 FROM chat WHERE player = $1) \
             AND NOT EXISTS (SELECT 1 FROM reports WHERE reporter = $1) \
             AND NOT EXISTS (SELECT 1 FROM reports WHERE player = $1)",
            values![last.1],
        )?;
        if is_deleted {
            deleted += 1;
            let sql = "DELETE FROM blocks WHERE blocker = $1 OR blocked = $1";
            connection.execute(sql, values![last.1])?;
        }
    }
    Ok(((!is_end).then_some(last), deleted))
}
