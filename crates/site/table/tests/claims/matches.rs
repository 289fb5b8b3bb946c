//! Matches with linked games on one board.

use table::{Choice, Opening, RecordTree, Records, Table, View};

fn opening(links: &str, tokens: &str) -> Opening {
    Opening {
        variant: "gipf-yinsh".into(),
        links: Some(links.into()),
        turns: tokens.split_whitespace().map(Into::into).collect(),
        ..Opening::default()
    }
}

fn open(links: &str, tokens: &str) -> Table {
    Table::open(&opening(links, tokens)).expect(tokens)
}

/// The tokens of all choices.
fn tokens(view: &View) -> Vec<String> {
    fn collect(choices: &[Choice], found: &mut Vec<String>) {
        for choice in choices {
            found.extend(choice.token.clone());
            found.extend(choice.takes.iter().map(|take| take.token.clone()));
            collect(&choice.then, found);
        }
    }
    let mut found = Vec::new();
    collect(&view.choices, &mut found);
    found
}

/// White can use a YINSH-potential.
const READY: &str = "Ge2 Ge8 Ye1-e3 Gb5";

#[test]
fn uses_of_linked_kinds_are_offered_as_declarations() {
    let view = open("Y:die", READY).view();
    let tokens = tokens(&view);
    assert!(tokens.iter().any(|token| token == "ye2-h2?"), "{tokens:?}");
    assert!(!tokens.iter().any(|token| token == "ye2-h2"), "{tokens:?}");
}

#[test]
fn a_declared_use_is_answered_and_then_played() {
    let mut table = open("Y:die", READY);
    assert_eq!(table.act("ye2-h2?").expect("a declaration"), []);
    let view = table.view();
    let state = view.combined.as_ref().expect("a match");
    assert_eq!((view.stage, state.decision), ("answer", "answer"));
    assert_eq!(state.declared.as_ref().map(|declared| declared.effects.len()), Some(1));
    assert_eq!(table.explain(&[]).code, "answer-first");
    assert_eq!(table.act("ok").expect("an answer").len(), 1);
    assert_eq!(table.view().turns.len(), 6);
}

#[test]
fn a_linked_game_takes_the_board_and_gipf_rests_beside_it() {
    let mut table = open("Y:yinsh", &format!("{READY} ye2-h2? challenge"));
    let view = table.view();
    let state = view.combined.as_ref().expect("a match");
    assert_eq!((view.variant, view.stage), ("yinsh", "place"));
    assert_eq!(view.beside.as_ref().map(|beside| beside.variant), Some("gipf-yinsh"));
    assert!(!state.swapped);
    table.act("f6").expect("a turn of the linked game");
    table.act("w:resigns").expect("White gives it up");
    let view = table.view();
    let state = view.combined.as_ref().expect("a match");
    assert_eq!((view.variant, view.stage), ("gipf-yinsh", "push"));
    assert_eq!(state.last.as_ref().and_then(|last| last.won), Some(false));
    assert_eq!(view.beside.as_ref().map(|beside| beside.variant), Some("yinsh"));
    assert!(tokens(&view).iter().all(|token| !token.starts_with('y')), "the kind is barred");
    table.undo();
    assert_eq!(table.view().variant, "yinsh");
}

#[test]
fn black_has_white_in_a_linked_game_that_is_played_for_a_use_of_black() {
    let view = open("Y:yinsh", "Ge2 Ge8 Gb2 Ye9-e7 Gh2 ye8-f7? challenge").view();
    assert!(view.combined.expect("a match").swapped);
    assert_eq!(view.to_act, table::Color::White);
}

#[test]
fn dice_are_kept_with_all_their_rolls() {
    let view = open("Y:die", &format!("{READY} ye2-h2? challenge 3-3 5-2")).view();
    let state = view.combined.expect("a match");
    let last = state.last.expect("the contest is news");
    assert_eq!((last.rolls, last.won), (vec![[3, 3], [5, 2]], Some(true)));
    assert_eq!(view.turns.last().map(|turn| turn.token.as_str()), Some("5-2"));
}

#[test]
fn why_a_barred_kind_is_no_choice_is_told() {
    let table = open("Y:die", &format!("{READY} ye2-h2? challenge 2-5"));
    let path = ["e2", "h2"].map(|name| name.parse().expect("a point"));
    let refusal = table.explain(&path);
    assert_eq!((refusal.code, refusal.name.as_deref()), ("kind-barred", Some("YINSH")));
}

#[test]
fn every_token_is_told_again_as_it_was_played() {
    let all = format!("{READY} ye2-h2? challenge f6 b:resigns Ge1-e3 Yh2-f2");
    let mut table = open("Y:yinsh", "");
    let mut played = Vec::new();
    for token in all.split_whitespace().take(8) {
        played.push(table.act(token).expect(token));
    }
    for (index, effects) in played.iter().enumerate() {
        assert_eq!(table.effects_of_turn(index).expect("a token"), *effects, "{index}");
    }
}

#[test]
fn a_match_is_written_and_read_again() {
    let tokens = format!("{READY} ye2-h2? challenge f6 e5 w:resigns");
    let turns: Vec<String> = tokens.split_whitespace().map(Into::into).collect();
    let text = "[Game \"gipf-yinsh\"]\n[Links \"Y:yinsh\"]\n[Challenges \"2\"]\n[White \"Ann\"]\n[Result \"0-1\"]\n[Termination \"resignation\"]\n\n1. Ge2 Ge8 2. Ye1-e3 Gb5 3. ye2-h2? challenge <yinsh f6 e5 w:resigns> 0-1\n";
    let records = Records::read(text, None).expect("a text");
    assert_eq!(records.refused, []);
    let tree: &RecordTree = &records.games[0];
    assert_eq!(tree.turns.iter().map(|turn| turn.token.clone()).collect::<Vec<_>>(), turns);
    assert_eq!((tree.links.as_deref(), tree.challenges.as_deref()), (Some("Y:yinsh"), Some("2")));
    assert_eq!(tree.text().expect("a record"), text);
}
