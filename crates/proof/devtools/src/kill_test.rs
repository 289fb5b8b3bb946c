//! Kills the server again and again while people play on it, fills its disk now and then, and checks that nothing is missing.
//!
//! Every turn that was acknowledged must be there exactly once, ratings must have changed exactly once for every game, and all
//! players must have reconnected by themselves. SIGKILL does not lose what the system has not written to the disk yet:
//! `sync-test` checks that nothing is acknowledged before it was synced.

use std::{
    collections::BTreeMap,
    path::Path,
    process::Command,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use serde_json::{Value, json};
use variants::{AnyGame, Color, Variant};

use crate::online::{
    Client, Player, PlayerReport, Server,
    shim::{self, Fault},
};

/// Concurrent pairs of players.
const PAIRS: usize = 6;
/// A player resigns at this ply.
const RESIGN_AT: usize = 24;

/// A game that was played to its end, as both players saw it.
struct Played {
    id: String,
    variant: Variant,
    white: PlayerReport,
    black: PlayerReport,
}

/// Two people with accounts, who play one game after the other.
struct Pair {
    white: Client,
    black: Client,
    names: [String; 2],
}

/// Kills a server `kills` times.
pub(crate) fn run(binary: &Path, kills: usize, seed: u64) -> anyhow::Result<()> {
    println!("kill-test: {kills} kills, {PAIRS} pairs, seed {seed}");
    let disk = Fault::new("kill-test", shim::full_disk)?;
    let launch = disk.as_ref().map(Fault::launch).unwrap_or_default();
    let mut server = Server::start_with(binary, "kill-test", launch)?;
    let pairs = (0..PAIRS)
        .map(|index| Pair::register(server.address(), index))
        .collect::<anyhow::Result<Vec<_>>>()?;
    let names: Vec<String> = pairs.iter().flat_map(|pair| pair.names.clone()).collect();
    let stop = Arc::new(AtomicBool::new(false));
    let playing: Vec<_> = pairs
        .into_iter()
        .enumerate()
        .map(|(index, pair)| {
            let stop = Arc::clone(&stop);
            let seed = seed.wrapping_mul(1000).wrapping_add(index as u64);
            thread::spawn(move || pair.play_on(&stop, seed))
        })
        .collect();
    let slowest = kill_repeatedly(&mut server, disk.as_ref(), kills, seed)?;
    stop.store(true, Ordering::Relaxed);
    let mut played = Vec::new();
    for pair in playing {
        played.extend(pair.join().map_err(|_| anyhow::anyhow!("a player has panicked"))??);
    }
    let mut client = Client::new(server.address(), 999);
    let turns = check_games(&mut client, &played)?;
    check_ratings(&mut client, &names, played.len())?;
    let connections: usize =
        played.iter().map(|game| game.white.connections + game.black.connections).sum();
    server.kill()?;
    check_database(binary, &server)?;
    let full = if disk.is_some() { kills / 5 } else { 0 };
    println!(
        "kill-test: {kills} kills, a full disk {full} times, {} games, {turns} acknowledged turns, each stored once; \
         ratings changed once a game; {connections} connections, slowest restart {} ms",
        played.len(),
        slowest.as_millis(),
    );
    Ok(())
}

fn kill_repeatedly(
    server: &mut Server,
    disk: Option<&Fault>,
    kills: usize,
    seed: u64,
) -> anyhow::Result<Duration> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut slowest = Duration::ZERO;
    let began = Instant::now();
    for kill in 1..=kills {
        let pause = Duration::from_millis(rng.u64(60..450));
        thread::sleep(pause);
        // Every fifth kill comes while the disk is full, and every tenth just after it was.
        let full = disk.filter(|_| kill.is_multiple_of(5));
        if let Some(disk) = full {
            disk.set(true)?;
            thread::sleep(pause);
        }
        if kill.is_multiple_of(2) {
            end_fault(full)?;
        }
        server.kill()?;
        if !kill.is_multiple_of(2) {
            end_fault(full)?;
        }
        // Every third restart is killed too, before or just after it answers.
        if kill.is_multiple_of(3) {
            server.start_and_kill(Duration::from_millis(rng.u64(5..250)))?;
        }
        slowest = slowest.max(server.launch()?);
        if kill.is_multiple_of(25) {
            println!("  {kill} kills, {:.0} s", began.elapsed().as_secs_f64());
        }
    }
    Ok(slowest)
}

fn end_fault(fault: Option<&Fault>) -> anyhow::Result<()> {
    fault.map_or(Ok(()), |fault| fault.set(false))
}

impl Pair {
    fn register(address: &str, index: usize) -> anyhow::Result<Self> {
        let mut clients = [Client::new(address, index * 2), Client::new(address, index * 2 + 1)];
        let names = [format!("White{index}"), format!("Black{index}")];
        for (client, name) in clients.iter_mut().zip(&names) {
            let account = json!({"name": name, "password": format!("secret of {name}")});
            client.request("POST", "/api/account", &account)?;
        }
        let [white, black] = clients;
        Ok(Self { white, black, names })
    }

