//! Deleting what is no longer used.

use crate::{
    Store, StoreError,
    connection::{Connection, values},
    failure::Failure,
};

/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1_000;

/// A session that was not used for so long is deleted; its cookie has expired.
const SESSION: i64 = 365 * DAY;

/// The session of a guest is deleted sooner.
const GUEST_SESSION: i64 = 90 * DAY;

/// The address of a session is deleted when the session was not used for so long.
const ADDRESS: i64 = 30 * DAY;

/// Rows that are looked at in one transaction, so that no turn waits long behind it.
const BATCH: u32 = 500;

/// What was deleted.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Deleted {
    /// Sessions.
    pub sessions: u64,
    /// Addresses of sessions that stay.
    pub addresses: u64,
    /// Guests without a session, a game or a message.
    pub guests: u64,
}

impl Store {
    /// Deletes sessions that were not used for a year (of guests: for 90 days), addresses of sessions that were not used
    /// for 30 days, and guests who have no session, no game and no message left.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn delete_unused(&self, now: i64) -> Result<Deleted, StoreError> {
        Ok(Deleted {
            sessions: self.repeat(move |connection| expire_sessions(connection, now)).await?,
            addresses: self.repeat(move |connection| clear_addresses(connection, now)).await?,
            guests: self.delete_guests(now).await?,
        })
    }

    /// Repeats a small transaction until it has nothing left to do; returns how many rows it changed.
    async fn repeat(
        &self,
        step: impl Fn(&mut dyn Connection) -> Result<u64, Failure> + Clone + Send + 'static,
    ) -> Result<u64, StoreError> {
        let mut all = 0;
        loop {
            let step = step.clone();
            let changed: u64 =
                self.write(move |connection| Ok::<_, StoreError>(step(connection)?)).await?;
            all += changed;
            if changed < u64::from(BATCH) {
                return Ok(all);
            }
        }
    }

    /// Walks over all guests who are older than a guest's session can be.
    async fn delete_guests(&self, now: i64) -> Result<u64, StoreError> {
        let (mut after, mut all) = ((i64::MIN, i64::MIN), 0);
        loop {
            let (created, id) = after;
            let step: Result<_, StoreError> = self
                .write(move |connection| {
                    Ok(delete_guests(connection, now - GUEST_SESSION, created, id)?)
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
        values![now - GUEST_SESSION, now - SESSION, BATCH],
    )
}

fn clear_addresses(connection: &mut dyn Connection, now: i64) -> Result<u64, Failure> {
    connection.execute(
        "UPDATE sessions SET address = NULL WHERE hash IN \
         (SELECT hash FROM sessions WHERE seen < $1 AND address IS NOT NULL LIMIT $2)",
        values![now - ADDRESS, BATCH],
    )
}

/// Looks at some guests after one, in the order of their creation; returns the last one, if there may be more, and how
/// many were deleted.
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
        deleted += connection.execute(
            "DELETE FROM players WHERE id = $1 \
             AND NOT EXISTS (SELECT 1 FROM sessions WHERE player = $1) \
             AND NOT EXISTS (SELECT 1 FROM games WHERE white = $1) \
             AND NOT EXISTS (SELECT 1 FROM games WHERE black = $1) \
             AND NOT EXISTS (SELECT 1 FROM chat WHERE player = $1) \
             AND NOT EXISTS (SELECT 1 FROM reports WHERE reporter = $1) \
             AND NOT EXISTS (SELECT 1 FROM reports WHERE player = $1)",
            values![last.1],
        )?;
    }
    Ok(((!is_end).then_some(last), deleted))
}
