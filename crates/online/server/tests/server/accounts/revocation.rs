use std::time::{Duration, Instant};

use serde_json::json;
use server::Location;
use store::Store;

use crate::kit::{Browser, PASSWORD, Program, Stream, TestServer};

/// Guaranteed maximum time until a connection is closed, with some margin for a busy machine.
const CLOSE_DEADLINE: Duration = Duration::from_millis(1500);

/// Asserts that a stream ends in time.
fn ends_soon(stream: &mut Stream) {
    let begun = Instant::now();
    while stream.raw().is_some() {}
    assert!(begun.elapsed() < CLOSE_DEADLINE, "the stream ended after {:?}", begun.elapsed());
}

fn events(program: &Program) -> Stream {
    let stream = program.stream("/api/stream/events");
    assert_eq!(stream.status, 200);
    stream
}

fn token_id(browser: &Browser) -> String {
    let tokens = browser.get("/api/account/tokens").json();
    tokens["tokens"][0]["id"].as_str().expect("an id").to_owned()
}

#[test]
fn a_stream_ends_within_a_second_when_its_token_is_revoked() {
    let server = TestServer::start();
    let (anna, _) = server.account("Anna");
    let game = anna.new_game("300+3");
    let program = anna.new_token(&["read"]);
    let mut of_game = program.stream(&format!("/api/games/{game}/stream"));
    let mut own = events(&program);
    let deleted = anna.delete(&format!("/api/account/tokens/{}", token_id(&anna)), None);
    assert_eq!(deleted.status, 204);
    ends_soon(&mut own);
    ends_soon(&mut of_game);
}

#[test]
fn revocation_does_not_affect_other_players() {
    let server = TestServer::start();
    let ((anna, _), (ben, _)) = (server.account("Anna"), server.account("Ben"));
    let mut bens = ben.socket();
    bens.hear("welcome");
    let mut annas = anna.socket();
    annas.hear("welcome");
    assert_eq!(anna.poke("/api/logout").status, 204);
    assert_eq!(annas.close_code(), Some(1001));
    bens.send(&json!({ "t": "ping", "at": 1 }));
    bens.hear("pong");
}

#[test]
fn a_ban_by_another_process_ends_streams_and_sockets() {
    let folder = std::env::temp_dir().join(format!("gipfel-ban-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let database = Location::File(folder.join("gipfel.sqlite"));
    let server = TestServer::with(|options| {
        options.database = database.clone();
        options.limits.rates = false;
    });
    let (anna, _) = server.account("Anna");
    let mut stream = events(&anna.new_token(&["read"]));
    let mut socket = anna.socket();
    socket.hear("welcome");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        // As `gipfel admin ban` does.
        let store = Store::open_shared(&store::Options::at(database)).unwrap();
        let player = store.players().named("Anna").await.unwrap().unwrap();
        assert!(store.players().ban(player.id, true).await.unwrap());
    });
    ends_soon(&mut stream);
    assert_eq!(socket.close_code(), Some(1001));
    assert_eq!(anna.stream("/api/stream/events").status, 403, "a new stream is refused");
    drop(server);
    std::fs::remove_dir_all(&folder).ok();
}

#[test]
fn a_new_password_ends_other_sessions_and_their_sockets() {
    let server = TestServer::start();
    let (anna, _) = server.account("Anna");
    let other = server.browser();
    assert_eq!(other.sign_in("Anna", PASSWORD).status, 200);
    let mut socket = other.socket();
    socket.hear("welcome");
    let change = json!({"old": PASSWORD, "new": "five in a row"});
    assert_eq!(anna.post("/api/account/password", &change).status, 204);
    assert_eq!(socket.close_code(), Some(1001));
    assert_eq!((anna.name(), other.name()), (Some("Anna".to_owned()), None));
}

#[test]
fn a_new_password_revokes_tokens_only_on_request() {
    let server = TestServer::start();
    let (anna, codes) = server.account("Anna");
    let program = anna.new_token(&["read"]);
    let mut stream = events(&program);
    let change = json!({"old": PASSWORD, "new": "five in a row"});
    assert_eq!(anna.post("/api/account/password", &change).status, 204);
    assert_eq!(program.get("/api/me").status, 200, "not requested");
    let recovery = json!({
        "name": "Anna", "code": codes[0], "password": "four on a line", "revokeTokens": true
    });
    assert_eq!(server.browser().post("/api/recover", &recovery).status, 200);
    assert_eq!(program.get("/api/me").refusal(), (401, "bad-token".to_owned()));
    ends_soon(&mut stream);
}

#[test]
fn an_announced_revocation_ends_streams_even_if_it_cannot_be_checked() {
    let [(one, _), (other, store)] = TestServer::two_nodes_with_stores();
    let (anna, _) = one.account("Anna");
    let mut stream = anna.at(other.address).stream("/api/stream/events");
    assert_eq!(stream.status, 200);
    store.set_unreachable(true);
    assert_eq!(anna.poke("/api/logout").status, 204);
    ends_soon(&mut stream);
}

#[test]
fn streams_end_if_their_tokens_cannot_be_checked_for_a_while() {
    let (server, store) = TestServer::with_store();
    let (anna, _) = server.account("Anna");
    let mut stream = events(&anna.new_token(&["read"]));
    store.set_unreachable(true);
    ends_soon(&mut stream);
}
