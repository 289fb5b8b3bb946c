use std::{
    io::{Read as _, Write as _},
    time::Duration,
};

use server::{Options, Server, StartError};

use crate::kit::{Response, TestServer, connect, raw_bytes};

const REQUEST: &str = "GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n";
const LAST_REQUEST: &str = "GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";

/// A server that loses patience soon.
fn impatient() -> TestServer {
    TestServer::limited(|limits| limits.request = Duration::from_millis(200))
}

#[test]
fn whoever_is_too_slow_is_hung_up_on() {
    let server = impatient();
    for started in ["", "GET / HT", "GET / HTTP/1.1\r\nhost: a\r\n"] {
        let mut stream = connect(server.address);
        stream.write_all(started.as_bytes()).unwrap();
        let mut heard = Vec::new();
        // Ends because the server closes it, long before our own patience does.
        stream.read_to_end(&mut heard).unwrap();
        assert!(heard.is_empty() || Response::read(&heard).status == 408, "{started:?}");
    }
    assert_eq!(Response::read(&raw_bytes(server.address, LAST_REQUEST)).status, 200);
    server.end();
}

#[test]
fn a_silent_connection_is_closed_after_its_answer() {
    let server = impatient();
    let mut stream = connect(server.address);
    stream.write_all(REQUEST.as_bytes()).unwrap();
    let mut heard = Vec::new();
    stream.read_to_end(&mut heard).unwrap();
    assert_eq!(Response::read(&heard).status, 200);
    server.end();
}

#[test]
fn requests_that_are_too_long_are_refused() {
    let server = TestServer::rate_limited();
    let long = "x".repeat(100_000);
    let many: String = (0..500).map(|number| format!("x-{number}: 1\r\n")).collect();
    for request in [
        format!("GET / HTTP/1.1\r\nhost: a\r\nx-long: {long}\r\n\r\n"),
        format!("GET /{long} HTTP/1.1\r\nhost: a\r\n\r\n"),
        format!("GET / HTTP/1.1\r\nhost: a\r\n{many}\r\n"),
    ] {
        let heard = raw_bytes(server.address, &request);
        // The connection may be cut before the refusal is read: more was sent than anybody wants to hear.
        assert!(heard.is_empty() || matches!(Response::read(&heard).status, 400 | 414 | 431));
    }
    assert_eq!(Response::read(&raw_bytes(server.address, LAST_REQUEST)).status, 200);
    server.end();
}

#[test]
fn noise_does_no_harm() {
    let server = impatient();
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
fn a_large_body_is_not_waited_for() {
    let server = TestServer::rate_limited();
    let request = "POST /en/ HTTP/1.1\r\nhost: a\r\ncontent-length: 1000000000\r\n\r\n";
    let heard = raw_bytes(server.address, request);
    assert_eq!(Response::read(&heard).status, 405);
    server.end();
}

#[test]
fn more_connections_than_allowed_wait_for_their_turn() {
    let server = TestServer::limited(|limits| limits.connections = 2);
    let first = connect(server.address);
    let second = connect(server.address);
    let mut third = connect(server.address);
    third.write_all(LAST_REQUEST.as_bytes()).unwrap();
    drop((first, second));
    let mut heard = Vec::new();
    third.read_to_end(&mut heard).unwrap();
    assert_eq!(Response::read(&heard).status, 200);
    server.end();
}

#[test]
fn the_end_does_not_wait_for_those_who_say_nothing() {
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
fn two_servers_cannot_have_one_address() {
    let first = TestServer::rate_limited();
    let options = Options { listen: first.address, ..Options::default() };
    let error = Server::bind(&options).unwrap_err();
    assert!(matches!(error, StartError::InUse(address) if address == first.address));
    assert!(error.to_string().contains("--listen"), "{error}");
    first.end();
}

#[test]
fn a_folder_that_is_not_there_is_named() {
    let options = Options { web: Some("no/such/folder".into()), ..Options::default() };
    let error = Server::bind(&options).unwrap_err();
    assert!(error.to_string().contains("no/such/folder"), "{error}");
}
