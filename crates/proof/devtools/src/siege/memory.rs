//! What grows the memory of a server.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::{Duration, Instant},
};

use anyhow::Context as _;
use serde_json::{Value, json};

use super::{
    attack::{Setting, account, password_of},
    table::Finding,
};
use crate::online::Client;

/// Passwords are checked this many at a time.
const AT_ONCE: usize = 4;

/// Right and wrong passwords: hashing one takes 19 MiB, which must not be kept.
pub(super) fn logins(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    const ALLOWED: i64 = 60;
    let server = setting.server("logins")?;
    account(&server, 0, "Owner")?;
    let logins = setting.times(1000, 80);
    let before = server.memory()?;
    thread::scope(|scope| {
        let clients: Vec<_> = (0..AT_ONCE)
            .map(|number| {
                let address = server.address().to_owned();
                scope.spawn(move || sign_in(&address, number + 1, logins / AT_ONCE))
            })
            .collect();
        clients.into_iter().try_for_each(|client| {
            client.join().map_err(|_| anyhow::anyhow!("a client has panicked"))?
        })
    })?;
    let grown = megabytes(before, server.memory()?);
    Ok(Finding::new(
        format!("{logins} logins, right and wrong, {AT_ONCE} at a time"),
        format!("at most {ALLOWED} MB more"),
        format!("{grown} MB more, from {} MB", before / 1024),
        grown <= ALLOWED,
    ))
}

fn sign_in(address: &str, number: usize, times: usize) -> anyhow::Result<()> {
    for time in 0..times {
        let mut client = Client::new(address, number);
        let is_right = time % 2 == 0;
        let password = if is_right { password_of("Owner") } else { format!("wrong {time}") };
        let body = json!({"name": "Owner", "password": password});
        let (status, answer) = client.try_request("POST", "/api/login", &body)?;
        anyhow::ensure!((status == 200) == is_right, "a login was answered {status} {answer}");
    }
    Ok(())
}

/// Every route that can be read, as fast as possible.
pub(super) fn routes(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    const ALLOWED: i64 = 100;
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
        format!("at most {ALLOWED} MB more, no 5xx"),
        format!("{grown} MB more, from {} MB; {errors} answers 5xx", before / 1024),
        grown <= ALLOWED && errors == 0,
    ))
}

/// The pages, and every path of the API's description that is read and ends.
fn paths(client: &mut Client, game: &str) -> anyhow::Result<Vec<String>> {
    let description = client.request("GET", "/api/openapi.json", &Value::Null)?;
    let described = description["paths"].as_object().context("a description has paths")?;
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

/// The growth from one number of KiB to another.
pub(super) fn megabytes(before: u64, after: u64) -> i64 {
    (after.cast_signed() - before.cast_signed()) / 1024
}
