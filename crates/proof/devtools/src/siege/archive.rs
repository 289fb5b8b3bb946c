//! Searches of a large archive.

mod fill;

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use serde_json::Value;

use super::{
    attack::{Setting, guest},
    people::play,
    table::Finding,
};
use crate::online::{Client, Launch, Server, random_turn};
use variants::{AnyGame, Color, Variant};

/// Games in the archive.
const GAMES: usize = 1_000_000;
/// People who search without pause.
const SEARCHERS: usize = 16;
/// Most of them find nothing, which takes longest.
const SEARCHES: [&str; 5] = [
    "variant=gipf-tournament&rated=true",
    "variant=yinsh&score=0-1&rated=true",
    "speed=classical&score=1/2-1/2",
    "variant=yinsh",
    "status=ended&speed=blitz&rated=false&score=0-1",
];

/// People who search among a million games while others play.
pub(super) fn searchers(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    const TURN: Duration = Duration::from_millis(100);
    const PAGE: Duration = Duration::from_millis(200);
    let mut server = Server::prepare(setting.binary, "siege-archive", Launch::default())?;
    fill::fill(&server.data().join("gipfel.sqlite"), GAMES)?;
    server.launch()?;
    let pages = Mutex::new(Vec::new());
    let is_over = AtomicBool::new(false);
    let turns = thread::scope(|scope| {
        for number in 0..SEARCHERS {
            let (address, pages, is_over) = (server.address(), &pages, &is_over);
            scope.spawn(move || search(address, number + 10, pages, is_over));
        }
        let turns = play_on(&server, Duration::from_secs(30));
        is_over.store(true, Ordering::Relaxed);
        turns
    })?;
    let pages = pages.into_inner().unwrap_or_else(PoisonError::into_inner);
    let (turn, page) = (percentile(turns.clone(), 99), percentile(pages.clone(), 100));
    Ok(Finding::new(
        format!(
            "{SEARCHERS} searchers of {GAMES} games, {} pages, {} turns meanwhile",
            pages.len(),
            turns.len()
        ),
        "p99 of a turn under 100 ms, every page under 200 ms",
        format!(
            "p99 of a turn {} ms; pages: median {} ms, slowest {} ms",
            turn.as_millis(),
            percentile(pages, 50).as_millis(),
            page.as_millis()
        ),
        turn < TURN && page < PAGE,
    ))
}

/// Searches until it is over, and notes how long each page took. Refusals because of the load do not count.
fn search(address: &str, number: usize, pages: &Mutex<Vec<Duration>>, is_over: &AtomicBool) {
    let mut client = Client::new(address, number);
    for search in SEARCHES.iter().cycle().skip(number) {
        if is_over.load(Ordering::Relaxed) {
            break;
        }
        let began = Instant::now();
        let answer = client.try_request("GET", &format!("/api/games?{search}"), &Value::Null);
        if answer.is_ok_and(|(status, _)| status == 200) {
            pages.lock().unwrap_or_else(PoisonError::into_inner).push(began.elapsed());
        }
    }
}

/// Plays random games for a while, and returns how long each turn took.
fn play_on(server: &Server, length: Duration) -> anyhow::Result<Vec<Duration>> {
    let mut clients = [guest(server, 0)?, guest(server, 1)?];
    let mut rng = fastrand::Rng::with_seed(1);
    let mut times = Vec::new();
    let until = Instant::now() + length;
    while Instant::now() < until {
        let [white, black] = &mut clients;
        let id = Client::start_game(white, black, Variant::Yinsh.id(), "600+5", false)?;
        let mut game = AnyGame::start(Variant::Yinsh);
        for ply in 0.. {
            let Some(turn) = random_turn(&game, &mut rng).filter(|_| Instant::now() < until) else {
                break;
            };
            let mover = usize::from(game.to_act() == Color::Black);
            let began = Instant::now();
            play(&mut clients[mover], &id, ply, &turn)?;
            times.push(began.elapsed());
            game.play_turn(&turn)?;
            thread::sleep(Duration::from_millis(20));
        }
    }
    Ok(times)
}

fn percentile(mut times: Vec<Duration>, part: usize) -> Duration {
    times.sort_unstable();
    let index = (times.len().saturating_sub(1)) * part / 100;
    times.get(index).copied().unwrap_or(Duration::MAX)
}
