//! Attacks with crashes of the server and the traces that they leave.

use std::{
    fs::File,
    io::{Read as _, Seek as _, SeekFrom, Write as _},
    path::Path,
    thread,
    time::Duration,
};

use anyhow::{Context as _, ensure};
use serde_json::Value;

use super::{
    attack::Setting,
    faults::{OPENING, running_game},
    table::Finding,
};
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

/// Starts a server whose write-ahead log has a damaged header.
pub(super) fn damaged_log(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    let mut server = setting.server("damaged-log")?;
    let (mut white, _black, game) = running_game(&server, "600+5")?;
    server.kill()?;
    let log = server.data().join("gipfel.sqlite-wal");
    let header = wipe(&log)?;
    let refusal = server.launch().err().map(|error| format!("{error:#}"));
    if refusal.is_none() {
        let full = white.try_request("GET", &format!("/api/games/{game}"), &Value::Null)?.1;
        let turns = full["turns"].as_array().map_or(0, Vec::len);
        let seen = format!("the server started; {turns} of {} turns are stored", OPENING.len());
        return Ok(Finding::new("4 bytes of the log wiped", "refused with a message", seen, false));
    }
    restore(&log, &header)?;
    server.launch().context("cannot start with the restored log")?;
    let full = white.request("GET", &format!("/api/games/{game}"), &Value::Null)?;
    let turns = full["turns"].as_array().map_or(0, Vec::len);
    let message = refusal.unwrap_or_default();
    let names_it = message.contains("gipfel.sqlite-wal") || message.contains("log");
    Ok(Finding::new(
        "4 bytes of the log wiped, then restored",
        "refused with a message; then all turns are stored",
        format!(
            "refused{}; then {turns} of {} turns",
            if names_it { ", naming the log" } else { " without naming the log" },
            OPENING.len()
        ),
        names_it && turns == OPENING.len(),
    ))
}

/// Overwrites the first four bytes with zeros, and returns them.
fn wipe(path: &Path) -> anyhow::Result<[u8; 4]> {
    let mut file = File::options().read(true).write(true).open(path)?;
    let mut header = [0; 4];
    file.read_exact(&mut header).context("the log is empty")?;
    ensure!(header != [0; 4], "the log is empty");
    file.seek(SeekFrom::Start(0))?;
    file.write_all(&[0; 4])?;
    Ok(header)
}

fn restore(path: &Path, header: &[u8; 4]) -> anyhow::Result<()> {
    File::options().write(true).open(path)?.write_all(header)?;
    Ok(())
}
