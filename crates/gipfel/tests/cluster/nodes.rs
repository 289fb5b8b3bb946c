//! `gipfel admin nodes`.

use backends::{Nats, database};
use serde_json::{Value, json};

use crate::process::{Node, gipfel, until};

/// Returns the output of the command, and whether it succeeded.
fn listed(database: &str) -> (Value, bool) {
    let output = gipfel(&["admin", "--database", database, "nodes", "--json"]);
    (serde_json::from_slice(&output.stdout).expect("JSON"), output.status.success())
}

/// Returns the states of the nodes, by name.
fn states(list: &Value) -> Vec<(String, String)> {
    let text = |node: &Value, key: &str| node[key].as_str().expect("a text").to_owned();
    let nodes = list["nodes"].as_array().expect("a list");
    nodes.iter().map(|node| (text(node, "name"), text(node, "state"))).collect()
}

fn named(states: &[(&str, &str)]) -> Vec<(String, String)> {
    states.iter().map(|(name, state)| ((*name).to_owned(), (*state).to_owned())).collect()
}

#[test]
fn the_nodes_of_a_database_are_listed_with_their_state_and_their_games() {
    let (database, nats) = (database(), Nats::start());
    let mut one = Node::start(&database, &nats.address(), "one", &[]);
    let mut two = Node::start(&database, &nats.address(), "two", &[]);
    assert_eq!(states(&listed(&database).0), named(&[("one", "alive"), ("two", "alive")]));

    let wanted = json!({"variant": "yinsh", "clock": "300+3", "opponent": {"engine": 1}});
    one.browser().new_game(&wanted);
    until("a game is in its hands", || listed(&database).0["nodes"][0]["games"] == 1);
    let table = gipfel(&["admin", "--database", &database, "nodes"]);
    let table = String::from_utf8(table.stdout).expect("UTF-8");
    assert!(table.starts_with("NAME  STATE  GAMES  VERSION  SINCE "), "{table}");
    assert!(table.contains("\none   alive  1 ") && table.contains(" s ago\n"), "{table}");

    one.process.kill();
    until("the first node is dead", || {
        states(&listed(&database).0) == named(&[("one", "dead"), ("two", "alive")])
    });
    assert!(listed(&database).1, "a node is left");
    until("the other has the game", || listed(&database).0["nodes"][1]["games"] == 1);

    two.process.end();
    let (list, is_good) = listed(&database);
    assert_eq!(
        states(&list),
        named(&[("one", "dead")]),
        "a node that shut down cleanly is removed"
    );
    assert!(!is_good, "no node is alive");
}

#[test]
fn a_node_without_nats_is_cut_off() {
    let (database, nats) = (database(), Nats::start());
    let _node = Node::start(&database, &nats.address(), "one", &[]);
    drop(nats);
    until("it is cut off", || states(&listed(&database).0) == named(&[("one", "cut-off")]));
}
