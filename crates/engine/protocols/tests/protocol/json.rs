use engine::{Engine, SearchRequest};
use engine_protocols::{NoControl, SyncJson};
use serde_json::{Value, json};
use variants::{AnyGame, Variant};

use crate::listener::json;

/// Returns the only answer to one request.
fn ask(request: &Value) -> Value {
    let mut answers = json(request.to_string());
    assert_eq!(answers.len(), 1, "{answers:?}");
    answers.remove(0)
}

#[test]
fn the_engine_reports_its_name_and_version() {
    let answer = ask(&json!({"id": 1, "method": "version"}));
    assert_eq!(answer["id"], 1);
    assert_eq!(answer["result"]["name"], "Gipfel");
    let games = if cfg!(feature = "potentials") { 12 } else { 5 };
    assert_eq!(answer["result"]["games"].as_array().map(Vec::len), Some(games));
}

#[test]
fn an_id_may_be_a_string() {
    assert_eq!(ask(&json!({"id": "a b", "method": "version"}))["id"], "a b");
}

#[test]
fn an_analysis_streams_its_progress_and_ends_with_a_result() {
    let request = json!({"id": 7, "method": "analyse", "game": "gipf-basic", "depth": 3});
    let answers = json(request.to_string());
    assert_eq!(answers.len(), 4);
    for (depth, answer) in (1..).zip(&answers[..3]) {
        assert_eq!((&answer["id"], &answer["info"]["depth"]), (&json!(7), &json!(depth)));
    }
    let result = &answers[3]["result"];
    assert_eq!(result["bestmove"], result["lines"][0]["turns"][0]);
    assert_eq!(result["stopped"], false);
}

#[test]
fn a_best_move_is_returned_without_progress_reports() {
    let request = json!({"id": 7, "method": "bestmove", "game": "yinsh", "moves": ["f6"],
        "nodes": 300, "level": 3, "seed": 5});
    assert!(ask(&request)["result"]["bestmove"].is_string());
}

#[test]
fn several_variations_have_chances_and_different_turns() {
    let request = json!({"id": 7, "method": "bestmove", "game": "yinsh", "depth": 1, "lines": 3});
    let answer = ask(&request);
    let lines = answer["result"]["lines"].as_array().expect("lines");
    assert_eq!(lines.len(), 3);
    assert_ne!(lines[0]["turns"], lines[1]["turns"]);
    let chances = lines[0]["wdl"].as_array().expect("chances").iter();
    assert_eq!(chances.filter_map(Value::as_u64).sum::<u64>(), 1_000);
}

#[test]
fn a_search_is_restricted_to_the_given_turns() {
    let request = json!({"id": 7, "method": "bestmove", "game": "yinsh", "nodes": 300,
        "only": ["a2"]});
    assert_eq!(ask(&request)["result"]["bestmove"], "a2");
}

#[test]
fn the_same_number_of_nodes_gives_the_same_answer_twice() {
    let request = json!({"id": 7, "method": "analyse", "game": "gipf-standard", "nodes": 20_000});
    let answers = json(format!(
        "{request}\n{{\"id\":8,\"method\":\"bestmove\",\"game\":\"gipf-standard\",\"depth\":4}}\n{request}\n"
    ));
    // The first request is not answered yet, so its id cannot be used again.
    assert!(answers.iter().any(|answer| answer["error"]["code"] == "id-in-use"));
    let once = json(request.to_string());
    let twice = json(request.to_string());
    for (one, other) in once.iter().zip(&twice) {
        assert_eq!(one["info"]["nodes"], other["info"]["nodes"]);
        assert_eq!(one["info"]["line"], other["info"]["line"]);
    }
    assert_eq!(once[once.len() - 1]["result"]["nodes"], 20_000);
}

#[test]
fn turns_are_played_and_the_state_is_returned() {
    let request = json!({"id": 1, "method": "play", "game": "gipf-standard", "moves": ["E9-E7"]});
    assert_eq!(
        ask(&request)["result"],
        json!({"game": "gipf-standard", "position": "g2G/5/6/G4gP/6/5/g2G b push 11-12",
            "to_act": "b", "outcome": null, "turns": ["e9-e7"]})
    );
}

