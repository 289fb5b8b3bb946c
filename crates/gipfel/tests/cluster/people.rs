//! People at different nodes, who need not know that.

use std::{
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use crate::{
    browser::Browser,
    process::{Node, gipfel},
    services::{Nats, database},
};

/// Looks for an opponent until there is one; answers with the game.
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
        assert!(begun.elapsed() < Duration::from_secs(10), "it was never so");
        thread::sleep(Duration::from_millis(50));
    }
}

/// Lets one look for an opponent, and the other when the first one waits. What happens between is told.
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
fn two_who_wait_at_two_nodes_meet_and_both_nodes_list_their_game() {
    let (database, nats) = (database(), Nats::start());
    let nodes = ["n1", "n2"].map(|name| Node::start(&database, &nats.address, name, &[]));
    let game = pair(&nodes, || {});
    for node in &nodes {
        let reader = node.browser();
        eventually(|| reader.get("/api/games/live").json()[0]["id"] == game.as_str());
    }
}

#[test]
fn without_nats_who_waits_is_told_by_the_database_that_they_have_an_opponent() {
    let (database, nats) = (database(), Nats::start());
    let nodes = ["n1", "n2"].map(|name| Node::start(&database, &nats.address, name, &[]));
    // The node of the first has seen that they wait.
    pair(&nodes, || {
        thread::sleep(Duration::from_secs(2));
        drop(nats);
    });
}

#[test]
fn who_is_banned_is_out_at_every_node() {
    let (database, nats) = (database(), Nats::start());
    let nodes = ["n1", "n2"].map(|name| Node::start(&database, &nats.address, name, &[]));
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
