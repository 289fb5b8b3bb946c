//! Studies on the server: access, revisions, limits and validation.

use serde_json::{Value, json};

use crate::kit::{Browser, TestServer, account};

fn text(title: &str, turns: &str) -> String {
    format!(
        "[Game \"yinsh\"]\n[Result \"*\"]\n[Study \"{title}\"]\n[Chapter \"One\"]\n\n{turns} *\n\n\
         [Game \"gipf-basic\"]\n[Result \"*\"]\n[Study \"{title}\"]\n[Chapter \"Two\"]\n\n1. e1-e3 {{[%cal Ge3e5]}} *\n"
    )
}

/// Stores a study and returns its id.
fn stored(owner: &Browser, title: &str, access: &str) -> String {
    let body = json!({"access": access, "text": text(title, "1. f6 {[%csl Gf6]}")});
    let made = owner.post("/api/studies", &body);
    assert_eq!(made.status, 201, "{made:?}");
    made.json()["id"].as_str().expect("an id").to_owned()
}

fn path(id: &str) -> String {
    format!("/api/studies/{id}")
}

/// Returns the ids of all public studies.
fn listed(browser: &Browser) -> Vec<String> {
    let mut ids = Vec::new();
    let mut address = "/api/studies".to_owned();
    loop {
        let page = browser.get(&address).json();
        let studies = page["studies"].as_array().expect("studies");
        ids.extend(studies.iter().map(|study| study["id"].as_str().expect("an id").to_owned()));
        let Some(next) = page["next"].as_str() else { return ids };
        address = format!("/api/studies?before={next}");
    }
}

#[test]
fn a_study_is_returned_as_it_was_stored() {
    let (owner, name) = account();
    let id = stored(&owner, "Rings", "private");
    let study = owner.get(&path(&id)).json();
    assert_eq!(study["text"], text("Rings", "1. f6 {[%csl Gf6]}"));
    assert_eq!(study["owner"], json!(name));
    let shown =
        ["title", "access", "revision", "chapters", "variant", "own"].map(|key| study[key].clone());
    assert_eq!(
        shown,
        [json!("Rings"), json!("private"), json!(1), json!(2), json!("yinsh"), json!(true)]
    );
    assert!(study["position"].as_str().is_some_and(|position| position.contains('R')), "{study}");
    let own = owner.get("/api/account/studies").json();
    assert_eq!(own["studies"][0]["id"], json!(id));
    assert!(own["studies"][0].get("text").is_none(), "lists contain no texts");
}

#[test]
fn a_private_study_is_not_found_by_others() {
    let server = TestServer::start();
    let ((owner, _), (other, _), guest) =
        (server.account("Ada"), server.account("Eve"), server.browser());
    let ids = ["private", "link", "public"].map(|access| stored(&owner, "S", access));
    let nothing = other.get(&path("00000000000"));
    for reader in [&other, &guest] {
        let hidden = reader.get(&path(&ids[0]));
        assert_eq!(
            (hidden.status, hidden.text()),
            (404, nothing.text()),
            "the response reveals nothing"
        );
        assert_eq!(reader.get(&path(&ids[1])).json()["own"], json!(false));
        assert_eq!(reader.get(&path(&ids[2])).status, 200);
        assert_eq!(listed(reader), [ids[2].clone()]);
    }
    let change = json!({"revision": 1, "access": "public", "text": text("Mine", "1. a2")});
    for id in &ids {
        assert_eq!(other.put(&path(id), &change).status, 404, "only the owner can change a study");
        assert_eq!(other.delete(&path(id), None).status, 404);
        assert_eq!(guest.put(&path(id), &change).refusal(), (401, "not-signed-in".to_owned()));
        assert_eq!(owner.get(&path(id)).json()["title"], json!("S"));
    }
    // A public study that becomes private disappears for others at once.
    let hide = json!({"revision": 1, "access": "private", "text": text("S", "1. f6")});
    assert_eq!(owner.put(&path(&ids[2]), &hide).status, 200);
    assert_eq!(guest.get(&path(&ids[2])).status, 404);
    assert_eq!(listed(&guest), Vec::<String>::new());
}

