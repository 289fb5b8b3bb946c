//! Games with potentials over UGI and JSON.

use engine::{NoControl, SyncJson};
use serde_json::{Value, json};
use variants::AnyGame;

use super::{IDS, OWN, listener::ugi, own};

/// The position after a first push, as UGI tells it.
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
fn own_terms_and_their_game_can_be_set_in_either_order() {
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
fn terms_leave_another_game_alone() {
    let yinsh = fen("setoption name Game value yinsh");
    assert_eq!(
        fen("setoption name Game value yinsh\nsetoption name Terms value basic:12/12:-"),
        yinsh
    );
}

#[test]
fn wrong_terms_are_refused_and_change_nothing() {
    let wrong = "setoption name Game value gipf-ultimate\nsetoption name Terms value basic:99/12:-";
    let answer = fen(wrong);
    assert!(answer[0].starts_with("error bad-terms terms are a start"), "{answer:?}");
    assert_eq!(answer[1], fen("setoption name Game value gipf-ultimate")[0]);
}

fn ask(request: &Value) -> Value {
    let answer = SyncJson::default().answer(&request.to_string(), &NoControl, |_| {});
    serde_json::from_str(&answer).expect("JSON")
}

#[test]
fn json_plays_under_own_terms_and_names_them() {
    for terms in OWN {
        let game = AnyGame::start(own(terms));
        let token = game.legal_tokens().swap_remove(0);
        let mut next = game.clone();
        next.play_turn(&token).expect("it is legal");
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
fn json_finds_a_turn_under_own_terms() {
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
fn json_refuses_terms_that_are_missing_wrong_or_not_wanted() {
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
