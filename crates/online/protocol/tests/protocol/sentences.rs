//! Tests that English pages explain refusals with the same sentences as this crate.

use std::fs;

use protocol::{
    RefusalCode,
    limits::{CHAT_MESSAGE_MAX_CHARS, PLAN_MAX_LENGTH},
};

/// Codes of messages about conditions that the scripts detect themselves.
const OTHERS: [&str; 2] = ["no-network", "other"];

/// Message with a name of its own: the one of the page for club nights, shown instead of the page.
const CLUB_NIGHT: (&str, &str) = ("club-missing = ", "no-such-club-night");

/// Returns the English messages about refusals: the code of each, and its text. Only `closing` has no message: pages show the
/// message of `unavailable`, because the next server answers within seconds.
fn english() -> Vec<(String, String)> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../i18n/en.ftl");
    let text = fs::read_to_string(path).expect("i18n/en.ftl is readable");
    text.lines()
        .filter_map(|line| {
            let own = line.strip_prefix(CLUB_NIGHT.0).map(|text| (CLUB_NIGHT.1, text));
            own.or_else(|| line.strip_prefix("online-refused-")?.split_once(" = "))
        })
        .map(|(code, text)| (code.to_owned(), text.to_owned()))
        .collect()
}

/// Fills in the limit that a message takes as an argument.
fn filled(code: RefusalCode, text: &str) -> String {
    let limit = match code {
        RefusalCode::BadChat => CHAT_MESSAGE_MAX_CHARS,
        RefusalCode::BadPlan => PLAN_MAX_LENGTH,
        _ => return text.to_owned(),
    };
    text.replace("{ $limit }", &limit.to_string())
}

#[test]
fn pages_show_the_sentence_of_each_refusal() {
    let english = english();
    assert!(english.iter().any(|(code, _)| code == CLUB_NIGHT.1));
    for (code, text) in english {
        if OTHERS.contains(&code.as_str()) {
            continue;
        }
        let refusal: RefusalCode = code.parse().unwrap_or_else(|_| panic!("{code} is not a code"));
        assert_eq!(filled(refusal, &text), refusal.to_string(), "{code}");
    }
}
