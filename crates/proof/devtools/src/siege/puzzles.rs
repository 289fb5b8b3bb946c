//! An attack with requests for the longest list of puzzles.

use std::time::Duration;

use serde_json::Value;

use super::{
    attack::{Setting, guest},
    load::{CLIENTS, Load},
    table::Finding,
};
/// Requests the longest list of puzzles again and again, while another client requests its session.
pub(super) fn lists(setting: &Setting<'_>) -> anyhow::Result<Finding> {
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