#[test]
fn a_finished_game_has_an_outcome() {
    let request = json!({"id": 1, "method": "play", "game": "gipf-basic",
        "position": "4/5/6/3P3/6/5/4 b push 17-0"});
    assert_eq!(ask(&request)["result"]["outcome"]["winner"], "w");
}

#[test]
fn legal_actions_are_listed_with_the_resulting_positions() {
    let answer = ask(&json!({"id": 1, "method": "legal", "game": "gipf-basic"}));
    let actions = answer["result"]["actions"].as_array().expect("actions");
    assert_eq!(actions.len(), 30);
    assert_eq!(actions[0]["token"], "a1-c3");
    assert!(actions[0]["next"].as_str().expect("a position").contains(" b push 11-12"));
}

#[test]
fn whole_turns_are_listed_on_request() {
    let answer = ask(&json!({"id": 1, "method": "legal", "game": "yinsh", "turns": true,
        "position": "RRRR/R6/8/MMMMMMMMM/91/9/91/9/8/r6/rrrr w row:w 0-0"}));
    let turns = answer["result"]["turns"].as_array().expect("turns");
    assert!(turns.iter().all(|turn| turn["token"].as_str().is_some_and(|t| t.contains(';'))));
}

#[test]
fn a_position_is_evaluated() {
    let hundredths = |player: char| {
        let position = format!("RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr {player} move 0-0");
        let request = json!({"id": 1, "method": "eval", "game": "yinsh", "position": position});
        ask(&request)["result"]["score"]["cp"].as_i64().expect("hundredths")
    };
    assert!(hundredths('w') > 100, "{} for White", hundredths('w'));
    assert!(hundredths('b') < 0, "{} for Black", hundredths('b'));
}

#[test]
fn a_static_evaluation_is_the_sum_of_its_lines_and_the_rest() {
    let board = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";
    for (game, position, ends) in
        [("yinsh", Some(board), ["a2", "a5"]), ("gipf-basic", None, ["b2", "b5"])]
    {
        let request = json!({
            "id": 1, "method": "eval", "game": game, "position": position, "by_line": true
        });
        let answer = &ask(&request)["result"];
        let lines = answer["lines"].as_array().expect("lines");
        let value = |line: &Value| line["value"].as_i64().expect("hundredths");
        let sum = lines.iter().map(value).sum::<i64>() + answer["rest"].as_i64().expect("the rest");
        assert_eq!(answer["score"]["cp"].as_i64(), Some(sum), "{game}");
        let points = lines[0]["points"].as_array().expect("points");
        assert_eq!([&points[0], &points[points.len() - 1]], ends, "{game}");
        for line in lines {
            let shares = line["shares"].as_array().expect("shares");
            assert_eq!(shares.len(), line["points"].as_array().map_or(0, Vec::len), "{line}");
            let shares: f64 = shares.iter().filter_map(Value::as_f64).sum();
            assert!((shares - value(line) as f64).abs() < 1.1, "{line}");
        }
    }
}

#[test]
fn a_line_of_markers_favours_their_owner() {
    for (player, sign) in [('w', 1), ('b', -1)] {
        let position = format!("RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr {player} move 0-0");
        let request = json!({
            "id": 1, "method": "eval", "game": "yinsh", "position": position, "by_line": true
        });
        let answer = ask(&request);
        let lines = answer["result"]["lines"].as_array().expect("lines");
        let line = lines.iter().find(|line| line["points"][0] == "d1").expect("the column d");
        assert!(line["value"].as_i64().is_some_and(|value| value * sign > 50), "{line}");
    }
}

#[test]
fn lines_are_listed_only_on_request() {
    let answer = ask(&json!({"id": 1, "method": "eval", "game": "yinsh"}));
    assert!(answer["result"].get("lines").is_none(), "{answer}");
}

#[test]
fn positions_are_counted() {
    let answer = ask(&json!({"id": 1, "method": "perft", "game": "gipf-basic", "depth": 3}));
    assert_eq!(answer["result"], json!({"depth": 3, "count": 29_016}));
}