    /// Plays games until it is told to stop; the last one is finished.
    fn play_on(mut self, stop: &AtomicBool, seed: u64) -> anyhow::Result<Vec<Played>> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let mut played = Vec::new();
        while !stop.load(Ordering::Relaxed) || played.is_empty() {
            let variants = [&Variant::ALL[..], &Variant::PRESETS].concat();
            let variant = variants[played.len() % variants.len()];
            let id = self.start_game(variant)?;
            let seed = seed.wrapping_mul(1000).wrapping_add(played.len() as u64 * 2);
            let player = |client: &Client, color, seed| {
                Player::new(client.clone(), &id, color, variant, seed, RESIGN_AT)
            };
            let white = player(&self.white, Color::White, seed);
            let black = player(&self.black, Color::Black, seed + 1);
            let (white, black) =
                runtime.block_on(async { tokio::join!(white.play(), black.play()) });
            played.push(Played { id, variant, white: white?, black: black? });
        }
        Ok(played)
    }

    /// Starts a game, however often the server dies meanwhile.
    fn start_game(&mut self, variant: Variant) -> anyhow::Result<String> {
        let wanted = json!({
            "variant": variant.id(), "clock": "600+5", "rated": true, "color": "w", "opponent": "open",
        });
        let made = retry(|| self.white.request("POST", "/api/games", &wanted))?;
        let id = made["id"].as_str().context("a game has an id")?.to_owned();
        retry(|| self.black.request("POST", &format!("/api/games/{id}/join"), &json!({})))?;
        Ok(id)
    }
}

/// Retries for up to half a minute.
fn retry(mut request: impl FnMut() -> anyhow::Result<Value>) -> anyhow::Result<Value> {
    let began = Instant::now();
    loop {
        match request() {
            Ok(answer) => return Ok(answer),
            Err(error) if began.elapsed() > Duration::from_secs(30) => return Err(error),
            Err(_) => thread::sleep(Duration::from_millis(25)),
        }
    }
}

/// Checks that every acknowledged turn is stored, and returns how many there are.
fn check_games(client: &mut Client, played: &[Played]) -> anyhow::Result<usize> {
    let mut count = 0;
    for game in played {
        let full = client.request("GET", &format!("/api/games/{}", game.id), &Value::Null)?;
        let turns: Vec<&str> = full["turns"]
            .as_array()
            .context("a game has turns")?
            .iter()
            .filter_map(|turn| turn["turn"].as_str())
            .collect();
        for report in [&game.white, &game.black] {
            ensure!(report.turns == turns, "game {}: a player saw other turns", game.id);
            let result = json!({"score": full["result"]["score"], "by": full["result"]["by"]});
            ensure!(report.result == Some(result), "game {}: another result", game.id);
            check_acknowledged(game, &turns, &report.acknowledged)?;
            count += report.acknowledged.len();
        }
    }
    Ok(count)
}

fn check_acknowledged(
    game: &Played,
    turns: &[&str],
    acknowledged: &BTreeMap<usize, String>,
) -> anyhow::Result<()> {
    let mut board = AnyGame::start(game.variant);
    for (ply, stored) in turns.iter().enumerate() {
        if let Some(turn) = acknowledged.get(&ply) {
            let mut played_out = board.clone();
            played_out.play_turn(turn)?;
            let canonical = played_out.turns().pop().map(|turn| turn.token);
            ensure!(
                canonical.as_deref() == Some(stored),
                "game {}: turn {ply} was acknowledged as {turn}, and {stored} is stored",
                game.id
            );
        }
        board.play_turn(stored)?;
    }
    let last = acknowledged.last_key_value().map_or(0, |(ply, _)| ply + 1);
    ensure!(last <= turns.len(), "game {}: an acknowledged turn is missing", game.id);
    Ok(())
}

/// Checks that every game has changed two ratings, once.
fn check_ratings(client: &mut Client, names: &[String], games: usize) -> anyhow::Result<()> {
    let mut rated = 0;
    for name in names {
        let profile = client.request("GET", &format!("/api/player/{name}"), &Value::Null)?;
        let ratings = profile["ratings"].as_array().context("a profile has ratings")?;
        rated += ratings.iter().filter_map(|rating| rating["games"].as_u64()).sum::<u64>();
    }
    ensure!(rated == 2 * games as u64, "{games} games have changed {rated} ratings");
    Ok(())
}

/// Checks the database with `gipfel admin check`.
fn check_database(binary: &Path, server: &Server) -> anyhow::Result<()> {
    let checked =
        Command::new(binary).args(["admin", "check", "--data"]).arg(server.data()).output()?;
    let output = String::from_utf8_lossy(&checked.stdout);
    let errors = String::from_utf8_lossy(&checked.stderr);
    ensure!(checked.status.success(), "gipfel admin check: {output}{errors}");
    Ok(())
}