#[test]
fn an_update_based_on_an_older_revision_is_refused_and_changes_nothing() {
    let (owner, _) = account();
    let id = stored(&owner, "S", "private");
    let save = |revision: u32, turns: &str| {
        let body = json!({"revision": revision, "access": "private", "text": text("S", turns)});
        owner.put(&path(&id), &body)
    };
    assert_eq!(save(1, "1. a2").json()["revision"], json!(2));
    assert_eq!(save(1, "1. a3").refusal(), (409, "study-changed".to_owned()));
    let now = owner.get(&path(&id)).json();
    assert_eq!((&now["revision"], &now["text"]), (&json!(2), &json!(text("S", "1. a2"))));
    assert_eq!(save(2, "1. a4").status, 200);
}

#[test]
fn an_invalid_study_is_refused_with_the_reason() {
    let (owner, _) = account();
    let post = |text: &str| owner.post("/api/studies", &json!({"access": "public", "text": text}));
    let untitled = text("S", "").replace("[Study \"S\"]\n", "");
    for (text, reason) in [
        (text("S", "1. f6 f6"), "study-record"),
        (text("S", "1. f6 (1. z9)"), "study-record"),
        (untitled, "study-title"),
        (String::new(), "study-empty"),
        ("f6 a5".to_owned(), "study-"),
        (text(&"x".repeat(101), ""), "study-title"),
        ("x".repeat(300_000), "study-too-long"),
    ] {
        let answer = post(&text);
        assert_eq!(answer.refusal(), (422, "study-invalid".to_owned()), "{reason}");
        assert!(answer.text().contains(reason), "{}", answer.text());
    }
    assert_eq!(post(&"x".repeat(2_000_000)).refusal(), (413, "too-large".to_owned()));
    let bad = json!({"access": "everybody", "text": text("S", "")});
    assert_eq!(owner.post("/api/studies", &bad).refusal().1, "not-understood");
    assert_eq!(owner.get("/api/studies?before=nonsense").refusal().1, "bad-request");
    assert_eq!(owner.get("/api/studies/nonsense").status, 404);
    assert_eq!(owner.get("/api/account/studies").json()["studies"], json!([]));
}

#[test]
fn an_account_can_store_at_most_a_hundred_studies() {
    let (owner, _) = account();
    for number in 0..100 {
        stored(&owner, &number.to_string(), "private");
    }
    let body = json!({"access": "private", "text": text("one more", "")});
    assert_eq!(owner.post("/api/studies", &body).refusal(), (409, "too-many".to_owned()));
    let studies = owner.get("/api/account/studies").json()["studies"].clone();
    let first = studies[0]["id"].as_str().expect("an id");
    assert_eq!(owner.delete(&path(first), None).status, 204);
    assert_eq!(owner.post("/api/studies", &body).status, 201);
}

#[test]
fn storing_studies_is_rate_limited() {
    let server = TestServer::rate_limited();
    let (owner, _) = server.account("Ada");
    let body = json!({"access": "private", "text": text("S", "")});
    let refused =
        (0..60).map(|_| owner.post("/api/studies", &body)).find(|made| made.status != 201);
    assert_eq!(refused.expect("a limit").refusal(), (429, "limit".to_owned()));
}

#[test]
fn storing_studies_with_a_token_requires_the_play_scope() {
    let (owner, _) = account();
    let id = stored(&owner, "S", "private");
    let body = json!({"access": "private", "text": text("T", "")});
    let reader = owner.new_token(&["read"]);
    assert_eq!(reader.get(&path(&id)).status, 200);
    assert_eq!(reader.post("/api/studies", &body).refusal(), (403, "scope-missing".to_owned()));
    assert_eq!(owner.new_token(&["play"]).post("/api/studies", &body).status, 201);
}

#[test]
fn deleting_an_account_deletes_its_studies() {
    let server = TestServer::start();
    let (owner, _) = server.account("Ada");
    let id = stored(&owner, "S", "public");
    let exported: Value = owner.get("/api/account/export").json();
    assert_eq!(exported["studies"][0]["id"], json!(id), "it is in the export");
    let gone = owner.delete("/api/account", Some(&json!({"password": crate::kit::PASSWORD})));
    assert_eq!(gone.status, 204, "{gone:?}");
    assert_eq!(server.browser().get(&path(&id)).status, 404);
}