#[test]
fn options_are_reported_and_set() {
    let answers = json(
        "{\"id\":1,\"method\":\"options\",\"hash\":2,\"threads\":2}\n{\"id\":2,\"method\":\"options\"}\n",
    );
    assert_eq!(answers[0]["result"], json!({"hash": 2, "threads": 2}));
    assert_eq!(answers[1]["result"], answers[0]["result"]);
}

#[test]
fn every_error_has_its_code() {
    let cases = [
        (json!({"method": "version"}), "bad-id"),
        (json!({"id": 1.5, "method": "version"}), "bad-id"),
        (json!({"id": "x".repeat(101), "method": "version"}), "bad-id"),
        (json!({"id": [], "method": "version"}), "bad-id"),
        (json!({"id": 1}), "unknown-method"),
        (json!({"id": 1, "method": "fnord"}), "unknown-method"),
        (json!({"id": 1, "method": "version", "x": 1}), "unknown-field"),
        (json!({"id": 1, "method": "eval"}), "no-game"),
        (json!({"id": 1, "method": "eval", "game": 5}), "bad-field"),
        (json!({"id": 1, "method": "eval", "game": "yinsh", "by_line": 5}), "bad-field"),
        (json!({"id": 1, "method": "eval", "game": "chess"}), "unknown-game"),
        (json!({"id": 1, "method": "eval", "game": "yinsh", "position": "x"}), "bad-position"),
        (
            json!({"id": 1, "method": "eval", "game": "yinsh", "moves": ["f6", "f6"]}),
            "point-occupied",
        ),
        (json!({"id": 1, "method": "eval", "game": "yinsh", "moves": [6]}), "bad-field"),
        (
            json!({"id": 1, "method": "eval", "game": "yinsh", "moves": vec!["f6"; 10_001]}),
            "too-many-turns",
        ),
        (json!({"id": 1, "method": "analyse", "game": "yinsh", "nodes": -1}), "bad-field"),
        (json!({"id": 1, "method": "analyse", "game": "yinsh", "nodes": 1e300}), "bad-field"),
        (json!({"id": 1, "method": "analyse", "game": "yinsh", "lines": 21}), "option-value"),
        (json!({"id": 1, "method": "analyse", "game": "yinsh", "level": 0}), "bad-field"),
        (json!({"id": 1, "method": "analyse", "game": "yinsh", "increment": 5}), "no-clock"),
        (
            json!({"id": 1, "method": "analyse", "game": "gipf-basic",
            "position": "4/5/6/3P3/6/5/4 b push 17-0"}),
            "game-over",
        ),
        (json!({"id": 1, "method": "perft", "game": "yinsh", "depth": 13}), "bad-field"),
        (json!({"id": 1, "method": "options", "hash": 0}), "option-value"),
        (json!({"id": 1, "method": "options", "threads": 1_000}), "option-value"),
        (json!({"id": 1, "method": "cancel", "request": 5}), "no-such-request"),
        (json!({"id": 1, "method": "cancel"}), "bad-id"),
        (json!([1, 2]), "bad-json"),
    ];
    for (request, code) in cases {
        let answer = ask(&request);
        assert_eq!(answer["error"]["code"], code, "{request}: {answer}");
    }
}

#[test]
fn invalid_json_is_answered_with_an_error_without_an_id_and_the_engine_continues() {
    let mut input = vec![0xff, b'\n', b'{', b'\n'];
    input.extend_from_slice("[".repeat(100_000).as_bytes());
    input.extend_from_slice(b"\n\n{\"id\":1,\"method\":\"version\"}\n");
    let answers = json(input);
    assert_eq!(answers.len(), 4);
    for answer in &answers[..3] {
        assert_eq!((&answer["id"], &answer["error"]["code"]), (&Value::Null, &json!("bad-json")));
    }
    assert_eq!(answers[3]["id"], 1);
}

