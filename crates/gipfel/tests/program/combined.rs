use crate::run::{Scratch, gipfel};

const MATCH: &str = "\
[Game \"gipf-yinsh\"]
[Links \"Y:yinsh\"]
[Challenges \"3\"]
[White \"Ann\"]
[Result \"*\"]

1. Ge2 Ge8 2. Ye1-e3 Gb5 3. ye2-h2? challenge <yinsh f6 e5 w:resigns> Yh2
3... Gb2 4. ye2-d2? ok *
";

const TOKENS: &str = "Ge2 Ge8 Ye1-e3 Gb5 ye2-h2? challenge";

#[test]
fn matches_are_checked_among_single_games() {
    let broken = MATCH.replace("Ye1-e3", "Ye1-e4");
    let file = Scratch::with(&format!("{MATCH}\n{}\n{broken}", crate::check::GOOD));
    let answer = gipfel(&["check", file.path()]);
    assert_eq!(answer.code, Some(1), "{answer:?}");
    let lines: Vec<&str> = answer.out.lines().collect();
    let path = file.path();
    assert_eq!(lines[0], format!("{path}:1 unfinished gipf-yinsh match, 13 tokens, Black to act"));
    assert!(lines[1].starts_with(&format!("{path}:10 ok yinsh-blitz 19 turns")), "{lines:?}");
    assert!(lines[2].starts_with(&format!("{path}:25 refused \"Ye1-e4\": ")), "{lines:?}");
    assert_eq!(lines[3], "3 games: 1 finished, 1 unfinished, 1 refused");
}

#[test]
fn a_match_is_converted_to_itself_and_to_json() {
    let file = Scratch::with(MATCH);
    assert_eq!(gipfel(&["convert", file.path(), "--to", "record"]).good(), MATCH);
    let json = gipfel(&["convert", file.path(), "--to", "json"]).json();
    assert_eq!(json["links"]["Y"], "yinsh");
    assert_eq!(json["turns"][6]["at"], 0);
    let refused = gipfel(&["convert", file.path(), "--to", "lines"]);
    assert_eq!(refused.code, Some(1));
    assert!(refused.err.contains("cannot represent matches"), "{refused:?}");
}

#[test]
fn the_legal_tokens_of_a_match_are_listed() {
    let list = |links: &str, moves: &str| {
        gipfel(&["legal", "gipf-yinsh", "--links", links, "--moves", moves]).good()
    };
    let uses = list("Y:die", TOKENS.strip_suffix(" ye2-h2? challenge").unwrap());
    assert!(uses.lines().any(|token| token == "ye2-h2?"), "{uses}");
    assert_eq!(list("Y:die", "Ge2 Ge8 Ye1-e3 Gb5 ye2-h2?"), "challenge\nok\n");
    assert_eq!(list("Y:die", TOKENS).lines().count(), 36);
    assert_eq!(list("Y:yinsh", TOKENS).lines().count(), 85);
    let refused = gipfel(&["legal", "yinsh", "--links", "Y:die"]);
    assert_eq!(refused.code, Some(2), "{refused:?}");
}

#[test]
fn the_engine_plays_a_match_against_itself_and_against_a_person() {
    let links =
        ["--links", "T:die,Z:yinsh-blitz,D:elsewhere,Y:die", "--nodes", "50", "--seed", "3"];
    let file = Scratch::free();
    let watched =
        [&["play", "gipf-ultimate", "--watch", "--level", "1", "--save", file.path()], &links[..]];
    assert!(gipfel(&watched.concat()).good().contains("Saved in"));
    let checked = gipfel(&["check", file.path()]).good();
    assert!(checked.contains(":1 ok gipf-ultimate match, "), "{checked}");
    let typed = "moves\nGe2\nchallenge\nhint\nundo\nresign\n";
    let arguments = [&["play", "gipf-ultimate", "--level", "2"], &links[..]].concat();
    let text = crate::run::gipfel_reading(typed, &arguments).good();
    assert!(text.contains("Not played: no use has been declared"), "{text}");
    assert!(text.contains("Black wins (resignation)"), "{text}");
}

#[test]
fn a_match_is_analysed_with_its_declarations_and_answers() {
    let file = Scratch::with(&format!("{MATCH}\n{}", crate::check::GOOD));
    let analyse = |more: &[&str]| {
        gipfel(&[&["analyse", file.path(), "--nodes", "300", "--number", "1"], more].concat())
    };
    let facts = analyse(&["--json"]).json();
    let tokens = |list: &str| -> Vec<String> {
        let entries = facts[list].as_array().expect(list).iter();
        entries.map(|entry| entry["token"].as_str().unwrap_or_default().to_owned()).collect()
    };
    assert_eq!(tokens("turns"), ["Ge2", "Ge8", "Ye1-e3", "Gb5", "Yh2", "Gb2", "ye2-d2"]);
    assert_eq!(tokens("decisions"), ["ye2-h2?", "challenge", "ye2-d2?", "ok"]);
    assert_eq!(facts["tags"]["Links"], "Y:yinsh");
    let values = &facts["decisions"][0]["values"];
    assert_eq!((&values["chance"], &values["price"]), (&0.5288.into(), &0.04.into()), "{values}");
    let text = analyse(&[]).good();
    assert!(text.contains("White: Ann, Black\ngipf-yinsh match. Unfinished.\n"), "{text}");
    let listed = text.lines().filter_map(|line| line.get(7..)?.split(' ').next());
    let listed: Vec<&str> = listed.filter(|token| token.starts_with("ye2")).collect();
    assert_eq!(listed, ["ye2-h2?", "ye2-d2?", "ye2-d2"], "{text}");
}

#[test]
fn a_match_that_breaks_a_rule_is_not_analysed() {
    let file = Scratch::with(&MATCH.replace("Ye1-e3", "Ye1-e4"));
    let answer = gipfel(&["analyse", file.path(), "--nodes", "100"]);
    assert_eq!(answer.code, Some(1), "{answer:?}");
    assert!(answer.err.contains(" refused \"Ye1-e4\": "), "{answer:?}");
}

#[test]
fn a_match_is_shown_with_its_linked_game() {
    let shown = gipfel(&["show", "gipf-yinsh", "--links", "Y:yinsh", "--moves", TOKENS]).good();
    assert!(shown.contains("White 3, Black 2"), "{shown}");
    assert!(shown.contains("White to act in the linked game"), "{shown}");
    assert!(shown.contains("Rings off"), "{shown}");
}
