//! Attacks with disk failures.

use std::{
    thread,
    time::{Duration, Instant},
};

use anyhow::ensure;
use serde_json::Value;

use super::{
    attack::{Setting, guest},
    games::play,
    table::Finding,
};
use crate::online::{
    Client, Server,
    shim::{self, Fault, Shim},
};

/// Turns after which the clocks are running.
pub(super) const OPENING: [&str; 4] = ["f6", "a5", "b6", "c6"];

/// Starts a game in which White is to act and the clock is running.
pub(super) fn running_game(
    server: &Server,
    clock: &str,
) -> anyhow::Result<(Client, Client, String)> {
    let (mut white, mut black) = (guest(server, 0)?, guest(server, 1)?);
    let game = Client::start_game(&mut white, &mut black, "yinsh", clock, false)?;
    for (ply, turn) in OPENING.into_iter().enumerate() {
        play(if ply % 2 == 0 { &mut white } else { &mut black }, &game, ply, turn)?;
    }
    Ok((white, black, game))
}

/// A server whose disk can be made to fail.
struct Faulty {
    server: Server,
    fault: Fault,
}

impl Faulty {
    /// Starts the server; `None` without a C compiler.
    fn start(setting: &Setting<'_>, name: &str, shim: Shim) -> anyhow::Result<Option<Self>> {
        let name = format!("siege-{name}");
        let Some(fault) = Fault::new(&name, shim)? else { return Ok(None) };
        let server = Server::start_with(setting.binary, &name, fault.launch())?;
        Ok(Some(Self { server, fault }))
    }
}

/// Keeps the disk full for longer than a player's remaining time.
pub(super) fn full_disk(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    const CLOCK_MS: u64 = 10_000;
    let Some(faulty) = Faulty::start(setting, "full-disk", shim::full_disk)? else {
        return Ok(Finding::skipped("no C compiler"));
    };
    let (mut white, _black, game) = running_game(&faulty.server, "10+0")?;
    faulty.fault.set(true)?;
    let (status, _) = try_play(&mut white, &game, 4, "d7")?;
    let seconds = setting.times(40, 12) as u64;
    thread::sleep(Duration::from_secs(seconds));
    faulty.fault.set(false)?;
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

/// Makes `fsync` fail, after which the content of the disk is unknown.
pub(super) fn failing_sync(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    let Some(mut faulty) = Faulty::start(setting, "fsync", shim::failing_sync)? else {
        return Ok(Finding::skipped("no C compiler"));
    };
    let (mut white, _black, game) = running_game(&faulty.server, "600+5")?;
    faulty.fault.set(true)?;
    let answered = try_play(&mut white, &game, 4, "d7").map(|(status, _)| status).unwrap_or(0);
    let unready = is_unready(&faulty.server);
    let code = faulty.server.exit_code(Duration::from_secs(10))?;
    faulty.fault.set(false)?;
    if code.is_some() {
        faulty.server.launch()?;
    }
    let full = white.request("GET", &format!("/api/games/{game}"), &Value::Null)?;
    let turns = full["turns"].as_array().map_or(0, Vec::len);
    let plays_on = play_until_stored(&mut white, &game, 4, "d7").is_ok();
    let has_own_code = code.is_some_and(|code| !matches!(code, -1 | 0 | 1 | 101));
    let exit = code.map_or_else(|| "did not exit".to_owned(), |code| format!("exited with {code}"));
    Ok(Finding::new(
        "one turn while fsync fails, after 4 turns",
        "not acknowledged; the process is unready or exits with a specific code; nothing acknowledged is lost",
        format!(
            "answered {answered}; {exit}{}; then {turns} turns are stored, and it {}",
            if unready { ", unready" } else { "" },
            if plays_on { "plays on" } else { "cannot play on" }
        ),
        (answered == 0 || answered >= 500) && (has_own_code || unready) && turns >= 4 && plays_on,
    ))
}

fn is_unready(server: &Server) -> bool {
    Client::new(server.address(), 9)
        .try_request("GET", "/healthz", &Value::Null)
        .is_ok_and(|(status, _)| status == 503)
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
