use serde_json::json;

use crate::kit::{TestServer, two_at_a_game};

#[test]
fn two_guests_can_play_with_only_a_link() {
    let server = TestServer::start();
    let (white, black, game) = two_at_a_game(&server);
    assert_eq!(white.play(&game, 0, "e5").status, 200);
    assert_eq!(black.play(&game, 1, "f6").status, 200);
    let seen = server.browser().get(&format!("/api/games/{game}")).json();
    let turns: Vec<&str> = seen["turns"]
        .as_array()
        .unwrap()
        .iter()
        .map(|turn| turn["turn"].as_str().unwrap())
        .collect();
    assert_eq!(turns, ["e5", "f6"]);
    assert_eq!((&seen["status"], &seen["you"]), (&json!("playing"), &json!(null)));
}

#[test]
fn creating_a_game_returns_its_location_and_link() {
    let server = TestServer::start();
    let answer =
        server.browser().post("/api/games", &json!({ "variant": "gipf-basic", "clock": "-" }));
    let made = answer.json();
    let id = made["id"].as_str().unwrap();
    assert_eq!(answer.header("location"), format!("/api/games/{id}"));
    assert!(made["url"].as_str().unwrap().contains(&format!("/game/{id}#key=")), "{made}");
}

#[test]
fn a_game_with_potentials_is_created_played_and_recorded() {
    let server = TestServer::start();
    for (variant, game_tag) in [
        ("gipf-ultimate", "[Game \"gipf-ultimate\"]\n"),
        (
            "gipf-potentials:tournament:18/15:Y3-z6",
            "[Game \"gipf-potentials\"]\n[Terms \"tournament:18/15:Y3-z6\"]\n",
        ),
    ] {
        let (white, black) = (server.browser(), server.browser());
        let wanted =
            json!({ "variant": variant, "clock": "300+3", "color": "w", "opponent": "open" });
        let made = white.post("/api/games", &wanted).json();
        let game = made["id"].as_str().unwrap().to_owned();
        assert_eq!(black.join(&game).status, 200);
        for (ply, turn) in ["Ge2", "Ge8", "Ye1-e3", "Gb5", "ye2-h2"].into_iter().enumerate() {
            let player = if ply % 2 == 0 { &white } else { &black };
            let played = player.play(&game, ply as u32, turn);
            assert_eq!(played.status, 200, "{turn}");
        }
        let seen = white.get(&format!("/api/games/{game}")).json();
        assert_eq!(seen["terms"]["variant"], variant);
        assert_eq!(white.play(&game, 5, "ye2-h3").code(), "not-your-turn");
        assert_eq!(black.play(&game, 5, "ze8-e7").code(), "not-loaded");
        let record = white.get(&format!("/api/games/{game}/record")).text();
        assert!(record.starts_with(game_tag), "{record}");
        assert!(record.contains("3. ye2-h2"), "{record}");
    }
    let refused =
        server.browser().post("/api/games", &json!({ "variant": "gipf-potentials", "clock": "-" }));
    assert_eq!(refused.status, 422, "custom terms must be specified");
}

#[test]
fn a_turn_sent_twice_counts_once() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    let path = format!("/api/games/{game}/turns/e5?ply=0");
    let origin = white.origin();
    let headers = [("origin", origin.as_str()), ("idempotency-key", "a-b-c")];
    let first = white.ask("POST", &path, None, &headers);
    let second = white.ask("POST", &path, None, &headers);
    assert_eq!((first.status, second.status), (200, 200));
    assert_eq!(first.json(), second.json());
    let seen = white.get(&format!("/api/games/{game}")).json();
    assert_eq!(seen["turns"].as_array().unwrap().len(), 1);
}

#[test]
fn a_turn_for_another_position_is_refused_with_the_current_state() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    white.play(&game, 0, "e5");
    let late = white.play(&game, 0, "e6");
    assert_eq!((late.status, late.code().as_str()), (409, "ply-mismatch"));
    assert_eq!(late.json()["game"]["turns"][0]["turn"], "e5");
}

