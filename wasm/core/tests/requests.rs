//! Tests that every request of a page is answered.

use board::{CODES, OPEN_BOARDS_MAX, OpenBoards};
use core_wasm::answer;
use fastrand::Rng;
use serde_json::{Value, json};

fn ask(boards: &mut OpenBoards, request: &Value) -> Value {
    serde_json::from_str(&answer(boards, &request.to_string())).expect("an answer in JSON")
}

fn refused(boards: &mut OpenBoards, request: &Value) -> String {
    let answer = ask(boards, request);
    let code = answer["refused"]["code"].as_str().unwrap_or_else(|| panic!("{request}: {answer}"));
    assert!(CODES.contains(&code), "{code}");
    code.to_owned()
}

#[test]
fn a_game_is_opened_played_and_closed() {
    let mut boards = OpenBoards::default();
    let opened = ask(&mut boards, &json!(["open", { "variant": "yinsh", "turns": ["f6"] }]));
    let board = &opened["ok"]["id"];
    assert_eq!(opened["ok"]["view"]["toAct"], "b");
    let acted = ask(&mut boards, &json!(["act", board, "G6"]));
    assert_eq!(
        acted["ok"]["effects"][0]["piece"],
        json!({ "at": "g6", "kind": "ring", "color": "b" })
    );
    let undone = ask(&mut boards, &json!(["undo", board]));
    assert_eq!(undone["ok"], opened["ok"]["view"]);
    let why = ask(&mut boards, &json!(["why", board, ["f6"]]));
    assert_eq!(
        (&why["ok"]["code"], &why["ok"]["lesson"]),
        (&json!("point-occupied"), &json!("yinsh/rings"))
    );
    assert_eq!(ask(&mut boards, &json!(["close", board])), json!({ "ok": null }));
    assert_eq!(refused(&mut boards, &json!(["view", board])), "no-table");
}

#[test]
fn an_invalid_request_is_refused_as_such() {
    let mut boards = OpenBoards::default();
    for request in [
        json!(null),
        json!([]),
        json!(["fly"]),
        json!(["view"]),
        json!(["view", -1]),
        json!(["view", 1, 2]),
        json!(["view", "1"]),
        json!(["open", { "variant": 7 }]),
        json!(["open", { "variant": "yinsh", "turns": "f6" }]),
        json!(["why", 1, ["?"]]),
        json!(["geometry", "chess"]),
        json!({ "view": 1 }),
    ] {
        assert_eq!(refused(&mut boards, &request), "request", "{request}");
    }
}

#[test]
fn a_page_with_too_many_open_games_is_refused() {
    let mut boards = OpenBoards::default();
    let open = json!(["open", { "variant": "gipf-basic" }]);
    for _ in 0..OPEN_BOARDS_MAX {
        assert!(ask(&mut boards, &open)["ok"].is_object());
    }
    assert_eq!(refused(&mut boards, &open), "too-many-tables");
    ask(&mut boards, &json!(["close", 1]));
    assert!(ask(&mut boards, &open)["ok"].is_object());
}

#[test]
fn random_bytes_and_words_do_not_make_the_module_panic() {
    const WORDS: [&str; 40] = [
        "[",
        "]",
        "{",
        "}",
        ",",
        ":",
        "\"",
        "1",
        "2",
        "-",
        "null",
        "\"geometry\"",
        "\"open\"",
        "\"view\"",
        "\"act\"",
        "\"preview\"",
        "\"undo\"",
        "\"why\"",
        "\"retell\"",
        "\"close\"",
        "\"variant\"",
        "\"yinsh\"",
        "\"gipf-standard\"",
        "\"gipf-tournament\"",
        "\"position\"",
        "\"turns\"",
        "\"handicap\"",
        "\"w1\"",
        "\"f6\"",
        "\"f6-f7\"",
        "\"xc2-c6\"",
        "\"e9-e5\"",
        "\"Ge8\"",
        "\"x\"",
        "\"=\"",
        "\"xGe3*,e4\"",
        "\";\"",
        "\"e8;;\"",
        "99999999999999999999",
        "\"g2G/5/6/G4gP/6/5/g2G b push 11-12\"",
    ];
    let mut rng = Rng::with_seed(1);
    let mut boards = OpenBoards::default();
    ask(&mut boards, &json!(["open", { "variant": "yinsh" }]));
    ask(&mut boards, &json!(["open", { "variant": "gipf-tournament" }]));
    for _ in 0..30_000 {
        let request = if rng.bool() {
            let bytes: Vec<u8> = (0..rng.usize(..40)).map(|_| rng.u8(..)).collect();
            String::from_utf8_lossy(&bytes).into_owned()
        } else {
            (0..rng.usize(..12)).map(|_| WORDS[rng.usize(..WORDS.len())]).collect()
        };
        let told = answer(&mut boards, &request);
        assert!(serde_json::from_str::<Value>(&told).is_ok(), "{request}: {told}");
    }
}

#[test]
fn well_formed_calls_do_not_make_the_module_panic() {
    const TOKENS: [&str; 14] = [
        "f6",
        "e8",
        "Ge8",
        "e9-e7",
        "b3",
        "xe2,e3,e4,e5",
        "=",
        "pass",
        "a1",
        "f6-f7",
        "x",
        "",
        "Gb5",
        "e1-e3",
    ];
    const POINTS: [&str; 8] = ["f6", "e1", "a5", "z9", "k10", "e2", "b2", "e8"];
    let mut rng = Rng::with_seed(2);
    let mut boards = OpenBoards::default();
    for variant in ["yinsh", "yinsh-blitz", "gipf-basic", "gipf-standard", "gipf-tournament"] {
        ask(&mut boards, &json!(["open", { "variant": variant }]));
    }
    for _ in 0..5_000 {
        let board = rng.u32(..7);
        let token = TOKENS[rng.usize(..TOKENS.len())];
        let path: Vec<&str> =
            (0..rng.usize(..4)).map(|_| POINTS[rng.usize(..POINTS.len())]).collect();
        let request = match rng.u8(..6) {
            0 => json!(["act", board, token]),
            1 => json!(["preview", board, token]),
            2 => json!(["undo", board]),
            3 => json!(["why", board, path]),
            4 => json!(["retell", board, rng.u32(..50)]),
            _ => json!(["view", board]),
        };
        let told = ask(&mut boards, &request);
        if let Some(code) = told["refused"]["code"].as_str() {
            assert!(CODES.contains(&code), "{code}");
        }
    }
}
