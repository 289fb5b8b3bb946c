//! Tests that every request of a page is answered.

use board::CODES;
use documents_wasm::answer;
use fastrand::Rng;
use serde_json::{Value, json};

fn ask(request: &Value) -> Value {
    serde_json::from_str(&answer(&request.to_string())).expect("an answer in JSON")
}

#[test]
fn a_record_round_trips() {
    let text = "[Game \"gipf-basic\"]\n[Handicap \"w2\"]\n\n1. e9-e7 {Why not} (b3 b4) b3 *";
    let read = ask(&json!(["read", text, null]));
    let game = &read["ok"]["games"][0];
    assert_eq!(game["handicap"], "w2");
    assert_eq!(game["turns"][0]["variations"][0]["turns"][1]["token"], "b4");
    let written = ask(&json!(["write", game]));
    let again = ask(&json!(["read", written["ok"], null]));
    assert_eq!(again, read);
}

#[test]
fn a_setup_is_converted_to_a_position_string() {
    let both = json!({ "w": 12, "b": 12 });
    let setup = json!({
        "variant": "gipf-tournament", "pieces": [], "toAct": "w", "ringsOff": { "w": 0, "b": 0 },
        "reserve": { "w": 18, "b": 18 }, "right": { "w": "first", "b": "first" },
    });
    let told = ask(&json!(["compose", setup]));
    assert_eq!(told, json!({ "ok": "4/5/6/7/6/5/4 w push 18-18 GGgg" }));
    let mut poor = setup;
    poor["reserve"] = both;
    let told = ask(&json!(["compose", poor]));
    assert_eq!(told["refused"]["code"], "position-right-before-first");
    assert_eq!(told["refused"]["player"], "w");
}

#[test]
fn a_goal_is_judged_and_solved() {
    let opening = json!({ "variant": "gipf-basic" });
    assert_eq!(ask(&json!(["judge", opening, "push-moves 1"])), json!({ "ok": "open" }));
    let turn = ask(&json!(["solution", opening, "push-moves 1"]))["ok"].clone();
    let played = json!({ "variant": "gipf-basic", "turns": [turn] });
    assert_eq!(ask(&json!(["judge", played, "push-moves 1"])), json!({ "ok": "reached" }));
    assert_eq!(ask(&json!(["judge", opening, "fly"]))["refused"]["code"], "request");
}

#[test]
fn random_bytes_and_words_do_not_make_the_module_panic() {
    const WORDS: [&str; 30] = [
        "[",
        "]",
        "{",
        "}",
        ",",
        ":",
        "\"compose\"",
        "\"read\"",
        "\"write\"",
        "\"judge\"",
        "\"solution\"",
        "null",
        "\"f6 a5 *\"",
        "\"yinsh\"",
        "\"gipf-basic\"",
        "\"variant\"",
        "\"pieces\"",
        "\"turns\"",
        "\"[Game \\\"yinsh\\\"] f6 (a5) *\"",
        "\"(;SU[Yinsh])\"",
        "\"{\\\"data\\\":{\\\"logs\\\":[]}}\"",
        "\"place\"",
        "\"win-in 2\"",
        "7",
        "\"tags\"",
        "\"result\"",
        "\"comments\"",
        "\"yinsh\\tW\\t0-0\\tf6\"",
        "\"e8 (11) b3\"",
        "\"*\"",
    ];
    let mut rng = Rng::with_seed(1);
    for _ in 0..20_000 {
        let request = if rng.bool() {
            let bytes: Vec<u8> = (0..rng.usize(..40)).map(|_| rng.u8(..)).collect();
            String::from_utf8_lossy(&bytes).into_owned()
        } else {
            (0..rng.usize(..9)).map(|_| WORDS[rng.usize(..WORDS.len())]).collect()
        };
        let told: Value = serde_json::from_str(&answer(&request)).expect("an answer in JSON");
        if let Some(code) = told["refused"]["code"].as_str() {
            assert!(CODES.contains(&code), "{code}");
        }
    }
}

#[test]
fn random_texts_do_not_make_the_module_panic() {
    const PARTS: [&str; 24] = [
        "[Game \"yinsh\"]",
        "[Game \"gipf-standard\"]",
        "\n",
        "\n\n",
        "f6",
        "a5",
        "e9-e7",
        "(",
        ")",
        "{",
        "}",
        "[%clk 1]",
        "1.",
        "*",
        "1-0",
        "$3",
        "!?",
        "[White \"x\"]",
        "(;",
        "]",
        "\t",
        "(7)",
        "é",
        "xe2,e3",
    ];
    let mut rng = Rng::with_seed(2);
    for _ in 0..5_000 {
        let text: Vec<&str> =
            (0..rng.usize(..20)).map(|_| PARTS[rng.usize(..PARTS.len())]).collect();
        let variant = [Value::Null, json!("yinsh"), json!("gipf-basic")][rng.usize(..3)].clone();
        let told = ask(&json!(["read", text.join(" "), variant]));
        for refusal in told["ok"]["refused"].as_array().into_iter().flatten() {
            let code = refusal["code"].as_str().unwrap_or_default();
            assert!(CODES.contains(&code), "{refusal}");
        }
    }
}