#[test]
fn an_illegal_turn_is_refused_with_the_broken_rule() {
    let server = TestServer::start();
    let (white, black, game) = two_at_a_game(&server);
    white.play(&game, 0, "e5");
    let refused = black.play(&game, 1, "e5");
    assert_eq!(refused.status, 422);
    assert!(!refused.code().is_empty());
    assert_eq!(black.play(&game, 1, "nonsense").status, 422);
}

#[test]
fn only_the_player_to_act_can_play() {
    let server = TestServer::start();
    let (_, black, game) = two_at_a_game(&server);
    let early = black.play(&game, 0, "e5");
    assert_eq!((early.status, early.code().as_str()), (409, "not-your-turn"));
    let stranger = server.browser().play(&game, 0, "e5");
    assert_eq!((stranger.status, stranger.code().as_str()), (403, "not-a-player"));
}

#[test]
fn a_third_player_cannot_join() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    let third = server.browser().join(&game);
    assert_eq!((third.status, third.code().as_str()), (409, "seats-taken"));
    assert_eq!(white.get(&format!("/api/games/{game}")).json()["status"], "playing");
}

#[test]
fn the_record_of_a_resigned_game_has_clocks_and_a_result() {
    let server = TestServer::start();
    let (white, black, game) = two_at_a_game(&server);
    for (ply, turn) in (0..).zip(["e5", "f6", "e6", "f7"]) {
        let player = if ply % 2 == 0 { &white } else { &black };
        assert_eq!(player.play(&game, ply, turn).status, 200, "{turn}");
    }
    assert_eq!(white.act(&game, "resign").status, 200);
    let answer = server.browser().get(&format!("/api/games/{game}/record"));
    assert!(answer.header("content-type").starts_with("text/plain"), "{answer:?}");
    for part in ["[TimeControl \"300+3\"]", "[White \"Guest\"]", "[Date \"20", "0-1", "[%clk 0:0"] {
        assert!(answer.text().contains(part), "{part}: {}", answer.text());
    }
    let read: Vec<_> = record::read(&answer.text(), record::ReadOptions::default()).collect();
    assert_eq!(read.len(), 1, "{}", answer.text());
}

#[test]
fn an_unknown_act_is_not_found() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    assert_eq!(white.act(&game, "cheat").code(), "not-found");
}

#[test]
fn the_engine_replies_to_a_turn() {
    let server = TestServer::start();
    let guest = server.browser();
    let wanted =
        json!({ "variant": "yinsh", "clock": "300", "color": "w", "opponent": { "engine": 1 } });
    let game = guest.make(&wanted);
    let mut lines = guest.stream(&format!("/api/games/{game}/stream"));
    assert_eq!(lines.next().unwrap()["type"], "gameFull");
    assert_eq!(guest.play(&game, 0, "e5").status, 200);
    loop {
        let state = lines.of_type("gameState");
        if state["turns"].as_str().unwrap().split(' ').count() == 2 {
            break;
        }
    }
}

#[test]
fn conditional_turns_are_played_when_their_condition_is_met() {
    let server = TestServer::start();
    let (white, black) = (server.browser(), server.browser());
    let game = white.make(&json!({
        "variant": "yinsh", "clock": "3days", "color": "w", "opponent": "open",
    }));
    black.join(&game);
    let plan = json!({ "lines": [["e5", "f6"]] }).to_string();
    let path = format!("/api/games/{game}/plan");
    let planned = black.ask("PUT", &path, Some(&plan), &[("origin", &black.origin())]);
    assert_eq!(planned.status, 200, "{planned:?}");
    white.play(&game, 0, "e5");
    let turns = white.get(&format!("/api/games/{game}")).json()["turns"].clone();
    assert_eq!(turns[1]["turn"], "f6", "{turns}");
}

