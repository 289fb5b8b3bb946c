use crate::{
    check::GOOD,
    run::{Scratch, gipfel},
};

/// Three short games that ended by resignation; the second is an image of the first.
const GAMES: &str = "\
[Game \"yinsh\"]
[Result \"1-0\"]
[Termination \"resignation\"]

1. e2 f6 1-0

[Game \"yinsh\"]
[Result \"0-1\"]
[Termination \"resignation\"]

1. b3 f6 0-1

[Game \"yinsh\"]
[Result \"1-0\"]
[Termination \"resignation\"]

1. f6 e2 1-0

[Game \"yinsh\"]

1. f6 e2 *
";

#[test]
fn images_of_a_turn_are_counted_together() {
    let file = Scratch::with(GAMES);
    let answer = gipfel(&["explore", file.path(), "--json"]).json();
    assert_eq!(answer["counted"], 3);
    assert_eq!(answer["without_result"], 1);
    let lines = answer["continuations"].as_array().unwrap();
    let games: Vec<_> = lines.iter().map(|line| (&line["games"], &line["score"])).collect();
    assert_eq!(games, [(&2.into(), &0.5.into()), (&1.into(), &1.0.into())]);
    assert!(lines[0]["turns"].as_array().unwrap().contains(&"b3".into()));
}

#[test]
fn the_table_shows_the_turns_played_and_their_scores() {
    let file = Scratch::with(GAMES);
    let text = gipfel(&["explore", file.path(), "--moves", "f6"]).good();
    assert_eq!(
        text,
        "3 games of yinsh; 1 without a result\n\
         The position was reached in 1 game; Black to act.\n\
         Turn  Images    Games  Share  Score     95 %\n\
         b3        12        1   100%     0%    0– 79%\n"
    );
}

#[test]
fn a_position_that_no_game_reached_is_reported() {
    let file = Scratch::with(GAMES);
    let text = gipfel(&["explore", file.path(), "--moves", "a2"]).good();
    assert!(
        text.ends_with("The position was reached in 0 games, and no game continued from it.\n")
    );
}

#[test]
fn games_of_another_variant_are_counted_separately() {
    let file = Scratch::with(&format!("{GAMES}\n{GOOD}"));
    let answer = gipfel(&["explore", file.path(), "--json"]).json();
    assert_eq!((&answer["counted"], &answer["other_variant"]), (&3.into(), &1.into()));
    let answer = gipfel(&["explore", file.path(), "--game", "yinsh-blitz", "--json"]).json();
    assert_eq!((&answer["counted"], &answer["other_variant"]), (&1.into(), &3.into()));
}

#[test]
fn the_requested_position_must_be_legal() {
    let file = Scratch::with(GAMES);
    let answer = gipfel(&["explore", file.path(), "--moves", "f6 f6"]);
    assert_eq!(answer.code, Some(2));
    assert!(answer.err.contains("a ring is placed on an empty point"), "{}", answer.err);
}

#[test]
fn a_refused_game_is_counted_and_sets_the_exit_code() {
    let file = Scratch::with(&format!("{GAMES}\n[Game \"yinsh\"]\n\n1. f6 f6 1-0\n"));
    let answer = gipfel(&["explore", file.path()]);
    assert_eq!(answer.code, Some(1));
    assert!(
        answer
            .out
            .starts_with("3 games of yinsh; 1 without a result; 1 refused: see gipfel check\n")
    );
}

#[test]
fn without_files_the_games_of_the_engine_are_counted() {
    for game in ["yinsh", "yinsh-blitz", "gipf-basic", "gipf-standard", "gipf-tournament"] {
        let answer = gipfel(&["explore", "--game", game, "--json"]).json();
        assert!(answer["counted"].as_u64() >= Some(20_000), "{game}: {}", answer["counted"]);
        let first = &answer["continuations"][0];
        assert!(first["games"].as_u64() > Some(1000), "{game}: {first}");
        assert!(first["evaluation"].as_f64().is_some_and(|value| (0.3..0.7).contains(&value)));
    }
    let answer = gipfel(&["explore", "--game", "gipf-ultimate"]);
    assert_eq!(answer.code, Some(2));
    assert!(answer.err.contains("specify files with games"), "{}", answer.err);
}
