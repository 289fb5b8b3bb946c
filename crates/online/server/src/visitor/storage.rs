//! Limits on the data that visitors store: per address and day, and per account.

use std::num::NonZeroU32;

use protocol::ProblemCode;
use record::PlayerId;
use store::Quota;

use super::client_address::ClientAddress;
use crate::{
    app::App,
    http::{problem::Problem, rates::Rate},
    limits::STORAGE_MAX_MIB,
    metrics,
};

/// Counts the bytes that a client is about to store towards the limit of its address.
///
/// # Errors
/// Fails if the address has stored too much within a day, with a problem that states when to try again, or if the database
/// fails.
pub(crate) async fn spend(app: &App, client: ClientAddress, bytes: usize) -> Result<(), Problem> {
    let kib = u32::try_from(bytes.div_ceil(1024)).unwrap_or(u32::MAX);
    let Some(kib) = NonZeroU32::new(kib) else { return Ok(()) };
    app.spend_many(Rate::Storage, client.0, kib).await.map_err(refused)
}

/// Counts a chat message against the limit of the client's address, as one KiB, which is about its maximum size.
///
/// # Errors
/// Fails if the address has stored too much within a day, with a problem that states when to try again.
pub(crate) fn spend_message(app: &App, client: ClientAddress) -> Result<(), Problem> {
    app.rates.spend(Rate::Storage, client.0).map_err(refused)
}

fn refused(problem: Problem) -> Problem {
    // The database may have failed instead.
    if problem.code() != protocol::RefusalCode::Limit.code() {
        return problem;
    }
    metrics::storage_refused("address");
    let detail = format!(
        "Clients at your network address have stored {STORAGE_MAX_MIB} MiB within a day. Try again later."
    );
    problem.explained(ProblemCode::StorageLimit, detail)
}

/// Returns the storage quota of an account. Without rate limits, it does not depend on the account's age.
///
/// # Errors
/// Fails if the account cannot be read from the database.
pub(crate) async fn quota(app: &App, player: PlayerId) -> Result<Quota, Problem> {
    if !app.options.limits.rates {
        return Ok(Quota::FULL);
    }
    let known = app.store.players().get(&[player]).await?;
    let created = known.first().map_or(i64::MAX, |player| player.created);
    Ok(Quota::of(created, app.hall.now()))
}

/// Returns the explanation for an account that would exceed its quota: `otherwise`, unless the account is new.
pub(crate) fn quota_exceeded(quota: Quota, otherwise: impl Into<String>) -> String {
    metrics::storage_refused("account");
    if quota == Quota::NEW {
        let mib = quota.notebook_bytes / (1024 * 1024);
        let days = Quota::NEW_ACCOUNT_AGE.as_secs() / (24 * 60 * 60);
        return format!(
            "In its first {days} days an account can store at most {mib} MiB in its notebook, and the same amount in studies."
        );
    }
    otherwise.into()
}
