//! An attack on the disk with the notebooks of a few people.

use std::thread;

use serde_json::{Value, json};

use super::{
    attack::{Setting, account},
    checks::Checks,
    table::Finding,
};
use crate::online::Client;

/// Size of a body in bytes: nearly the maximum of a request.
const BODY_BYTES: usize = 120_000;
const MIB: usize = 1024 * 1024;

/// Number of bytes that an account has stored, and the codes of its refusals.
type Stored = (usize, Vec<String>);

/// Maximum amount stored per address and day, in MiB.
const ADDRESS_MAX: usize = 32;
/// Maximum size of a new account's notebook, in MiB.
const ACCOUNT_MAX: usize = 4;

/// Stores as much as possible in several accounts at one address, then something in an account at another. The short form fills
/// the accounts; the long form also uses up the share of the address.
pub(super) fn storage(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    let server = setting.limited_server("storage")?;
    let accounts = setting.times(12, 2);
    let mut clients = Vec::new();
    for number in 0..accounts {
        clients.push(account(&server, 7, &format!("Writer{number}"))?);
    }
    let stored: Vec<Stored> = thread::scope(|scope| {
        let writing: Vec<_> =
            clients.iter_mut().map(|client| scope.spawn(|| fill(client))).collect();
        let ended = writing.into_iter().map(|one| one.join());
        ended
            .map(|one| one.map_err(|_| anyhow::anyhow!("a client panicked"))?)
            .collect::<anyhow::Result<_>>()
    })?;
    let mut checks = Checks::default();
    let total: usize = stored.iter().map(|(bytes, _)| bytes).sum();
    let largest = stored.iter().map(|(bytes, _)| *bytes).max().unwrap_or_default();
    // Refused requests also use up the share of the address, so it stores a little less.
    let least = (accounts * ACCOUNT_MAX).min(ADDRESS_MAX) * MIB * 3 / 4;
    let limits = least..=ADDRESS_MAX * MIB;
    checks.that(limits.contains(&total), format!("{total} bytes of the address are {limits:?}"));
    let is_small = largest <= ACCOUNT_MAX * MIB;
    checks.that(is_small, format!("{largest} bytes of an account are at most {ACCOUNT_MAX} MiB"));
    let codes: Vec<&str> = stored.iter().flat_map(|(_, codes)| codes).map(String::as_str).collect();
    let expected = if setting.short { "too-many" } else { "storage-limit" };
    checks.that(codes.contains(&expected), format!("{expected} is among {codes:?}"));
    let (status, answer) = write(&mut account(&server, 8, "Visitor")?, 0)?;
    checks.that(status == 200, format!("another address may store: {status} {answer}"));
    Ok(checks.finding(
        format!("{accounts} new accounts at one address fill their notebooks"),
        format!("at most {ACCOUNT_MAX} MiB each and {ADDRESS_MAX} MiB together; another address is not affected"),
        format!("{:.1} MiB together, {:.1} MiB of one", mib(total), mib(largest)),
    ))
}

fn mib(bytes: usize) -> f64 {
    bytes as f64 / MIB as f64
}

/// Writes entries until the account has been refused twice.
fn fill(client: &mut Client) -> anyhow::Result<Stored> {
    let (mut bytes, mut codes) = (0, Vec::new());
    for number in 0.. {
        let (status, answer) = write(client, number)?;
        if status == 200 {
            bytes += BODY_BYTES;
        } else {
            codes.push(answer["code"].as_str().unwrap_or("no code").to_owned());
        }
        if codes.len() == 2 {
            break;
        }
    }
    Ok((bytes, codes))
}

fn write(client: &mut Client, number: usize) -> anyhow::Result<(u16, Value)> {
    let body = json!({"x": "x".repeat(BODY_BYTES)});
    let entry = json!({"kind": "card", "key": number.to_string(), "at": 7, "body": body});
    // Requests no entries from other devices: the account has only this one.
    let sync = json!({"entries": [entry], "since": 1_000_000});
    client.try_request("POST", "/api/account/notebook", &sync)
}
