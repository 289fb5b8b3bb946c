use serde_json::Value;

use crate::run::{Scratch, gipfel, gipfel_reading};

pub(crate) const GOOD: &str = "\
[Game \"yinsh-blitz\"]
[White \"Ann\"]
[Black \"Ben\"]
[Result \"1-0\"]

1. e2 k7 2. f3 a2 3. g4 a3 4. h5 a4 5. i6 a5
6. e2-e3 k7-k8 7. e3-e4 k8-k9 8. e4-e5 k9-k10
9. e5-e6 k10-j9 10. e6-e7;xe2-e6;xe7 1-0
";

const BROKEN: &str = "\
[Game \"gipf-basic\"]

1. e9-e7 b2-c3
2. e5 *
";

#[test]
fn a_legal_record_is_accepted_and_its_end_is_reported() {
    let file = Scratch::with(GOOD);
    let text = gipfel(&["check", file.path()]).good();
    let path = file.path();
    assert_eq!(
        text,
        format!(
            "{path}:1 ok yinsh-blitz 19 turns White wins: enough rings have been removed (1-0)\n\
             1 game: 1 finished, 0 unfinished, 0 refused\n"
        )
    );
}

#[test]
fn an_illegal_record_is_refused_with_its_line_turn_and_rule() {
    let file = Scratch::with(&BROKEN.replace("b2-c3", "b3"));
    let answer = gipfel(&["check", file.path()]);
    assert_eq!(answer.code, Some(1));
    let path = file.path();
    assert_eq!(
        answer.out,
        format!(
            "{path}:4 refused turn 2 (White), \"e5\": a piece comes in from the rim, and no dot \
             leads to this spot\n1 game: 0 finished, 0 unfinished, 1 refused\n"
        )
    );
}

#[test]
fn each_game_of_a_file_is_reported_with_its_line() {
    let file = Scratch::with(&format!("{GOOD}\n\n{GOOD}"));
    let text = gipfel(&["check", file.path()]).good();
    let path = file.path();
    let starts: Vec<&str> = text.lines().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(starts, [format!("{path}:1"), format!("{path}:11"), "2".to_owned()]);
}

#[test]
fn comments_among_plain_lines_are_skipped() {
    let line = "yinsh\tresign\t0-0\tf6 a5 b6";
    let text = gipfel_reading(&format!("# two games\n{line}\n# and\n\n{line}\n"), &["check", "-"]);
    let text = text.good();
    let starts: Vec<&str> = text.lines().filter_map(|line| line.split(" yinsh").next()).collect();
    assert_eq!(starts[..2], ["-:2 resigned", "-:5 resigned"]);
}

#[test]
fn a_dash_stands_for_stdin() {
    let answer = gipfel_reading("f6 a5 *", &["check", "-", "--game", "yinsh"]);
    assert_eq!(
        answer.good(),
        "-:1 unfinished yinsh 2 turns White to act\n1 game: 0 finished, 1 unfinished, 0 refused\n"
    );
}

#[test]
fn a_missing_file_is_reported_and_the_others_are_checked() {
    let file = Scratch::with(GOOD);
    let answer = gipfel(&["check", "no-such-file.txt", file.path()]);
    assert_eq!(answer.code, Some(1));
    assert!(answer.err.starts_with("gipfel: no-such-file.txt cannot be read: "), "{answer:?}");
    assert!(answer.out.contains(" ok yinsh-blitz"), "{answer:?}");
    assert!(answer.out.ends_with("; 1 file unreadable\n"), "{answer:?}");
}

#[test]
fn a_directory_is_rejected_with_a_clear_message() {
    let answer = gipfel(&["check", "."]);
    assert_eq!(answer.code, Some(1));
    assert_eq!(answer.err, "gipfel: . is a directory: specify files\n");
}

#[test]
fn quiet_mode_reports_only_problems() {
    let file = Scratch::with(GOOD);
    assert_eq!(gipfel(&["check", "--quiet", file.path()]).good(), "");
    let answer = gipfel_reading(BROKEN, &["check", "--quiet", file.path(), "-"]);
    assert_eq!((answer.code, answer.out.lines().count()), (Some(1), 1));
}

#[test]
fn json_output_has_one_object_per_game() {
    let file = Scratch::with(&format!("{GOOD}\n{BROKEN}"));
    let answer = gipfel(&["check", "--json", file.path()]);
    assert_eq!(answer.code, Some(1));
    let games: Vec<Value> =
        answer.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(games.len(), 2);
    assert_eq!(games[0]["status"], "ok");
    assert_eq!(games[0]["outcome"]["winner"], "w");
    assert_eq!(games[1]["status"], "refused");
    assert!(games[1]["code"].is_string());
}

#[test]
fn control_characters_do_not_reach_the_terminal() {
    let answer = gipfel_reading("f6 \u{1b}[31m *", &["check", "-", "--game", "yinsh"]);
    assert_eq!(answer.code, Some(1));
    assert!(!answer.out.contains('\u{1b}'), "{answer:?}");
}

#[test]
fn binary_input_is_refused_without_a_panic() {
    let bytes: String = (0..=255u8).map(char::from).collect();
    let answer = gipfel_reading(&bytes.repeat(20), &["check", "-"]);
    assert_eq!(answer.code, Some(1));
    assert!(answer.out.contains("refused"), "{answer:?}");
}

#[test]
fn a_guessed_variant_is_reported() {
    let text = gipfel_reading("b3 c2", &["check", "-"]).good();
    let line = "-:1 unfinished gipf-standard 2 turns White to act \
                (gipf-standard is assumed; use --game to choose another)";
    assert_eq!(text.lines().next(), Some(line));
    for (text, guessed) in [("b3 c2", true), ("# gipf-basic\nb3 c2", false)] {
        let game = gipfel_reading(text, &["check", "-", "--json"]).json();
        assert_eq!(game["variant_guessed"], guessed, "{text}");
    }
}

#[test]
fn an_empty_file_is_counted_separately() {
    let answer = gipfel_reading(" \n", &["check", "-"]);
    assert_eq!(answer.code, Some(1));
    assert_eq!(
        answer.out,
        "-:1 empty no game found\n\
         0 games: 0 finished, 0 unfinished, 0 refused; 1 file with no game found\n"
    );
}

#[test]
fn utf_16_is_refused_once() {
    let answer = gipfel_reading("f\0g\0\n\0\n\0f\0", &["check", "-", "--game", "yinsh"]);
    assert_eq!(answer.code, Some(1));
    assert!(
        answer.out.starts_with("-:1 refused the text is not valid UTF-8\n1 game:"),
        "{answer:?}"
    );
}

/// A legal game of GIPF in which the second and the third reserve counts are wrong.
const WRONG_COUNTS: &str = "# gipf-basic\ne9-e7 (11)\nb3 (10)\nb4 (3)\n";

#[test]
fn a_wrong_reserve_count_is_a_warning_and_not_a_refusal() {
    let answer = gipfel_reading(WRONG_COUNTS, &["check", "-"]);
    assert_eq!(answer.code, Some(0), "{answer:?}");
    let lines: Vec<&str> = answer.out.lines().collect();
    assert!(lines[0].starts_with("-:2 unfinished gipf-basic 3 turns "), "{answer:?}");
    let warning = "turn 1 (Black): the record states a reserve of 10, but it is 11";
    assert_eq!(lines[1], format!("-:3 warning {warning}"));
    assert_eq!(lines[2], "1 game: 0 finished, 1 unfinished, 0 refused; 1 warning");
}

#[test]
fn a_warning_is_printed_even_in_quiet_mode() {
    let answer = gipfel_reading(WRONG_COUNTS, &["check", "-", "--quiet"]);
    assert!(answer.out.contains("\n-:3 warning turn 1 (Black): "), "{answer:?}");
}

#[test]
fn a_warning_as_json_contains_code_line_turn_and_player() {
    let warning = &gipfel_reading(WRONG_COUNTS, &["check", "-", "--json"]).json()["warning"];
    let fields = ["code", "line", "turn", "player"].map(|name| warning[name].clone());
    assert_eq!(serde_json::json!(fields), serde_json::json!(["reserve-count", 3, 1, "b"]));
}
