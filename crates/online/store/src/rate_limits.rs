//! Rate limits shared by all nodes so that additional nodes do not allow additional attempts.

use crate::{
    connection::{Connection, values},
    failure::{Failure, StoreError},
    handle::handle,
};

/// Rate limit: a number of attempts that may be used at once and is refilled evenly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowance {
    /// Number of attempts.
    pub times: u32,
    /// Time in which all of them are refilled, in milliseconds.
    pub within: i64,
}

impl Allowance {
    /// Returns the time in which one attempt is refilled, in microseconds.
    fn interval(self) -> i64 {
        (self.within * 1000 / i64::from(self.times.max(1))).max(1)
    }
}

/// Error returned when a rate limit is exceeded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooOften {
    /// Time until the next attempt is allowed, in milliseconds.
    pub wait: i64,
}

handle! {
    /// Rate limits that all nodes share.
    RateLimits
}

impl RateLimits<'_> {
    /// Counts an attempt, unless the rate limit is exceeded. `who` is a digest of the player, address or account to which the
    /// limit applies.
    pub async fn spend(
        self,
        what: &'static str,
        who: i64,
        allowance: Allowance,
        now: i64,
    ) -> Result<Result<(), TooOften>, StoreError> {
        self.spend_many(what, who, allowance, 1, now).await
    }

    /// Counts several attempts at once: all of them, or none if they would exceed the limit.
    pub async fn spend_many(
        self,
        what: &'static str,
        who: i64,
        allowance: Allowance,
        times: u32,
        now: i64,
    ) -> Result<Result<(), TooOften>, StoreError> {
        let now = now.saturating_mul(1000);
        self.threads
            .write(move |connection| Ok(spend(connection, what, who, allowance, times, now)?))
            .await
    }

    /// Deletes counts that no longer limit anything, and returns their number.
    pub async fn tidy(self, now: i64) -> Result<u64, StoreError> {
        let now = now.saturating_mul(1000);
        self.threads
            .write(move |connection| {
                let sql = "DELETE FROM rate_limits WHERE full_at < $1";
                Ok(connection.execute(sql, values![now])?)
            })
            .await
    }
}

/// Counts an attempt in one conditional statement so that simultaneous attempts cannot exceed the limit.
fn spend(
    connection: &mut dyn Connection,
    what: &str,
    who: i64,
    allowance: Allowance,
    times: u32,
    now: i64,
) -> Result<Result<(), TooOften>, Failure> {
    let times = i64::from(times.max(1));
    let cost = allowance.interval() * times;
    // The allowance is used up when refilling it takes the full time.
    let latest = now + allowance.interval() * (i64::from(allowance.times.max(1)) - times);
    if latest < now {
        return Ok(Err(TooOften { wait: allowance.within }));
    }
    let sql = "INSERT INTO rate_limits (what, who, full_at) VALUES ($1, $2, $3) \
               ON CONFLICT (what, who) DO UPDATE SET full_at = CASE \
               WHEN rate_limits.full_at > $4 THEN rate_limits.full_at + $5 ELSE $3 END \
               WHERE rate_limits.full_at <= $6";
    if connection.touches(sql, values![what, who, now + cost, now, cost, latest])? {
        return Ok(Ok(()));
    }
    let sql = "SELECT full_at FROM rate_limits WHERE what = $1 AND who = $2";
    let row = connection.first(sql, values![what, who])?;
    let full_at: i64 = row.map(|mut row| row.take()).transpose()?.unwrap_or(latest);
    Ok(Err(TooOften { wait: (full_at - latest + 999).max(0) / 1000 }))
}
