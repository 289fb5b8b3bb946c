//! Games with potentials over UGI and JSON.

use engine::{Engine, SearchRequest};
use engine_protocols::{NoControl, SyncJson};
use serde_json::{Value, json};
use variants::{AnyGame, Variant};

use super::listener::ugi;

const IDS: [&str; 6] =
    ["gipf-tamsk", "gipf-zertz", "gipf-dvonn", "gipf-yinsh", "gipf-punct", "gipf-ultimate"];

/// Custom terms that differ between the players, one set for each way to start.
const OWN: [&str; 3] =
    ["standard:18/15:T3U2-z6", "basic:12/24:D6-t1z1d1y1u1", "tournament:13/13:-t6"];

fn own(terms: &str) -> Variant {
    Variant::known("gipf-potentials", Some(terms)).expect("terms")
}

/// Returns the position after a first push, as reported by UGI.
fn fen(lines: &str) -> Vec<String> {
    ugi(format!("{lines}\nfen\n"))
}

#[test]
fn ugi_lists_every_preset_and_the_terms() {
    let answer = ugi("ugi\n");
    let games = answer.iter().find(|line| line.contains("name Game")).expect("an option Game");
    for id in IDS.into_iter().chain(["gipf-potentials"]) {
        assert!(games.contains(&format!(" var {id}")), "{games}");
    }
    assert!(answer.iter().any(|line| line.starts_with("option name Terms type string default ")));
}

#[test]
fn custom_terms_and_their_game_can_be_set_in_either_order() {
    for terms in OWN {
        let [first, second] = [
            format!("setoption name Terms value {terms}"),
            "setoption name Game value gipf-potentials".to_owned(),
        ];
        let start = AnyGame::start(own(terms)).position();
        assert_eq!(fen(&format!("{first}\n{second}")), [start.as_str()]);
        assert_eq!(fen(&format!("{second}\n{first}")), [start.as_str()]);
    }
}

#[test]
fn terms_do_not_affect_another_game() {
    let yinsh = fen("setoption name Game value yinsh");
    assert_eq!(
        fen("setoption name Game value yinsh\nsetoption name Terms value basic:12/12:-"),
        yinsh
    );
}

#[test]
fn invalid_terms_are_rejected_and_change_nothing() {
    let wrong = "setoption name Game value gipf-ultimate\nsetoption name Terms value basic:99/12:-";
    let answer = fen(wrong);
    assert!(answer[0].starts_with("error bad-terms terms must be a start"), "{answer:?}");
    assert_eq!(answer[1], fen("setoption name Game value gipf-ultimate")[0]);
}

fn ask(request: &Value) -> Value {
    let answer = SyncJson::default().answer(&request.to_string(), &NoControl, |_| {});
    serde_json::from_str(&answer).expect("JSON")
}

#[test]
fn json_plays_under_custom_terms_and_reports_them() {
    for terms in OWN {
        let game = AnyGame::start(own(terms));
        let token = game.legal_tokens().swap_remove(0);
        let mut next = game.clone();
        next.play_turn(&token).expect("a legal turn");
        let request = json!({
            "id": 1, "method": "play", "game": "gipf-potentials", "terms": terms, "moves": [token]
        });
        let answer = ask(&request);
        assert_eq!(answer["result"]["position"], next.position(), "{answer}");
        assert_eq!(answer["result"]["game"], "gipf-potentials");
        assert_eq!(answer["result"]["terms"], terms);
    }
}

#[test]
fn json_finds_a_turn_under_custom_terms() {
    for terms in OWN {
        let request = json!({
            "id": 1, "method": "bestmove", "game": "gipf-potentials", "terms": terms, "nodes": 500
        });
        let answer = ask(&request);
        let turn = answer["result"]["bestmove"].as_str().expect("a turn");
        assert!(AnyGame::start(own(terms)).play_turn(turn).is_ok(), "{terms}: {turn}");
    }
}

#[test]
fn json_rejects_terms_that_are_missing_invalid_or_superfluous() {
    for (game, terms) in [
        ("gipf-potentials", Value::Null),
        ("gipf-potentials", json!("basic:99/12:-")),
        ("gipf-ultimate", json!("basic:12/12:-")),
        ("yinsh", json!("basic:12/12:-")),
    ] {
        let answer = ask(&json!({"id": 1, "method": "eval", "game": game, "terms": terms}));
        assert_eq!(answer["error"]["code"], "bad-terms", "{game} {terms}: {answer}");
    }
}