#[test]
fn an_overlong_line_is_rejected_and_the_next_one_is_read() {
    let mut input = vec![b' '; 3 << 20];
    input.extend_from_slice(b"\n{\"id\":1,\"method\":\"version\"}\n");
    let answers = json(input);
    assert_eq!(answers[0]["error"]["code"], "line-too-long");
    assert_eq!(answers[1]["id"], 1);
}

#[test]
fn a_game_may_start_with_a_handicap() {
    let answer = ask(&json!({"id": 1, "method": "play", "game": "gipf-basic", "handicap": "b2"}));
    assert_eq!(answer["result"]["position"], "p2P/5/6/P5p/6/5/p2P w push 12-14");
    for wrong in [
        json!({"id": 1, "method": "play", "game": "gipf-standard", "handicap": "b2"}),
        json!({"id": 1, "method": "play", "game": "gipf-basic", "handicap": "b4"}),
        json!({"id": 1, "method": "play", "game": "gipf-basic", "handicap": "b2",
            "position": "p2P/5/6/P5p/6/5/p2P w push 12-12"}),
    ] {
        assert_eq!(ask(&wrong)["error"]["code"], "bad-field", "{wrong}");
    }
}

#[test]
fn the_signature_can_be_requested() {
    let answer = ask(&json!({"id": 1, "method": "signature"}));
    assert_eq!(answer["result"]["signature"], engine::signature::signature());
}

/// Returns the review of a game by the protocol, with its searches run in the order given by `arrange`, each by a
/// separate engine.
fn review_by_protocol(
    start: &str,
    turns: &[&str],
    nodes: u64,
    arrange: impl Fn(&mut Vec<Value>),
) -> Value {
    let ask = |request: &Value| -> Value {
        let answer = SyncJson::default().answer(&request.to_string(), &NoControl, |_| {});
        serde_json::from_str(&answer).expect("an answer is JSON")
    };
    let mut found = serde_json::Map::new();
    loop {
        let answer = ask(&json!({"id": 1, "method": "review", "game": "gipf-basic",
            "position": start, "moves": turns, "nodes": nodes, "found": found}));
        let Some(wanted) = answer["result"]["wanted"].as_array() else {
            return answer["result"]["review"].clone();
        };
        assert!(!wanted.is_empty(), "{answer}");
        let mut wanted = wanted.clone();
        arrange(&mut wanted);
        for search in wanted {
            let ply = search["ply"].as_u64().expect("a number") as usize;
            let moves: Vec<&str> =
                turns[..ply].iter().copied().chain(search["turn"].as_str()).collect();
            let question = json!({"id": 2, "method": "bestmove", "game": "gipf-basic",
                "position": start, "moves": moves, "nodes": search["nodes"]});
            let id = search["id"].as_str().expect("an id").to_owned();
            found.insert(id, ask(&question)["result"]["lines"][0].clone());
        }
    }
}

#[test]
fn a_review_from_searches_in_any_order_equals_the_engines_own() {
    // White could capture a piece and does not.
    let start = "4/5/6/PPPp3/6/5/4 w push 5-5";
    let turns = ["b3", "b4", "e1-e6;xe2,e3,e4,e5,e6*"];
    let mut game = AnyGame::from_position(Variant::GipfBasic, start).expect("a position");
    for turn in turns {
        game.play_turn(turn).expect("a legal turn");
    }
    let request = SearchRequest { nodes: Some(2_000), ..SearchRequest::default() };
    let expected = review::review_game(&game, &Engine::new(1), &request, |_| {}).to_json();
    assert_eq!(expected["turns"][0]["reason"]["code"], "missed-capture", "{expected}");
    assert_eq!(review_by_protocol(start, &turns, 2_000, |_| {}), expected);
    assert_eq!(review_by_protocol(start, &turns, 2_000, |wanted| wanted.reverse()), expected);
}

#[test]
fn a_review_with_malformed_search_results_is_rejected() {
    for found in [json!([]), json!({"x": {}}), json!({"1": {"turns": [], "score": {}}})] {
        let answer =
            ask(&json!({"id": 1, "method": "review", "game": "gipf-basic", "found": found}));
        assert_eq!(answer["error"]["code"], "bad-field", "{answer}");
    }
}
