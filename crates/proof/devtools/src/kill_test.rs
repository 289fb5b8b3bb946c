//! Kills the server repeatedly while people play on it, fills its disk now and then, and checks that no data is lost.
//!
//! Every acknowledged turn must be stored exactly once, ratings must have changed exactly once for every game, and all players must
//! have reconnected by themselves. In matches every linked game must have been settled once, and the dice must follow from the seed.
//! SIGKILL does not lose data that the system has not yet written to disk: `sync-test` checks that nothing is acknowledged before
//! it is synced.

mod matches;

use std::{
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
use record::{MatchTerms, Terms};
use serde_json::{Value, json};
use variants::{Color, Variant};

use crate::online::{Board, Client, Player, PlayerReport, Server, shim::FullDisk};

/// Number of concurrent pairs of players.
const PAIRS: usize = 6;
/// Ply at which a player resigns; matches last longer, because challenges come late and their contests matter.
const RESIGN_AT: usize = 24;
const RESIGN_MATCH_AT: usize = 90;
/// Presets and links of matches; every third game is a match.
const MATCHES: [(&str, &str); 3] = [
    ("gipf-ultimate", "T:die,Z:elsewhere,D:gipf-basic,Y:yinsh,U:yinsh-blitz"),
    ("gipf-yinsh", "Y:die"),
    ("gipf-zertz", "Z:yinsh-blitz"),
];

/// A finished game, as seen by both players.
struct Played {
    white: PlayerReport,
    black: PlayerReport,
}

impl Played {
    const fn is_match(&self) -> bool {
        self.white.terms.combined.is_some()
    }

    fn reports(&self) -> impl Iterator<Item = &PlayerReport> {
        self.white.all().chain(self.black.all())
    }
}

/// Two people with accounts, who play one game after another.
struct Pair {
    white: Client,
    black: Client,
    names: [String; 2],
    index: usize,
}

/// Kills a server `kills` times.
pub(crate) fn run(binary: &Path, kills: usize, seed: u64) -> anyhow::Result<()> {
    println!("kill-test: {kills} kills, {PAIRS} pairs, seed {seed}");
    let disk = FullDisk::new("kill-test")?;
    let launch = disk.as_ref().map(FullDisk::launch).unwrap_or_default();
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
        played.extend(pair.join().map_err(|_| anyhow::anyhow!("a player panicked"))??);
    }
    let mut client = Client::new(server.address(), 999);
    let turns = check_games(&mut client, &played)?;
    check_ratings(&mut client, &names, played.iter().filter(|game| !game.is_match()).count())?;
    let connections: usize =
        played.iter().flat_map(Played::reports).map(|report| report.connections).sum();
    server.kill()?;
    check_database(binary, &server)?;
    let matches: Vec<&PlayerReport> =
        played.iter().filter(|game| game.is_match()).map(|game| &game.white).collect();
    let met = matches::check(&server, &matches)?;
    ensure!(met.linked > 0 && met.rolls > 0, "no linked game or no roll was covered: {met:?}");
    let full = if disk.is_some() { kills / 5 } else { 0 };
    println!(
        "kill-test: {kills} kills, a full disk {full} times, {} games, {turns} acknowledged turns, each stored once; \
         ratings changed once a game; {connections} connections, slowest restart {} ms",
        played.len(),
        slowest.as_millis(),
    );
    println!(
        "kill-test: {} of the games were matches: {} linked games, each settled once; {} rolls, all of the committed seed; {} results entered",
        met.matches, met.linked, met.rolls, met.entries,
    );
    Ok(())
}

