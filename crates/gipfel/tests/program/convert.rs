use std::fs;

use crate::{
    check::GOOD,
    run::{Scratch, gipfel, gipfel_reading},
};

#[test]
fn converting_a_record_to_a_record_changes_nothing() {
    let once = gipfel_reading(GOOD, &["convert", "-", "--to", "record"]).good();
    let twice = gipfel_reading(&once, &["convert", "-", "--to", "record"]).good();
    assert_eq!(once, twice);
    assert!(once.contains("[White \"Ann\"]"));
    assert!(once.contains("10. e6-e7;xe2-e6;xe7 1-0"));
}

#[test]
fn a_study_keeps_its_arrows_and_circles_in_a_file_of_records() {
    let study = "[Game \"yinsh\"]\n[Result \"*\"]\n[Study \"First rings\"]\n[Chapter \"The middle\"]\n\n\
                 {Where to begin? [%csl Gf6,Ra2]} 1. f6 {It sees everything. [%cal Gf6f9]} *\n\n\
                 [Game \"gipf-basic\"]\n[Result \"*\"]\n[Study \"First rings\"]\n[Chapter \"A push\"]\n\n1. e1-e3 *\n";
    assert_eq!(gipfel_reading(study, &["convert", "-", "--to", "record"]).good(), study);
    let checked = gipfel_reading(study, &["check", "-"]).good();
    assert!(checked.contains("2 games: 0 finished, 2 unfinished, 0 refused"), "{checked}");
}

#[test]
fn lines_contain_the_same_actions() {
    let answer = gipfel_reading(GOOD, &["convert", "-", "--to", "lines"]);
    assert_eq!((answer.code, answer.err.as_str()), (Some(0), "gipfel: -:1: left out: 2 tags\n"));
    let line = answer.out;
    assert!(line.starts_with("yinsh-blitz\tW\t1-0\te2 k7 "), "{line}");
    let record = gipfel_reading(&line, &["convert", "-", "--to", "record"]).good();
    let again = gipfel_reading(&record, &["convert", "-", "--to", "lines"]).good();
    assert_eq!(line, again);
}

#[test]
fn official_notation_round_trips() {
    let arguments = ["convert", "-", "--game", "gipf-basic", "--to", "official"];
    let once = gipfel_reading("1. e9-e7 b3 2. e9-e6 *", &arguments).good();
    assert_eq!(once, "# gipf-basic\ne9-e7 (11)\nb3 (11)\ne9-e6 (10)\n");
    assert_eq!(gipfel_reading(&once, &arguments).good(), once);
}

#[test]
fn parts_that_a_format_leaves_out_are_counted() {
    let game = "[Game \"gipf-basic\"]\n[White \"Ann\"]\n\n\
                {a} e9-e7 {b} b3 (b4 {c} (b1-b3 {d})) 1-0\n";
    let answer = gipfel_reading(game, &["convert", "-", "--to", "official"]);
    assert_eq!(answer.err, "gipfel: -:1: left out: 4 comments, 2 variations, 1 tag\n");
    assert_eq!(answer.out, "# gipf-basic\ne9-e7 (11)\nb3 (11)\n1-0\n");
    assert_eq!(answer.code, Some(0));
}

#[test]
fn reserves_are_written_on_request() {
    let arguments = ["convert", "-", "--game", "gipf-basic", "--to", "record", "--reserves"];
    let text = gipfel_reading("1. e9-e7 b3 *", &arguments).good();
    assert!(text.contains("1. e9-e7 (11) b3 (11) *"), "{text}");
}

#[test]
fn a_wrong_reserve_count_is_reported_and_corrected() {
    let counted = "# gipf-basic\ne9-e7 (11)\nb3 (10)\n";
    let answer = gipfel_reading(counted, &["convert", "-", "--to", "official"]);
    assert_eq!(answer.code, Some(0), "{answer:?}");
    let what = "the record states a reserve of 10, but it is 11";
    assert_eq!(answer.err, format!("gipfel: -:3: warning: turn 1 (Black): {what}\n"));
    assert_eq!(answer.out, "# gipf-basic\ne9-e7 (11)\nb3 (11)\n");
}

#[test]
fn json_output_has_one_object_per_line() {
    let text = gipfel_reading(&format!("{GOOD}\n{GOOD}"), &["convert", "-", "--to", "json"]).good();
    let games: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(games.len(), 2);
    assert_eq!(games[0]["variant"], "yinsh-blitz");
}

#[test]
fn a_refused_game_is_reported_and_the_rest_are_converted() {
    let broken = GOOD.replace("k10-j9", "k10-e9");
    let answer = gipfel_reading(&format!("{broken}\n{GOOD}"), &["convert", "-", "--to", "lines"]);
    assert_eq!(answer.code, Some(1));
    assert!(answer.err.starts_with("gipfel: -:8: turn 9 (Black), \"k10-e9\": "), "{answer:?}");
    assert_eq!(answer.out.lines().count(), 1);
}

