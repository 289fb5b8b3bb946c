//! An attack with exports of accounts whose notebooks are full.

mod fill;

use std::{
    io::{Read as _, Write as _},
    net::TcpStream,
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use serde_json::Value;

use super::{
    attack::{Setting, account},
    checks::Checks,
    memory::peak_growth,
    table::Finding,
    turn_times::{percentile, play_while},
};
use crate::online::{Client, Server};

/// Number of accounts that never read their export: as many as may export at a time.
const UNREAD: usize = 2;
/// Maximum growth of the server's memory, in MB.
const GROWTH_MAX: i64 = 50;
/// Limit for the 99th percentile of the turn times.
const TURN_LIMIT: Duration = Duration::from_millis(100);
const PATH: &str = "/api/account/export";

/// Exports many accounts at once while two players play; some of the exports are never read.
pub(super) fn exports(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    let mut server = setting.server("exports")?;
    let accounts = setting.times(10, 5);
    let mut owners = Vec::new();
    for number in 0..accounts {
        owners.push(account(&server, 10 + number, &format!("Owner{number}"))?);
    }
    let ids: Vec<String> = owners.iter_mut().map(id).collect::<anyhow::Result<_>>()?;
    server.kill()?;
    // In the short form, accounts whose exports are refused have empty notebooks; the exports of the others exceed all buffers.
    let readers = setting.times(accounts - UNREAD, 1);
    let entries = setting.times(fill::FULL, fill::FULL * 2 / 3);
    let exported = [&ids[..UNREAD], &ids[accounts - readers..]].concat();
    fill::fill(&server.data().join("gipfel.sqlite"), &exported, entries, readers.div_ceil(2))?;
    server.launch()?;
    let least = entries * fill::BODY_BYTES;
    let (result, grown) =
        peak_growth(&server, || during_turns(&server, || export(&owners, readers, least)))?;
    let (turns, bytes) = result?;
    let mut checks = Checks::default();
    let (count, turn) = (turns.len(), percentile(turns, 99));
    checks.that(grown <= GROWTH_MAX, format!("{grown} MB more are at most {GROWTH_MAX} MB"));
    // A machine that is doing other work is too slow for this limit, and the short form must pass on any machine.
    let is_quick = setting.short || turn < TURN_LIMIT;
    checks.that(is_quick, format!("p99 of a turn is under 100 ms: {} ms", turn.as_millis()));
    Ok(checks.finding(
        format!(
            "{accounts} accounts, {} of them with {} MB in their notebooks, export at once, {UNREAD} never read, {readers} read {} MB; {count} turns in the meantime",
            exported.len(),
            least / 1_000_000,
            bytes / 1_000_000
        ),
        format!(
            "at most {GROWTH_MAX} MB more; every turn accepted, p99 under 100 ms"
        ),
        format!("{grown} MB more; p99 of a turn {} ms", turn.as_millis()),
    ))
}

fn id(owner: &mut Client) -> anyhow::Result<String> {
    let me = owner.request("GET", "/api/me", &Value::Null)?;
    Ok(me["player"]["id"].as_str().context("the session has no player")?.to_owned())
}

/// Carries out an attack while two players play; returns the times of their turns and the attack's result.
fn during_turns<T: Send>(
    server: &Server,
    attack: impl FnOnce() -> anyhow::Result<T> + Send,
) -> anyhow::Result<(Vec<Duration>, T)> {
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        let attacking = scope.spawn(|| {
            let result = attack();
            is_over.store(true, Ordering::Relaxed);
            result
        });
        let turns = play_while(server, || !is_over.load(Ordering::Relaxed));
        let result = attacking.join().map_err(|_| anyhow::anyhow!("the attack panicked"))?;
        Ok((turns?, result?))
    })
}

/// Exports all accounts; the last ones read their exports, which must contain at least `least` bytes. Returns the number of
/// bytes read.
fn export(owners: &[Client], readers: usize, least: usize) -> anyhow::Result<usize> {
    let unread: Vec<TcpStream> =
        owners[..UNREAD].iter().map(begin).collect::<anyhow::Result<_>>()?;
    // Memory and turns are measured while the exports wait.
    thread::sleep(Duration::from_secs(1));
    drop(unread);
    thread::scope(|scope| {
        let reading: Vec<_> = owners
            .iter()
            .rev()
            .take(readers)
            .map(|owner| scope.spawn(move || read(owner, least)))
            .collect();
        reading
            .into_iter()
            .map(|one| one.join().map_err(|_| anyhow::anyhow!("a client panicked"))?)
            .sum()
    })
}

/// Begins an export and reads only the head of the response.
fn begin(owner: &Client) -> anyhow::Result<TcpStream> {
    let mut stream = TcpStream::connect(owner.server())?;
    stream.set_read_timeout(Some(Duration::from_secs(20)))?;
    stream.write_all(owner.wire_format(PATH).as_bytes())?;
    let mut head = [0; 12];
    stream.read_exact(&mut head)?;
    ensure!(&head == b"HTTP/1.1 200", "the export was refused: {}", String::from_utf8_lossy(&head));
    Ok(stream)
}

/// Exports an account, retrying whenever the server says to; returns the length of the export.
fn read(owner: &Client, least: usize) -> anyhow::Result<usize> {
    const EXPORT_TIMEOUT: Duration = Duration::from_secs(120);
    let began = Instant::now();
    while began.elapsed() < EXPORT_TIMEOUT {
        if let Ok(mut stream) = begin(owner) {
            let mut bytes = Vec::new();
            stream.read_to_end(&mut bytes)?;
            ensure!(bytes.ends_with(b"0\r\n\r\n"), "the export was aborted");
            ensure!(bytes.len() >= least, "the export has only {} bytes", bytes.len());
            return Ok(bytes.len());
        }
        thread::sleep(Duration::from_millis(100));
    }
    anyhow::bail!("the account was not exported within {EXPORT_TIMEOUT:?}")
}
