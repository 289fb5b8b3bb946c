//! What becomes void at one node is void at all of them, at once.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::kit::{Browser, PASSWORD, Program, Socket, TestServer};

/// The promise, with some room for a busy machine.
const AT_ONCE: Duration = Duration::from_millis(1500);

/// A socket that the server has welcomed.
fn socket(browser: &Browser) -> Socket {
    let mut socket = browser.socket();
    socket.hear("welcome");
    socket
}

/// Waits for the end of a socket, which must come at once.
fn is_dismissed(mut socket: Socket) {
    let begun = Instant::now();
    assert_eq!(socket.close_code(), Some(1001));
    assert!(begun.elapsed() < AT_ONCE, "the socket ended after {:?}", begun.elapsed());
}

fn goes_on(mut socket: Socket) {
    socket.send(&json!({ "t": "ping", "at": 1 }));
    socket.hear("pong");
}

#[test]
fn a_token_that_is_revoked_at_one_node_ends_its_streams_at_all() {
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
    assert!(begun.elapsed() < AT_ONCE, "the stream ended after {:?}", begun.elapsed());
    assert_eq!(program.get("/api/me").refusal(), (401, "bad-token".to_owned()));
}

#[test]
fn who_signs_out_at_one_node_is_signed_out_at_all() {
    let [one, other] = TestServer::two_nodes();
    let ((anna, _), (ben, _)) = (one.account("Anna"), other.account("Ben"));
    let there = anna.at(other.address);
    let (annas, bens) = (socket(&there), socket(&ben));
    assert_eq!(anna.poke("/api/logout").status, 204);
    is_dismissed(annas);
    assert_eq!(there.name(), None, "nor is the cookie good there");
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
fn a_deleted_account_is_gone_at_all_nodes() {
    let [one, other] = TestServer::two_nodes();
    let (anna, _) = one.account("Anna");
    let there = socket(&anna.at(other.address));
    assert_eq!(anna.delete("/api/account", Some(&json!({"password": PASSWORD}))).status, 204);
    is_dismissed(there);
    assert_eq!(other.browser().get("/api/player/Anna").status, 404);
}
