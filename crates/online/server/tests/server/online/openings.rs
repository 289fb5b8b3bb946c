use serde_json::{Value, json};

use crate::kit::{Browser, SHARED, TestServer};

/// Plays a game between two guests that White resigns.
fn lose(server: &TestServer, turns: &[&str], opponent: &Value) -> Browser {
    let (white, black) = (server.browser(), server.browser());
    let wanted =
        json!({ "variant": "yinsh", "clock": "300+3", "color": "w", "opponent": opponent });
    let made = white.post("/api/games", &wanted).json();
    let game = made["id"].as_str().expect("an id").to_owned();
    let key = made["key"].as_str().unwrap_or_default().to_owned();
    let origin = black.origin();
    let headers = [("origin", origin.as_str()), ("game-key", key.as_str())];
    let joined = black.ask("POST", &format!("/api/games/{game}/join"), Some("{}"), &headers);
    assert_eq!(joined.status, 200, "{joined:?}");
    for (ply, turn) in (0..).zip(turns) {
        let player = if ply % 2 == 0 { &white } else { &black };
        assert_eq!(player.play(&game, ply, turn).status, 200, "{turn}");
    }
    assert_eq!(white.act(&game, "resign").status, 200);
    white
}

#[test]
fn games_on_the_server_are_counted_except_private_ones() {
    let server = TestServer::start();
    lose(&server, &["f6", "e5"], &json!("open"));
    lose(&server, &["f6", "e4"], &json!("open"));
    let of_private = lose(&server, &["a2", "e5"], &json!("link"));
    for browser in [server.browser(), of_private] {
        let start = browser.get("/api/openings/yinsh").json();
        assert_eq!((&start["counted"], &start["counting"]), (&json!(2), &json!(false)), "{start}");
        assert_eq!((&start["toAct"], &start["losses"]), (&json!("w"), &json!(2)));
        assert_eq!(start["continuations"].as_array().unwrap().len(), 1, "{start}");
        let row = &start["continuations"][0];
        assert_eq!((&row["turns"], &row["losses"]), (&json!(["f6"]), &json!(2)));
        assert_eq!((&row["score"], &row["evaluation"]), (&json!(0.0), &json!(null)));
    }
    let next = server.browser().get("/api/openings/yinsh?turns=f6").json();
    assert_eq!((&next["wins"], &next["toAct"]), (&json!(2), &json!("b")), "{next}");
    let rows = next["continuations"].as_array().unwrap();
    let plain = |turn: &str| {
        let of_turn =
            rows.iter().filter(|row| row["turns"].as_array().unwrap().contains(&json!(turn)));
        of_turn.map(|row| row["wins"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!((plain("e5"), plain("e4")), (vec![1], vec![1]));
}

#[test]
fn openings_played_by_the_engine_include_its_evaluation() {
    let answer = SHARED.browser().get("/api/openings/gipf-basic?source=engine");
    assert_eq!(answer.status, 200, "{answer:?}");
    let start = answer.json();
    assert!(start["counted"].as_u64().unwrap() >= 20_000, "{start}");
    let rows = start["continuations"].as_array().unwrap();
    assert!(!rows.is_empty() && rows.iter().all(|row| row["evaluation"].is_number()), "{start}");
    let turn = rows[0]["turns"][0].as_str().unwrap();
    let position = &SHARED
        .browser()
        .get(&format!("/api/openings/gipf-basic?source=engine&turns={turn}"))
        .json()["position"];
    let position = position.as_str().unwrap().replace(' ', "+");
    let query = format!("/api/openings/gipf-basic?source=engine&position={position}");
    let by_position = SHARED.browser().get(&query).json();
    assert_eq!(by_position["losses"], rows[0]["wins"], "from the other player's point of view");
}

#[test]
fn invalid_lookups_are_refused_with_a_code() {
    let browser = SHARED.browser();
    let refused = |path: &str| {
        let answer = browser.get(&format!("/api/openings/{path}"));
        (answer.status, answer.code())
    };
    assert_eq!(refused("chess"), (404, "not-found".to_owned()));
    assert_eq!(refused("gipf-ultimate"), (404, "not-found".to_owned()));
    assert_eq!(refused("yinsh?source=mine"), (400, "bad-request".to_owned()));
    assert_eq!(refused("yinsh?depth=3"), (400, "bad-request".to_owned()));
    assert_eq!(refused("yinsh?position=nonsense"), (422, "bad-request".to_owned()));
    let (status, code) = refused("yinsh?turns=f6+f6");
    assert_eq!((status, code.as_str()), (422, "point-occupied"));
    let long = format!("yinsh?turns={}", ["f6"; 101].join("+"));
    assert_eq!(refused(&long), (400, "bad-request".to_owned()), "refused before it is played");
}

#[test]
fn opening_lookups_are_rate_limited() {
    let server = TestServer::rate_limited();
    let browser = server.browser();
    let codes: Vec<u16> =
        (0..125).map(|_| browser.get("/api/openings/yinsh?turns=nonsense").status).collect();
    assert_eq!((codes[0], codes[124]), (422, 429));
}
