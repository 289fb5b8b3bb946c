//! Attacks with requests by clients that have no right to them or have lost it.

use std::{
    io::{ErrorKind, Read as _, Write as _},
    net::TcpStream,
    time::{Duration, Instant},
};

use anyhow::Context as _;
use serde_json::{Value, json};
use tokio::{runtime::Runtime, time};

use super::{
    attack::{Setting, account, guest},
    table::Finding,
};
use crate::online::{Server, receive};

/// Maximum time until a revocation takes effect: one second, and more for slow machines.
const REVOCATION_LIMIT: Duration = Duration::from_millis(1500);

/// Requests a private game as a stranger who knows its id.
pub(super) fn private_game(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    let server = setting.server("private")?;
    let (mut white, mut stranger) = (guest(&server, 0)?, guest(&server, 1)?);
    let wanted = json!({
        "variant": "yinsh", "clock": "600+5", "rated": false, "color": "w", "opponent": "link",
    });
    let game = white.request("POST", "/api/games", &wanted)?;
    let id = game["id"].as_str().context("the response has no game id")?;
    let mut open = Vec::new();
    for path in ["", "/record", "/qr.svg"] {
        let path = format!("/api/games/{id}{path}");
        if stranger.try_request("GET", &path, &Value::Null)?.0 < 400 {
            open.push(path);
        }
    }
    for path in ["/api/lobby", "/api/games/live", "/api/games"] {
        let (_, list) = stranger.try_request("GET", path, &Value::Null)?;
        if list.to_string().contains(id) {
            open.push(path.to_owned());
        }
    }
    let join = format!("/api/games/{id}/join");
    if stranger.try_request("POST", &join, &json!({}))?.0 < 400 {
        open.push(join);
    }
    let open: Vec<_> = open.iter().map(|path| path.replace(id, "{id}")).collect();
    Ok(Finding::new(
        "a private game, 7 requests of a stranger who knows its id",
        "nothing is visible or can be joined",
        if open.is_empty() { "nothing".to_owned() } else { format!("open: {}", open.join(", ")) },
        open.is_empty(),
    ))
}

/// Accepts a challenge that is addressed to another player.
pub(super) fn challenge(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    let server = setting.server("challenge")?;
    let mut white = account(&server, 0, "White")?;
    account(&server, 1, "Black")?;
    let mut stranger = account(&server, 2, "Stranger")?;
    let wanted = json!({
        "variant": "yinsh", "clock": "600+5", "rated": false, "color": "w", "opponent": {"player": "Black"},
    });
    let made = white.request("POST", "/api/games", &wanted)?;
    let id = made["id"].as_str().context("the response has no challenge id")?;
    let mut taken = Vec::new();
    for path in [format!("/api/games/{id}/join"), format!("/api/challenges/{id}/accept")] {
        if stranger.try_request("POST", &path, &json!({}))?.0 < 400 {
            taken.push(path.replace(id, "{id}"));
        }
    }
    Ok(Finding::new(
        "a challenge to one player, accepted by another",
        "refused",
        if taken.is_empty() {
            "refused".to_owned()
        } else {
            format!("taken by {}", taken.join(", "))
        },
        taken.is_empty(),
    ))
}

/// Opens a stream with a token that is then revoked.
pub(super) fn revoked_token(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    let server = setting.server("token")?;
    let times = setting.times(20, 3);
    let mut slowest = Duration::ZERO;
    let mut owner = account(&server, 0, "Owner")?;
    for _ in 0..times {
        let wanted = json!({"name": "siege", "scopes": ["read", "play"]});
        let made = owner.request("POST", "/api/account/tokens", &wanted)?;
        let token = made["token"].as_str().context("the response has no token")?;
        let id = made["id"].as_str().context("the response has no token id")?;
        let mut stream = open_stream(&server, token)?;
        owner.request("DELETE", &format!("/api/account/tokens/{id}"), &json!({}))?;
        slowest = slowest.max(time_to_end(&mut stream)?);
    }
    Ok(ended_in_time(format!("{times} streams whose token is revoked"), slowest))
}

/// Opens a socket with a session that then ends.
pub(super) fn ended_session(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    let server = setting.server("session")?;
    let times = setting.times(20, 3);
    let runtime = Runtime::new()?;
    let mut slowest = Duration::ZERO;
    for number in 0..times {
        let mut owner = account(&server, number, &format!("Owner{number}"))?;
        let mut socket = runtime.block_on(owner.connect())?;
        owner.request("POST", "/api/logout", &json!({}))?;
        let began = Instant::now();
        let ended = async { while receive(&mut socket).await.is_ok() {} };
        runtime.block_on(async { time::timeout(Duration::from_secs(5), ended).await }).ok();
        slowest = slowest.max(began.elapsed());
    }
    Ok(ended_in_time(format!("{times} sockets whose session ends"), slowest))
}

fn ended_in_time(tried: String, slowest: Duration) -> Finding {
    let holds = slowest <= REVOCATION_LIMIT;
    let seen = if slowest >= Duration::from_secs(5) {
        "one was still open after 5 s".to_owned()
    } else {
        format!("the last ended after {} ms", slowest.as_millis())
    };
    Finding::new(tried, "each ends within a second", seen, holds)
}

fn open_stream(server: &Server, token: &str) -> anyhow::Result<TcpStream> {
    let mut stream = TcpStream::connect(server.address())?;
    stream.set_read_timeout(Some(Duration::from_secs(5)))?;
    let request = format!(
        "GET /api/stream/events HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {token}\r\nConnection: close\r\n\r\n",
        server.address()
    );
    stream.write_all(request.as_bytes())?;
    let mut head = [0; 1024];
    let length = stream.read(&mut head)?;
    anyhow::ensure!(head[..length].starts_with(b"HTTP/1.1 200"), "the stream was refused");
    Ok(stream)
}

/// Reads until the server ends the stream, for at most five seconds, and returns how long that took.
fn time_to_end(stream: &mut TcpStream) -> anyhow::Result<Duration> {
    let began = Instant::now();
    stream.set_read_timeout(Some(Duration::from_millis(200)))?;
    let mut bytes = [0; 1024];
    while began.elapsed() < Duration::from_secs(5) {
        match stream.read(&mut bytes) {
            Ok(0) => break,
            Ok(_) => {}
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
            Err(_) => break,
        }
    }
    Ok(began.elapsed())
}
