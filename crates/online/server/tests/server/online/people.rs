use serde_json::json;

use crate::kit::{TestServer, eventually};

#[test]
fn online_recent_and_followed_players_are_listed() {
    let server = TestServer::start();
    let ((anna, _), (ben, _)) = (server.account("Anna"), server.account("Ben"));
    let names = |list: &serde_json::Value| -> Vec<String> {
        let players = list.as_array().expect("a list").iter();
        players.map(|player| player["name"].as_str().expect("a name").to_owned()).collect()
    };
    let people = server.browser().get("/api/people").json();
    assert_eq!(names(&people["recent"]), ["Ben", "Anna"], "no player is connected yet");
    let _socket = ben.socket();
    // The hall learns of the socket a moment after it is opened.
    eventually(|| {
        let people = server.browser().get("/api/people").json();
        people["online"][0]["name"] == "Ben" && people["recent"][0]["name"] == "Anna"
    });

    assert_eq!(anna.put("/api/player/ben/follow", &json!({})).status, 204);
    assert_eq!(anna.get("/api/player/ben").json()["followed"], true);
    assert_eq!(ben.get("/api/player/anna").json()["followed"], false);
    let followed = anna.get("/api/people").json()["followed"][0].clone();
    assert_eq!((&followed["player"]["name"], &followed["online"]), (&json!("Ben"), &json!(true)));
    assert_eq!(anna.delete("/api/player/ben/follow", None).status, 204);
    assert_eq!(anna.get("/api/people").json()["followed"], json!([]));
    assert_eq!(anna.put("/api/player/anna/follow", &json!({})).code(), "not-now");
    assert_eq!(anna.put("/api/player/nobody/follow", &json!({})).code(), "no-such-player");
}

#[test]
fn a_leaderboard_includes_the_levels_of_the_engine() {
    let server = TestServer::start();
    let board = server.browser().get("/api/leaderboard?variant=yinsh&speed=blitz").json();
    assert_eq!(board["leaders"], json!([]));
    let engines = board["engines"].as_array().expect("a list");
    let ratings: Vec<i64> =
        engines.iter().filter_map(|engine| engine["rating"]["rating"].as_i64()).collect();
    assert_eq!(ratings.len(), 10);
    assert!(ratings.is_sorted(), "{ratings:?}");
    let wrong = server.browser().get("/api/leaderboard?variant=chess&speed=blitz");
    assert_eq!(wrong.status, 400);
}

#[test]
fn a_player_can_be_blocked_and_unblocked() {
    let server = TestServer::start();
    let ((anna, _), (ben, _)) = (server.account("Anna"), server.account("Ben"));
    let challenge = |name: &str| json!({ "variant": "yinsh", "clock": "300+3", "color": "w", "opponent": { "player": name } });
    anna.put("/api/player/ben/follow", &json!({}));
    for _ in 0..2 {
        assert_eq!(anna.put("/api/player/ben/block", &json!({})).status, 204);
    }
    let profile = anna.get("/api/player/ben").json();
    assert_eq!((&profile["blocked"], &profile["followed"]), (&json!(true), &json!(false)));
    assert_eq!(
        ben.get("/api/player/anna").json()["blocked"],
        false,
        "Ben is not told of the block"
    );
    let blocks = anna.get("/api/account/blocks").json();
    assert_eq!(blocks["blocked"][0]["player"]["name"], "Ben");
    assert!(blocks["blocked"][0]["since"].as_i64() > Some(0));
    assert_eq!(ben.get("/api/account/blocks").json()["blocked"], json!([]));
    let refused = ben.post("/api/games", &challenge("Anna"));
    assert_eq!((refused.status, refused.code().as_str()), (403, "opponent-unavailable"));
    assert_eq!(anna.post("/api/games", &challenge("Ben")).code(), "opponent-blocked");
    let exported = anna.get("/api/account/export").json();
    assert_eq!(exported["blocks"][0]["player"], profile["player"]["id"]);

    assert_eq!(anna.delete("/api/player/ben/block", None).status, 204);
    assert_eq!(anna.get("/api/account/blocks").json()["blocked"], json!([]));
    assert_eq!(ben.post("/api/games", &challenge("Anna")).status, 201);
    for name in ["anna", "gipfel-3"] {
        assert_eq!(anna.put(&format!("/api/player/{name}/block"), &json!({})).code(), "not-now");
    }
    assert_eq!(anna.put("/api/player/nobody/block", &json!({})).code(), "no-such-player");
    assert_eq!(server.browser().get("/api/account/blocks").status, 401);
}