#[test]
fn the_json_protocol_returns_decisions_in_matches() {
    let mut engine = SyncJson::default();
    let mut ask = |fields: &str| {
        let request = format!(
            r#"{{"id": 1, "method": "bestmove", "game": "gipf-yinsh", "nodes": 100, {fields}}}"#
        );
        engine.answer(&request, &NoControl, |_| {})
    };
    let declared = "Ge2 Ge8 Ye1-e3 Gb5 ye2-h2?";
    let answer = ask(&format!(r#""links": "Y:die", "challenges": "1", "moves": "{declared}""#));
    assert!(answer.starts_with(r#"{"id":1,"result":{"bestmove":"ok","#), "{answer}");
    // The engine does not choose the result of a roll.
    let answer = ask(&format!(r#""links": "Y:die", "moves": "{declared} challenge""#));
    assert!(answer.starts_with(r#"{"id":1,"result":{"bestmove":null,"lines":[]"#), "{answer}");
    for (fields, code) in [
        (r#""links": "Y:chess""#, "bad-field"),
        (r#""links": "T:die""#, "bad-field"),
        (r#""links": "Y:die", "challenges": "many""#, "bad-field"),
        (r#""links": "Y:die", "moves": "ok""#, "nothing-declared"),
        (r#""links": "Y:die", "position": "4 w""#, "bad-position"),
    ] {
        let answer = ask(fields);
        assert!(answer.contains(&format!(r#""error":{{"code":"{code}""#)), "{fields}: {answer}");
    }
}

/// Returns the review of a match by the protocol. Its searches are run in its GIPF part, each by a separate engine.
fn match_review_by_protocol(fields: &Value, nodes: u64) -> Value {
    let ask = |request: &Value| -> Value {
        let answer = SyncJson::default().answer(&request.to_string(), &NoControl, |_| {});
        serde_json::from_str(&answer).expect("an answer is JSON")
    };
    let mut found = serde_json::Map::new();
    loop {
        let mut request = fields.clone();
        request["nodes"] = nodes.into();
        request["found"] = found.clone().into();
        let answer = ask(&request)["result"].take();
        let Some(wanted) = answer["wanted"].as_array() else { return answer["review"].clone() };
        let moves = answer["part"]["moves"].as_array().expect("turns");
        for search in wanted.iter().rev() {
            let ply = search["ply"].as_u64().expect("a number") as usize;
            let turn = Some(search["turn"].clone()).filter(|turn| !turn.is_null());
            let moves: Vec<Value> = moves[..ply].iter().cloned().chain(turn).collect();
            let question = json!({"id": 2, "method": "bestmove", "game": fields["game"],
                "position": answer["part"]["position"], "moves": moves, "nodes": search["nodes"],
                "only": search["only"]});
            let id = search["id"].as_str().expect("an id").to_owned();
            let line = ask(&question)["result"]["lines"][0].take();
            assert!(found.insert(id, line).is_none(), "{search} is requested once");
        }
    }
}

#[test]
fn a_match_is_reviewed_by_the_searches_of_its_gipf_part() {
    let tokens = "Ge2 Ge8 Ye1-e3 Gb5 ye2-h2? challenge 2-5 c2";
    let terms = combined::CombinedTerms::new(
        potentials::Preset::Yinsh.terms(),
        "Y:die".parse().expect("links"),
    );
    let mut game = combined::CombinedGame::start(terms.expect("terms"));
    for token in tokens.split(' ') {
        game.play_token(token).expect(token);
    }
    let request = SearchRequest { nodes: Some(1_000), ..SearchRequest::default() };
    let expected = review::review_match(&game, &Engine::new(1), &request, |_| {}).to_json();
    let decided: Vec<_> = expected["decisions"].as_array().expect("decisions").iter().collect();
    assert_eq!(decided.len(), 2, "{expected}");
    let fields = json!({"id": 1, "method": "review", "game": "gipf-yinsh", "links": "Y:die", "moves": tokens});
    assert_eq!(match_review_by_protocol(&fields, 1_000), expected);
}
