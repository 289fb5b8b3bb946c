//! Tests of the module's requests and answers.

use serde_json::{Value, json};
use training_wasm::{Training, answer};

const PUZZLE: &str = "gipf-basic\twin2\t1225\tstop-row,reserve,quiet\t\
    2P1/4P/5p/PP3pp/4Pp/2P1P/p1PP w push 2-10\th6-e6 g7-g5 / a3-c5 a4-c4";

fn ask(training: &mut Training, request: &Value) -> Value {
    serde_json::from_str(&answer(training, &request.to_string())).expect("JSON")
}

fn asked(request: &Value) -> Value {
    ask(&mut Training::default(), request)
}

#[test]
fn a_line_of_a_file_is_parsed_as_a_puzzle() {
    let facts = &asked(&json!(["puzzle", PUZZLE]))["ok"];
    assert_eq!(facts["kind"], "win");
    assert_eq!(facts["number"], 2);
    assert_eq!(facts["ledBy"], "h6-e6");
    assert_eq!(facts["asked"], 1);
    assert_eq!(facts["line"], json!(["g7-g5", "a3-c5", "a4-c4"]));
    assert_eq!(facts["themes"], json!(["stop-row", "reserve", "quiet"]));
}

#[test]
fn an_attempt_is_judged_without_a_search() {
    assert_eq!(asked(&json!(["attempt", PUZZLE, 0, "g7-g5"])), json!({ "ok": true }));
    assert_eq!(asked(&json!(["attempt", PUZZLE, 0, "b4"])), json!({ "ok": false }));
}

#[test]
fn a_file_is_parsed_as_a_list_of_puzzles() {
    let list = &asked(&json!(["puzzles", format!("# A comment\n{PUZZLE}\n\n{PUZZLE}\n")]))["ok"];
    assert_eq!(list.as_array().map(Vec::len), Some(2));
    assert_eq!(list[1]["id"], asked(&json!(["puzzle", PUZZLE]))["ok"]["id"]);
    assert_eq!(list[1]["line"], PUZZLE);
    assert_eq!(asked(&json!(["puzzles", "yinsh"]))["refused"]["code"], "request");
}

#[test]
fn every_day_has_a_puzzle() {
    assert_eq!(asked(&json!(["daily", 20_774, 4000])), json!({ "ok": 554 }));
    assert_eq!(asked(&json!(["daily", 20_774, 0])), json!({ "ok": null }));
}

#[test]
fn attempts_determine_a_rating() {
    let none = asked(&json!(["rate", []]));
    assert_eq!(
        none["ok"],
        json!({ "rating": 1200, "deviation": 350, "provisional": true, "course": [] })
    );
    let two = &asked(&json!(["rate", [[1000, 1, 1200, 150], [2000, 0, 1300, 150]]]))["ok"];
    assert_eq!(two["course"][1], two["rating"]);
    assert!(two["course"][0].as_u64() > two["rating"].as_u64(), "{two}");
}

#[test]
fn games_are_counted_and_explored() {
    let mut training = Training::default();
    let tree = ask(&mut training, &json!(["tree", "yinsh"]))["ok"].clone();
    let game = json!({ "variant": "yinsh", "turns": ["f6", "e5"] });
    assert_eq!(ask(&mut training, &json!(["count", tree, game, "b"])), json!({ "ok": true }));
    let found = ask(&mut training, &json!(["explore", tree, { "variant": "yinsh" }]));
    let lines = found["ok"].as_array().expect("a list");
    assert_eq!(lines.len(), 1);
    assert_eq!((&lines[0]["turns"], &lines[0]["losses"]), (&json!(["f6"]), &json!(1)));
    for (turns, reached) in [(json!([]), 1), (json!(["f6"]), 1), (json!(["e5"]), 0)] {
        let game = json!({ "variant": "yinsh", "turns": turns });
        assert_eq!(ask(&mut training, &json!(["reached", tree, game])), json!({ "ok": reached }));
    }
    assert_eq!(ask(&mut training, &json!(["drop", tree])), json!({ "ok": null }));
    assert_eq!(ask(&mut training, &json!(["drop", tree]))["refused"]["code"], "no-tree");
}

#[test]
fn a_game_with_a_handicap_starts_from_its_own_position() {
    let mut training = Training::default();
    let tree = ask(&mut training, &json!(["tree", "gipf-basic"]))["ok"].clone();
    let game = json!({ "variant": "gipf-basic", "handicap": "w2", "turns": [] });
    assert_eq!(ask(&mut training, &json!(["count", tree, game, "w"])), json!({ "ok": true }));
    assert_eq!(ask(&mut training, &json!(["reached", tree, game])), json!({ "ok": 1 }));
    let usual = json!({ "variant": "gipf-basic" });
    assert_eq!(ask(&mut training, &json!(["reached", tree, usual])), json!({ "ok": 0 }));
    let other = json!({ "variant": "yinsh", "handicap": "w2" });
    assert_eq!(ask(&mut training, &json!(["reached", tree, other]))["refused"]["code"], "request");
}

#[test]
fn the_number_of_trees_is_limited() {
    let mut training = Training::default();
    let refused = (0..100).filter(|_| {
        ask(&mut training, &json!(["tree", "gipf-basic"]))["refused"]["code"] == "no-tree"
    });
    assert_eq!(refused.count(), 84);
}

#[test]
fn a_card_is_due_when_it_is_about_to_be_forgotten() {
    assert_eq!(asked(&json!(["due", [[0, "good"]]])), json!({ "ok": 172_800_000 }));
    assert_eq!(asked(&json!(["due", []])), json!({ "ok": null }));
}

#[test]
fn a_deck_summarises_due_known_and_upcoming_cards() {
    let day = 86_400_000_u64;
    let known: Vec<_> = (0..6).map(|time| json!([time * 30 * day, "easy"])).collect();
    let cards = json!([[], [[0, "good"]], known]);
    let deck = asked(&json!(["deck", day, cards]))["ok"].clone();
    assert_eq!((&deck["cards"], &deck["new"], &deck["known"]), (&json!(3), &json!(1), &json!(1)));
    assert_eq!(deck["due"], 1, "the new card");
    assert_eq!(deck["dues"][0], json!(null));
    assert_eq!(deck["dues"][1], 2 * day);
    let forecast = deck["forecast"].as_array().expect("a list");
    assert_eq!((forecast.len(), &forecast[0], &forecast[1]), (14, &json!(1), &json!(1)));
}

#[test]
fn an_invalid_request_is_refused() {
    for request in [
        json!([]),
        json!(["nothing"]),
        json!(["puzzle", "yinsh"]),
        json!(["tree", "chess"]),
        json!(["parts", 1, "!"]),
        json!(["due", [[0, "bad"]]]),
        json!(["rate", [[0, 2, 1200, 150]]]),
        json!(["rate", [[0, 1, 1200]]]),
        json!(["deck", -1, []]),
        json!(["deck", 0, [[[0, "bad"]]]]),
        json!(["explore", 1, { "variant": "yinsh", "turns": ["z9"] }]),
    ] {
        assert_eq!(asked(&request)["refused"]["code"], "request", "{request}");
    }
}

#[test]
fn bytes_that_are_not_a_part_are_refused() {
    let mut training = Training::default();
    ask(&mut training, &json!(["tree", "yinsh"]));
    assert_eq!(ask(&mut training, &json!(["parts", 1, "Zm9v"]))["refused"]["code"], "part");
}