fn kill_repeatedly(
    server: &mut Server,
    disk: Option<&FullDisk>,
    kills: usize,
    seed: u64,
) -> anyhow::Result<Duration> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut slowest = Duration::ZERO;
    let began = Instant::now();
    for kill in 1..=kills {
        let pause = Duration::from_millis(rng.u64(60..450));
        thread::sleep(pause);
        // Every fifth kill happens while the disk is full or, alternately, just after it was.
        let full = disk.filter(|_| kill.is_multiple_of(5));
        if let Some(disk) = full {
            disk.set(true)?;
            thread::sleep(pause);
        }
        if kill.is_multiple_of(2) {
            make_space(full)?;
        }
        server.kill()?;
        if !kill.is_multiple_of(2) {
            make_space(full)?;
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

fn make_space(disk: Option<&FullDisk>) -> anyhow::Result<()> {
    disk.map_or(Ok(()), |disk| disk.set(false))
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
        Ok(Self { white, black, names, index })
    }

    /// Plays games until `stop` is set; the last one is finished.
    fn play_on(mut self, stop: &AtomicBool, seed: u64) -> anyhow::Result<Vec<Played>> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let mut played = Vec::new();
        while !stop.load(Ordering::Relaxed) || played.is_empty() {
            let terms = self.terms(played.len())?;
            let id = self.start_game(&terms)?;
            let seed = seed.wrapping_mul(1000).wrapping_add(played.len() as u64 * 2);
            let resign_at = if terms.combined.is_some() { RESIGN_MATCH_AT } else { RESIGN_AT };
            let player = |client: &Client, color, seed| {
                Player::new(client.clone(), &id, color, terms, seed, resign_at)
            };
            let white = player(&self.white, Color::White, seed);
            let black = player(&self.black, Color::Black, seed + 1);
            let (white, black) =
                runtime.block_on(async { tokio::join!(white.play(), black.play()) });
            played.push(Played { white: white?, black: black? });
        }
        Ok(played)
    }

    /// Returns the terms of the pair's game with this number. Half of the pairs begin with a match.
    fn terms(&self, game: usize) -> anyhow::Result<Terms> {
        let place = game + self.index;
        let (variant, combined) = if (game + self.index % 2).is_multiple_of(3) {
            let (variant, links) = MATCHES[place / 2 % MATCHES.len()];
            let (challenges, clock) = (Default::default(), Some("60+5".parse()?));
            let combined = MatchTerms { links: links.parse()?, challenges, clock };
            (Variant::known(variant, None)?, Some(combined))
        } else {
            let variants = [&Variant::ALL[..], &Variant::PRESETS].concat();
            (variants[place % variants.len()], None)
        };
        let (clock, rated) = ("600+5".parse()?, combined.is_none());
        Ok(Terms { variant, handicap: None, clock, rated, open: true, combined })
    }

    /// Starts a game, however often the server is killed in the process.
    fn start_game(&mut self, terms: &Terms) -> anyhow::Result<String> {
        let mut wanted = json!({
            "variant": terms.variant.id(), "clock": terms.clock, "rated": terms.rated, "color": "w",
            "opponent": "open",
        });
        if let Some(combined) = terms.combined {
            wanted["match"] = serde_json::to_value(combined)?;
        }
        let made = retry(|| self.white.request("POST", "/api/games", &wanted))?;
        let id = made["id"].as_str().context("the response has no game id")?.to_owned();
        retry(|| self.black.request("POST", &format!("/api/games/{id}/join"), &json!({})))?;
        Ok(id)
    }
}

/// Retries a request for up to half a minute.
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

/// Checks that every acknowledged turn is stored, and returns the number of turns.
fn check_games(client: &mut Client, played: &[Played]) -> anyhow::Result<usize> {
    let mut count = 0;
    for report in played.iter().flat_map(Played::reports) {
        let game = &report.game;
        let full = client.request("GET", &format!("/api/games/{game}"), &Value::Null)?;
        let turns: Vec<&str> = full["turns"]
            .as_array()
            .context("the game has no turns")?
            .iter()
            .filter_map(|turn| turn["turn"].as_str())
            .collect();
        ensure!(report.turns == turns, "game {game}: a player saw different turns");
        let result = json!({"score": full["result"]["score"], "by": full["result"]["by"]});
        ensure!(report.result == Some(result), "game {game}: a player saw a different result");
        check_acknowledged(report, &turns)?;
        count += report.acknowledged.len();
    }
    Ok(count)
}

fn check_acknowledged(report: &PlayerReport, turns: &[&str]) -> anyhow::Result<()> {
    let mut board = Board::start(&report.terms);
    for (ply, stored) in turns.iter().enumerate() {
        if let Some(turn) = report.acknowledged.get(&ply) {
            let mut played_out = board.clone();
            played_out.play(turn)?;
            let canonical = played_out.tokens().pop();
            ensure!(
                canonical.as_deref() == Some(stored),
                "game {}: turn {ply} was acknowledged as {turn}, but {stored} is stored",
                report.game
            );
        }
        board.play(stored)?;
    }
    let last = report.acknowledged.last_key_value().map_or(0, |(ply, _)| ply + 1);
    ensure!(last <= turns.len(), "game {}: an acknowledged turn is missing", report.game);
    Ok(())
}

/// Checks that every game has changed two ratings exactly once.
fn check_ratings(client: &mut Client, names: &[String], games: usize) -> anyhow::Result<()> {
    let mut rated = 0;
    for name in names {
        let profile = client.request("GET", &format!("/api/player/{name}"), &Value::Null)?;
        let ratings = profile["ratings"].as_array().context("the profile has no ratings")?;
        rated += ratings.iter().filter_map(|rating| rating["games"].as_u64()).sum::<u64>();
    }
    ensure!(rated == 2 * games as u64, "{games} games changed {rated} ratings");
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
