//! Tests of views and choices in GIPF with potentials, on small positions.

use board::{Board, Button, Choice, Color, Destination, Effect, Kind, PointName, Step};
use variants::Variant;

use crate::walk::board_at;

fn ultimate(position: &str) -> Board {
    let terms = potentials::Preset::Ultimate.terms();
    board_at(Variant::GipfPotentials(terms), position)
}

fn point(name: &str) -> PointName {
    name.parse().expect("a name")
}

fn code(board: &Board, path: &[&str]) -> &'static str {
    let path: Vec<PointName> = path.iter().map(|name| point(name)).collect();
    board.explain(&path).code
}

/// Returns the choices that begin with a point.
fn at<'a>(choices: &'a [Choice], name: &str) -> Vec<&'a Choice> {
    let here = |choice: &&Choice| choice.step == Step::Point { at: point(name) };
    choices.iter().filter(here).collect()
}

fn targets(choice: &Choice) -> Vec<String> {
    let names = choice.then.iter().map(|choice| match &choice.step {
        Step::Point { at } => at.to_string(),
        step => panic!("{step:?}"),
    });
    names.collect()
}

#[test]
fn each_kind_of_piece_that_may_be_brought_in_is_a_choice_with_the_basic_last() {
    let board = ultimate("4/5/6/G5g/6/5/4 w push 19-19 T3Z3D3Y3U3-t3z3d3y3u3 Gg");
    let offered: Vec<&str> = board
        .view()
        .choices
        .iter()
        .map(|choice| match choice.step {
            Step::Piece { piece } => piece.code(),
            _ => panic!("{:?}", choice.step),
        })
        .collect();
    let loaded = ["tamsk", "zertz", "dvonn", "yinsh", "punct"].map(|name| format!("loaded-{name}"));
    let loaded: Vec<&str> = loaded.iter().map(String::as_str).collect();
    assert_eq!(offered, [&["gipf"], &loaded[..], &["single"]].concat());
}

#[test]
fn a_use_is_chosen_by_its_piece_and_shows_all_its_targets() {
    let board = ultimate("4/5/6/G1Y3g/6/5/4 w push 9-9 - -");
    let choices = board.view().choices;
    let [yinsh] = at(&choices, "e4")[..] else { panic!("{choices:?}") };
    assert_eq!(targets(yinsh).len(), 3 + 1 + 3 + 3 + 2 + 2);
    let [enter] = at(&choices, "e5")[..] else { return };
    panic!("{enter:?} cannot be used");
}

#[test]
fn a_usable_piece_at_the_edge_is_not_also_a_target_of_a_push() {
    let board = ultimate("4/5/6/Y5g/6/5/G3 w push 9-9 - -");
    let choices = board.view().choices;
    let [one] = at(&choices, "e2")[..] else { panic!("{choices:?}") };
    assert!(one.then.iter().all(|next| matches!(next.step, Step::Point { .. })));
    assert_eq!(at(&choices, "e1").len(), 1, "the dot behind it pushes");
}

#[test]
fn the_extra_push_is_offered_with_a_way_to_decline_it() {
    let mut board = ultimate("4/5/6/G2T2g/6/5/4 w push 9-9 - -");
    board.act("b2").expect("a push");
    let view = board.view();
    assert_eq!((view.stage, view.to_act), ("extra", Color::White));
    let decline = Step::Button { name: Button::Decline };
    assert_eq!(view.choices.iter().filter(|choice| choice.step == decline).count(), 1);
    assert!(view.choices.iter().any(|choice| matches!(choice.step, Step::Point { .. })));
    assert_eq!(code(&board, &["e5"]), "extra-first");
    let effects = board.act("th2").expect("an extra push");
    let [Effect::Unload { left, .. }, Effect::Push { piece, .. }] = &effects[..] else {
        panic!("{effects:?}")
    };
    assert_eq!((left.at, left.kind), (point("e5"), Kind::Single));
    assert_eq!(piece.kind, Kind::Used(potentials::Potential::Tamsk));
}

