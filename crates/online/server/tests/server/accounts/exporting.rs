use std::{
    io::{Read as _, Write as _},
    net::TcpStream,
    time::Duration,
};

use serde_json::{Value, json};

use crate::kit::{Browser, TestServer, connect_from, eventually};

const PATH: &str = "/api/account/export";

/// Number of entries whose export exceeds the buffers of a connection, so an unread export cannot finish.
const ENTRIES: usize = 130;

/// Fills the notebook of an account almost to its limit.
fn fill(browser: &Browser) {
    let text = "x".repeat(120 * 1024);
    for number in 0..ENTRIES {
        let entry =
            json!({ "kind": "review", "key": number.to_string(), "at": 7, "body": { "x": &text } });
        let added = browser.post("/api/account/notebook", &json!({ "entries": [entry] }));
        assert_eq!(added.status, 200, "{added:?}");
    }
}

fn server() -> TestServer {
    TestServer::limited(|limits| {
        limits.rates = false;
        limits.export_stall = Duration::from_millis(500);
    })
}

/// Begins an export that is not read, from 127.0.0.`host`.
fn begin(browser: &Browser, host: u8) -> TcpStream {
    let mut unread = connect_from(host, browser.address);
    let (address, cookie) = (browser.address, browser.cookie().expect("a session"));
    let head = format!("GET {PATH} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\n\r\n");
    unread.write_all(head.as_bytes()).expect("the server listens");
    let mut status = [0; 13];
    unread.read_exact(&mut status).expect("a response");
    assert_eq!(&status, b"HTTP/1.1 200 ");
    unread
}

#[test]
fn two_accounts_can_export_at_once_but_one_account_cannot_export_twice() {
    let server = TestServer::start();
    let [anna, ben, cleo] = ["Anna", "Ben", "Cleo"].map(|name| server.account(name).0);
    fill(&anna);
    fill(&ben);
    let first = begin(&anna, 2);
    let again = anna.get(PATH);
    assert_eq!(again.refusal(), (429, "export-running".to_owned()));
    assert_eq!(again.header("retry-after"), "30");
    let _second = begin(&ben, 3);
    let third = cleo.get(PATH);
    assert_eq!(third.refusal(), (429, "exports-busy".to_owned()));
    assert_eq!(third.header("retry-after"), "30");
    drop(first);
    eventually(|| cleo.get(PATH).status == 200);
}

#[test]
fn two_accounts_at_one_address_cannot_export_at_once() {
    let server = TestServer::start();
    let [anna, ben] = ["Anna", "Ben"].map(|name| server.account(name).0);
    fill(&anna);
    let first = begin(&anna, 1);
    assert_eq!(ben.get(PATH).refusal(), (429, "exports-busy".to_owned()));
    drop(first);
    eventually(|| ben.get(PATH).status == 200);
}

#[test]
fn an_unread_export_is_aborted() {
    let server = server();
    let (anna, _) = server.account("Anna");
    fill(&anna);
    let mut unread = begin(&anna, 1);
    let mut bytes = Vec::new();
    // A new export can begin once the old one has released its slot.
    eventually(|| anna.get(PATH).status == 200);
    // The connection may end with an error.
    unread.read_to_end(&mut bytes).ok();
    assert!(!bytes.ends_with(b"0\r\n\r\n"), "the body is incomplete");
    assert!(bytes.len() < ENTRIES * 120 * 1024, "{} bytes", bytes.len());
}

#[test]
fn a_full_notebook_is_exported_completely() {
    let server = TestServer::start();
    let (anna, _) = server.account("Anna");
    fill(&anna);
    let whole: Value = anna.get(PATH).json();
    let entries = whole["notebook"].as_array().expect("entries");
    let keys = entries.iter().map(|entry| entry["key"].as_str().expect("a key"));
    assert!(keys.eq((0..ENTRIES).map(|number| number.to_string()).collect::<Vec<_>>().iter()));
    assert_eq!(entries[7]["body"]["x"], "x".repeat(120 * 1024));
}