#[test]
fn only_the_players_see_their_chat() {
    let server = TestServer::start();
    let (white, black, game) = two_at_a_game(&server);
    let said = white
        .post(&format!("/api/games/{game}/chat"), &json!({ "to": "players", "phrase": "hello" }));
    assert_eq!(said.status, 200, "{said:?}");
    let path = format!("/api/games/{game}");
    assert_eq!(black.get(&path).json()["chat"][0]["phrase"], "hello");
    assert_eq!(server.browser().get(&path).json()["chat"], json!([]));
    let empty = white.post(&format!("/api/games/{game}/chat"), &json!({ "to": "players" }));
    assert_eq!(empty.code(), "not-understood");
}

#[test]
fn a_game_has_a_qr_code() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    let picture = white.get(&format!("/api/games/{game}/qr.svg"));
    assert_eq!(picture.header("content-type"), "image/svg+xml");
    assert!(picture.text().starts_with("<svg"));
    assert_eq!(white.get("/api/games/00000000000/qr.svg").code(), "no-such-game");
}

#[test]
fn the_archive_can_be_searched_page_by_page() {
    let server = TestServer::start();
    let (white, _, game) = two_at_a_game(&server);
    white.make(&json!({ "variant": "gipf-basic", "clock": "-" }));
    let of = |query: &str| server.browser().get(&format!("/api/games?{query}")).json();
    let found = of("variant=yinsh&status=playing&speed=blitz&rated=false");
    assert_eq!(found["games"].as_array().unwrap().len(), 1, "{found}");
    assert_eq!(found["games"][0]["id"], game);
    assert_eq!(of("score=1-0")["games"], json!([]));
    assert_eq!(of("player=nobody")["games"], json!([]));
    assert_eq!(server.browser().get("/api/games?speed=fast").code(), "bad-request");
}

#[test]
fn the_lobby_lists_open_games_and_games_in_progress() {
    let server = TestServer::start();
    let (white, black, game) = two_at_a_game(&server);
    white.play(&game, 0, "e5");
    black.play(&game, 1, "f6");
    // The lobby shows games with somebody present.
    let mut socket = white.socket();
    socket.send(&json!({ "t": "watch", "game": game, "since": null }));
    socket.hear("game");
    let open = white.make(&json!({ "variant": "gipf-basic", "clock": "-", "opponent": "open" }));
    white.make(&json!({ "variant": "gipf-basic", "clock": "-", "opponent": "link" }));
    let lobby = server.browser().get("/api/lobby").json();
    assert_eq!(lobby["open"].as_array().unwrap().len(), 1, "{lobby}");
    assert_eq!(lobby["open"][0]["id"], open);
    assert_eq!(lobby["games"][0]["id"], game);
    assert_eq!(server.browser().get("/api/games/live").json()[0]["id"], game);
}

#[test]
fn a_guest_is_shown_under_the_name_they_chose() {
    let server = TestServer::start();
    let (host, friend) = (server.browser(), server.browser());
    server.account("Carla");
    let named = host.put("/api/guest", &json!({ "name": "  Anna " }));
    assert_eq!(named.status, 200);
    let wanted = json!({"variant": "yinsh", "clock": "300+3", "color": "w", "opponent": "open"});
    let game = host.post("/api/games", &wanted).json()["id"].as_str().expect("an id").to_owned();
    for taken in ["carla", "Admin"] {
        assert_eq!(friend.put("/api/guest", &json!({ "name": taken })).code(), "name-taken");
    }
    for unreadable in ["\u{202e}\u{200b}", &"x".repeat(10_000)] {
        assert_eq!(friend.put("/api/guest", &json!({ "name": unreadable })).code(), "bad-chat");
    }
    assert_eq!(friend.join(&game).status, 200);
    let seen = friend.get(&format!("/api/games/{game}")).json();
    assert_eq!((&seen["w"]["name"], &seen["b"]["name"]), (&json!("Anna"), &json!(null)));
    assert_eq!(seen["w"]["kind"], "guest");
}
