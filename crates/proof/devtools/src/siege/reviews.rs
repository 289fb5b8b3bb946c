//! Attacks with requests for reviews and engine turns that would deny them to other players.

use std::{
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use serde_json::{Value, json};
use variants::{AnyGame, Color, Variant};

use super::{
    attack::{Setting, account, guest},
    checks::Checks,
    games::play,
    table::Finding,
};
use crate::online::{Client, Server, random_turn};

/// Maximum number of pending reviews per address.
const PENDING_PER_ADDRESS: usize = 2;
/// Maximum number of pending reviews requested by people who did not play the game.
const PENDING_OF_STRANGERS: usize = 16;
/// Time after which the service counts as denied to the victim.
const WAIT_LIMIT: Duration = Duration::from_secs(120);
const POLL_INTERVAL: Duration = Duration::from_millis(100);

/// Requests reviews from guests at one address and from strangers at many, before a player requests one.
pub(super) fn reports(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    const STRANGERS: usize = PENDING_OF_STRANGERS + 2;
    let server = setting.server("reports")?;
    let guests = setting.times(50, 6);
    let plies = setting.times(24, 6);
    let (mut attackers, games) = attackers(&server, guests, plies)?;
    let (mut white, mut black) = (guest(&server, 1)?, guest(&server, 2)?);
    let own: Vec<String> = (0..=STRANGERS)
        .map(|_| finished_game(&mut white, &mut black, 1, 0))
        .collect::<anyhow::Result<_>>()?;
    let mut strangers = Vec::new();
    for number in 0..STRANGERS {
        strangers.push(guest(&server, 100 + number)?);
    }
    let mut checks = Checks::default();
    let (mut accepted, mut pending) = (0, 0);
    for (attacker, game) in attackers.iter_mut().zip(&games) {
        let (status, answer) = ask(attacker, game)?;
        accepted += usize::from(status == 202);
        pending += usize::from(answer["code"] == "reports-pending");
    }
    checks.that(
        accepted == PENDING_PER_ADDRESS && accepted + pending == guests,
        format!("{PENDING_PER_ADDRESS} reports are pending for one address: {accepted} accepted, {pending} refused"),
    );
    let (mut full, mut busy) = (0, 0);
    for (stranger, game) in strangers.iter_mut().zip(&own[1..]) {
        let (status, answer) = ask(stranger, game)?;
        full += usize::from(status == 202);
        busy += usize::from(answer["code"] == "busy");
    }
    checks.that(
        full == PENDING_OF_STRANGERS && full + busy == STRANGERS,
        format!("a full queue answers busy: {full} accepted, {busy} busy"),
    );
    let began = Instant::now();
    let (status, answer) = ask(&mut white, &own[0])?;
    ensure!(status == 202, "the player's request was refused: {status} {answer}");
    let earlier = served_earlier(&mut white, &own[0], &own[1..])?;
    let waited = began.elapsed();
    checks.that(
        earlier <= 1,
        format!("a player waits for no stranger but the one being served: {earlier} were served"),
    );
    Ok(checks.finding(
        format!("reports for {guests} guests at one address and for {STRANGERS} strangers at others, then for a player"),
        "2 of the address and 16 of strangers are accepted, the others refused; at most one stranger is served before the player",
        format!("as expected; the player waited {:.1} s", waited.as_secs_f64()),
    ))
}

/// Creates guests at one address, each with a finished game of their own.
fn attackers(
    server: &Server,
    guests: usize,
    plies: usize,
) -> anyhow::Result<(Vec<Client>, Vec<String>)> {
    let (mut clients, mut games) = (Vec::new(), Vec::new());
    for seed in 0..guests {
        let (mut white, mut black) = (guest(server, 50)?, guest(server, 50)?);
        games.push(finished_game(&mut white, &mut black, plies, seed as u64)?);
        clients.push(white);
    }
    Ok((clients, games))
}

/// Plays random turns of the variant whose reviews take the least time, then resigns.
fn finished_game(
    white: &mut Client,
    black: &mut Client,
    plies: usize,
    seed: u64,
) -> anyhow::Result<String> {
    let id = Client::start_game(white, black, Variant::GipfBasic.id(), "600+5", false)?;
    let mut game = AnyGame::start(Variant::GipfBasic);
    let mut rng = fastrand::Rng::with_seed(seed);
    for ply in 0..plies {
        let turn = random_turn(&game, &mut rng).context("the game is over")?;
        let mover = if game.to_act() == Color::White { &mut *white } else { &mut *black };
        play(mover, &id, ply, &turn)?;
        game.play_turn(&turn)?;
    }
    white.request("POST", &format!("/api/games/{id}/act/resign"), &json!({}))?;
    Ok(id)
}

fn ask(client: &mut Client, game: &str) -> anyhow::Result<(u16, Value)> {
    client.try_request("POST", &format!("/api/games/{game}/report"), &json!({}))
}

fn is_made(client: &mut Client, game: &str) -> anyhow::Result<bool> {
    let path = format!("/api/games/{game}/report");
    Ok(client.try_request("GET", &path, &Value::Null)?.0 == 200)
}

/// Waits for the review of `game` and returns how many of the other reviews were completed earlier. A review counts only if it
/// was complete while that of `game` was still pending, so one that follows immediately does not.
fn served_earlier(client: &mut Client, game: &str, others: &[String]) -> anyhow::Result<usize> {
    let began = Instant::now();
    let at_first = completed(client, others)?;
    let mut before = at_first;
    loop {
        let now = completed(client, others)?;
        if is_made(client, game)? {
            return Ok(before - at_first);
        }
        before = now;
        ensure!(began.elapsed() < WAIT_LIMIT, "the report was not made within {WAIT_LIMIT:?}");
        thread::sleep(POLL_INTERVAL);
    }
}

fn completed(client: &mut Client, games: &[String]) -> anyhow::Result<usize> {
    games.iter().map(|game| is_made(client, game).map(usize::from)).sum()
}

/// Starts games against the engine from guests at one address, then from a player at another address.
pub(super) fn engine_turns(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    /// Maximum number of engine turns before the player's: the current one, the next one, and one during the measurement.
    const EARLIER_TURNS_MAX: usize = 3;
    let server = setting.server("engine-turns")?;
    let players = setting.times(20, 6);
    let mut victim = account(&server, 1, "Victim")?;
    // Guests have the same share as accounts, and are created without hashing a password.
    let guests: Vec<Client> =
        (0..players).map(|_| guest(&server, 50)).collect::<anyhow::Result<_>>()?;
    let mut attackers = Vec::new();
    for mut attacker in guests.iter().chain(&guests).cloned() {
        let game = engine_game(&mut attacker)?;
        attackers.push((attacker, game));
    }
    let before = turns_of_all(&mut attackers)?;
    let began = Instant::now();
    let game = engine_game(&mut victim)?;
    while turns(&mut victim, &game)? == 0 {
        ensure!(began.elapsed() < WAIT_LIMIT, "the engine did not play within {WAIT_LIMIT:?}");
        thread::sleep(POLL_INTERVAL / 2);
    }
    let waited = began.elapsed();
    let served = turns_of_all(&mut attackers)? - before;
    Ok(Finding::new(
        format!(
            "{} games of {players} guests at one address wait for the engine, then one of another address",
            attackers.len()
        ),
        format!("at most {EARLIER_TURNS_MAX} turns are played before that one"),
        format!("{served} turns; waited {:.1} s", waited.as_secs_f64()),
        served <= EARLIER_TURNS_MAX,
    ))
}

/// Starts a game in which the engine, at its highest level, has the first turn.
fn engine_game(client: &mut Client) -> anyhow::Result<String> {
    let wanted = json!({
        "variant": "yinsh", "clock": "600+5", "rated": false, "color": "b", "opponent": {"engine": 10},
    });
    let made = client.request("POST", "/api/games", &wanted)?;
    Ok(made["id"].as_str().context("the response has no game id")?.to_owned())
}

fn turns(client: &mut Client, game: &str) -> anyhow::Result<usize> {
    let full = client.request("GET", &format!("/api/games/{game}"), &Value::Null)?;
    Ok(full["turns"].as_array().map_or(0, Vec::len))
}

fn turns_of_all(games: &mut [(Client, String)]) -> anyhow::Result<usize> {
    games.iter_mut().map(|(client, game)| turns(client, game)).sum()
}
