//! Players at two nodes of one site, who notice no difference.

use serde_json::{Value, json};

use crate::kit::{Browser, Socket, TestServer, eventually};

fn watching(browser: &Browser, game: &str) -> Socket {
    let mut socket = browser.socket();
    socket.send(&json!({ "t": "watch", "game": game }));
    socket.hear("game");
    socket
}

fn people(browser: &Browser) -> Vec<Value> {
    let people = browser.get("/api/people").json();
    let online = people["online"].as_array().expect("a list");
    let mut names: Vec<Value> = online.iter().map(|player| player["name"].clone()).collect();
    names.sort_by_key(Value::to_string);
    names
}

#[test]
fn players_at_different_nodes_can_be_paired_play_and_chat() {
    let [one, other] = TestServer::two_nodes();
    let (ada, bea) = (one.account("Ada").0, other.account("Bea").0);
    let wanted = json!({ "variant": "yinsh", "clock": "180+2", "color": "w" });
    let mut waiting = ada.post_stream("/api/seek", &wanted);
    assert_eq!(waiting.next().unwrap()["type"], "seeking");
    let wanted = json!({ "variant": "yinsh", "clock": "180+2" });
    let game = bea.post_stream("/api/seek", &wanted).next().unwrap()["game"].clone();
    assert_eq!(waiting.of_type("paired")["game"], game);
    let game = game.as_str().expect("an id");
    let (mut adas, mut beas) = (watching(&ada, game), watching(&bea, game));
    for node in [&one, &other] {
        eventually(|| people(&node.browser()) == ["Ada", "Bea"]);
        let is_listed = || {
            let live = node.browser().get("/api/games/live").json();
            live[0]["id"] == game && live[1].is_null()
        };
        eventually(is_listed);
    }
    assert_eq!(ada.play(game, 0, "e5").status, 200);
    assert_eq!(beas.hear("event")["event"]["turn"], "e5");
    assert_eq!(bea.play(game, 1, "f6").status, 200);
    let turn = |socket: &mut Socket| socket.hear("event")["event"]["turn"].clone();
    assert_eq!([turn(&mut adas), turn(&mut adas)], ["e5", "f6"]);
    beas.send(&json!({ "t": "say", "game": game, "id": "1", "to": "players", "phrase": "hello" }));
    assert_eq!(adas.hear("said")["line"]["phrase"], "hello");
}

#[test]
fn a_challenge_reaches_its_player_at_another_node() {
    let [one, other] = TestServer::two_nodes();
    let (ada, bea) = (one.account("Ada").0, other.account("Bea").0);
    let (mut adas, mut beas) = (ada.socket(), bea.socket());
    adas.hear("welcome");
    beas.hear("welcome");
    let game =
        ada.make(&json!({ "variant": "yinsh", "clock": "300+3", "opponent": { "player": "Bea" } }));
    assert_eq!(beas.hear("challenge")["game"]["id"], game.as_str());
    assert_eq!(bea.join(&game).status, 200);
    assert_eq!(adas.hear("challenge-ended")["end"], "accepted");
}

#[test]
fn a_rated_game_locks_engines_at_all_nodes() {
    let [one, other] = TestServer::two_nodes();
    let (ada, bea) = (one.account("Ada").0, other.account("Bea").0);
    let rated = json!({ "variant": "yinsh", "clock": "300+3", "opponent": "open", "rated": true });
    let game = ada.make(&rated);
    assert_eq!(bea.join(&game).status, 200);
    for node in [&one, &other] {
        assert_eq!(ada.at(node.address).me()["locked"], game.as_str());
    }
}
