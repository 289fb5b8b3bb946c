//! An attack with searches of a large archive.

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
    attack::Setting,
    table::Finding,
    turn_times::{percentile, play_while},
};
use crate::online::{Client, Launch, Server};

/// Number of games in the archive.
const ARCHIVED_GAMES: usize = 1_000_000;
/// Number of people who search without pause.
const SEARCHERS: usize = 16;
/// Searches. Most of them find nothing, because such searches take longest.
const SEARCHES: [&str; 5] = [
    "variant=gipf-tournament&rated=true",
    "variant=yinsh&score=0-1&rated=true",
    "speed=classical&score=1/2-1/2",
    "variant=yinsh",
    "status=ended&speed=blitz&rated=false&score=0-1",
];

/// Searches a million games while people play.
pub(super) fn searchers(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    const TURN_TIME_MAX: Duration = Duration::from_millis(100);
    const PAGE: Duration = Duration::from_millis(200);
    let mut server = Server::prepare(setting.binary, "siege-archive", Launch::default())?;
    fill::fill(&server.data().join("gipfel.sqlite"), ARCHIVED_GAMES)?;
    server.launch()?;
    let pages = Mutex::new(Vec::new());
    let is_over = AtomicBool::new(false);
    let turns = thread::scope(|scope| {
        for number in 0..SEARCHERS {
            let (address, pages, is_over) = (server.address(), &pages, &is_over);
            scope.spawn(move || search(address, number + 10, pages, is_over));
        }
        let until = Instant::now() + Duration::from_secs(30);
        let turns = play_while(&server, || Instant::now() < until);
        is_over.store(true, Ordering::Relaxed);
        turns
    })?;
    let pages = pages.into_inner().unwrap_or_else(PoisonError::into_inner);
    let (turn, page) = (percentile(turns.clone(), 99), percentile(pages.clone(), 100));
    Ok(Finding::new(
        format!(
            "{SEARCHERS} searchers of {ARCHIVED_GAMES} games, {} pages, {} turns in the meantime",
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
        turn < TURN_TIME_MAX && page < PAGE,
    ))
}

/// Searches until `is_over` is set, and records the time of each page. Refusals because of load do not count.
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
