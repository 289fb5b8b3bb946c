use serde_json::{Value, json};

use crate::kit::{Browser, SHARED, account};

fn one(browser: &Browser, query: &str) -> Value {
    let text = browser.get(&format!("/api/puzzles?{query}")).text();
    serde_json::from_str(text.lines().next().expect("a puzzle")).expect("JSON")
}

/// Returns a rated attempt in the form in which pages store it.
fn attempt(key: &str, puzzle: &Value, right: bool) -> Value {
    let body = json!({ "puzzle": puzzle, "mode": "rated", "right": right, "rating": 4000 });
    json!({ "kind": "attempt", "key": key, "at": 7, "body": body })
}

fn send(browser: &Browser, entries: &[Value]) {
    let response = browser.post("/api/account/notebook", &json!({ "entries": entries }));
    assert_eq!(response.status, 200);
}

#[test]
fn the_puzzle_of_the_day_is_the_same_for_everyone() {
    for game in ["yinsh", "gipf"] {
        let path = format!("/api/puzzles/daily?game={game}");
        let puzzle: Value = SHARED.browser().get(&path).json();
        assert!(puzzle["variant"].as_str().unwrap().starts_with(game), "{puzzle}");
        let published: puzzles::Puzzle = puzzle["text"].as_str().unwrap().parse().unwrap();
        assert_eq!(puzzle["id"], json!(published.id().unwrap()));
        let other: Value = SHARED.browser().get(&path).json();
        assert_eq!(puzzle, other);
        let id = puzzle["id"].as_str().unwrap();
        let same: Value = SHARED.browser().get(&format!("/api/puzzles/{id}")).json();
        assert_eq!(same, puzzle);
    }
    assert_eq!(SHARED.browser().get("/api/puzzles/daily?game=chess").status, 400);
    assert_eq!(SHARED.browser().get("/api/puzzles/000000").status, 404);
}

#[test]
fn puzzles_are_filtered_by_the_query() {
    let browser = SHARED.browser();
    let query =
        "game=gipf&variant=gipf-basic&kind=save&theme=capture&least=900&greatest=1500&count=5";
    let response = browser.get(&format!("/api/puzzles?{query}"));
    assert_eq!(response.header("content-type"), "application/x-ndjson");
    let lines: Vec<Value> =
        response.text().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 5);
    for puzzle in lines {
        assert_eq!((&puzzle["variant"], &puzzle["kind"]), (&json!("gipf-basic"), &json!("save")));
        assert!(puzzle["themes"].as_array().unwrap().contains(&json!("capture")), "{puzzle}");
        assert!((900..=1500).contains(&puzzle["difficulty"].as_u64().unwrap()), "{puzzle}");
    }
}

#[test]
fn an_account_changes_the_rating_of_a_puzzle_only_once() {
    let (browser, _) = account();
    let puzzle = one(&browser, "game=yinsh&least=1300&count=1");
    let id = &puzzle["id"];
    let rating = || -> u64 {
        let now: Value = browser.get(&format!("/api/puzzles/{}", id.as_str().unwrap())).json();
        now["rating"].as_u64().unwrap()
    };
    assert_eq!(puzzle["rating"], puzzle["difficulty"]);
    let before = rating();
    send(&browser, &[attempt("a", id, false)]);
    let after = rating();
    assert!(after > before, "{before} {after}");
    send(&browser, &[attempt("a", id, false), attempt("b", id, false), attempt("c", id, true)]);
    assert_eq!(rating(), after, "a second attempt moves nothing");
    let all: Value = browser.get("/api/puzzles/ratings?game=yinsh").json();
    let listed = all["ratings"].as_array().unwrap().iter().find(|it| it[0] == *id);
    assert_eq!(listed.unwrap()[1], after);
}

#[test]
fn a_first_attempt_dated_1970_does_not_make_the_rating_uncertain() {
    let (browser, _) = account();
    let puzzle = one(&browser, "game=yinsh&least=1450&count=1");
    let id = puzzle["id"].as_str().unwrap();
    let deviation = || browser.get(&format!("/api/puzzles/{id}")).json()["deviation"].as_u64();
    send(&browser, &[attempt("a", &puzzle["id"], false)]);
    let first = deviation();
    let mut later = attempt("b", &puzzle["id"], false);
    later["at"] = json!(4_000_000_000_000_i64);
    send(&account().0, &[later]);
    assert!(deviation() < first, "{:?} {first:?}", deviation());
}

#[test]
fn invalid_attempts_change_no_rating() {
    let (browser, _) = account();
    let puzzle = one(&browser, "game=gipf&least=1700&count=1");
    let mut practice = attempt("b", &puzzle["id"], true);
    practice["body"]["mode"] = json!("theme");
    let odd = json!({ "kind": "attempt", "key": "c", "at": 7, "body": { "mode": "rated" } });
    send(&browser, &[attempt("a", &json!("000000"), true), practice, odd]);
    let all: Value = browser.get("/api/puzzles/ratings?game=gipf").json();
    let known = all["ratings"].as_array().unwrap();
    assert!(!known.iter().any(|it| it[0] == "000000" || it[0] == puzzle["id"]), "{all}");
}
