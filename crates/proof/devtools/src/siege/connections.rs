//! Attacks with connections that no honest client opens.

use std::{
    io::{ErrorKind, Read as _, Write as _},
    net::TcpStream,
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};

use super::{
    attack::{Setting, guest},
    memory::megabytes,
    table::Finding,
};
use crate::online::Server;

/// Read timeout: longer than any timeout of the server for a single request.
const READ_TIMEOUT: Duration = Duration::from_secs(40);

/// Sends heads of WebSocket requests that never end.
pub(super) fn half_handshakes(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    let server = setting.plain_server("handshakes")?;
    let request = format!(
        "GET /socket HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
        server.address()
    );
    // Fewer than an address may open, because the guest has the same address.
    let times = setting.times(200, 50);
    let (answers, asked) = thread::scope(|scope| {
        let attack = scope.spawn(|| all_at_once(times, || answer_to(&server, request.as_bytes())));
        // Another client must not be kept waiting.
        thread::sleep(Duration::from_secs(1));
        let began = Instant::now();
        let asked = guest(&server, 0).map(|_| began.elapsed());
        let attack = attack.join().map_err(|_| anyhow::anyhow!("the attack panicked"));
        anyhow::Ok((attack??, asked?))
    })?;
    let slowest = slowest(&answers);
    let all_closed = slowest < READ_TIMEOUT.as_secs_f64();
    Ok(Finding::new(
        format!("{times} connections at once"),
        "all are closed; in the meantime, other clients are answered within 1 s",
        format!(
            "the last closed after {slowest:.0} s; a guest was answered in {} ms",
            asked.as_millis()
        ),
        all_closed && asked < Duration::from_secs(1),
    ))
}

/// Sends frames that announce a terabyte of data.
pub(super) fn oversize_frames(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    const GROWTH_MAX_MB: i64 = 20;
    let server = setting.plain_server("frames")?;
    let times = setting.times(200, 20);
    let before = server.memory()?;
    let mut closed = 0;
    for _ in 0..times {
        let mut socket = open_socket(&server)?;
        let mut frame = vec![0x82, 0xff];
        frame.extend((1_u64 << 40).to_be_bytes());
        frame.extend([0; 4 + 4096]);
        socket.write_all(&frame).ok();
        let began = Instant::now();
        while !is_closed(&mut socket) && began.elapsed() < Duration::from_secs(5) {
            thread::sleep(Duration::from_millis(5));
        }
        closed += usize::from(began.elapsed() < Duration::from_secs(5));
    }
    let grown = megabytes(before, server.memory()?);
    Ok(Finding::new(
        format!("{times} frames of a terabyte"),
        format!("each closes its socket; at most {GROWTH_MAX_MB} MB more"),
        format!("{closed} closed, {grown} MB more"),
        closed == times && grown <= GROWTH_MAX_MB,
    ))
}

/// A response, and the time in seconds until it was complete.
pub(super) type Timed = (String, f64);

fn slowest(answers: &[Timed]) -> f64 {
    answers.iter().map(|(_, seconds)| *seconds).fold(0.0, f64::max)
}

fn all_at_once(
    times: usize,
    ask: impl Fn() -> anyhow::Result<Timed> + Sync,
) -> anyhow::Result<Vec<Timed>> {
    thread::scope(|scope| {
        let asking: Vec<_> = (0..times).map(|_| scope.spawn(&ask)).collect();
        let ended = asking.into_iter().map(|one| one.join());
        ended.map(|one| one.map_err(|_| anyhow::anyhow!("a client panicked"))?).collect()
    })
}

/// Sends bytes, and reads until the server closes the connection or the timeout expires.
pub(super) fn answer_to(server: &Server, request: &[u8]) -> anyhow::Result<Timed> {
    let began = Instant::now();
    let mut stream = TcpStream::connect(server.address())?;
    stream.set_read_timeout(Some(READ_TIMEOUT))?;
    stream.write_all(request)?;
    let mut answer = Vec::new();
    // A reset or the timeout ends the response too.
    stream.read_to_end(&mut answer).ok();
    Ok((String::from_utf8_lossy(&answer).into_owned(), began.elapsed().as_secs_f64()))
}

/// Opens a WebSocket without a session, with a handwritten handshake.
fn open_socket(server: &Server) -> anyhow::Result<TcpStream> {
    let mut stream = TcpStream::connect(server.address())?;
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let request = format!(
        "GET /socket HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        server.address()
    );
    stream.write_all(request.as_bytes())?;
    let mut head = [0; 1024];
    let length = stream.read(&mut head).context("no answer to the handshake")?;
    ensure!(head[..length].starts_with(b"HTTP/1.1 101"), "the handshake was refused");
    stream.set_read_timeout(Some(Duration::from_millis(1)))?;
    stream.set_write_timeout(Some(Duration::from_secs(5)))?;
    Ok(stream)
}

/// Tests whether the server has closed the connection; discards its frames.
fn is_closed(stream: &mut TcpStream) -> bool {
    let mut bytes = [0; 4096];
    match stream.read(&mut bytes) {
        Ok(length) => length == 0,
        Err(error) => !matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut),
    }
}
