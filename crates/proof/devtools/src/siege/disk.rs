//! An attack with a full disk.

use std::{
    thread,
    time::{Duration, Instant},
};

use anyhow::ensure;
use serde_json::Value;

use super::{attack::Setting, games::running_game, table::Finding};
use crate::online::{Client, Server, shim::FullDisk};

/// Keeps the disk full for longer than a player's remaining time.
pub(super) fn full(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    const CLOCK_MS: u64 = 10_000;
    let Some(disk) = FullDisk::new("siege-full-disk")? else {
        return Ok(Finding::skipped("no C compiler"));
    };
    let server = Server::start_with(setting.binary, "siege-full-disk", disk.launch())?;
    let (mut white, _black, game) = running_game(&server, "10+0")?;
    disk.set(true)?;
    let (status, _) = try_play(&mut white, &game, 4, "d7")?;
    let seconds = setting.times(40, 12) as u64;
    thread::sleep(Duration::from_secs(seconds));
    disk.set(false)?;
    let again = play_until_stored(&mut white, &game, 4, "d7");
    let full = white.request("GET", &format!("/api/games/{game}"), &Value::Null)?;
    let left = full["clocks"]["w"]["ms"].as_u64().unwrap_or_default();
    let is_played = again.is_ok() && full["status"] == "playing";
    Ok(Finding::new(
        format!("no space on the disk for {seconds} s; White has 10 s"),
        "the turn is refused, then played; the outage is not charged to any player",
        format!(
            "answered {status}; afterwards {} by {}, White has {left} ms",
            full["status"], full["result"]["by"]
        ),
        status >= 500 && is_played && left * 2 >= CLOCK_MS,
    ))
}

fn try_play(
    client: &mut Client,
    game: &str,
    ply: usize,
    turn: &str,
) -> anyhow::Result<(u16, Value)> {
    let path = format!("/api/games/{game}/turns/{turn}?ply={ply}");
    client.try_request("POST", &path, &serde_json::json!({}))
}

/// Plays a turn, retrying for a few seconds; a turn that is already stored counts too.
fn play_until_stored(
    client: &mut Client,
    game: &str,
    ply: usize,
    turn: &str,
) -> anyhow::Result<()> {
    let began = Instant::now();
    loop {
        if try_play(client, game, ply, turn).is_ok_and(|(status, _)| status < 300) {
            return Ok(());
        }
        let full = client.request("GET", &format!("/api/games/{game}"), &Value::Null);
        if full.is_ok_and(|full| full["turns"].as_array().is_some_and(|turns| turns.len() > ply)) {
            return Ok(());
        }
        ensure!(began.elapsed() < Duration::from_secs(8), "the turn could not be played in time");
        thread::sleep(Duration::from_millis(250));
    }
}