#[test]
fn covered_pieces_are_listed_from_the_top_down() {
    let board = ultimate("4/5/6/G2[d'D'd]2g/6/5/4 w push 9-9 - -");
    let pieces = board.view().pieces;
    let stack = pieces.iter().find(|piece| piece.at == point("e5")).expect("a piece");
    let dvonn = potentials::Potential::Dvonn;
    assert_eq!((stack.kind, stack.color), (Kind::Used(dvonn), Color::Black));
    let under: Vec<_> = stack.under.iter().collect();
    assert_eq!(under, [(Kind::Used(dvonn), Color::White), (Kind::Loaded(dvonn), Color::Black)]);
}

#[test]
fn a_jump_onto_a_gipf_piece_takes_its_upper_half() {
    let mut board = ultimate("4/5/6/G2Ug1g/6/5/4 w push 9-9 - -");
    let effects = board.act("ue5-e6").expect("a jump");
    let [Effect::Use { lands, taken: Some(taken), .. }] = &effects[..] else {
        panic!("{effects:?}")
    };
    assert_eq!(lands.under.iter().collect::<Vec<_>>(), [(Kind::Single, Color::Black)]);
    assert_eq!((taken.piece.kind, taken.to), (Kind::Single, Destination::Captured));
}

#[test]
fn loaded_pieces_of_a_row_are_toggles_and_the_pieces_under_them_stay() {
    let board = ultimate("4/5/6/GYZGt1g/6/5/4 w remove:w 3-3 - -");
    let view = board.view();
    let [row, leave] = &view.choices[..] else { panic!("{:?}", view.choices) };
    let Step::Segment { toggles, .. } = &row.step else { panic!("{row:?}") };
    assert_eq!((toggles.len(), row.takes.len()), (5, 31));
    assert_eq!(leave.step, Step::Button { name: Button::Leave });
    let mut board = ultimate("2P1/2P2/2P3/pp[P'd]p3/6/5/1G1g b remove:w 9-9 - -");
    let token = board.view().choices[0].token.clone().expect("a removal");
    let effects = board.act(&token).expect("legal");
    let Some(Effect::Uncover { pieces, .. }) = effects.get(1) else { panic!("{effects:?}") };
    assert_eq!((pieces[0].kind, pieces[0].color), (Kind::Single, Color::White));
}

#[test]
fn typical_mistakes_with_a_potential_have_specific_reasons() {
    let board = ultimate("2Z1/5/1T4/GY1y2g/2D3/2U2/4 w push 9-9 - -");
    for (path, expected) in [
        (&["e3"][..], "allowed"),
        (&["e3", "e6"], "way-blocked"),
        (&["e3", "g5"], "not-in-a-line"),
        (&["d3"], "only-extra-push"),
        (&["e5"], "not-loaded"),
        (&["f4"], "no-dvonn-target"),
        (&["g4"], "no-punct-target"),
        (&["b4"], "allowed"),
        (&["e4"], "not-on-rim"),
        (&["a1", "d2"], "no-line"),
    ] {
        assert_eq!(code(&board, path), expected, "{path:?}");
    }
}

#[test]
fn pieces_that_may_not_be_brought_in_are_refused_with_the_reason() {
    let mut first = ultimate("4/5/6/7/6/5/4 w push 21-21 T3Z3D3Y3U3-t3z3d3y3u3 GGgg");
    assert_eq!(first.act("Ye2").expect_err("no").code, "first-must-be-gipf");
    let mut later = ultimate("4/5/6/G4pg/6/5/4 w push 9-9 T1- -");
    for (token, expected) in [
        ("Gb2", "gipf-pieces-over"),
        ("Yb2", "not-in-hand"),
        ("tb2", "no-extra-push"),
        ("ze2-e5", "not-loaded"),
        ("?", "potentials-shape"),
    ] {
        assert_eq!(later.act(token).expect_err("no").code, expected, "{token}");
    }
}

#[test]
fn a_record_under_custom_terms_round_trips() {
    let terms: potentials::Terms = "standard:18/15:T3U2-z6".parse().expect("terms");
    let text = format!("[Game \"gipf-potentials\"]\n[Terms \"{terms}\"]\n\nTe9-e7 *\n");
    let records = board::Records::read(&text, None).expect("a text");
    let [game] = &records.games[..] else { panic!("{:?}", records.refused) };
    assert_eq!(game.terms.as_deref(), Some("standard:18/15:T3U2-z6"));
    let written = game.text().expect("a record");
    assert!(written.contains("[Terms \"standard:18/15:T3U2-z6\"]"), "{written}");
}
