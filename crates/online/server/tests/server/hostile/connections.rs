//! Connections opened to keep others out.

use std::{
    env, fs,
    io::{Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

use serde_json::json;
use server::Location;
use tokio::runtime;

use crate::kit::{Response, TestServer, connect_from, eventually, two_at_a_game};

/// Request for a download of about 100 KiB.
const FILE: &str = "GET /data/openings/gipf-tournament.tree HTTP/1.1\r\nhost: a\r\n\r\n";

const HEALTH: &str = "GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";

/// Requests more data than all buffers between server and client can hold, and reads nothing.
fn read_nothing(host: u8, address: SocketAddr) -> TcpStream {
    let mut stream = connect_from(host, address);
    stream.write_all(FILE.repeat(150).as_bytes()).expect("the server reads requests");
    stream
}

/// Returns whether a client at an address receives a response.
fn is_served(host: u8, address: SocketAddr) -> bool {
    let mut stream = connect_from(host, address);
    let mut heard = Vec::new();
    // A refused connection may be reset before everything is written or read.
    stream.write_all(HEALTH.as_bytes()).ok();
    stream.read_to_end(&mut heard).ok();
    heard.starts_with(b"HTTP/1.1 200")
}

#[test]
fn a_client_that_reads_nothing_is_disconnected_and_frees_its_slot() {
    let limit = Duration::from_millis(300);
    let server = TestServer::limited(|limits| {
        limits.by_address = 2;
        limits.write = limit;
    });
    let begun = Instant::now();
    let _stuck = [read_nothing(2, server.address), read_nothing(2, server.address)];
    eventually(|| is_served(2, server.address));
    assert!(begun.elapsed() >= limit, "both slots of the address were taken until then");
}

#[test]
fn a_slow_reader_receives_everything() {
    let server = TestServer::limited(|limits| limits.write = Duration::from_secs(1));
    let mut stream = connect_from(2, server.address);
    stream.write_all(format!("{}{HEALTH}", FILE.repeat(80)).as_bytes()).unwrap();
    let begun = Instant::now();
    let mut last = Vec::new();
    loop {
        let mut some = Vec::new();
        (&stream).take(100_000).read_to_end(&mut some).expect("the connection is not reset");
        if some.is_empty() {
            break;
        }
        last = some;
        thread::sleep(Duration::from_millis(20));
    }
    assert!(begun.elapsed() > Duration::from_secs(1), "it took longer than the limit");
    assert!(last.ends_with(b"}"), "{}", String::from_utf8_lossy(&last));
}

#[test]
fn sockets_and_streams_with_nothing_to_write_stay_open() {
    let server = TestServer::limited(|limits| {
        limits.rates = false;
        limits.write = Duration::from_millis(50);
        limits.stream_heartbeat = Duration::from_secs(60);
        limits.sockets.ping = Duration::from_secs(60);
    });
    let (white, black, game) = two_at_a_game(&server);
    let mut stream = white.stream(&format!("/api/games/{game}/stream"));
    let mut socket = black.socket();
    socket.send(&json!({ "t": "watch", "game": game, "since": null }));
    socket.hear("game");
    stream.of_type("gameFull");
    thread::sleep(Duration::from_millis(300));
    assert_eq!(white.play(&game, 0, "e5").status, 200);
    assert_eq!(socket.hear("event")["event"]["turn"], "e5");
    assert_eq!(stream.of_type("gameState")["turns"], "e5");
}

#[test]
fn a_new_address_gets_a_slot_when_others_take_all_they_can() {
    let server = TestServer::limited(|limits| limits.connections = 40);
    let greedy: Vec<TcpStream> = (2..=5)
        .flat_map(|host| (0..40).map(move |_| host))
        .map(|host| connect_from(host, server.address))
        .collect();
    for visitor in 100..110 {
        assert!(is_served(visitor, server.address), "127.0.0.{visitor}");
    }
    drop(greedy);
}

#[test]
fn downloads_wait_only_for_other_downloads_from_the_same_address() {
    let server = TestServer::limited(|limits| {
        limits.downloads = 1;
        limits.request = Duration::from_millis(600);
    });
    let _stuck = read_nothing(2, server.address);
    let status = |host, path: &str| {
        let mut stream = connect_from(host, server.address);
        let request = format!("GET {path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).unwrap();
        let mut heard = Vec::new();
        stream.read_to_end(&mut heard).unwrap();
        Response::read(&heard).status
    };
    let file = "/data/openings/gipf-tournament.tree";
    eventually(|| status(2, file) == 429);
    assert_eq!(status(2, "/en/"), 200);
    assert_eq!(status(3, file), 200, "another address");
}

#[test]
fn a_visitors_own_data_does_not_wait_for_searches() {
    let folder = env::temp_dir().join(format!("gipfel-searches-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let (server, store) = TestServer::with_store_at(Location::File(folder.join("gipfel.sqlite")));
    let (white, _, game) = two_at_a_game(&server);
    let (hold, held) = mpsc::sync_channel(0);
    let searching = thread::spawn(move || {
        let runtime = runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(store.hold_lists(held));
    });
    // Received as soon as the thread of searches is busy.
    hold.send(()).unwrap();
    assert_eq!(white.me()["playing"][0]["id"], json!(game));
    drop(hold);
    searching.join().unwrap();
    drop(server);
    fs::remove_dir_all(&folder).ok();
}

#[test]
fn a_connection_is_closed_after_its_download_is_rejected() {
    let server = TestServer::limited(|limits| {
        limits.downloads = 1;
        limits.request = Duration::from_millis(300);
    });
    let _stuck = read_nothing(2, server.address);
    let refused = || {
        let mut stream = connect_from(2, server.address);
        stream.write_all(FILE.repeat(3).as_bytes()).unwrap();
        let mut heard = Vec::new();
        stream.read_to_end(&mut heard).unwrap();
        let heard = String::from_utf8_lossy(&heard).into_owned();
        heard.starts_with("HTTP/1.1 429").then(|| heard.matches("HTTP/1.1 ").count())
    };
    eventually(|| refused().is_some());
    assert_eq!(refused(), Some(1), "the requests after it are not answered");
}
