use std::collections::BTreeSet;

use board::{Board, CODES, GameStart, POTENTIALS_CODES, Records};

#[test]
fn codes_are_unique_and_in_kebab_case() {
    let codes = || CODES.iter().chain(POTENTIALS_CODES);
    let once: BTreeSet<&str> = codes().copied().collect();
    assert_eq!(once.len(), codes().count());
    assert!(
        codes().all(|code| { code.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-') })
    );
}

#[test]
fn every_code_has_an_english_sentence() {
    let words = include_str!("../../../../../i18n/en.ftl");
    for code in CODES {
        let message = format!("\nrefusal-{code} =");
        assert!(words.contains(&message), "refusal-{code} is missing in i18n/en.ftl");
    }
    for code in POTENTIALS_CODES {
        let message = format!("\npotentials-refusal-{code} =");
        assert!(words.contains(&message), "potentials-refusal-{code} is missing in i18n/en.ftl");
    }
    let refusals = words.lines().filter_map(|line| line.strip_prefix("refusal-")?.split_once(" ="));
    for (code, _) in refusals {
        let known = CODES.contains(&code) || code.starts_with("at-");
        assert!(known, "refusal-{code} belongs to no refusal");
    }
}

#[test]
fn the_rules_have_no_other_codes() {
    let yinsh = yinsh::IllegalAction::ALL.map(yinsh::IllegalAction::code);
    let gipf = gipf::IllegalAction::ALL.map(gipf::IllegalAction::code);
    for code in yinsh.iter().chain(&gipf) {
        assert!(CODES.contains(code), "{code}");
    }
    for code in potentials::IllegalAction::ALL.map(potentials::IllegalAction::code) {
        assert!(CODES.contains(&code) || POTENTIALS_CODES.contains(&code), "{code}");
    }
}

/// Texts that are each refused for a different reason.
const TEXTS: &[&str] = &[
    "",
    "nothing to see here",
    "\0",
    "[Game \"chess\"]\n\nf6 *",
    "[Game \"yinsh\"]\n[Game \"yinsh\"]\n\nf6 *",
    "[Game \"yinsh\"]\n[Result \"?\"]\n\nf6 *",
    "[Game \"yinsh\"]\n[Handicap \"w9\"]\n\nf6 *",
    "[Game \"yinsh\"]\n[Handicap \"w1\"]\n\nf6 *",
    "[Game \"yinsh\"]\n[Position \"8/8\"]\n\nf6 *",
    "[Game \"yinsh\"]\n[oops\n\nf6 *",
    "[Game \"yinsh\"]\n\nf6 {never closed",
    "[Game \"yinsh\"]\n\nf6 {[%clk soon]}",
    "[Game \"yinsh\"]\n\nf6 (a5",
    "[Game \"yinsh\"]\n\nf6 )",
    "[Game \"yinsh\"]\n\nf6 ()",
    "[Game \"yinsh\"]\n\n$1 f6",
    "[Game \"yinsh\"]\n\nf6 ]",
    "[Game \"yinsh\"]\n\nf6 (a5 1-0)",
    "[Game \"yinsh\"]\n\nf6 f6 *",
    "[Game \"yinsh\"]\n\nf6 z6 *",
    "[Game \"yinsh\"]\n\nf6 (3) *",
    "[Game \"gipf-basic\"]\n\ne9 *",
    "[Game \"gipf-basic\"]\n\ne9-e5 *",
    "[Game \"yinsh\"]\n[Result \"1-0\"]\n\nf6 0-1",
    "yinsh\tW",
    "yinsh\tW\t0-0\tf6",
    "yinsh\tX\t0-0\tf6",
    "yinsh\tdraw\t0\tf6",
    "{\"data\": 7}",
    "{\"data\": {\"logs\": [{\"data\": [{\"type\": \"move\"}]}]}}",
    "(;GM[24]SU[zertz])",
    "(;",
];

#[test]
fn every_refusal_of_a_text_has_a_code() {
    for text in TEXTS {
        let records = Records::read(text, None).unwrap();
        assert_eq!(records.games, [], "{text}");
        assert!(!records.refused.is_empty(), "{text}");
        for refusal in records.refused {
            assert!(CODES.contains(&refusal.code), "{refusal:?}");
            assert!(refusal.line.is_some(), "{refusal:?}");
        }
    }
}

#[test]
fn every_refusal_to_open_a_board_has_a_code() {
    let opening = |variant: &str, position: Option<&str>, handicap: Option<&str>, turn: &str| {
        Board::open(&GameStart {
            variant: variant.to_owned(),
            terms: None,
            position: position.map(str::to_owned),
            handicap: handicap.map(str::to_owned),
            turns: vec![turn.to_owned()],
            ..GameStart::default()
        })
        .unwrap_err()
    };
    for (refusal, code) in [
        (opening("chess", None, None, "f6"), "unknown-variant"),
        (opening("yinsh", Some("x"), None, "f6"), "position-yinsh-fields"),
        (opening("yinsh", None, Some("w1"), "f6"), "no-handicap"),
        (opening("gipf-basic", None, Some("w7"), "f6"), "handicap"),
        (opening("gipf-basic", Some("x"), Some("w1"), "f6"), "two-starts"),
        (opening("gipf-basic", None, None, "e5"), "not-on-rim"),
        (opening("gipf-basic", None, None, "b3;b4"), "other-player"),
        (opening("gipf-basic", None, None, ""), "gipf-shape"),
    ] {
        assert_eq!(refusal.code, code);
        assert!(CODES.contains(&code), "{code}");
    }
}
