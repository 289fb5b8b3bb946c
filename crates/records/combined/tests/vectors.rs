//! The published games and step counts, checked against both implementations.

use std::{collections::BTreeSet, fs};

use combined::{CombinedGame, CombinedTerms};
use serde_json::{Value, json};
use variants::{Variant, WrittenVariant};

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_else(|| panic!("{key} of {value}"))
}

/// Returns the start of a game in both implementations.
fn start(game: &str, links: &str, challenges: &str) -> (CombinedGame, twin::combined::Game) {
    let variant = game.parse::<WrittenVariant>().expect("a variant").0;
    let Variant::GipfPotentials(potentials) = variant else { panic!("{game} has no potentials") };
    let terms = CombinedTerms::new(potentials, links.parse().expect("links")).expect("terms");
    let fast = CombinedGame::start(terms.with_challenges(challenges.parse().expect("challenges")));
    let slow = twin::combined::Game::start(&potentials.to_string(), links, challenges);
    (fast, slow)
}

fn published() -> Vec<Value> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../data/vectors/matches.jsonl");
    let lines = fs::read_to_string(path).expect("the published matches");
    lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn both_implementations_agree_with_the_published_games() {
    for vector in published() {
        let (game, links) = (text(&vector, "game"), text(&vector, "links"));
        let (mut fast, mut slow) = start(game, links, text(&vector, "challenges"));
        for played in vector["tokens"].as_array().expect("tokens") {
            let (decision, token) = (text(played, "decision"), text(played, "token"));
            assert_eq!(fast.decision().expect("it goes on").to_string(), decision, "{played}");
            assert_eq!(slow.decision(), decision, "{played}");
            assert_eq!(played["legal"], json!(fast.legal_steps().len()), "{played}");
            assert_eq!(played["legal"], json!(slow.legal().len()), "{played}");
            fast.play_token(token).unwrap_or_else(|refusal| panic!("{played}: {refusal}"));
            token.split(';').for_each(|action| slow.play(action));
            assert_eq!(fast.position(), text(played, "position"));
            assert_eq!(slow.position(), text(played, "position"));
        }
        let outcome = slow.outcome().map(|(winner, reason)| {
            json!({ "winner": winner.map(|winner| winner.to_string()), "reason": reason })
        });
        assert_eq!(vector["outcome"], json!(outcome), "{vector}");
        assert_eq!(
            fast.outcome().map(|outcome| outcome.reason().code()),
            slow.outcome().map(|end| end.1)
        );
    }
}

#[test]
fn the_published_games_contain_every_decision_and_every_result_of_a_challenge() {
    let matches = published();
    let tokens = || matches.iter().flat_map(|one| one["tokens"].as_array().expect("tokens"));
    let decisions: BTreeSet<&str> = tokens().map(|played| text(played, "decision")).collect();
    let all = [
        "b answer", "b enter", "b linked", "b turn", "roll", "w answer", "w enter", "w linked",
        "w turn", "wb enter",
    ];
    assert_eq!(decisions.into_iter().collect::<Vec<_>>(), all);
    for end in ["ok", "challenge", "pass", "resigns", "time", "leaves", "die", "1-0"] {
        assert!(tokens().any(|played| text(played, "token").ends_with(end)), "{end}");
    }
    let linked = ["yinsh", "yinsh-blitz", "gipf-basic", "gipf-standard", "die", "elsewhere"];
    for link in linked {
        let contest = format!("?{link}");
        let is_met = |position: &str| position.split(' ').any(|field| field.ends_with(&contest));
        assert!(tokens().any(|played| is_met(text(played, "position"))), "{link}");
    }
    assert!(matches.iter().any(|one| !one["outcome"].is_null()));
}

fn perft(game: &CombinedGame, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let steps = game.legal_steps().into_iter();
    let below = steps.map(|step| {
        let mut next = game.clone();
        next.play(step).expect("legal");
        perft(&next, depth - 1)
    });
    below.sum()
}

fn slow_perft(game: &twin::combined::Game, depth: u32) -> u64 {
    if depth == 0 || game.decision() == "over" {
        return u64::from(depth == 0);
    }
    let below = game.legal().into_iter().map(|token| {
        let mut next = game.clone();
        next.play(&token);
        slow_perft(&next, depth - 1)
    });
    below.sum()
}

/// The counts in `docs/notation.md`: links, tokens played before counting, and the count at each depth.
const COUNTS: [(&str, &str, &[u64]); 7] = [
    ("Y:die", "", &[54, 3_612, 175_086]),
    ("Y:die", "ye2-h2?", &[2, 114, 6_306]),
    ("Y:die", "ye2-h2? challenge", &[36, 2_106, 129_636]),
    ("Y:die", "ye2-h2? challenge 2-5", &[48, 3_600, 174_414]),
    ("Y:elsewhere", "ye2-h2? challenge", &[8, 32, 612, 27_780]),
    ("Y:yinsh", "ye2-h2?", &[2, 163, 11_340]),
    ("Y:gipf-basic", "ye2-h2? challenge", &[30, 924, 29_016]),
];

/// Tokens played before those in each row of [`COUNTS`].
const OPENING: &str = "Ge2 Ge8 Ye1-e3 Gb5";

/// Largest count that is also computed by the slow reference implementation.
const TWIN_LIMIT: u64 = 100_000;

#[test]
fn both_implementations_count_the_documented_numbers_of_steps() {
    for (links, tokens, counts) in COUNTS {
        let (mut fast, mut slow) = start("gipf-yinsh", links, "3");
        for token in OPENING.split(' ').chain(tokens.split_whitespace()) {
            fast.play_token(token).expect(token);
            slow.play(token);
        }
        for (depth, count) in (1..).zip(counts.iter().copied()) {
            assert_eq!(perft(&fast, depth), count, "{links} {tokens} depth {depth}");
            if count <= TWIN_LIMIT {
                assert_eq!(slow_perft(&slow, depth), count, "{links} {tokens} depth {depth}");
            }
        }
    }
}
