use serde_json::json;

use crate::kit::{SHARED, account, request};

#[test]
fn profiles_are_found_regardless_of_case() {
    let (_, name) = account();
    let profile = SHARED.browser().get(&format!("/api/player/{}", name.to_uppercase())).json();
    assert_eq!(profile["player"]["name"], json!(name));
    assert_eq!(profile["player"]["kind"], "person");
    assert_eq!(profile["ratings"], json!([]));
    assert_eq!(profile["playing"], json!([]));
}

#[test]
fn engines_have_profiles() {
    let profile = SHARED.browser().get("/api/player/Gipfel-5").json();
    assert_eq!(profile["player"]["name"], "Gipfel-5");
    assert_eq!(
        (&profile["player"]["kind"], &profile["player"]["level"]),
        (&json!("engine"), &json!(5))
    );
    for name in ["Gipfel-0", "Gipfel-11", "Gipfel-", "Gipfel-x"] {
        let answer = SHARED.browser().get(&format!("/api/player/{name}"));
        assert_eq!(answer.refusal(), (404, "no-such-player".to_owned()), "{name}");
    }
}

#[test]
fn games_are_listed_page_by_page() {
    let ((first, name), (second, _)) = (account(), account());
    let mut played: Vec<String> = (0..32).map(|_| first.lose_to(&second)).collect();
    played.reverse();
    let path = format!("/api/player/{name}/games");
    let page = first.get(&path).json();
    let next = page["next"].as_str().unwrap();
    let rest = first.get(&format!("{path}?before={next}")).json();
    assert!(rest["next"].is_null());
    let pages =
        [page["games"].as_array().unwrap().clone(), rest["games"].as_array().unwrap().clone()];
    let ids: Vec<&str> = pages.iter().flatten().map(|game| game["id"].as_str().unwrap()).collect();
    assert_eq!(ids, played);
}

#[test]
fn all_records_of_a_player_can_be_downloaded() {
    let ((first, name), (second, _)) = (account(), account());
    let games: Vec<String> = (0..3).map(|_| first.lose_to(&second)).collect();
    let path = format!("/api/player/{name}/records");
    let text = first.get(&path);
    assert_eq!(text.header("content-type"), "text/plain; charset=utf-8");
    assert_eq!(text.text().matches(&format!("[White \"{name}\"]")).count(), 3, "{}", text.text());
    let lines = request(SHARED.address, "GET", &path, &[("accept", "application/x-ndjson")], None);
    let ids: Vec<String> = lines
        .text()
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap())
        .map(|game| game["id"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(ids, games.into_iter().rev().collect::<Vec<_>>());
}

#[test]
fn a_rated_game_changes_the_rating_and_its_history() {
    let ((first, name), (second, _)) = (account(), account());
    let wanted = json!({
        "variant": "yinsh", "clock": "300+3", "rated": true, "color": "w", "opponent": "open",
    });
    let made = first.post("/api/games", &wanted);
    let game = made.json()["id"].as_str().unwrap().to_owned();
    second.post(&format!("/api/games/{game}/join"), &json!({}));
    assert_eq!(first.me()["locked"], json!(game), "the engine is locked during the game");
    first.play(&game, 0, "f6");
    second.play(&game, 1, "e5");
    assert_eq!(first.act(&game, "resign").status, 200);
    assert!(first.me()["locked"].is_null());
    let profile = first.get(&format!("/api/player/{name}")).json();
    let rating = &profile["ratings"][0];
    assert!(rating["rating"].as_i64().unwrap() < 1500, "{rating}");
    let path = format!(
        "/api/player/{name}/ratings?variant=yinsh&speed={}",
        rating["speed"].as_str().unwrap()
    );
    let history = first.get(&path).json();
    assert_eq!(history.as_array().unwrap().len(), 1);
    assert_eq!(history[0]["rating"], rating["rating"]);
    let nonsense = first.get(&format!("/api/player/{name}/ratings?variant=chess&speed=blitz"));
    assert_eq!(nonsense.status, 400);
}
