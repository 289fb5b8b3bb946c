use std::{
    io::{Read as _, Write as _},
    time::{Duration, Instant},
};

use server::{Limits, Options, Server, StartError};

use crate::kit::{Response, TestServer, connect, connect_from, raw, raw_bytes};

const REQUEST: &str = "GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n";
const LAST_REQUEST: &str = "GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";

/// Starts a server with short timeouts.
fn with_short_timeouts() -> TestServer {
    TestServer::limited(|limits| limits.request = Duration::from_millis(200))
}

#[test]
fn an_incomplete_request_times_out() {
    let server = with_short_timeouts();
    for started in ["", "GET / HT", "GET / HTTP/1.1\r\nhost: a\r\n"] {
        let begun = Instant::now();
        let mut stream = connect(server.address);
        stream.write_all(started.as_bytes()).unwrap();
        let mut response = Vec::new();
        stream.read_to_end(&mut response).unwrap();
        let took = begun.elapsed();
        assert_eq!(response, b"", "{started:?}");
        assert!(took >= Duration::from_millis(190), "{started:?} closed after {took:?}");
        assert!(took < Duration::from_secs(10), "{started:?} closed after {took:?}");
    }
    assert_eq!(Response::read(&raw_bytes(server.address, LAST_REQUEST)).status, 200);
    server.end();
}

#[test]
fn an_idle_connection_is_closed_after_a_response() {
    let server = with_short_timeouts();
    let mut stream = connect(server.address);
    stream.write_all(REQUEST.as_bytes()).unwrap();
    let mut heard = Vec::new();
    stream.read_to_end(&mut heard).unwrap();
    assert_eq!(Response::read(&heard).status, 200);
    server.end();
}

#[test]
fn oversized_requests_are_refused() {
    let server = TestServer::rate_limited();
    let limits = Limits::default();
    // Exactly as many bytes as the limit so that the server reads all of them before it answers.
    let padded = |start: &str| format!("{start}{}", "x".repeat(limits.header_bytes - start.len()));
    let many: String = (0..=limits.headers).map(|number| format!("x-{number}: 1\r\n")).collect();
    for (what, request) in [
        ("a header", padded("GET / HTTP/1.1\r\nhost: a\r\nx-long: ")),
        ("a path", padded("GET /")),
        ("too many headers", format!("GET / HTTP/1.1\r\n{many}\r\n")),
    ] {
        assert_eq!(raw(server.address, &request).status, 431, "{what}");
    }
    assert_eq!(raw(server.address, LAST_REQUEST).status, 200);
    server.end();
}

#[test]
fn malformed_and_unusual_requests_do_no_harm() {
    let server = with_short_timeouts();
    for noise in [
        "\r\n\r\n",
        "\0\0\0\0\r\n\r\n",
        "GET\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n",
        "\u{16}\u{3}\u{1}\u{2}\0",
        "GET http://evil.org/ HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n",
        "GET * HTTP/1.1\r\nhost: a\r\n\r\n",
    ] {
        raw_bytes(server.address, noise);
    }
    assert_eq!(Response::read(&raw_bytes(server.address, LAST_REQUEST)).status, 200);
    server.end();
}

#[test]
fn a_refused_request_is_answered_before_its_large_body_arrives() {
    let server = TestServer::rate_limited();
    let request = "POST /en/ HTTP/1.1\r\nhost: a\r\ncontent-length: 1000000000\r\n\r\n";
    let heard = raw_bytes(server.address, request);
    assert_eq!(Response::read(&heard).status, 405);
    server.end();
}

#[test]
fn connections_beyond_the_limit_wait() {
    let server = TestServer::limited(|limits| limits.connections = 2);
    let [first, second, mut third] = [2, 3, 4].map(|host| connect_from(host, server.address));
    third.write_all(LAST_REQUEST.as_bytes()).unwrap();
    drop((first, second));
    let mut heard = Vec::new();
    third.read_to_end(&mut heard).unwrap();
    assert_eq!(Response::read(&heard).status, 200);
    server.end();
}

#[test]
fn shutdown_does_not_wait_for_idle_connections() {
    let server = TestServer::rate_limited();
    let mut stream = connect(server.address);
    stream.write_all(REQUEST.as_bytes()).unwrap();
    let mut some = [0; 12];
    stream.read_exact(&mut some).unwrap();
    server.end();
    // The connection was kept alive for another request, and is closed now.
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).unwrap();
}

#[test]
fn two_servers_cannot_listen_on_one_address() {
    let first = TestServer::rate_limited();
    let options = Options { listen: first.address, ..Options::default() };
    let error = Server::bind(&options).unwrap_err();
    assert!(matches!(error, StartError::InUse(address) if address == first.address));
    assert!(error.to_string().contains("--listen"), "{error}");
    first.end();
}

#[test]
fn a_missing_folder_is_named_in_the_error() {
    let options = Options { web: Some("no/such/folder".into()), ..Options::default() };
    let error = Server::bind(&options).unwrap_err();
    assert!(error.to_string().contains("no/such/folder"), "{error}");
}
