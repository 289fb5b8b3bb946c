use std::time::Duration;

use serde_json::json;

use crate::kit::{TestServer, two_at_a_game};

#[test]
fn a_stream_begins_with_the_whole_game_and_continues() {
    let server = TestServer::start();
    let (white, black, game) = two_at_a_game(&server);
    let mut lines = black.stream(&format!("/api/games/{game}/stream"));
    let first = lines.next().unwrap();
    assert_eq!((&first["type"], &first["you"]), (&json!("gameFull"), &json!("b")));
    white.play(&game, 0, "e5");
    let state = lines.of_type("gameState");
    assert_eq!(state["turns"], "e5");
    assert!(state["seq"].as_u64() > first["seq"].as_u64());
}

#[test]
fn a_stream_resumes_where_another_was_interrupted() {
    let server = TestServer::start();
    let (white, black, game) = two_at_a_game(&server);
    let path = format!("/api/games/{game}/stream");
    let seq = black.stream(&path).next().unwrap()["seq"].as_u64().unwrap();
    white.play(&game, 0, "e5");
    let mut lines = black.stream(&format!("{path}?since={seq}"));
    let missed = lines.next().unwrap();
    assert_eq!((&missed["type"], &missed["turns"]), (&json!("gameState"), &json!("e5")));
}

#[test]
fn an_idle_stream_sends_empty_lines() {
    let server = TestServer::limited(|limits| limits.stream_heartbeat = Duration::from_millis(50));
    let (_, black, game) = two_at_a_game(&server);
    let mut lines = black.stream(&format!("/api/games/{game}/stream"));
    lines.next();
    assert!((0..20).any(|_| lines.raw().as_deref() == Some("")));
}

#[test]
fn a_player_is_notified_of_their_games() {
    let server = TestServer::start();
    let (white, black, game) = two_at_a_game(&server);
    let mut notices = black.stream("/api/stream/events");
    let first = notices.next().unwrap();
    assert_eq!((&first["type"], &first["game"]["id"]), (&json!("gameStart"), &json!(game)));
    white.play(&game, 0, "e5");
    let turn = notices.of_type("yourTurn");
    assert!(turn["seq"].as_i64() > first["seq"].as_i64());
    white.act(&game, "abort");
    notices.of_type("gameFinish");
}

#[test]
fn missed_notifications_are_sent_later() {
    let server = TestServer::start();
    let (white, black, game) = two_at_a_game(&server);
    let mut notices = black.stream("/api/stream/events");
    notices.next();
    white.play(&game, 0, "e5");
    let seen = notices.of_type("yourTurn")["seq"].clone();
    black.play(&game, 1, "f6");
    white.play(&game, 2, "e6");
    let next = notices.of_type("yourTurn")["seq"].clone();
    let mut later = black.stream(&format!("/api/stream/events?since={seen}"));
    assert_eq!(later.next().unwrap()["seq"], next);
}

#[test]
fn notifications_require_a_player() {
    let server = TestServer::start();
    let answer = server.browser().get("/api/stream/events");
    assert_eq!(answer.status, 401);
    answer.code();
}

#[test]
fn a_guest_can_open_at_most_four_streams() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    let path = format!("/api/games/{game}/stream");
    let open: Vec<_> = (0..4).map(|_| white.stream(&path)).collect();
    assert!(open.iter().all(|lines| lines.status == 200));
    let refused = white.get(&path);
    assert_eq!((refused.status, refused.code().as_str()), (429, "limit"));
    assert!(!refused.header("retry-after").is_empty());
}

#[test]
fn a_stream_of_an_unknown_game_is_not_found() {
    let server = TestServer::start();
    for id in ["00000000000", "nonsense", "%00"] {
        let answer = server.browser().get(&format!("/api/games/{id}/stream"));
        assert_eq!((answer.status, answer.code().as_str()), (404, "no-such-game"), "{id}");
    }
}
