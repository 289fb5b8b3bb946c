//! An attack with connections that request files and read nothing.

use std::{
    io::{ErrorKind, Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    thread,
    time::{Duration, Instant},
};

use tokio::{net::TcpSocket, runtime, time};

use super::{attack::Setting, table::Finding};
use crate::online::{Launch, Server};

/// A file of about 100 KB.
const FILE: &str = "/data/openings/gipf-tournament.tree";
/// Number of requests on a connection: together their responses exceed all buffers between the server and the client.
const REQUESTS: usize = 100;
/// Maximum number of connections that the server accepts: low so that few are needed to reach it.
const CONNECTIONS: usize = 200;
/// Maximum number of concurrent downloads per address, each of which can block.
const BLOCKED: usize = 8;
/// Maximum time until a blocked connection is closed: 15 s, and more for slow machines.
const CLOSE_LIMIT: Duration = Duration::from_secs(40);
/// Maximum time until a visitor receives a response.
const ANSWER_LIMIT: Duration = Duration::from_secs(5);

/// Opens as many connections as possible from a few addresses, requests files and reads nothing.
pub(super) fn connections(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    let launch = Launch { is_plain: true, connections: Some(CONNECTIONS), ..Launch::default() };
    let server = Server::start_with(setting.binary, "siege-unread", launch)?;
    let address: SocketAddr = server.address().parse()?;
    let addresses = setting.times(10, 4);
    let each = setting.times(300, 100);
    let request = request(&server);
    let mut greedy = Vec::new();
    for host in 0..addresses {
        for _ in 0..each {
            // A server at its limit accepts no more connections.
            let Ok(mut stream) = connect_from(host as u8 + 2, address) else { break };
            // A connection over a limit is closed, which is not an error here.
            stream.write_all(request.as_bytes()).ok();
            greedy.push(stream);
        }
    }
    let began = Instant::now();
    let blocked = blocked_connections(&server, address)?;
    let (mut visitors, mut served, mut slowest) = (0, 0, Duration::ZERO);
    let mut open: Vec<TcpStream> = blocked;
    while !open.is_empty() && began.elapsed() < CLOSE_LIMIT {
        visitors += 1;
        let asked = Instant::now();
        served += usize::from(is_served(100 + visitors as u8, address, &server));
        slowest = slowest.max(asked.elapsed());
        thread::sleep(Duration::from_millis(500));
        open.retain(|stream| !is_closed(stream));
    }
    let closed = BLOCKED - open.len();
    let seconds = began.elapsed().as_secs_f64();
    Ok(Finding::new(
        format!(
            "{addresses} addresses with {each} connections each, at a server for {CONNECTIONS}; {visitors} visitors from new addresses in the meantime"
        ),
        format!(
            "every visitor is answered within {} s; connections that block are closed after 15 s",
            ANSWER_LIMIT.as_secs()
        ),
        format!(
            "{served} visitors answered, the slowest in {} ms; {closed} of {BLOCKED} closed within {seconds:.0} s; {} connections were open",
            slowest.as_millis(),
            greedy.len()
        ),
        served == visitors && slowest < ANSWER_LIMIT && closed == BLOCKED,
    ))
}

/// Opens connections from another address, all of which are given a download slot and block.
fn blocked_connections(server: &Server, address: SocketAddr) -> anyhow::Result<Vec<TcpStream>> {
    let request = request(server);
    (0..BLOCKED)
        .map(|_| {
            let mut stream = connect_from(90, address)?;
            stream.write_all(request.as_bytes())?;
            Ok(stream)
        })
        .collect()
}

fn request(server: &Server) -> String {
    format!("GET {FILE} HTTP/1.1\r\nHost: {}\r\n\r\n", server.address()).repeat(REQUESTS)
}

/// Tests whether a client at another address receives a response.
fn is_served(host: u8, address: SocketAddr, server: &Server) -> bool {
    let Ok(mut stream) = connect_from(host, address) else { return false };
    let request =
        format!("GET /healthz HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", server.address());
    let mut answer = Vec::new();
    stream.write_all(request.as_bytes()).ok();
    stream.read_to_end(&mut answer).ok();
    answer.starts_with(b"HTTP/1.1 200")
}

/// Opens a connection from 127.0.0.`host`, with a small receive buffer so that the server soon notices that nothing is read.
fn connect_from(host: u8, address: SocketAddr) -> anyhow::Result<TcpStream> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    let stream = runtime.block_on(async {
        let socket = TcpSocket::new_v4()?;
        socket.bind(([127, 0, 0, host], 0).into())?;
        socket.set_recv_buffer_size(4096)?;
        time::timeout(ANSWER_LIMIT, socket.connect(address)).await??.into_std()
    })?;
    stream.set_nonblocking(false)?;
    stream.set_read_timeout(Some(ANSWER_LIMIT * 2))?;
    stream.set_write_timeout(Some(ANSWER_LIMIT))?;
    Ok(stream)
}

/// Tests whether the server has closed a connection, without reading from it: a reset is an error even then.
fn is_closed(stream: &TcpStream) -> bool {
    match stream.take_error() {
        Ok(None) => {}
        Ok(Some(_)) | Err(_) => return true,
    }
    // A write to a connection that the peer has closed is answered with a reset.
    match (&*stream).write_all(b"x") {
        Ok(()) => false,
        Err(error) => !matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut),
    }
}
