//! Moderation takes effect wherever others could see the content.

use record::PlayerId;
use serde_json::json;
use store::Store;

use crate::kit::{Browser, TestServer};

fn text(title: &str, comment: &str) -> String {
    format!(
        "[Game \"yinsh\"]\n[Result \"*\"]\n[Study \"{title}\"]\n[Chapter \"One\"]\n\n1. f6 {{{comment}}} *\n"
    )
}

fn stored(owner: &Browser, access: &str) -> String {
    let made =
        owner.post("/api/studies", &json!({"access": access, "text": text("Rings", "good")}));
    assert_eq!(made.status, 201, "{made:?}");
    made.json()["id"].as_str().expect("an id").to_owned()
}

fn path(id: &str) -> String {
    format!("/api/studies/{id}")
}

/// Returns the ids of the public studies.
fn listed(browser: &Browser) -> Vec<String> {
    let page = browser.get("/api/studies").json();
    let studies = page["studies"].as_array().expect("studies");
    studies.iter().map(|study| study["id"].as_str().expect("an id").to_owned()).collect()
}

fn wait<T>(work: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(work)
}

fn player(store: &Store, name: &str) -> PlayerId {
    wait(store.players().named(name)).expect("a store").expect("a player").id
}

#[test]
fn a_muted_player_can_store_only_private_studies() {
    let (server, store) = TestServer::with_store();
    let ((anna, _), guest) = (server.account("Anna"), server.browser());
    let before = stored(&anna, "public");
    let id = player(&store, "Anna");
    wait(store.players().mute(id, Some(i64::MAX))).unwrap();
    for access in ["link", "public"] {
        let body = json!({"access": access, "text": text("Rings", "bad")});
        let refused = anna.post("/api/studies", &body);
        assert_eq!(refused.refusal(), (403, "private-only".to_owned()), "{access}");
        let body = json!({"revision": 1, "access": access, "text": text("Rings", "bad")});
        let refused = anna.put(&path(&before), &body);
        assert_eq!(refused.refusal(), (403, "private-only".to_owned()), "{access}");
    }
    let shown = guest.get(&path(&before)).json();
    assert_eq!((&shown["revision"], &shown["text"]), (&json!(1), &json!(text("Rings", "good"))));
    let body = json!({"revision": 1, "access": "private", "text": text("Rings", "bad")});
    assert_eq!(anna.put(&path(&before), &body).status, 200);
    assert_eq!((guest.get(&path(&before)).status, listed(&guest).len()), (404, 0));
    let own = stored(&anna, "private");
    wait(store.players().mute(id, None)).unwrap();
    let body = json!({"revision": 1, "access": "public", "text": text("Rings", "good")});
    assert_eq!(anna.put(&path(&own), &body).status, 200, "the mute has ended");
}

#[test]
fn studies_of_a_banned_player_are_neither_listed_nor_shown() {
    let (server, store) = TestServer::with_store();
    let ((anna, _), guest) = (server.account("Anna"), server.browser());
    let ids = ["link", "public"].map(|access| stored(&anna, access));
    let id = player(&store, "Anna");
    wait(store.players().ban(id, true)).unwrap();
    assert_eq!(listed(&guest), Vec::<String>::new());
    for id in &ids {
        assert_eq!(guest.get(&path(id)).status, 404);
        assert_eq!(anna.get(&path(id)).status, 200, "its owner still has access");
    }
    wait(store.players().ban(id, false)).unwrap();
    assert_eq!(listed(&guest), [ids[1].clone()]);
    assert_eq!(guest.get(&path(&ids[0])).status, 200);
}

#[test]
fn a_hidden_study_is_marked_and_visible_only_to_its_owner() {
    let (server, store) = TestServer::with_store();
    let ((anna, _), guest) = (server.account("Anna"), server.browser());
    let id = stored(&anna, "public");
    assert!(anna.get(&path(&id)).json().get("hidden").is_none());
    assert!(wait(store.studies().hide(id.parse().unwrap(), true)).unwrap().is_some());
    assert_eq!((guest.get(&path(&id)).status, listed(&guest).len()), (404, 0));
    let own = anna.get(&path(&id)).json();
    assert_eq!((&own["hidden"], &own["access"]), (&json!(true), &json!("public")));
    let body = json!({"revision": 1, "access": "public", "text": text("Rings", "better")});
    assert_eq!(
        anna.put(&path(&id), &body).json()["hidden"],
        json!(true),
        "a change does not make it visible"
    );
    assert_eq!(anna.get("/api/account/studies").json()["studies"][0]["hidden"], json!(true));
    assert_eq!(guest.get(&path(&id)).status, 404);
    assert!(wait(store.studies().hide(id.parse().unwrap(), false)).unwrap().is_some());
    assert_eq!(guest.get(&path(&id)).json()["revision"], json!(2));
}

#[test]
fn the_text_of_a_study_is_cleaned() {
    let server = TestServer::start();
    let (anna, _) = server.account("Anna");
    let marks = "\u{301}".repeat(200);
    let body = json!({
        "access": "public",
        "text": text("Ta\u{202e}cti\u{200b}cs", &format!("a{marks} \u{2066}move"))
    });
    let made = anna.post("/api/studies", &body).json();
    assert_eq!(made["title"], json!("Tactics"));
    let shown = server.browser().get(&path(made["id"].as_str().expect("an id"))).json();
    let comment = format!("a{} move", "\u{301}".repeat(4));
    assert_eq!(shown["text"], json!(text("Tactics", &comment)));
    for title in ["\u{202e}", "\u{3164}", "\u{301}\u{301}", "\u{301}Rings"] {
        let body = json!({"access": "public", "text": text(title, "")});
        let refused = anna.post("/api/studies", &body);
        assert_eq!(refused.refusal(), (422, "study-invalid".to_owned()), "{title:?}");
    }
}

#[test]
fn a_guest_cannot_use_the_name_of_an_account_or_an_official_name() {
    let (server, store) = TestServer::with_store();
    let ((anna, _), guest) = (server.account("Anna"), server.browser());
    let night = anna.post("/api/club-nights", &json!({"variant": "yinsh", "clock": "300+3"}));
    let night = night.json()["id"].as_str().expect("an id").to_owned();
    let ready = |browser: &Browser, name: &str| {
        browser.put(&format!("/api/club-nights/{night}/ready"), &json!({"name": name}))
    };
    for name in
        ["Admin", "аdmin", "The Moderator", "Gipfel 7", "Engine", "Anna", "\u{200b}ANNA ", "Аnnа"]
    {
        assert_eq!(ready(&guest, name).refusal(), (409, "name-taken".to_owned()), "{name}");
    }
    assert_eq!(ready(&anna, "Anna").status, 204, "accounts keep their own name");
    let hidden = format!("Be\u{202e}a{}", "\u{301}".repeat(16));
    assert_eq!(ready(&guest, &hidden).status, 204);
    let seen = guest.get(&format!("/api/club-nights/{night}")).json();
    let mut names: Vec<&str> = seen["people"]
        .as_array()
        .expect("people")
        .iter()
        .map(|one| one["player"]["name"].as_str().expect("a name"))
        .collect();
    names.sort_unstable();
    assert_eq!(names, ["Anna", "Bea\u{301}\u{301}\u{301}\u{301}"]);
    let id = guest.me()["player"]["id"].as_str().expect("an id").parse().expect("an id");
    wait(store.players().mute(id, Some(i64::MAX))).unwrap();
    assert_eq!(ready(&guest, "Bad").refusal(), (403, "muted".to_owned()));
}
