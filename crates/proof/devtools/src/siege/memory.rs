//! An attack on the memory of a server.

use std::{
    sync::atomic::{AtomicBool, AtomicUsize, Ordering},
    thread,
    time::{Duration, Instant},
};

use anyhow::Context as _;
use serde_json::Value;

use super::{
    attack::{Setting, account},
    table::Finding,
};
use crate::online::{Client, Server};

/// Requests every route that can be read, as fast as possible.
pub(super) fn routes(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    const GROWTH_MAX_MB: i64 = 100;
    let server = setting.server("routes")?;
    let mut clients = [account(&server, 0, "White")?, account(&server, 1, "Black")?];
    let [white, black] = &mut clients;
    let game = Client::start_game(white, black, "yinsh", "600+5", false)?;
    let paths = paths(&mut clients[0], &game)?;
    let before = server.memory()?;
    let until = Instant::now() + Duration::from_secs(setting.times(40, 4) as u64);
    let (requests, errors) = (AtomicUsize::new(0), AtomicUsize::new(0));
    thread::scope(|scope| {
        for number in 0..8 {
            let (mut client, paths) = (clients[number % 2].clone(), &paths);
            let (requests, errors) = (&requests, &errors);
            scope.spawn(move || {
                for path in paths.iter().cycle().skip(number * 7) {
                    if Instant::now() > until {
                        break;
                    }
                    requests.fetch_add(1, Ordering::Relaxed);
                    let is_error = client
                        .try_request("GET", path, &Value::Null)
                        .is_ok_and(|(status, _)| status >= 500);
                    errors.fetch_add(usize::from(is_error), Ordering::Relaxed);
                }
            });
        }
    });
    let grown = megabytes(before, server.memory()?);
    let errors = errors.into_inner();
    Ok(Finding::new(
        format!("{} requests to {} routes", requests.into_inner(), paths.len()),
        format!("at most {GROWTH_MAX_MB} MB more, no 5xx"),
        format!("{grown} MB more, from {} MB; {errors} answers 5xx", before / 1024),
        grown <= GROWTH_MAX_MB && errors == 0,
    ))
}

/// Returns the pages, and every path in the API's description that can be read and is not a stream.
fn paths(client: &mut Client, game: &str) -> anyhow::Result<Vec<String>> {
    let description = client.request("GET", "/api/openapi.json", &Value::Null)?;
    let described = description["paths"].as_object().context("the description has no paths")?;
    let mut paths: Vec<String> = described
        .iter()
        .filter(|(path, methods)| methods.get("get").is_some() && !path.contains("stream"))
        .map(|(path, _)| path.replace("{id}", game).replace("{name}", "White"))
        .collect();
    let pages = ["", "/play", "/online", "/analyse", "/learn", "/rules", "/api", "/account"];
    paths.extend(
        ["en", "de", "uk"]
            .iter()
            .flat_map(|language| pages.iter().map(move |page| format!("/{language}{page}"))),
    );
    paths.push(format!("/en/game/{game}"));
    paths.push("/api/games?variant=yinsh&player=White".to_owned());
    Ok(paths)
}

/// Carries out an action, and returns its result with the peak growth of the server's memory during it, in MB.
pub(super) fn peak_growth<T>(
    server: &Server,
    action: impl FnOnce() -> T,
) -> anyhow::Result<(T, i64)> {
    const SAMPLE_INTERVAL: Duration = Duration::from_millis(20);
    let before = server.memory()?;
    let is_over = AtomicBool::new(false);
    let (result, highest) = thread::scope(|scope| {
        let sampling = scope.spawn(|| {
            let mut highest = before;
            while !is_over.load(Ordering::Relaxed) {
                highest = highest.max(server.memory().unwrap_or_default());
                thread::sleep(SAMPLE_INTERVAL);
            }
            highest
        });
        let result = action();
        is_over.store(true, Ordering::Relaxed);
        (result, sampling.join().unwrap_or(u64::MAX / 2))
    });
    Ok((result, megabytes(before, highest)))
}

/// Returns the growth in MB between two amounts in KiB.
pub(super) fn megabytes(before: u64, after: u64) -> i64 {
    (after.cast_signed() - before.cast_signed()) / 1024
}
