//! Attacks by visitors who never sign in: names of guests, and lists of puzzles.

use std::{collections::BTreeMap, time::Duration};

use serde_json::{Value, json};

use super::{
    attack::{Setting, guest},
    checks::Checks,
    load::{CLIENTS, Load},
    table::Finding,
};
use crate::online::Client;

/// Number of names that guests at one address can choose in a minute.
const NAMES_MAX: usize = 8;

/// Chooses names in new browsers at one address, then one in a browser at another.
pub(super) fn guest_names(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    let server = setting.limited_server("guest-names")?;
    let times = setting.times(500, 60);
    let mut statuses: BTreeMap<u16, usize> = BTreeMap::new();
    let mut checks = Checks::default();
    for number in 0..times {
        let mut browser = Client::new(server.address(), 7);
        let wanted = json!({ "name": format!("Guest {number}") });
        let (status, answer) = browser.try_request("PUT", "/api/guest", &wanted)?;
        *statuses.entry(status).or_default() += 1;
        if status != 200 {
            checks.refused("a name", &(status, answer), (429, "limit"));
        }
    }
    let accepted = statuses.get(&200).copied().unwrap_or_default();
    checks.that((1..=NAMES_MAX).contains(&accepted), format!("{accepted} names are accepted"));
    let mut other = Client::new(server.address(), 8);
    for name in ["x".repeat(10_000), "\u{202e}\u{200b}".to_owned(), "Gipfel".to_owned()] {
        let (status, _) = other.try_request("PUT", "/api/guest", &json!({ "name": name }))?;
        checks.that((400..500).contains(&status), format!("{name:.12} is refused: {status}"));
    }
    let (status, _) = other.try_request("PUT", "/api/guest", &json!({ "name": "Ada" }))?;
    checks.that(status == 200, format!("another address may choose a name: {status}"));
    Ok(checks.finding(
        format!("{times} names of guests at one address"),
        format!("at most {NAMES_MAX} accepted in a minute; another address is not affected"),
        format!("responses by status: {statuses:?}"),
    ))
}

/// Requests the longest list of puzzles again and again, while another client requests its session.
pub(super) fn puzzle_lists(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    // The short form must also pass on machines that are doing other work.
    let session_limit = Duration::from_millis(setting.times(100, 5000) as u64);
    let server = setting.server("puzzles")?;
    let mut client = guest(&server, 0)?;
    let length = Duration::from_secs(setting.times(15, 1) as u64);
    let path = "/api/puzzles?game=gipf&theme=capture&count=65535";
    client.request("GET", path, &Value::Null)?;
    let load = Load::of(&server, path, &mut client, length)?;
    let session = load.slowest_session();
    Ok(Finding::new(
        format!(
            "{} lists of puzzles by {CLIENTS} clients, {} simultaneous requests for /api/me",
            load.requests,
            load.sessions.len()
        ),
        format!("no 5xx; p99 of /api/me within {} ms", session_limit.as_millis()),
        format!("{} answers 5xx; p99 of /api/me {} ms", load.failed, session.as_millis()),
        load.failed == 0 && load.requests >= CLIENTS && session < session_limit,
    ))
}
