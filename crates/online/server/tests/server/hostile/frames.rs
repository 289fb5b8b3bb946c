//! Socket frames that an honest client never sends.

use serde_json::{Value, json};
use tungstenite::{
    Bytes, Message,
    protocol::frame::{
        Frame,
        coding::{Data, OpCode},
    },
};

use crate::kit::{Browser, Socket, TestServer, two_at_a_game};

/// Returns the frame with which the page of a game plays a turn.
fn play(game: &str, id: &str, ply: u32, turn: &str) -> Value {
    json!({ "t": "play", "game": game, "id": id, "ply": ply, "turn": turn, "spent": 1 })
}

/// Sends a frame and returns the code of its refusal.
fn refused(socket: &mut Socket, frame: &Value) -> String {
    socket.send(frame);
    socket.hear("refused")["code"].as_str().expect("a code").to_owned()
}

/// Returns the turns of a game as seen by a spectator.
fn turns(browser: &Browser, game: &str) -> Vec<String> {
    let seen = browser.get(&format!("/api/games/{game}")).json();
    let turns = seen["turns"].as_array().expect("turns").iter();
    turns.map(|turn| turn["turn"].as_str().expect("a turn").to_owned()).collect()
}

/// Returns a browser with the session of a visitor who is not playing in the game.
fn stranger(server: &TestServer) -> Browser {
    let browser = server.browser();
    browser.make(&json!({ "variant": "yinsh", "clock": "-" }));
    browser
}

/// Returns all commands that change a game.
fn commands(game: &str) -> [Value; 5] {
    [
        play(game, "1", 0, "e5"),
        json!({ "t": "act", "game": game, "id": "2", "act": "resign" }),
        json!({ "t": "act", "game": game, "id": "3", "act": "abort" }),
        json!({ "t": "plan", "game": game, "id": "4", "lines": [["e5", "resign"]] }),
        json!({ "t": "say", "game": game, "id": "5", "to": "players", "text": "hello" }),
    ]
}

#[test]
fn a_turn_out_of_turn_is_refused_and_changes_nothing() {
    let server = TestServer::start();
    let (_, black, game) = two_at_a_game(&server);
    assert_eq!(refused(&mut black.socket(), &play(&game, "1", 0, "e5")), "not-your-turn");
    assert_eq!(turns(&black, &game), [""; 0]);
}

#[test]
fn a_turn_for_another_ply_is_refused() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    let mut socket = white.socket();
    socket.send(&play(&game, "1", 0, "e5"));
    socket.hear("ack");
    for ply in [0, 2, u32::MAX] {
        assert_eq!(refused(&mut socket, &play(&game, "2", ply, "f6")), "ply-mismatch", "{ply}");
    }
    assert_eq!(turns(&white, &game), ["e5"]);
}

#[test]
fn a_turn_repeated_on_another_socket_counts_once() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    let answers = [(); 3].map(|()| {
        let mut socket = white.socket();
        socket.send(&play(&game, "same", 0, "e5"));
        socket.hear("ack")["seq"].clone()
    });
    assert!(answers.iter().all(|seq| *seq == answers[0]), "{answers:?}");
    assert_eq!(turns(&white, &game), ["e5"]);
}

#[test]
fn command_ids_are_separate_for_each_sender() {
    let server = TestServer::start();
    let (white, black, game) = two_at_a_game(&server);
    let mut socket = white.socket();
    socket.send(&play(&game, "same", 0, "e5"));
    let first = socket.hear("ack")["seq"].clone();
    let nobody = stranger(&server);
    assert_eq!(refused(&mut nobody.socket(), &play(&game, "same", 0, "e5")), "not-a-player");
    let mut socket = black.socket();
    socket.send(&play(&game, "same", 1, "f6"));
    assert_ne!(socket.hear("ack")["seq"], first);
    assert_eq!(turns(&white, &game), ["e5", "f6"]);
}

#[test]
fn a_stranger_cannot_change_a_game() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    let mut socket = stranger(&server).socket();
    for command in commands(&game) {
        assert_eq!(refused(&mut socket, &command), "not-a-player", "{command}");
    }
    let seen = white.get(&format!("/api/games/{game}")).json();
    assert_eq!((&seen["status"], &seen["chat"]), (&json!("playing"), &json!([])));
}

#[test]
fn a_socket_without_a_player_can_only_watch() {
    let server = TestServer::start();
    let (_, _, game) = two_at_a_game(&server);
    let mut socket = server.browser().socket();
    let seek =
        json!({ "t": "seek", "id": "6", "variant": "yinsh", "clock": "300", "rated": false });
    let take = json!({ "t": "take", "id": "7", "seek": "1" });
    for command in commands(&game).iter().chain([&seek, &take]) {
        assert_eq!(refused(&mut socket, command), "not-signed-in", "{command}");
    }
    socket.send(&json!({ "t": "watch", "game": game, "since": null }));
    assert_eq!(socket.hear("game")["game"]["you"], json!(null));
}

