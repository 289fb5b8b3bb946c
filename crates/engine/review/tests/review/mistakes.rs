//! A review finds the mistakes of a game, and nothing else.

use std::collections::BTreeSet;

use engine::{Engine, SearchRequest};
use record::Evaluation;
use review::{Kind, ReasonCode, Review, review_game};
use variants::{AnyGame, Color, Variant};

fn review(game: &AnyGame) -> Review {
    let request = SearchRequest { nodes: Some(5_000), ..SearchRequest::default() };
    review_game(game, &Engine::new(1), &request, |_| {})
}

/// Returns a game of blitz in which both players could win at once.
fn both_could_win() -> AnyGame {
    let position = "RRRR/7/8/2MMMMR2/91/9/91/2mmmmr2/8/7/rrrr w move 0-0";
    AnyGame::from_position(Variant::YinshBlitz, position).expect("a legal position")
}

fn played(mut game: AnyGame, turns: &[&str]) -> AnyGame {
    for turn in turns {
        game.play_turn(turn).expect("a legal turn");
    }
    game
}

#[test]
fn a_review_contains_every_turn_in_the_order_of_play() {
    let game = played(AnyGame::start(Variant::GipfBasic), &["e9-e7", "b1-b3", "e9-e6"]);
    let turns = review(&game).turns;
    let tokens: Vec<&str> = turns.iter().map(|turn| turn.token.as_str()).collect();
    assert_eq!(tokens, ["e9-e7", "b1-b3", "e9-e6"]);
    let numbers: Vec<usize> = turns.iter().map(|turn| turn.number).collect();
    assert_eq!(numbers, [1, 1, 2]);
}

#[test]
fn turns_of_a_game_that_black_began_are_numbered_as_in_records() {
    let position = "p2P/5/6/P5p/6/5/p2P b push 12-12";
    let start = AnyGame::from_position(Variant::GipfBasic, position).unwrap();
    let numbers: Vec<usize> =
        review(&played(start, &["e9-e7", "b1-b3"])).turns.iter().map(|turn| turn.number).collect();
    assert_eq!(numbers, [1, 2]);
}

#[test]
fn the_better_turn_is_legal() {
    let game = played(AnyGame::start(Variant::Yinsh), &["a2", "k7", "f6"]);
    for turn in review(&game).turns {
        let mut before = AnyGame::from_position(Variant::Yinsh, &turn.position).unwrap();
        before.play_turn(turn.best().unwrap()).unwrap();
    }
}

#[test]
fn missing_a_win_in_one_turn_is_a_blunder() {
    let review = review(&played(both_could_win(), &["a5-b6", "h9-h10;xh5-h9;xh10"]));
    let turn = &review.turns[0];
    assert!(turn.misses_win() && turn.kind == Kind::Blunder, "{turn:?}");
    assert_eq!(review.turning_point(), Some(turn));
}

#[test]
fn a_winning_turn_is_best_whichever_ring_is_removed() {
    for ring in ["a2", "a3", "d8"] {
        let turn = format!("d7-d8;xd3-d7;x{ring}");
        let review = review(&played(both_could_win(), &[&turn]));
        assert_eq!(review.turns[0].kind, Kind::Best);
        let won = Evaluation::Win { winner: Color::White, turns: 0 };
        assert_eq!(review.turns[0].after, won);
    }
}

#[test]
fn no_turn_is_blamed_in_a_lost_position() {
    // Black wins with either of two rows, no matter what White plays.
    let position = "rrrr/7/8/2mmmmr2/91/2mmmm3/91/9/8/R6/RRRR w move 0-0";
    let start = AnyGame::from_position(Variant::YinshBlitz, position).unwrap();
    let first = start.legal_tokens()[0].clone();
    let turn = &review(&played(start, &[&first])).turns[0];
    assert!(matches!(turn.before, Evaluation::Win { winner: Color::Black, .. }), "{turn:?}");
    assert!(turn.loss == 0.0 && !turn.kind.is_blamed(), "{turn:?}");
}

#[test]
fn progress_is_reported_after_each_turn() {
    let game = played(AnyGame::start(Variant::GipfStandard), &["e9-e7", "b1-b3"]);
    let request = SearchRequest { nodes: Some(500), ..SearchRequest::default() };
    let mut reported = Vec::new();
    let _ = review_game(&game, &Engine::new(1), &request, |done| reported.push(done));
    assert_eq!(reported, [1, 2]);
}

#[test]
fn several_threads_search_the_same_positions_as_one() {
    let turns = ["f8-c6", "f8-b5", "c7-g5", "e9-e6", "f8-f5", "e9-e5", "g7-d6", "e9-e4"];
    let position = "P3/5/P4p/5pg/P3Gp/4P/4 b push 12-13 -";
    let start = AnyGame::from_position(Variant::GipfTournament, position).expect(position);
    let game = played(start, &turns);
    let request = SearchRequest { nodes: Some(500), ..SearchRequest::default() };
    let reviewed = |threads| {
        let mut reported = Vec::new();
        let engine = Engine::new(1).with_threads(threads);
        let review = review_game(&game, &engine, &request, |done| reported.push(done));
        (review, reported.pop())
    };
    assert_eq!(reviewed(3), reviewed(1));
}

#[test]
fn a_game_without_turns_has_an_empty_review() {
    assert!(review(&AnyGame::start(Variant::Yinsh)).turns.is_empty());
}

#[test]
fn placing_the_first_rings_is_never_criticised() {
    let corners = ["a2", "k10", "a3", "k9", "a4", "k8", "a5", "k7", "b1", "j11"];
    let game = played(AnyGame::start(Variant::Yinsh), &corners);
    for turn in review(&game).turns {
        assert!(!turn.kind.is_blamed() && turn.loss < 0.05, "{turn:?}");
    }
}

/// Returns the codes in the tables of a section of the document.
fn listed(heading: &str) -> BTreeSet<&'static str> {
    let document = include_str!("../../../../../docs/coach.md");
    let (_, section) = document.split_once(&format!("## {heading}\n")).expect(heading);
    let section = section.split_once("\n## ").map_or(section, |(section, _)| section);
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` |"));
    rows.flat_map(|(codes, _)| codes.split("`, `")).collect()
}

#[test]
fn the_document_lists_every_reason() {
    assert_eq!(listed("Reasons and their evidence"), ReasonCode::ALL.map(ReasonCode::code).into());
}

#[cfg(feature = "potentials")]
#[test]
fn the_document_lists_every_reason_for_criticising_a_decision() {
    let codes = review::DecisionCode::ALL.map(review::DecisionCode::code);
    assert_eq!(listed("Declarations and challenges"), codes.into());
}
