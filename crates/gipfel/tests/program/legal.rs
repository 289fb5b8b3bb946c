use std::{
    io::{BufRead, BufReader, Read},
    process::Stdio,
};

use crate::run::{gipfel, program};

/// A position one action before the end of the game, under the rules of blitz.
const LAST_RING: &str = "RRRR/7/R7/9/91/9/91/9/8/r6/rrrr w ring:w 0-0";

#[test]
fn legal_actions_are_listed_one_per_line() {
    let text = gipfel(&["legal", "gipf-basic"]).good();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 30);
    assert!(lines.contains(&"e9-e7"));
}

/// Points of column e in the order of the board.
const COLUMN_E: [&str; 10] = ["e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9", "e10"];

#[test]
fn legal_actions_are_sorted_by_column_and_row() {
    let text = gipfel(&["legal", "yinsh"]).good();
    let e: Vec<&str> = text.lines().filter(|token| token.starts_with('e')).collect();
    assert_eq!(e, COLUMN_E);
}

#[test]
fn legal_turns_as_json_are_sorted_by_column_and_row() {
    let answer = gipfel(&["legal", "yinsh", "--turns", "--json"]).json();
    let turns = answer["turns"].as_array().unwrap().iter();
    let tokens = turns.map(|turn| turn["token"].as_str().unwrap());
    let e: Vec<&str> = tokens.filter(|token| token.starts_with('e')).collect();
    assert_eq!(e, COLUMN_E);
}

#[test]
fn turn_numbers_are_ignored() {
    let moves = ["legal", "yinsh", "--moves"];
    let plain = gipfel(&[&moves[..], &["f6 a5 b6"]].concat()).good();
    let numbered = gipfel(&[&moves[..], &["1. f6 a5 2.b6"]].concat()).good();
    assert_eq!(plain, numbered);
    assert_eq!(plain.lines().count(), 82);
}

#[test]
fn legal_turns_are_complete() {
    let position = "RRRR/7/MMMMR3/mmmmM4/91/9/91/9/8/r6/rrrr w move 0-0";
    let text = gipfel(&["legal", "yinsh", "--position", position, "--turns"]).good();
    assert!(text.lines().any(|turn| turn == "c5-e5;xc1-c5;xe5"));
    assert!(text.lines().all(|turn| turn != "c5-e5"));
}

#[test]
fn a_finished_game_has_no_legal_actions_and_stderr_explains_why() {
    let answer = gipfel(&["legal", "yinsh-blitz", "--position", LAST_RING, "--moves", "xa2"]);
    assert_eq!((answer.code, answer.out.as_str()), (Some(0), ""));
    assert_eq!(answer.err, "The game has ended. White wins: enough rings have been removed.\n");
}

#[test]
fn legal_actions_as_json_include_the_next_position() {
    let answer = gipfel(&["legal", "gipf-basic", "--json"]).json();
    assert_eq!(answer["to_act"], "w");
    assert!(answer["outcome"].is_null());
    let actions = answer["actions"].as_array().unwrap();
    let push = actions.iter().find(|action| action["token"] == "e9-e7").unwrap();
    assert_eq!(push["next"], "p2P/5/6/P4pP/6/5/p2P b push 11-12");
}

#[test]
fn an_outcome_as_json_contains_winner_reason_and_text() {
    let setup = ["yinsh-blitz", "--position", LAST_RING, "--moves", "xa2"];
    let answer = gipfel(&[&["legal", "--turns", "--json"], &setup[..]].concat()).json();
    assert_eq!(answer["outcome"]["winner"], "w");
    assert_eq!(answer["outcome"]["reason"], "rings-off");
    assert_eq!(answer["outcome"]["text"], "White wins: enough rings have been removed");
    assert_eq!(answer["turns"].as_array().unwrap().len(), 0);
}

#[test]
fn a_handicap_adds_pieces() {
    let answer = gipfel(&["legal", "gipf-basic", "--handicap", "w2", "--json"]).json();
    assert_eq!(answer["position"], "p2P/5/6/P5p/6/5/p2P w push 14-12");
}

#[test]
fn a_handicap_is_allowed_only_in_gipf_basic() {
    let answer = gipfel(&["legal", "yinsh", "--handicap", "w2"]);
    assert_eq!(answer.code, Some(2));
    assert_eq!(answer.err, "gipfel: --handicap is for gipf-basic: leave it out for yinsh\n");
}

#[test]
fn an_illegal_move_is_refused_with_its_token_player_and_rule() {
    let answer = gipfel(&["legal", "yinsh", "--moves", "1. f6 a5 2. f6"]);
    assert_eq!((answer.code, answer.out.as_str()), (Some(2), ""));
    assert_eq!(
        answer.err,
        "gipfel: --moves: token 3, \"f6\", White to act: a ring is placed on an empty point\n"
    );
}

#[test]
fn an_illegal_action_within_a_turn_is_reported() {
    let position = "RRRR/7/MMMMR3/mmmmM4/91/9/91/9/8/r6/rrrr w move 0-0";
    let moves = ["--position", position, "--moves", "c5-e5;xc1-c5;xk7"];
    let answer = gipfel(&[&["legal", "yinsh"], &moves[..]].concat());
    assert_eq!(answer.code, Some(2));
    assert!(answer.err.contains("action \"xk7\""), "{answer:?}");
    assert!(answer.err.contains("this ring belongs to your opponent"), "{answer:?}");
}

#[test]
fn an_invalid_position_is_refused_with_the_reason() {
    let answer = gipfel(&["legal", "gipf-basic", "--position", "nonsense"]);
    assert_eq!((answer.code, answer.out.as_str()), (Some(2), ""));
    assert!(
        answer.err.starts_with("gipfel: --position \"nonsense\" is not a position of gipf-basic:")
    );
    assert_eq!(answer.err.lines().count(), 1);
}

#[test]
fn startpos_is_the_initial_position() {
    let named = gipfel(&["legal", "gipf-standard", "--position", "startpos"]).good();
    assert_eq!(named, gipfel(&["legal", "gipf-standard"]).good());
}

#[test]
fn an_unknown_game_is_refused_with_a_list_of_known_games() {
    let answer = gipfel(&["legal", "chess"]);
    assert_eq!(answer.code, Some(2));
    assert!(answer.err.contains("yinsh, yinsh-blitz, gipf-basic, gipf-standard, gipf-tournament"));
}

#[test]
fn a_closed_pipe_causes_no_error() {
    let mut child = program()
        .args(["legal", "yinsh", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert_eq!(err, "");
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn a_reader_may_stop_after_the_first_line() {
    let mut child = program()
        .args(["perft", "yinsh", "3", "--divide"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert_eq!(line, "a2 6972\n");
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert_eq!((child.wait().unwrap().code(), err.as_str()), (Some(0), ""));
}

#[test]
fn tokens_of_records_are_not_accepted_as_moves() {
    for token in ["(11)", "1-0", "*", "{quiet}"] {
        let answer = gipfel(&["legal", "gipf-basic", "--moves", &format!("1. e9-e7 {token}")]);
        let message = format!(
            "gipfel: --moves: token 2, {token:?}: only turns and turn numbers are allowed\n"
        );
        assert_eq!((answer.code, answer.err), (Some(2), message));
    }
}