#[test]
fn a_finished_game_accepts_no_commands() {
    let server = TestServer::start();
    let (white, black, game) = two_at_a_game(&server);
    assert_eq!(black.act(&game, "resign").status, 200);
    let mut socket = white.socket();
    assert_eq!(refused(&mut socket, &play(&game, "1", 0, "e5")), "game-over");
    let resign = json!({ "t": "act", "game": game, "id": "2", "act": "resign" });
    assert_eq!(refused(&mut socket, &resign), "game-over");
}

#[test]
fn a_malformed_turn_is_refused_and_the_game_continues() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    let mut socket = white.socket();
    let (long, many) = ("a".repeat(3000), "e5;".repeat(1000));
    let texts =
        ["", " ", "z9", "e5;e5", "e5-", "e5\u{0}", "\u{1F4A3}", "../e5", "resign", &long, &many];
    for (number, text) in texts.into_iter().enumerate() {
        let code = refused(&mut socket, &play(&game, &number.to_string(), 0, text));
        assert!(!code.is_empty() && code != "unavailable", "{text:?}: {code}");
    }
    socket.send(&play(&game, "fine", 0, "e5"));
    socket.hear("ack");
}

#[test]
fn numbers_out_of_range_are_malformed() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    let mut socket = white.socket();
    for number in ["-1", "1.5", "4294967296", "1e400", "1e-400000", "\"0\"", "null", "[]", "NaN"] {
        for field in ["ply", "spent"] {
            let (ply, spent) = if field == "ply" { (number, "1") } else { ("0", number) };
            // `spent` is optional.
            if (field, number) == ("spent", "null") {
                continue;
            }
            socket.say(Message::text(format!(
                "{{\"t\":\"play\",\"game\":\"{game}\",\"id\":\"1\",\"turn\":\"e5\",\"ply\":{ply},\"spent\":{spent}}}"
            )));
            let code = socket.hear("refused")["code"].clone();
            assert_eq!(code, "malformed", "{field}: {number}");
        }
    }
    assert_eq!(turns(&white, &game), [""; 0]);
}

#[test]
fn deeply_nested_frames_are_malformed() {
    let server = TestServer::start();
    let mut socket = server.browser().socket();
    for text in [
        "[".repeat(4000),
        "{\"t\":".repeat(800),
        format!("{{\"t\":\"ping\",\"at\":{}", "[".repeat(2000)),
    ] {
        socket.say(Message::text(text));
        assert_eq!(socket.hear("refused")["code"], "malformed");
    }
}

#[test]
fn a_malformed_command_id_is_refused() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    let mut socket = white.socket();
    for id in ["", "a b", "a\r\nb", "\u{202e}", &"x".repeat(65)] {
        assert_eq!(refused(&mut socket, &play(&game, id, 0, "e5")), "bad-command-id", "{id:?}");
    }
}

#[test]
fn malformed_game_ids_are_refused() {
    let server = TestServer::start();
    let mut socket = server.browser().socket();
    for game in ["", "..", "../../etc/passwd", "' OR 1=1 --", "0000000000\u{0}", &"0".repeat(12)] {
        let code = refused(&mut socket, &json!({ "t": "watch", "game": game, "since": null }));
        assert_eq!(code, "malformed", "{game:?}");
    }
    let code = refused(&mut socket, &json!({ "t": "watch", "game": "00000000000", "since": null }));
    assert_eq!(code, "no-such-game");
}

#[test]
fn a_socket_may_resume_after_any_event_number() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    let mut socket = white.socket();
    for since in [0, 1, 1000, u32::MAX - 1, u32::MAX] {
        socket.send(&json!({ "t": "watch", "game": game, "since": since }));
        socket.send(&json!({ "t": "ping", "at": 1 }));
        socket.hear("pong");
    }
}

#[test]
fn a_fragmented_message_has_the_same_size_limit() {
    let server = TestServer::start();
    let mut socket = server.browser().socket();
    let piece = |code, is_last| {
        Message::Frame(Frame::message(Bytes::from(vec![b'x'; 1000]), OpCode::Data(code), is_last))
    };
    // A message may have at most 4096 bytes: the fifth piece exceeds this limit.
    socket.say(piece(Data::Text, false));
    for _ in 0..4 {
        socket.say(piece(Data::Continue, false));
    }
    assert_eq!(socket.close_code(), Some(1009));
}

#[test]
fn invalid_utf8_closes_the_socket() {
    let server = TestServer::start();
    let mut socket = server.browser().socket();
    let broken = Bytes::from_static(b"{\"t\":\"ping\",\"at\":\xff\xfe}");
    socket.say(Message::Frame(Frame::message(broken, OpCode::Data(Data::Text), true)));
    assert_eq!(socket.close_code(), Some(1009));
}
