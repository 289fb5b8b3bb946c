//! Credentials revoked at one node are invalid at all nodes, at once.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::kit::{Browser, PASSWORD, Program, Socket, TestServer};

/// Guaranteed maximum time until a connection is closed, with some margin for a busy machine.
const CLOSE_DEADLINE: Duration = Duration::from_millis(1500);

/// Opens a socket, and waits until the server has welcomed it.
fn socket(browser: &Browser) -> Socket {
    let mut socket = browser.socket();
    socket.hear("welcome");
    socket
}

/// Asserts that a socket is closed in time.
fn is_dismissed(mut socket: Socket) {
    let begun = Instant::now();
    assert_eq!(socket.close_code(), Some(1001));
    assert!(begun.elapsed() < CLOSE_DEADLINE, "the socket ended after {:?}", begun.elapsed());
}

fn goes_on(mut socket: Socket) {
    socket.send(&json!({ "t": "ping", "at": 1 }));
    socket.hear("pong");
}

#[test]
fn revoking_a_token_at_one_node_ends_its_streams_at_all_nodes() {
    let [one, other] = TestServer::two_nodes();
    let (anna, _) = one.account("Anna");
    let token = anna.new_token(&["read"]);
    let program = Program { address: other.address, token: token.token };
    let mut stream = program.stream("/api/stream/events");
    assert_eq!(stream.status, 200);
    let tokens = anna.get("/api/account/tokens").json();
    let id = tokens["tokens"][0]["id"].as_str().expect("an id");
    assert_eq!(anna.delete(&format!("/api/account/tokens/{id}"), None).status, 204);
    let begun = Instant::now();
    while stream.raw().is_some() {}
    assert!(begun.elapsed() < CLOSE_DEADLINE, "the stream ended after {:?}", begun.elapsed());
    assert_eq!(program.get("/api/me").refusal(), (401, "bad-token".to_owned()));
}

#[test]
fn signing_out_at_one_node_signs_out_at_all_nodes() {
    let [one, other] = TestServer::two_nodes();
    let ((anna, _), (ben, _)) = (one.account("Anna"), other.account("Ben"));
    let there = anna.at(other.address);
    let (annas, bens) = (socket(&there), socket(&ben));
    assert_eq!(anna.poke("/api/logout").status, 204);
    is_dismissed(annas);
    assert_eq!(there.name(), None, "the cookie is invalid there too");
    goes_on(bens);
}

#[test]
fn a_new_password_ends_other_sessions_at_all_nodes() {
    let [one, other] = TestServer::two_nodes();
    let (anna, _) = one.account("Anna");
    let thief = other.browser();
    assert_eq!(thief.sign_in("Anna", PASSWORD).status, 200);
    let stolen = socket(&thief);
    let change = json!({"old": PASSWORD, "new": "five in a row"});
    assert_eq!(anna.post("/api/account/password", &change).status, 204);
    is_dismissed(stolen);
    assert_eq!((anna.at(other.address).name(), thief.name()), (Some("Anna".to_owned()), None));
}

#[test]
fn a_deleted_account_is_disconnected_from_all_nodes() {
    let [one, other] = TestServer::two_nodes();
    let (anna, _) = one.account("Anna");
    let there = socket(&anna.at(other.address));
    assert_eq!(anna.delete("/api/account", Some(&json!({"password": PASSWORD}))).status, 204);
    is_dismissed(there);
    assert_eq!(other.browser().get("/api/player/Anna").status, 404);
}
