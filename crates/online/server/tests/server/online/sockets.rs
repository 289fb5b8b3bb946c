use std::{io::Read as _, thread, time::Duration};

use serde_json::json;
use server::SocketLimits;
use tungstenite::Message;

use crate::kit::{TestServer, eventually, two_at_a_game};

/// Starts a server with stricter socket limits.
fn strict(change: impl FnOnce(&mut SocketLimits)) -> TestServer {
    TestServer::limited(|limits| {
        limits.rates = false;
        change(&mut limits.sockets);
    })
}

#[test]
fn a_game_is_played_over_two_sockets() {
    let server = TestServer::start();
    let (white, black, game) = two_at_a_game(&server);
    let (mut one, mut two) = (white.socket(), black.socket());
    for socket in [&mut one, &mut two] {
        socket.hear("welcome");
        socket.send(&json!({ "t": "watch", "game": game, "since": null }));
        socket.hear("game");
    }
    one.send(&json!({ "t": "play", "game": game, "id": "1", "ply": 0, "turn": "e5", "spent": 5 }));
    let seq = one.hear("ack")["seq"].clone();
    let event = two.hear("event");
    assert_eq!((&event["event"]["seq"], &event["event"]["turn"]), (&seq, &json!("e5")));
}

#[cfg(target_os = "linux")]
#[test]
fn late_pongs_gain_no_time_on_a_direct_connection() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    let mut socket = white.socket();
    // A ping is answered when the socket is next read.
    thread::sleep(Duration::from_millis(500));
    socket.send(&json!({ "t": "watch", "game": game, "since": null }));
    socket.hear("game");
    socket.send(&json!({ "t": "ping", "at": 1 }));
    socket.hear("pong");
    socket
        .send(&json!({ "t": "play", "game": game, "id": "1", "ply": 0, "turn": "e5", "spent": 5 }));
    let told = socket.hear("event");
    assert!(told["event"]["rtt"].as_u64().is_some_and(|ms| ms < 250), "{told}");
}

#[test]
fn a_guest_is_recognised_by_their_cookie() {
    let server = TestServer::start();
    let (white, _, _) = two_at_a_game(&server);
    let welcome = white.socket().hear("welcome");
    assert_eq!(welcome["me"]["kind"], "guest", "{welcome}");
    assert_eq!(server.browser().socket().hear("welcome")["me"], json!(null));
}

#[test]
fn a_socket_must_be_opened_by_a_page_of_this_site() {
    let server = TestServer::start();
    let (white, _, _) = two_at_a_game(&server);
    for browser in [&white, &server.browser()] {
        for headers in [&[][..], &[("origin", "http://evil.example")], &[("origin", "null")]] {
            assert_eq!(browser.try_socket(headers).err(), Some(403), "{headers:?}");
        }
    }
}

#[test]
fn a_socket_that_sends_too_many_frames_is_closed() {
    let server = strict(|limits| limits.credits = 100);
    let mut socket = server.browser().socket();
    for _ in 0..150 {
        socket.send(&json!({ "t": "ping", "at": 1 }));
    }
    assert_eq!(socket.close_code(), Some(1008));
}

#[test]
fn a_frame_that_is_too_large_closes_the_socket() {
    let server = TestServer::start();
    let mut socket = server.browser().socket();
    socket.say(Message::text("x".repeat(5000)));
    assert_eq!(socket.close_code(), Some(1009));
}

#[test]
fn a_binary_frame_closes_the_socket() {
    let server = TestServer::start();
    let mut socket = server.browser().socket();
    socket.say(Message::binary(vec![1, 2, 3]));
    assert_eq!(socket.close_code(), Some(1003));
}

#[test]
fn malformed_frames_are_refused_and_the_socket_stays_open() {
    let server = TestServer::start();
    let mut socket = server.browser().socket();
    for text in ["", "{", "[]", "{\"t\":\"nothing\"}", "{\"t\":\"play\"}", "null", "\u{0}"] {
        socket.say(Message::text(text));
        assert_eq!(socket.hear("refused")["code"], "malformed", "{text:?}");
    }
    socket.send(&json!({ "t": "ping", "at": 7 }));
    assert_eq!(socket.hear("pong")["at"], json!(7.0));
}

#[test]
fn an_idle_socket_is_closed() {
    let server = strict(|limits| {
        limits.ping = Duration::from_millis(20);
        limits.idle = Duration::from_millis(60);
    });
    let mut socket = server.browser().socket();
    socket.hear("welcome");
    // Read as plain bytes so that no ping is answered. The last frame closes the socket with code 1001.
    let mut bytes = Vec::new();
    socket.0.get_mut().read_to_end(&mut bytes).expect("the server closes the connection");
    assert!(bytes.ends_with(b"\x88\x06\x03\xe9idle"), "{bytes:?}");
}

#[test]
fn sockets_per_address_are_limited() {
    let server = strict(|limits| limits.by_address = 2);
    let browser = server.browser();
    let headers = [("origin", browser.origin())];
    let headers = headers.each_ref().map(|(name, value)| (*name, value.as_str()));
    let first = browser.try_socket(&headers);
    let second = browser.try_socket(&headers);
    assert!(first.is_ok() && second.is_ok());
    assert_eq!(browser.try_socket(&headers).err(), Some(429));
    drop(first);
    eventually(|| browser.try_socket(&headers).is_ok());
}

#[test]
fn sockets_per_player_are_limited() {
    let server = strict(|limits| limits.by_player = 1);
    let (white, black, _) = two_at_a_game(&server);
    let _first = white.socket();
    assert_eq!(white.try_socket(&[("origin", &white.origin())]).err(), Some(429));
    assert!(black.try_socket(&[("origin", &black.origin())]).is_ok());
}

#[test]
fn a_client_that_does_not_read_is_disconnected_and_does_not_delay_others() {
    let server = strict(|limits| limits.slow = Duration::from_millis(300));
    let (white, black, game) = two_at_a_game(&server);
    let mut slow = server.browser().socket();
    slow.hear("welcome");
    // Requests the whole game again and again, and reads none of the responses.
    for _ in 0..90 {
        slow.send(&json!({ "t": "watch", "game": game, "since": null }));
    }
    assert_eq!(white.play(&game, 0, "e5").status, 200);
    assert_eq!(black.play(&game, 1, "f6").status, 200);
}

#[test]
fn the_socket_route_requires_an_upgrade() {
    let server = TestServer::start();
    let browser = server.browser();
    let answer = browser.ask("GET", "/socket", None, &[("origin", &browser.origin())]);
    assert!((400..500).contains(&answer.status), "{answer:?}");
    assert_eq!(browser.poke("/socket").status, 405);
}

#[test]
fn a_socket_ends_with_its_session() {
    let server = TestServer::start();
    let (white, black, _) = two_at_a_game(&server);
    let (mut leaving, mut staying) = (white.socket(), black.socket());
    leaving.hear("welcome");
    staying.hear("welcome");
    assert_eq!(white.poke("/api/logout").status, 204);
    assert_eq!(leaving.close_code(), Some(1001));
    staying.send(&json!({ "t": "ping", "at": 1 }));
    staying.hear("pong");
}
