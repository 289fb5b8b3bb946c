use serde_json::Value;

use crate::run::gipfel;

/// Returns a shell script that answers line by line.
fn shell(answers: &str) -> [String; 3] {
    let loop_ = format!("while read -r word rest; do case $word in {answers} esac; done");
    ["sh".to_owned(), "-c".to_owned(), loop_]
}

const POLITE: &str = "ugi) echo id name Shell; echo ugiok;; isready) echo readyok;; quit) exit;;";

/// Arguments that shorten the wait for an answer that the shell script never gives; the default is ten seconds.
const SHORT_WAIT: [&str; 2] = ["--timeout", "2"];

fn check(options: &[&str], command: &[String]) -> (Option<i32>, String) {
    let command: Vec<&str> = command.iter().map(String::as_str).collect();
    let answer = gipfel(&[&["engine-check"], options, &command[..]].concat());
    assert_eq!(answer.err, "");
    (answer.code, answer.out)
}

#[test]
fn the_built_in_engine_passes() {
    let command = [env!("CARGO_BIN_EXE_gipfel").to_owned(), "engine".to_owned()];
    let (code, text) = check(&[], &command);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.ends_with("112 checks: 112 passed, 0 failed, 0 skipped\n"), "{text}");
}

#[test]
fn a_silent_program_fails() {
    let (code, text) = check(&["--timeout", "1"], &shell("fnord) ;;"));
    assert_eq!(code, Some(1));
    assert!(text.starts_with("✗ it answers ugi"), "{text}");
    assert!(text.contains("no answer within 1000 ms\n    > ugi\n"), "{text}");
}

#[test]
fn a_program_that_exits_immediately_fails() {
    let (code, text) = check(&[], &["sh".to_owned(), "-c".to_owned(), "exit 3".to_owned()]);
    assert_eq!(code, Some(1));
    assert!(text.contains("it has exited"), "{text}");
}

#[test]
fn a_missing_program_fails() {
    let (code, text) = check(&[], &["no-such-program".to_owned()]);
    assert_eq!(code, Some(1));
    assert!(text.contains("it cannot be started"), "{text}");
}

#[test]
fn a_program_that_crashes_during_a_search_fails() {
    let (code, text) = check(&SHORT_WAIT, &shell(&format!("{POLITE} go) exit 1;;")));
    assert_eq!(code, Some(1));
    assert!(text.contains("✓ it answers ugi"), "{text}");
    assert!(text.contains("✗ it respects go nodes\n    it has exited"), "{text}");
}

#[test]
fn a_program_that_plays_an_illegal_turn_fails_and_the_turn_is_shown() {
    let (code, text) = check(&SHORT_WAIT, &shell(&format!("{POLITE} go) echo bestmove f6-f7;;")));
    assert_eq!(code, Some(1));
    assert!(text.contains("the turn \"f6-f7\" is illegal in 4/7/8/9/91"), "{text}");
    assert!(text.contains("    > go nodes 300\n    < bestmove f6-f7\n"), "{text}");
}

#[test]
fn unsupported_optional_commands_are_skipped() {
    let (_, text) = check(&SHORT_WAIT, &shell(&format!("{POLITE} go) echo bestmove f6;;")));
    assert!(text.contains("– yinsh: legalmoves lists the legal actions (skipped:"), "{text}");
}

#[test]
fn a_program_that_does_not_quit_fails() {
    let stubborn = "ugi) echo id name Shell; echo ugiok;; isready) echo readyok;; \
                    go) echo bestmove f6;;";
    let (_, text) = check(&["--patience", "1"], &shell(stubborn));
    assert!(text.contains("✗ quit ends it\n"), "{text}");
}

#[test]
fn every_check_is_reported_as_json() {
    let (code, text) = check(
        &[&SHORT_WAIT[..], &["--json"]].concat(),
        &shell(&format!("{POLITE} go) echo bestmove f6;;")),
    );
    assert_eq!(code, Some(1));
    let checks: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(checks[0]["verdict"], "passed");
    let failed = checks.iter().find(|check| check["verdict"] == "failed").expect("a failure");
    assert!(failed["why"].is_string() && failed["dialogue"].is_array());
}
