//! People at different nodes play together without noticing.

use std::{
    thread,
    time::{Duration, Instant},
};

use backends::{Nats, database};
use serde_json::{Value, json};

use crate::{
    browser::Browser,
    process::{Node, gipfel},
};

/// Seeks an opponent until one is found, and returns the game.
fn seek(mut person: Browser) -> String {
    let found = person.post("/api/seek", &json!({ "variant": "yinsh", "clock": "180+2" }));
    let last = found.text.lines().rfind(|line| !line.is_empty()).expect("a line");
    let line: Value = serde_json::from_str(last).expect("JSON");
    assert_eq!(line["type"], "paired", "{found:?}");
    line["game"].as_str().expect("an id").to_owned()
}

fn eventually(is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < Duration::from_secs(10), "the condition was never met");
        thread::sleep(Duration::from_millis(50));
    }
}

/// Has one person seek an opponent, and a second person once the first is waiting; `between` runs in between.
fn pair(nodes: &[Node; 2], between: impl FnOnce()) -> String {
    let [one, other] = [nodes[0].browser(), nodes[1].browser()];
    let reader = nodes[1].browser();
    let waiting = thread::spawn(move || seek(one));
    eventually(|| {
        reader.get("/api/lobby").json()["seeks"].as_array().is_some_and(|all| all.len() == 1)
    });
    between();
    let game = seek(other);
    let begun = Instant::now();
    assert_eq!(waiting.join().expect("paired"), game);
    assert!(begun.elapsed() < Duration::from_secs(10), "after {:?}", begun.elapsed());
    game
}

#[test]
fn two_players_waiting_at_two_nodes_are_paired_and_both_nodes_list_their_game() {
    let (database, nats) = (database(), Nats::start());
    let nodes = ["n1", "n2"].map(|name| Node::start(&database, &nats.address(), name, &[]));
    let game = pair(&nodes, || {});
    for node in &nodes {
        let reader = node.browser();
        eventually(|| reader.get("/api/games/live").json()[0]["id"] == game.as_str());
    }
}

#[test]
fn without_nats_a_waiting_player_learns_of_an_opponent_from_the_database() {
    let (database, nats) = (database(), Nats::start());
    let nodes = ["n1", "n2"].map(|name| Node::start(&database, &nats.address(), name, &[]));
    // Gives the first person's node time to record that they are waiting.
    pair(&nodes, || {
        thread::sleep(Duration::from_secs(2));
        drop(nats);
    });
}

#[test]
fn a_banned_player_is_disconnected_from_every_node() {
    let (database, nats) = (database(), Nats::start());
    let nodes = ["n1", "n2"].map(|name| Node::start(&database, &nats.address(), name, &[]));
    let mut anna = nodes[0].browser();
    let account = json!({ "name": "Anna", "password": "five in a row" });
    let registered = anna.post("/api/account", &account);
    assert!((200..300).contains(&registered.status), "{registered:?}");
    let streams = nodes.each_ref().map(|node| {
        let anna = anna.moved_to(&node.browser());
        thread::spawn(move || anna.get("/api/stream/events").status)
    });
    eventually(|| nodes.iter().all(|node| node.metric("gipfel_streams ") > 0.0));
    let banned = gipfel(&["admin", "ban", "Anna", "--database", &database]);
    assert!(banned.status.success(), "{banned:?}");
    let begun = Instant::now();
    for stream in streams {
        assert_eq!(stream.join().expect("it ended"), 200, "it had begun");
    }
    assert!(begun.elapsed() < Duration::from_secs(10), "after {:?}", begun.elapsed());
    for node in &nodes {
        let answer = anna.moved_to(&node.browser()).get("/api/stream/events");
        assert_eq!((answer.status, answer.json()["code"].as_str()), (403, Some("banned")));
    }
}
