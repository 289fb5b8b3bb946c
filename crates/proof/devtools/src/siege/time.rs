//! Attacks with wrong clocks or faked delays.

use std::{
    fs,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use serde_json::{Value, json};
use tokio::{runtime::Runtime, time};

use super::{
    attack::{Setting, guest},
    games::{play, running_game},
    table::Finding,
};
use crate::online::{Client, Launch, Server, receive, send, shim};

/// Starts a server once with its clock ten years ahead.
pub(super) fn clock_ahead(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    const YEARS: i64 = 10 * 365 * 24 * 3600;
    const HOUR: i64 = 3_600_000;
    let folder = std::env::temp_dir().join(format!("gipfel-siege-clock-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let mut server = setting.server("clock")?;
    running_game(&server, "600+5")?;
    server.kill()?;
    let offset = folder.join("offset");
    fs::write(&offset, YEARS.to_ne_bytes())?;
    let Some(library) = shim::shifted_clock(&folder, &offset)? else {
        return Ok(Finding::skipped("no C compiler"));
    };
    server.launch = Launch { preload: Some(library), ..Launch::default() };
    let ahead = match server.launch() {
        Ok(_) => {
            // Data stored now must not affect later games.
            let stored = running_game(&server, "600+5");
            server.kill()?;
            if stored.is_ok() { "played on" } else { "refused games" }
        }
        Err(_) => "refused to start",
    };
    server.launch = Launch::default();
    server.launch()?;
    let (mut white, _, game) = running_game(&server, "600+5")?;
    let full = white.request("GET", &format!("/api/games/{game}"), &Value::Null)?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis() as i64;
    let off = full["created"].as_i64().unwrap_or(i64::MAX / 2) - now;
    fs::remove_dir_all(&folder).ok();
    Ok(Finding::new(
        "a start with the clock 10 years ahead, then one with the right time",
        "later games have the right time",
        format!("the first {ahead}; then a new game was {} min off", off / 60_000),
        off.abs() < HOUR && full["status"] == "playing",
    ))
}

/// Answers pings late, as a player who pretends to have a slow network.
pub(super) fn delayed_pongs(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    const CREDIT_MAX_MS: u64 = 200;
    let server = setting.plain_server("pongs")?;
    let turns = setting.times(4, 2);
    let credited = Runtime::new()?.block_on(play_late(&server, turns))?;
    Ok(Finding::new(
        format!("{turns} turns, every pong a second late, from this machine"),
        format!("at most {CREDIT_MAX_MS} ms credited for a turn"),
        format!("up to {credited} ms credited"),
        credited <= CREDIT_MAX_MS,
    ))
}

async fn play_late(server: &Server, turns: usize) -> anyhow::Result<u64> {
    const WHITE: [&str; 5] = ["f6", "b6", "e5", "g7", "d4"];
    const BLACK: [&str; 5] = ["a5", "c6", "f5", "g8", "h8"];
    let (mut white, mut black) = (guest(server, 0)?, guest(server, 1)?);
    let game = Client::start_game(&mut white, &mut black, "yinsh", "300+0", false)?;
    let mut socket = white.connect().await?;
    send(&mut socket, &json!({"t": "watch", "game": game, "since": null})).await?;
    for (turn, token) in WHITE.into_iter().enumerate().take(turns) {
        // A ping comes every five seconds. Nothing is read for a second after it so that the pong is late, as is the turn.
        for pause in [6200, 1000] {
            time::sleep(Duration::from_millis(pause)).await;
            time::timeout(Duration::from_millis(50), async {
                while receive(&mut socket).await.is_ok() {}
            })
            .await
            .ok();
        }
        let ply = turn * 2;
        let command = json!({"t": "play", "game": game, "id": format!("{ply}"), "ply": ply, "turn": token, "spent": 1});
        send(&mut socket, &command).await?;
        time::sleep(Duration::from_millis(200)).await;
        play(&mut black, &game, ply + 1, BLACK[turn])?;
    }
    let full = black.request("GET", &format!("/api/games/{game}"), &Value::Null)?;
    let turns = full["turns"].as_array().map(Vec::as_slice).unwrap_or_default();
    Ok(turns.iter().step_by(2).filter_map(|turn| turn["lag"].as_u64()).max().unwrap_or_default())
}
