//! An attack with positions that are expensive to look up in the opening trees.

use std::{
    sync::atomic::{AtomicBool, AtomicUsize, Ordering},
    thread,
    time::{Duration, Instant},
};

use anyhow::ensure;
use serde_json::Value;
use variants::{AnyGame, Variant};

use super::{
    attack::{Setting, guest},
    table::Finding,
    turn_times::percentile,
};
use crate::online::{Client, Server};

/// Number of legal turns above which a position is refused.
const TURNS_MAX: usize = 1_000;
/// A position with nearly the maximum number of turns: GIPF-pieces can be removed in many orders.
const EXPENSIVE: &str = "PgPP/g3g/4P1/1g5/gg1G1g/1gP2/1g2 b remove:w 11-0 g";
/// A position with more than the maximum number of turns.
const TOO_EXPENSIVE: &str = "P1PP/g3g/4P1/1g5/gg1G1g/1gP2/1g2 b remove:w 11-0 g";
/// Number of clients that look up positions without pause, each at its own address.
const CLIENTS: usize = 8;

/// Looks up the most expensive position again and again, while another client requests its session.
pub(super) fn lookups(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    // The short form must also pass on machines that are doing other work.
    let lookup_limit = Duration::from_secs(setting.times(1, 10) as u64);
    let session_limit = Duration::from_millis(setting.times(100, 5000) as u64);
    ensure!(
        (TURNS_MAX / 2..=TURNS_MAX).contains(&turns(EXPENSIVE)?),
        "the position is not expensive"
    );
    ensure!(turns(TOO_EXPENSIVE)? > TURNS_MAX, "the position is not too expensive");
    let server = setting.server("openings")?;
    let mut client = guest(&server, 0)?;
    let began = Instant::now();
    client.request("GET", &path(EXPENSIVE), &Value::Null)?;
    let alone = began.elapsed();
    let (refused, answer) = client.try_request("GET", &path(TOO_EXPENSIVE), &Value::Null)?;
    let is_refused = (refused, answer["code"].as_str()) == (422, Some("too-many"));
    let length = Duration::from_secs(setting.times(15, 1) as u64);
    let (lookups, failed, sessions) = look_up(&server, &mut client, length)?;
    let session = percentile(sessions.clone(), 99);
    Ok(Finding::new(
        format!(
            "{lookups} lookups of a position with {} turns by {CLIENTS} clients, {} simultaneous requests for /api/me; one with {} turns",
            turns(EXPENSIVE)?,
            sessions.len(),
            turns(TOO_EXPENSIVE)?
        ),
        format!(
            "no 5xx; alone within {} s; p99 of /api/me within {} ms; the last is refused",
            lookup_limit.as_secs(),
            session_limit.as_millis()
        ),
        format!(
            "{failed} answers 5xx; alone {} ms; p99 of /api/me {} ms; refused with {refused}",
            alone.as_millis(),
            session.as_millis()
        ),
        is_refused && failed == 0 && alone < lookup_limit && session < session_limit,
    ))
}

fn turns(position: &str) -> anyhow::Result<usize> {
    let game = AnyGame::from_position(Variant::GipfTournament, position)?;
    Ok(game.legal_turns(TURNS_MAX * 2)?.len())
}

fn path(position: &str) -> String {
    let position: String = position.bytes().map(|byte| format!("%{byte:02x}")).collect();
    format!("/api/openings/gipf-tournament?source=engine&position={position}")
}

/// Returns the numbers of lookups and of 5xx responses, and the times of the session requests.
fn look_up(
    server: &Server,
    client: &mut Client,
    length: Duration,
) -> anyhow::Result<(usize, usize, Vec<Duration>)> {
    let (lookups, failed) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let is_over = AtomicBool::new(false);
    let times = thread::scope(|scope| {
        for number in 0..CLIENTS {
            let (lookups, failed, is_over) = (&lookups, &failed, &is_over);
            scope.spawn(move || {
                let mut client = Client::new(server.address(), 100 + number);
                while !is_over.load(Ordering::Relaxed) {
                    let answer = client.try_request("GET", &path(EXPENSIVE), &Value::Null);
                    lookups.fetch_add(1, Ordering::Relaxed);
                    let is_failed = !answer.is_ok_and(|(status, _)| status < 500);
                    failed.fetch_add(usize::from(is_failed), Ordering::Relaxed);
                }
            });
        }
        let times = session_times(client, length);
        is_over.store(true, Ordering::Relaxed);
        times
    })?;
    Ok((lookups.into_inner(), failed.into_inner(), times))
}

/// Requests the session for a while, and returns the time of each request.
fn session_times(client: &mut Client, length: Duration) -> anyhow::Result<Vec<Duration>> {
    let mut times = Vec::new();
    let until = Instant::now() + length;
    while Instant::now() < until {
        let began = Instant::now();
        client.request("GET", "/api/me", &Value::Null)?;
        times.push(began.elapsed());
        thread::sleep(Duration::from_millis(20));
    }
    Ok(times)
}
