//! Whatever a page asks, it is answered.

use core_wasm::answer;
use fastrand::Rng;
use serde_json::{Value, json};
use table::{CODES, MAX_TABLES, OpenTables};

fn ask(tables: &mut OpenTables, request: &Value) -> Value {
    serde_json::from_str(&answer(tables, &request.to_string())).expect("an answer in JSON")
}

fn refused(tables: &mut OpenTables, request: &Value) -> String {
    let answer = ask(tables, request);
    let code = answer["refused"]["code"].as_str().unwrap_or_else(|| panic!("{request}: {answer}"));
    assert!(CODES.contains(&code), "{code}");
    code.to_owned()
}

#[test]
fn a_game_is_opened_played_and_closed() {
    let mut tables = OpenTables::default();
    let opened = ask(&mut tables, &json!(["open", { "variant": "yinsh", "turns": ["f6"] }]));
    let table = &opened["ok"]["table"];
    assert_eq!(opened["ok"]["view"]["toAct"], "b");
    let acted = ask(&mut tables, &json!(["act", table, "G6"]));
    assert_eq!(
        acted["ok"]["effects"][0]["piece"],
        json!({ "at": "g6", "kind": "ring", "color": "b" })
    );
    let undone = ask(&mut tables, &json!(["undo", table]));
    assert_eq!(undone["ok"], opened["ok"]["view"]);
    let why = ask(&mut tables, &json!(["why", table, ["f6"]]));
    assert_eq!(
        (&why["ok"]["code"], &why["ok"]["lesson"]),
        (&json!("point-occupied"), &json!("yinsh/rings"))
    );
    assert_eq!(ask(&mut tables, &json!(["close", table])), json!({ "ok": null }));
    assert_eq!(refused(&mut tables, &json!(["view", table])), "no-table");
}

#[test]
fn what_is_no_request_is_refused_as_such() {
    let mut tables = OpenTables::default();
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
        assert_eq!(refused(&mut tables, &request), "request", "{request}");
    }
}

#[test]
fn a_page_that_forgets_to_close_games_is_told_so() {
    let mut tables = OpenTables::default();
    let open = json!(["open", { "variant": "gipf-basic" }]);
    for _ in 0..MAX_TABLES {
        assert!(ask(&mut tables, &open)["ok"].is_object());
    }
    assert_eq!(refused(&mut tables, &open), "too-many-tables");
    ask(&mut tables, &json!(["close", 1]));
    assert!(ask(&mut tables, &open)["ok"].is_object());
}

#[test]
fn no_bytes_and_no_words_bring_it_down() {
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
    let mut tables = OpenTables::default();
    ask(&mut tables, &json!(["open", { "variant": "yinsh" }]));
    ask(&mut tables, &json!(["open", { "variant": "gipf-tournament" }]));
    for _ in 0..30_000 {
        let request = if rng.bool() {
            let bytes: Vec<u8> = (0..rng.usize(..40)).map(|_| rng.u8(..)).collect();
            String::from_utf8_lossy(&bytes).into_owned()
        } else {
            (0..rng.usize(..12)).map(|_| WORDS[rng.usize(..WORDS.len())]).collect()
        };
        let told = answer(&mut tables, &request);
        assert!(serde_json::from_str::<Value>(&told).is_ok(), "{request}: {told}");
    }
}

#[test]
fn no_well_shaped_call_brings_it_down() {
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
    let mut tables = OpenTables::default();
    for variant in ["yinsh", "yinsh-blitz", "gipf-basic", "gipf-standard", "gipf-tournament"] {
        ask(&mut tables, &json!(["open", { "variant": variant }]));
    }
    for _ in 0..5_000 {
        let table = rng.u32(..7);
        let token = TOKENS[rng.usize(..TOKENS.len())];
        let path: Vec<&str> =
            (0..rng.usize(..4)).map(|_| POINTS[rng.usize(..POINTS.len())]).collect();
        let request = match rng.u8(..6) {
            0 => json!(["act", table, token]),
            1 => json!(["preview", table, token]),
            2 => json!(["undo", table]),
            3 => json!(["why", table, path]),
            4 => json!(["retell", table, rng.u32(..50)]),
            _ => json!(["view", table]),
        };
        let told = ask(&mut tables, &request);
        if let Some(code) = told["refused"]["code"].as_str() {
            assert!(CODES.contains(&code), "{code}");
        }
    }
}
