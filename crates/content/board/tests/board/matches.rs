//! Tests of matches with linked games on one board.

use board::{Board, Choice, GameStart, RecordTree, Records, View};

fn opening(links: &str, tokens: &str) -> GameStart {
    GameStart {
        variant: "gipf-yinsh".into(),
        links: Some(links.into()),
        turns: tokens.split_whitespace().map(Into::into).collect(),
        ..GameStart::default()
    }
}

fn open(links: &str, tokens: &str) -> Board {
    Board::open(&opening(links, tokens)).expect(tokens)
}

/// Returns the tokens of all choices.
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

/// Tokens after which White can use a YINSH-potential.
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
    let mut board = open("Y:die", READY);
    assert_eq!(board.act("ye2-h2?").expect("a declaration"), []);
    let view = board.view();
    let state = view.combined.as_ref().expect("a match");
    assert_eq!((view.stage, state.decision), ("answer", "answer"));
    assert_eq!(state.declared.as_ref().map(|declared| declared.effects.len()), Some(1));
    assert_eq!(board.explain(&[]).code, "answer-first");
    assert_eq!(board.act("ok").expect("an answer").len(), 1);
    assert_eq!(board.view().turns.len(), 6);
}

#[test]
fn a_linked_game_takes_over_the_board_and_gipf_is_shown_next_to_it() {
    let mut board = open("Y:yinsh", &format!("{READY} ye2-h2? challenge"));
    let view = board.view();
    let state = view.combined.as_ref().expect("a match");
    assert_eq!((view.variant, view.stage), ("yinsh", "place"));
    assert_eq!(view.beside.as_ref().map(|beside| beside.variant), Some("gipf-yinsh"));
    assert!(!state.swapped);
    board.act("f6").expect("a turn of the linked game");
    board.act("w:resigns").expect("White resigns");
    let view = board.view();
    let state = view.combined.as_ref().expect("a match");
    assert_eq!((view.variant, view.stage), ("gipf-yinsh", "push"));
    assert_eq!(state.last.as_ref().and_then(|last| last.won), Some(false));
    assert_eq!(view.beside.as_ref().map(|beside| beside.variant), Some("yinsh"));
    assert!(tokens(&view).iter().all(|token| !token.starts_with('y')), "the kind is barred");
    board.undo();
    assert_eq!(board.view().variant, "yinsh");
}

#[test]
fn black_plays_white_in_a_linked_game_for_a_use_declared_by_black() {
    let view = open("Y:yinsh", "Ge2 Ge8 Gb2 Ye9-e7 Gh2 ye8-f7? challenge").view();
    assert!(view.combined.expect("a match").swapped);
    assert_eq!(view.to_act, board::Color::White);
}

#[test]
fn a_contest_lists_all_rolls_of_the_dice() {
    let view = open("Y:die", &format!("{READY} ye2-h2? challenge 3-3 5-2")).view();
    let state = view.combined.expect("a match");
    let last = state.last.expect("the contest is recent");
    assert_eq!((last.rolls, last.won), (vec![[3, 3], [5, 2]], Some(true)));
    assert_eq!(view.turns.last().map(|turn| turn.token.as_str()), Some("5-2"));
}

#[test]
fn the_refusal_of_a_barred_kind_states_the_reason() {
    let board = open("Y:die", &format!("{READY} ye2-h2? challenge 2-5"));
    let path = ["e2", "h2"].map(|name| name.parse().expect("a point"));
    let refusal = board.explain(&path);
    assert_eq!((refusal.code, refusal.name.as_deref()), ("kind-barred", Some("YINSH")));
}

#[test]
fn the_effects_of_every_token_can_be_retrieved_later() {
    let all = format!("{READY} ye2-h2? challenge f6 b:resigns Ge1-e3 Yh2-f2");
    let mut board = open("Y:yinsh", "");
    let mut played = Vec::new();
    for token in all.split_whitespace().take(8) {
        played.push(board.act(token).expect(token));
    }
    for (index, effects) in played.iter().enumerate() {
        assert_eq!(board.effects_of_turn(index).expect("a token"), *effects, "{index}");
    }
}

#[test]
fn a_match_round_trips_through_text() {
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

#[test]
fn the_gipf_part_of_a_match_has_the_turns_as_they_were_played_in_the_end() {
    let text = "[Game \"gipf-yinsh\"]\n[Links \"Y:die\"]\n[White \"Ann\"]\n[Result \"1-0\"]\n[Termination \"resignation\"]\n\n\
        1. Ge2 Ge8 2. Ye1-e3 Gb5 3. ye2-h2? challenge <die 2-5> c2 3... Gb2 4. ye2-h2? ok 1-0\n";
    let records = Records::read(text, None).expect("a variant");
    let [record] = &records.games[..] else { panic!("{records:?}") };
    let part = record.gipf_part().expect("a match");
    let tokens: Vec<&str> = part.turns.iter().map(|turn| turn.token.as_str()).collect();
    assert_eq!(tokens, ["Ge2", "Ge8", "Ye1-e3", "Gb5", "c2", "Gb2", "ye2-h2"]);
    assert_eq!((&part.links, &part.position), (&None, &None));
    assert_eq!((&part.tags, &part.result), (&record.tags, &record.result));
    let again = Records::read(&part.text().expect("a record"), None).expect("a variant");
    assert_eq!(again.games, [part]);
}

#[test]
fn a_single_game_has_no_gipf_part() {
    let records = Records::read("[Game \"gipf-yinsh\"]\n\n1. Ge2 *\n", None).expect("a variant");
    assert!(records.games[0].gipf_part().is_err());
}
