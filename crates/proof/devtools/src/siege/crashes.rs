//! An attack with crashes of the server.

use std::{thread, time::Duration};

use anyhow::Context as _;
use serde_json::Value;

use super::{attack::Setting, games::running_game, table::Finding};
use crate::online::Client;

/// Kills a server, and kills it again while it restarts.
pub(super) fn two_in_a_row(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    const CHARGED_MAX_MS: u64 = 2500;
    let mut server = setting.server("crashes")?;
    let (mut white, _black, game) = running_game(&server, "60+0")?;
    let before = time_left(&mut white, &game)?;
    server.kill()?;
    let outage = Duration::from_secs(setting.times(4, 3) as u64);
    // During startup, and right after it: each start completes what the previous one began.
    let starts = [Some(40), Some(80), Some(160), None];
    let kills = setting.times(starts.len(), 2) + 1;
    for start in starts.into_iter().rev().take(kills - 1) {
        thread::sleep(outage);
        match start {
            Some(milliseconds) => server.start_and_kill(Duration::from_millis(milliseconds))?,
            None => {
                server.launch()?;
                server.kill()?;
            }
        }
    }
    thread::sleep(outage);
    server.launch()?;
    let charged = before.saturating_sub(time_left(&mut white, &game)?);
    let seconds = outage.as_secs() * kills as u64;
    Ok(Finding::new(
        format!("{kills} kills in a row, {seconds} s of outage"),
        "not charged to any player",
        format!("White was charged {charged} ms"),
        charged <= CHARGED_MAX_MS,
    ))
}

fn time_left(client: &mut Client, game: &str) -> anyhow::Result<u64> {
    let full = client.request("GET", &format!("/api/games/{game}"), &Value::Null)?;
    full["clocks"]["w"]["ms"].as_u64().with_context(|| format!("no clock: {}", full["status"]))
}
