//! Kills the server again and again while people play on it, and then looks whether anything is missing.
//!
//! Every turn that was acknowledged must be there exactly once, ratings must have changed exactly once for every game, and all
//! players must have found their way back by themselves. SIGKILL spares what the system has not written to the disk yet:
//! that nothing is acknowledged before it was synced is what `sync-test` looks at.

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

use crate::online::{Done, Player, Served, Way};

/// How many pairs play at a time.
const PAIRS: usize = 6;
/// The longest game, in turns, before somebody gives up.
const PATIENCE: usize = 24;

/// A game that was played to its end, as both players saw it.
struct Played {
    id: String,
    variant: Variant,
    white: Done,
    black: Done,
}

/// Two people with accounts, who play one game after the other.
struct Pair {
    white: Way,
    black: Way,
    names: [String; 2],
}

/// Kills a server so many times.
pub(crate) fn run(binary: &Path, kills: usize, seed: u64) -> anyhow::Result<()> {
    println!("kill-test: {kills} kills, {PAIRS} pairs, seed {seed}");
    let mut served = Served::start(binary, "kill-test")?;
    let pairs = (0..PAIRS)
        .map(|index| Pair::register(served.place(), index))
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
    let slowest = kill_again_and_again(&mut served, kills, seed)?;
    stop.store(true, Ordering::Relaxed);
    let mut played = Vec::new();
    for pair in playing {
        played.extend(pair.join().map_err(|_| anyhow::anyhow!("a player has panicked"))??);
    }
    let mut way = Way::new(served.place(), 999);
    let turns = check_games(&mut way, &played)?;
    check_ratings(&mut way, &names, played.len())?;
    let connections: usize =
        played.iter().map(|game| game.white.connections + game.black.connections).sum();
    served.kill()?;
    check_database(binary, &served)?;
    println!(
        "kill-test: {kills} kills, {} games, {turns} acknowledged turns, all there once; ratings changed once a game; \
         {connections} connections, slowest restart {} ms",
        played.len(),
        slowest.as_millis(),
    );
    Ok(())
}

fn kill_again_and_again(served: &mut Served, kills: usize, seed: u64) -> anyhow::Result<Duration> {
    let mut chance = fastrand::Rng::with_seed(seed);
    let mut slowest = Duration::ZERO;
    let began = Instant::now();
    for kill in 1..=kills {
        thread::sleep(Duration::from_millis(chance.u64(60..450)));
        served.kill()?;
        slowest = slowest.max(served.rise()?);
        if kill.is_multiple_of(25) {
            println!("  {kill} kills, {:.0} s", began.elapsed().as_secs_f64());
        }
    }
    Ok(slowest)
}

impl Pair {
    fn register(place: &str, index: usize) -> anyhow::Result<Self> {
        let mut ways = [Way::new(place, index * 2), Way::new(place, index * 2 + 1)];
        let names = [format!("White{index}"), format!("Black{index}")];
        for (way, name) in ways.iter_mut().zip(&names) {
            let account = json!({"name": name, "password": format!("secret of {name}")});
            way.ask("POST", "/api/account", &account)?;
        }
        let [white, black] = ways;
        Ok(Self { white, black, names })
    }

    /// Plays games until it is told to stop; the last one is finished.
    fn play_on(mut self, stop: &AtomicBool, seed: u64) -> anyhow::Result<Vec<Played>> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let mut played = Vec::new();
        while !stop.load(Ordering::Relaxed) || played.is_empty() {
            let variant = Variant::ALL[played.len() % Variant::ALL.len()];
            let id = self.make(variant)?;
            let seed = seed.wrapping_mul(1000).wrapping_add(played.len() as u64 * 2);
            let player = |way: &Way, color, seed| {
                Player::new(way.clone(), &id, color, variant, seed, PATIENCE)
            };
            let white = player(&self.white, Color::White, seed);
            let black = player(&self.black, Color::Black, seed + 1);
            let (white, black) =
                runtime.block_on(async { tokio::join!(white.play(), black.play()) });
            played.push(Played { id, variant, white: white?, black: black? });
        }
        Ok(played)
    }

    /// Makes a game, however often the server dies meanwhile.
    fn make(&mut self, variant: Variant) -> anyhow::Result<String> {
        let wanted = json!({
            "variant": variant.id(), "clock": "600+5", "rated": true, "color": "w", "opponent": "link",
        });
        let made = insist(|| self.white.ask("POST", "/api/games", &wanted))?;
        let id = made["id"].as_str().context("a game has an id")?.to_owned();
        insist(|| self.black.ask("POST", &format!("/api/games/{id}/join"), &json!({})))?;
        Ok(id)
    }
}

/// Tries until it works, for half a minute.
fn insist(mut ask: impl FnMut() -> anyhow::Result<Value>) -> anyhow::Result<Value> {
    let began = Instant::now();
    loop {
        match ask() {
            Ok(answer) => return Ok(answer),
            Err(error) if began.elapsed() > Duration::from_secs(30) => return Err(error),
            Err(_) => thread::sleep(Duration::from_millis(25)),
        }
    }
}

/// Looks for every acknowledged turn. Answers how many there are.
fn check_games(way: &mut Way, played: &[Played]) -> anyhow::Result<usize> {
    let mut count = 0;
    for game in played {
        let full = way.ask("GET", &format!("/api/games/{}", game.id), &Value::Null)?;
        let turns: Vec<&str> = full["turns"]
            .as_array()
            .context("a game has turns")?
            .iter()
            .filter_map(|turn| turn["turn"].as_str())
            .collect();
        for done in [&game.white, &game.black] {
            ensure!(done.turns == turns, "game {}: a player saw other turns", game.id);
            let result = json!({"score": full["result"]["score"], "by": full["result"]["by"]});
            ensure!(done.result == Some(result), "game {}: another result", game.id);
            check_acknowledged(game, &turns, &done.acknowledged)?;
            count += done.acknowledged.len();
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
            let mut told = board.clone();
            told.play_turn(turn)?;
            let canonical = told.turns().pop().map(|turn| turn.token);
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

/// Every game has changed two ratings, once.
fn check_ratings(way: &mut Way, names: &[String], games: usize) -> anyhow::Result<()> {
    let mut rated = 0;
    for name in names {
        let profile = way.ask("GET", &format!("/api/player/{name}"), &Value::Null)?;
        let ratings = profile["ratings"].as_array().context("a profile has ratings")?;
        rated += ratings.iter().filter_map(|rating| rating["games"].as_u64()).sum::<u64>();
    }
    ensure!(rated == 2 * games as u64, "{games} games have changed {rated} ratings");
    Ok(())
}

/// The program itself looks over the database.
fn check_database(binary: &Path, served: &Served) -> anyhow::Result<()> {
    let checked =
        Command::new(binary).args(["admin", "check", "--data"]).arg(served.data()).output()?;
    let said = String::from_utf8_lossy(&checked.stdout);
    let complained = String::from_utf8_lossy(&checked.stderr);
    ensure!(checked.status.success(), "gipfel admin check: {said}{complained}");
    Ok(())
}
