use serde_json::json;

use crate::kit::{TestServer, eventually};

#[test]
fn who_is_here_is_named_and_who_is_followed_too() {
    let server = TestServer::start();
    let ((anna, _), (ben, _)) = (server.account("Anna"), server.account("Ben"));
    let names = |list: &serde_json::Value| -> Vec<String> {
        let players = list.as_array().expect("a list").iter();
        players.map(|player| player["name"].as_str().expect("a name").to_owned()).collect()
    };
    let people = server.browser().get("/api/people").json();
    assert_eq!(names(&people["recent"]), ["Ben", "Anna"], "nobody is connected yet");
    let _socket = ben.socket();
    // The socket is open a moment before the hall knows it.
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
fn a_leaderboard_has_the_levels_of_the_engine_with_their_ratings() {
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
