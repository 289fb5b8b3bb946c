use serde_json::json;

use crate::kit::{PASSWORD, SHARED, account};

#[test]
fn a_deleted_account_is_gone_but_its_games_stay() {
    let ((leaving, name), (other, _)) = (account(), account());
    let game = leaving.lose_to(&other);
    let token = leaving.new_token(&["read"]);
    let body = json!({"password": PASSWORD});
    assert_eq!(leaving.delete("/api/account", Some(&body)).status, 204);
    assert_eq!(leaving.cookie(), None);
    assert_eq!(SHARED.browser().sign_in(&name, PASSWORD).status, 401);
    assert_eq!(other.get(&format!("/api/player/{name}")).status, 404);
    assert_eq!(token.get("/api/me").status, 401);
    let shown = other.get(&format!("/api/games/{game}")).json();
    assert_eq!(shown["turns"].as_array().unwrap().len(), 2);
    let record = other.get(&format!("/api/games/{game}/record")).text();
    assert!(!record.contains(&name), "{record}");
}

#[test]
fn deleting_an_account_requires_its_password() {
    let (browser, name) = account();
    let body = json!({"password": "three rings on"});
    let answer = browser.delete("/api/account", Some(&body));
    assert_eq!(answer.refusal(), (403, "wrong-password".to_owned()));
    assert_eq!(browser.name(), Some(name));
}

#[test]
fn the_name_of_a_deleted_account_is_available_again() {
    let (browser, name) = account();
    browser.delete("/api/account", Some(&json!({"password": PASSWORD})));
    assert_eq!(SHARED.account(&name).0.name(), Some(name));
}

#[test]
fn all_data_of_an_account_can_be_exported() {
    let (browser, name) = account();
    let game = browser.lose_to(&SHARED.browser());
    let token = browser.new_token(&["read"]).token;
    let answer = browser.get("/api/account/export");
    assert!(answer.header("content-disposition").starts_with("attachment"));
    let everything = answer.json();
    assert_eq!(everything["player"]["name"], json!(name));
    assert!(everything["games"].to_string().contains(&game));
    assert_eq!(everything["tokens"].as_array().unwrap().len(), 1);
    assert!(!answer.text().contains("argon2") && !answer.text().contains(&token));
}

#[test]
fn deleting_an_account_resigns_its_games() {
    let ((leaving, _), (other, _)) = (account(), account());
    let game = leaving.new_game("3days");
    other.post(&format!("/api/games/{game}/join"), &json!({}));
    assert_eq!(leaving.play(&game, 0, "f6").status, 200);
    assert_eq!(other.play(&game, 1, "e5").status, 200);
    leaving.delete("/api/account", Some(&json!({"password": PASSWORD})));
    let shown = other.get(&format!("/api/games/{game}")).json();
    assert_eq!(shown["result"], json!({"score": "0-1", "by": "resignation"}));
    assert!(shown["w"]["name"].is_null(), "{shown}");
}
