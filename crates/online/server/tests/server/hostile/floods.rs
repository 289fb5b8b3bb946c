//! Clients that use more than their share.

use std::{
    io::ErrorKind,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use serde_json::json;
use tungstenite::{
    Bytes, Error, Message,
    protocol::frame::{
        Frame,
        coding::{Data, OpCode},
    },
};

use crate::kit::{TestServer, eventually, two_at_a_game};

/// Maximum time for which a client that reads nothing may stay connected.
const DISCONNECT_DEADLINE: Duration = Duration::from_secs(20);

#[test]
fn empty_pings_count_against_the_frame_limit() {
    let server = TestServer::start();
    let mut socket = server.browser().socket();
    for _ in 0..150 {
        socket.say(Message::Ping(Vec::new().into()));
    }
    assert_eq!(socket.close_code(), Some(1008));
}

#[test]
fn a_flood_of_empty_fragments_closes_the_socket() {
    let server = TestServer::start();
    let mut socket = server.browser().socket();
    let fragment = |code| Message::Frame(Frame::message(Bytes::new(), OpCode::Data(code), false));
    socket.say(fragment(Data::Text));
    for _ in 0..10_000 {
        socket.say(fragment(Data::Continue));
    }
    // Frames still in transit may reset the connection before the close frame is read.
    loop {
        match socket.0.read() {
            Ok(Message::Close(_)) => return,
            Ok(_) => {}
            Err(Error::Io(error)) => {
                let is_open = matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut);
                assert!(!is_open, "the socket is still open");
                return;
            }
            Err(_) => return,
        }
    }
}

#[test]
fn seeks_over_the_socket_and_over_http_are_counted_together() {
    let server = TestServer::rate_limited();
    let browser = server.browser();
    browser.make(&json!({ "variant": "yinsh", "clock": "-" }));
    let mut socket = browser.socket();
    // A guest may create eight seeks per minute.
    for number in 0..8 {
        let id = number.to_string();
        socket.send(
            &json!({ "t": "seek", "id": id, "variant": "yinsh", "clock": "300", "rated": false }),
        );
        socket.hear("ack");
    }
    socket.send(&json!({ "t": "take", "id": "9", "seek": "1" }));
    assert_eq!(socket.hear("refused")["code"], "limit");
    let seek = json!({ "variant": "yinsh", "clock": "300", "rated": false });
    assert_eq!(browser.post("/api/seek", &seek).status, 429);
}

#[test]
fn refused_frames_count_against_the_frame_limit() {
    let server = TestServer::start();
    let mut socket = server.browser().socket();
    for _ in 0..150 {
        socket.say(Message::text("{"));
    }
    assert_eq!(socket.close_code(), Some(1008));
}

#[test]
fn a_flood_does_not_affect_other_clients() {
    let server = TestServer::start();
    let (white, black, game) = two_at_a_game(&server);
    let (mut flooding, mut own) = (black.socket(), black.socket());
    for _ in 0..150 {
        flooding.send(&json!({ "t": "watch", "game": game, "since": null }));
    }
    assert_eq!(flooding.close_code(), Some(1008));
    own.send(&json!({ "t": "watch", "game": game, "since": null }));
    own.hear("game");
    assert_eq!(white.play(&game, 0, "e5").status, 200);
    assert_eq!(own.hear("event")["event"]["turn"], "e5");
}

#[test]
fn a_socket_can_watch_at_most_sixteen_games() {
    let server = TestServer::start();
    let browser = server.browser();
    let games: Vec<String> =
        (0..17).map(|_| browser.make(&json!({ "variant": "yinsh", "clock": "-" }))).collect();
    let mut socket = browser.socket();
    for game in &games[..16] {
        socket.send(&json!({ "t": "watch", "game": game, "since": null }));
        socket.hear("game");
    }
    socket.send(&json!({ "t": "watch", "game": games[16], "since": null }));
    assert_eq!(socket.hear("refused")["code"], "limit");
    socket.send(&json!({ "t": "leave", "game": games[0] }));
    socket.send(&json!({ "t": "watch", "game": games[16], "since": null }));
    socket.hear("game");
}

#[test]
fn a_client_that_reads_nothing_is_disconnected_without_delaying_others() {
    let server = TestServer::limited(|limits| {
        limits.rates = false;
        limits.sockets.credits = 1_000_000;
        limits.sockets.slow = Duration::from_millis(300);
    });
    let (white, black, game) = two_at_a_game(&server);
    let mut watching = black.socket();
    watching.send(&json!({ "t": "watch", "game": game, "since": null }));
    watching.hear("game");
    let mut slow = server.browser().socket().0;
    slow.get_ref().set_write_timeout(Some(DISCONNECT_DEADLINE)).unwrap();
    let again = json!({ "t": "watch", "game": game, "since": null }).to_string();
    // Requests the whole game again and again, without ever reading it.
    let asked = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&asked);
    let stuck = thread::spawn(move || {
        let begun = Instant::now();
        while begun.elapsed() < DISCONNECT_DEADLINE
            && slow.send(Message::text(again.as_str())).is_ok()
        {
            count.fetch_add(1, Ordering::Relaxed);
        }
        begun.elapsed()
    });
    eventually(|| asked.load(Ordering::Relaxed) > 1000);
    let begun = Instant::now();
    assert_eq!(white.play(&game, 0, "e5").status, 200);
    assert_eq!(watching.hear("event")["event"]["turn"], "e5");
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    assert!(stuck.join().unwrap() < DISCONNECT_DEADLINE, "the socket was never closed");
}

#[test]
fn an_account_can_open_at_most_eight_streams() {
    let server = TestServer::start();
    let (_, _, game) = two_at_a_game(&server);
    let owner = server.account("Streamer").0;
    let path = format!("/api/games/{game}/stream");
    let open: Vec<_> = (0..8).map(|_| owner.stream(&path)).collect();
    assert!(open.iter().all(|stream| stream.status == 200));
    assert_eq!(owner.stream(&path).status, 429);
    // Other clients at the same address have their own limit.
    assert_eq!(server.browser().stream(&path).status, 200);
}

#[test]
fn requests_per_address_are_rate_limited() {
    let server = TestServer::rate_limited();
    let browser = server.browser();
    let refused =
        (0..1500).map(|_| browser.get("/api/nothing")).find(|answer| answer.status == 429);
    let refused = refused.expect("a refusal");
    assert_eq!(refused.code(), "limit");
    assert!(!refused.header("retry-after").is_empty(), "{refused:?}");
}

#[test]
fn an_address_can_create_sixty_guests_per_hour() {
    let server = TestServer::rate_limited();
    let join = |_| server.browser().join("00000000000").status;
    let answers: Vec<u16> = (0..62).map(join).collect();
    assert!(answers[..60].iter().all(|status| *status == 404), "{answers:?}");
    assert_eq!(answers[61], 429);
}
