//! An attack with positions that are expensive to look up in the opening trees.

use std::time::{Duration, Instant};

use anyhow::ensure;
use serde_json::Value;
use variants::{AnyGame, Variant};

use super::{
    attack::{Setting, guest},
    load::{CLIENTS, Load},
    table::Finding,
};

/// Number of legal turns above which a position is refused.
const TURNS_MAX: usize = 1_000;
/// A position with nearly the maximum number of turns: GIPF-pieces can be removed in many orders.
const EXPENSIVE: &str = "PgPP/g3g/4P1/1g5/gg1G1g/1gP2/1g2 b remove:w 11-0 g";
/// A position with more than the maximum number of turns.
const TOO_EXPENSIVE: &str = "P1PP/g3g/4P1/1g5/gg1G1g/1gP2/1g2 b remove:w 11-0 g";

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
    let load = Load::of(&server, &path(EXPENSIVE), &mut client, length)?;
    let session = load.slowest_session();
    Ok(Finding::new(
        format!(
            "{} lookups of a position with {} turns by {CLIENTS} clients, {} simultaneous requests for /api/me; one with {} turns",
            load.requests,
            turns(EXPENSIVE)?,
            load.sessions.len(),
            turns(TOO_EXPENSIVE)?
        ),
        format!(
            "no 5xx; alone within {} s; p99 of /api/me within {} ms; the last is refused",
            lookup_limit.as_secs(),
            session_limit.as_millis()
        ),
        format!(
            "{} answers 5xx; alone {} ms; p99 of /api/me {} ms; refused with {refused}",
            load.failed,
            alone.as_millis(),
            session.as_millis()
        ),
        is_refused && load.failed == 0 && alone < lookup_limit && session < session_limit,
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
