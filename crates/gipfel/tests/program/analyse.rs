use serde_json::Value;

use crate::run::{Scratch, gipfel, gipfel_reading};

/// Game in which White could win at once with the ring on d7 but moves another ring, and Black wins.
const THROWN_AWAY: &str = r#"[Game "yinsh-blitz"]
[White "Ann"]
[Black "Ben"]
[Position "RRRR/7/8/2MMMMR2/91/9/91/2mmmmr2/8/7/rrrr w move 0-0"]

1. a5-b6 h9-h10;xh5-h9;xh10 0-1
"#;

/// Game from the same position, in which White wins.
const TAKEN: &str = r#"[Game "yinsh-blitz"]
[Position "RRRR/7/8/2MMMMR2/91/9/91/2mmmmr2/8/7/rrrr w move 0-0"]

1. d7-d8;xd3-d7;xd8 1-0
"#;

fn analyse(text: &str, arguments: &[&str]) -> String {
    gipfel_reading(text, &[&["analyse", "-", "--nodes", "5000"], arguments].concat()).good()
}

fn facts(text: &str) -> Value {
    serde_json::from_str(&analyse(text, &["--json"])).expect("JSON")
}

#[test]
fn giving_away_a_win_in_one_turn_is_a_blunder() {
    let facts = facts(THROWN_AWAY);
    let turn = &facts["turns"][0];
    assert_eq!(turn["kind"], "blunder", "{turn}");
    assert_eq!(turn["best_score"], serde_json::json!({ "winner": "w", "turns": 1 }));
    assert!(turn["best"].as_str().unwrap().contains(";xd3-d7;"), "{turn}");
    assert_eq!(facts["turning_point"], 0, "{facts}");
}

#[test]
fn a_winning_turn_is_the_best_turn() {
    let facts = facts(TAKEN);
    let turn = &facts["turns"][0];
    assert_eq!((&turn["kind"], &turn["loss"]), (&"best".into(), &0.0.into()), "{turn}");
    assert_eq!(turn["score"], serde_json::json!({ "winner": "w", "turns": 0 }));
    assert!(facts["turning_point"].is_null());
}

#[test]
fn the_report_shows_the_better_turn_and_a_summary() {
    let text = analyse(THROWN_AWAY, &[]);
    assert!(
        text.contains(
            "White: Ann, Black: Ben\nyinsh-blitz. Black wins: enough rings have been removed.\n"
        ),
        "{text}"
    );
    assert!(text.contains("    1. a5-b6?? "), "{text}");
    assert!(
        text.contains("\n          White could have won at once.\n          better, #1: d7-"),
        "{text}"
    );
    assert!(text.contains("\nmiddle   White 1 %, Black 100 %\n"), "{text}");
    assert!(text.contains("Turning point: 1. a5-b6 took White from 100 % to 0 %."), "{text}");
}

#[test]
fn the_facts_are_complete() {
    let facts = facts(THROWN_AWAY);
    assert_eq!((&facts["status"], &facts["game"]), (&"ok".into(), &"yinsh-blitz".into()));
    assert_eq!(facts["tags"]["White"], "Ann");
    assert_eq!(facts["players"]["w"]["turns"]["blunder"], 1);
    let turn = &facts["turns"][1];
    for key in [
        "number",
        "player",
        "token",
        "position",
        "score",
        "best",
        "best_score",
        "loss",
        "kind",
        "line",
        "answer",
        "phase",
    ] {
        assert!(!turn[key].is_null(), "{key}");
    }
    assert_eq!((&turn["number"], &turn["player"]), (&1.into(), &"b".into()));
    assert_eq!(turn["line"][0], turn["best"]);
    let reason = &facts["turns"][0]["reason"];
    assert_eq!((&reason["code"], &reason["player"]), (&"missed-win".into(), &"w".into()));
}

#[test]
fn analysing_the_same_game_gives_the_same_report() {
    assert_eq!(analyse(THROWN_AWAY, &[]), analyse(THROWN_AWAY, &[]));
}

#[test]
fn reports_fit_in_eighty_columns_and_can_be_plain_ascii() {
    let game = "e9-e7 b1-b3 e9-e6 h1-h3 e9-e5 c2";
    let text = analyse(game, &["--game", "gipf-basic", "--ascii"]);
    assert!(text.is_ascii(), "{text}");
    assert!(text.lines().all(|line| line.len() <= 80), "{text}");
}

#[test]
fn the_played_part_of_an_unfinished_turn_is_analysed() {
    let text = TAKEN.replace("d7-d8;xd3-d7;xd8 1-0", "d7-d8;xd3-d7 *");
    assert_eq!(facts(&text)["turns"][0]["kind"], "best");
}

#[test]
fn a_game_without_turns_has_nothing_to_analyse() {
    let text = analyse("[Game \"yinsh\"]\n\n*\n", &[]);
    assert!(text.contains("No turn has been played"), "{text}");
}

#[test]
fn a_refused_game_does_not_hide_the_next_one() {
    let text = format!("[Game \"yinsh\"]\n\n1. f6 f6 *\n\n{TAKEN}");
    let answer = gipfel_reading(&text, &["analyse", "-", "--nodes", "1000"]);
    assert_eq!(answer.code, Some(1));
    assert!(answer.err.contains("-:3 refused turn 1 (Black), \"f6\": "), "{}", answer.err);
    assert!(answer.out.contains("White won"), "{}", answer.out);
}

#[test]
fn one_game_of_several_can_be_chosen() {
    let file = Scratch::with(&format!("{THROWN_AWAY}\n{TAKEN}"));
    let chosen = |number| gipfel(&["analyse", file.path(), "--nodes", "1000", "-n", number]);
    assert!(chosen("2").good().contains("White won"));
    let answer = chosen("3");
    assert_eq!(answer.code, Some(1));
    assert!(answer.err.contains("there is no game 3: the file has 2 games"), "{}", answer.err);
}

#[test]
fn a_missing_file_is_reported() {
    let answer = gipfel(&["analyse", "no-such-file.txt"]);
    assert_eq!(answer.code, Some(1));
    assert!(answer.err.contains("no-such-file.txt cannot be read"), "{}", answer.err);
}

#[test]
fn a_saved_game_can_be_analysed() {
    let file = Scratch::free();
    let typed = format!("1\n1\n1\nsave {}\n", file.path());
    let steady = ["--level", "1", "--nodes", "500", "--seed", "7"];
    gipfel_reading(&typed, &[&["play", "gipf-standard"], &steady[..]].concat()).good();
    let text = gipfel(&["analyse", file.path(), "--nodes", "1000"]).good();
    assert!(text.contains("White: Player, Black: Gipfel, level 1\n"), "{text}");
}

/// Returns the first fenced example after the given words in a document.
fn example<'a>(document: &'a str, words: &str) -> &'a str {
    let (_, after) = document.split_once(words).expect("the document contains the words");
    after.split("```").next().expect("a part")
}

#[test]
fn the_report_in_the_documents_equals_the_output() {
    let notation = include_str!("../../../../docs/notation.md");
    let play = include_str!("../../../../docs/play.md");
    let records = example(notation, "Two records, as they are written:\n\n```text\n");
    let (first, _) = records.split_once("\n\n[Game").expect("two records");
    let report = example(play, "$ gipfel analyse example.txt --nodes 20000\nexample.txt:1\n");
    let printed = gipfel_reading(first, &["analyse", "-", "--nodes", "20000"]).good();
    let (_, printed) = printed.split_once('\n').expect("where the game is");
    assert_eq!(printed, report);
}
