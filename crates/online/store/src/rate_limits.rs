//! Limits that all nodes have together: counted here, so that nobody has as many tries as there are nodes.

use crate::{
    Store, StoreError,
    connection::{Connection, values},
    failure::Failure,
};

/// How often something may be done: the whole allowance at once, and it is refilled evenly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowance {
    /// How often.
    pub times: u32,
    /// Within how long, in milliseconds.
    pub within: i64,
}

impl Allowance {
    /// How long it takes until one more is allowed, in microseconds.
    fn interval(self) -> i64 {
        (self.within * 1000 / i64::from(self.times.max(1))).max(1)
    }
}

/// It was done too often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooOften {
    /// In how many milliseconds it is allowed again.
    pub wait: i64,
}

impl Store {
    /// Counts that somebody does something once more, unless that is too often. `who` is a digest of whom it is counted for.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn spend(
        &self,
        what: &'static str,
        who: i64,
        allowance: Allowance,
        now: i64,
    ) -> Result<Result<(), TooOften>, StoreError> {
        let now = now.saturating_mul(1000);
        self.write(move |connection| Ok(spend(connection, what, who, allowance, now)?)).await
    }

    /// Deletes counts that limit nothing any more; returns how many.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tidy_rate_limits(&self, now: i64) -> Result<u64, StoreError> {
        let now = now.saturating_mul(1000);
        self.write(move |connection| {
            let sql = "DELETE FROM rate_limits WHERE full_at < $1";
            Ok(connection.execute(sql, values![now])?)
        })
        .await
    }
}

/// One conditional statement, so that of many at once no more get through than are allowed.
fn spend(
    connection: &mut dyn Connection,
    what: &str,
    who: i64,
    allowance: Allowance,
    now: i64,
) -> Result<Result<(), TooOften>, Failure> {
    let interval = allowance.interval();
    // The allowance is used up when it takes its whole time to be full again.
    let latest = now + interval * (i64::from(allowance.times.max(1)) - 1);
    let sql = "INSERT INTO rate_limits (what, who, full_at) VALUES ($1, $2, $3) \
               ON CONFLICT (what, who) DO UPDATE SET full_at = CASE \
               WHEN rate_limits.full_at > $4 THEN rate_limits.full_at + $5 ELSE $3 END \
               WHERE rate_limits.full_at <= $6";
    if connection.touches(sql, values![what, who, now + interval, now, interval, latest])? {
        return Ok(Ok(()));
    }
    let sql = "SELECT full_at FROM rate_limits WHERE what = $1 AND who = $2";
    let row = connection.first(sql, values![what, who])?;
    let full_at: i64 = row.map(|mut row| row.take()).transpose()?.unwrap_or(latest);
    Ok(Err(TooOften { wait: (full_at - latest + 999).max(0) / 1000 }))
}
