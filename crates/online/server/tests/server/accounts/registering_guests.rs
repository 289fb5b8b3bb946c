use serde_json::{Value, json};

use crate::kit::{Browser, PASSWORD, SHARED, account, new_name};

/// Returns the ids of the games in a player's list.
fn games_of(browser: &Browser, name: &str) -> Vec<Value> {
    let page = browser.get(&format!("/api/player/{name}/games")).json();
    page["games"].as_array().expect("games").iter().map(|game| game["id"].clone()).collect()
}

#[test]
fn a_guest_keeps_their_games_when_they_register() {
    let (guest, other) = (SHARED.browser(), SHARED.browser());
    let game = guest.lose_to(&other);
    let before = guest.me()["player"]["id"].clone();
    let name = new_name();
    let wanted = json!({"name": name, "password": PASSWORD});
    assert_eq!(guest.post("/api/account", &wanted).status, 201);
    assert_eq!(guest.me()["player"]["id"], before, "the same player");
    assert_eq!(games_of(&guest, &name), [json!(game)]);
}

#[test]
fn the_games_of_a_guest_move_to_the_account_they_sign_in_to() {
    let (_, name) = account();
    let (guest, other) = (SHARED.browser(), SHARED.browser());
    let game = guest.lose_to(&other);
    assert_eq!(guest.sign_in(&name, PASSWORD).status, 200);
    assert_eq!(games_of(&guest, &name), [json!(game)]);
    let shown = guest.get(&format!("/api/games/{game}")).json();
    assert_eq!(shown["w"]["name"], json!(name));
    assert_eq!(shown["you"], "w");
}

#[test]
fn a_game_of_a_guest_continues_after_they_sign_in() {
    let (_, name) = account();
    let (guest, other) = (SHARED.browser(), SHARED.browser());
    let game = guest.new_game("300+3");
    other.post(&format!("/api/games/{game}/join"), &json!({}));
    assert_eq!(guest.play(&game, 0, "f6").status, 200);
    assert_eq!(other.play(&game, 1, "e5").status, 200);
    guest.sign_in(&name, PASSWORD);
    let answer = guest.play(&game, 2, "g7");
    assert_eq!(answer.status, 200, "{answer:?}");
}

#[test]
fn the_session_of_a_guest_is_invalid_after_they_sign_in() {
    let (_, name) = account();
    let guest = SHARED.browser();
    guest.new_game("-");
    let copy = guest.clone();
    guest.sign_in(&name, PASSWORD);
    assert!(copy.me()["player"].is_null());
    assert_eq!(copy.cookie(), None, "the cookie is cleared");
}
