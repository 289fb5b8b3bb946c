//! Limits shared by all nodes.

use backends::{Nats, database};
use serde_json::json;

use crate::{browser::Browser, process::Node};

/// Returns two nodes, and a browser at each.
fn two_nodes(database: &str, nats: &Nats) -> ([Node; 2], [Browser; 2]) {
    // No mail server listens at this address: the test only checks whether a mail would be sent.
    let mail = ["--smtp", "smtp://127.0.0.1:9", "--mail-from", "Gipfel <no-reply@gipfel.example>"];
    let nodes = ["n1", "n2"].map(|name| Node::start(database, &nats.address(), name, &mail));
    let people = [nodes[0].browser(), nodes[1].browser()];
    (nodes, people)
}

#[test]
fn two_nodes_count_wrong_passwords_together() {
    let (database, nats) = (database(), Nats::start());
    let (_nodes, mut people) = two_nodes(&database, &nats);
    let wrong = json!({"name": "Anna", "password": "not her password"});
    // Twenty attempts for the account and then, when they are used up, three for this address.
    for count in 0..23 {
        let answer = people[count % 2].post("/api/login", &wrong);
        assert_eq!(answer.status, 401, "try {count}: {answer:?}");
    }
    for person in &mut people {
        let answer = person.post("/api/login", &wrong);
        assert_eq!(answer.status, 429, "{answer:?}");
    }
    let another = json!({"name": "Berta", "password": "not her password"});
    assert_eq!(people[1].post("/api/login", &another).status, 401, "others are not affected");
}

#[test]
fn two_nodes_count_emails_together() {
    let (database, nats) = (database(), Nats::start());
    let (_nodes, mut people) = two_nodes(&database, &nats);
    let reset = json!({"name": "Anna"});
    for count in 0..3 {
        let answer = people[count % 2].post("/api/reset", &reset);
        assert!((200..300).contains(&answer.status), "mail {count}: {answer:?}");
    }
    for person in &mut people {
        let answer = person.post("/api/reset", &reset);
        assert_eq!(answer.status, 429, "{answer:?}");
    }
}