#[test]
fn a_game_that_the_format_cannot_represent_is_reported() {
    let answer = gipfel_reading(GOOD, &["convert", "-", "--to", "official"]);
    assert_eq!((answer.code, answer.out.as_str()), (Some(1), ""));
    assert!(answer.err.contains("does not support games of yinsh-blitz"), "{answer:?}");
}

#[test]
fn official_notation_cannot_represent_several_games() {
    let game = "[Game \"gipf-basic\"]\n\n1. e9-e7 *\n";
    let answer = gipfel_reading(&format!("{game}\n{game}"), &["convert", "-", "--to", "official"]);
    assert_eq!((answer.code, answer.out.as_str()), (Some(1), ""));
    assert!(answer.err.contains("one game per file"), "{answer:?}");
}

#[test]
fn the_output_can_be_written_to_a_file() {
    let (from, to) = (Scratch::with(GOOD), Scratch::with(""));
    let arguments = ["convert", from.path(), "--to", "record", "--output", to.path(), "--force"];
    assert_eq!(gipfel(&arguments).good(), "");
    assert!(fs::read_to_string(to.path()).unwrap().ends_with("xe2-e6;xe7 1-0\n"));
}

#[test]
fn a_file_is_unchanged_when_nothing_was_converted() {
    let to = Scratch::with("precious");
    for game in ["f6 f6 *", "e9-e7 *"] {
        let target = ["--to", "official", "--output", to.path(), "--force"];
        let arguments = [&["convert", "-", "--game", "yinsh"], &target[..]].concat();
        assert_eq!(gipfel_reading(game, &arguments).code, Some(1));
        assert_eq!(fs::read_to_string(to.path()).unwrap(), "precious");
    }
    let target = ["--to", "record", "--output", to.path(), "--force"];
    let arguments = [&["convert", "no-such-file.txt"], &target[..]].concat();
    assert_eq!(gipfel(&arguments).code, Some(1));
    assert_eq!(fs::read_to_string(to.path()).unwrap(), "precious");
}

#[test]
fn a_file_is_not_overwritten_by_its_own_conversion() {
    let file = Scratch::with(GOOD);
    let answer = gipfel(&["convert", file.path(), "--to", "json", "--output", file.path()]);
    assert_eq!(answer.code, Some(2));
    assert_eq!(fs::read_to_string(file.path()).unwrap(), GOOD);
}

#[test]
fn an_existing_file_is_overwritten_only_if_asked_for() {
    let (from, to) = (Scratch::with(GOOD), Scratch::with("precious"));
    let arguments = ["convert", from.path(), "--to", "record", "--output", to.path()];
    let answer = gipfel(&arguments);
    assert_eq!(answer.code, Some(2));
    assert!(
        answer.err.contains("already exists: choose another file, or add --force"),
        "{answer:?}"
    );
    assert_eq!(to.text(), "precious");
    let new = Scratch::free();
    gipfel(&["convert", from.path(), "--to", "record", "--output", new.path()]).good();
    assert!(new.text().ends_with("1-0\n"));
}

#[test]
fn sgf_and_json_can_be_converted_back() {
    let record = gipfel_reading(GOOD, &["convert", "-", "--to", "record"]).good();
    for format in ["sgf", "json"] {
        let converted = gipfel_reading(GOOD, &["convert", "-", "--to", format]);
        assert_eq!(converted.code, Some(0), "{converted:?}");
        let back = gipfel_reading(&converted.out, &["convert", "-", "--to", "record"]).good();
        let turns = |text: &str| text.split_once("\n\n").map(|(_, turns)| turns.to_owned());
        if format == "json" {
            assert_eq!(back, record);
        } else {
            assert!(
                turns(&back).is_some_and(|turns| turns.ends_with("xe2-e6;xe7 1-0\n")),
                "{back}"
            );
        }
    }
}

#[test]
fn a_refused_game_names_its_earlier_wrong_count() {
    let game = "[Game \"gipf-basic\"]\n\n1. e9-e7 (12) b3 (11)\n2. e9-e7 *\n";
    for arguments in [&["check", "-"][..], &["convert", "-", "--to", "record"]] {
        let answer = gipfel_reading(game, arguments);
        assert_eq!(answer.code, Some(1));
        let text = answer.out + &answer.err;
        assert!(text.contains("turn 2 (White)"), "{text}");
        let count = "turn 1 (White): the record states a reserve of 12, but it is 11";
        assert!(text.contains(count), "{text}");
    }
    let warned = gipfel_reading(game, &["check", "-", "--json"]).json();
    assert_eq!((&warned["status"], &warned["warning"]["line"]), (&"refused".into(), &3.into()));
}
