use serde_json::json;

use crate::kit::{TestServer, eventually};

#[test]
fn two_players_with_the_same_seek_are_paired() {
    let server = TestServer::start();
    let (first, second) = (server.browser(), server.browser());
    let wanted = json!({ "variant": "yinsh", "clock": "180+2" });
    let mut waiting = first.post_stream("/api/seek", &wanted);
    assert_eq!(waiting.status, 200);
    assert_eq!(waiting.next().unwrap()["type"], "seeking");
    let seeks = server.browser().get("/api/lobby").json()["seeks"].clone();
    assert_eq!(seeks[0]["clock"], "180+2", "{seeks}");
    let mut found = second.post_stream("/api/seek", &wanted);
    let game = found.next().unwrap()["game"].clone();
    assert_eq!(waiting.next().unwrap()["game"], game);
    assert!(found.next().is_none() && waiting.next().is_none(), "both streams end");
    let seen = server.browser().get(&format!("/api/games/{}", game.as_str().unwrap())).json();
    assert_eq!(seen["status"], "playing");
}

#[test]
fn closing_the_stream_withdraws_the_seek() {
    let server = TestServer::start();
    let browser = server.browser();
    let mut waiting =
        browser.post_stream("/api/seek", &json!({ "variant": "yinsh", "clock": "60" }));
    waiting.next();
    drop(waiting);
    let is_gone = || server.browser().get("/api/lobby").json()["seeks"] == json!([]);
    eventually(is_gone);
}

#[test]
fn seeks_are_only_for_live_games() {
    let server = TestServer::start();
    for (clock, code) in [("3days", "not-live"), ("-", "not-live"), ("soon", "not-understood")] {
        let answer =
            server.browser().post("/api/seek", &json!({ "variant": "yinsh", "clock": clock }));
        assert_eq!((answer.status, answer.code().as_str()), (422, code), "{clock}");
    }
}

#[test]
fn rated_games_require_an_account() {
    let server = TestServer::start();
    let wanted = json!({ "variant": "yinsh", "clock": "300", "rated": true });
    for path in ["/api/seek", "/api/games"] {
        let answer = server.browser().post(path, &wanted);
        assert_eq!((answer.status, answer.code().as_str()), (403, "rated-needs-account"), "{path}");
    }
}
