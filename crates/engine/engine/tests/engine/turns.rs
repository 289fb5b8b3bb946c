//! The engine plays legal, whole, repeatable turns and finds wins.

use std::sync::atomic::AtomicBool;

use engine::{Answer, Engine, EvaluationKind, SearchRequest};
use variants::{AnyGame, Variant};

fn search(game: &AnyGame, request: &SearchRequest) -> Answer {
    Engine::new(1).search(game, request, &AtomicBool::new(false), |_| {})
}

fn nodes(nodes: u64) -> SearchRequest {
    SearchRequest { nodes: Some(nodes), ..SearchRequest::default() }
}

/// An opening of each variant.
const OPENINGS: [(Variant, &str); 5] = [
    (Variant::Yinsh, "1R2/R6/4R3/4r1r2/4R5/9/2r4rR1/9/r7/7/4 w move 0-0"),
    (Variant::YinshBlitz, "1R2/R6/4R3/4r1r2/4R5/9/2r4rR1/9/r7/7/4 w move 0-0"),
    (Variant::GipfBasic, "P1Pp/1P3/6/p5P/6/1P2p/p2p w push 10-10"),
    (Variant::GipfStandard, "G1gp/5/6/g4Gp/P5/1G3/P2g w push 10-10"),
    (Variant::GipfTournament, "1g2/2G2/5P/6g/6/5/4 w push 15-14 g"),
];

fn opening(variant: Variant) -> AnyGame {
    let found = OPENINGS.into_iter().find(|(other, _)| *other == variant);
    let (_, position) = found.expect("each variant has an opening");
    AnyGame::from_position(variant, position).expect("a valid position")
}

/// Positions of every stage, including the middle of a removal.
const POSITIONS: [(Variant, &str); 9] = [
    (Variant::Yinsh, "4/7/8/9/91/9/91/9/8/7/4 w place 0-0"),
    (Variant::Yinsh, "RRr1/mRrr3/1MM5/1m1m5/1M2M5/m3m4/M4M4/5m3/5M2/5m1/4 w move 2-2"),
    (Variant::Yinsh, "RRRR/R6/8/MMMMMMMMM/91/9/91/9/8/r6/rrrr w row:w 0-0"),
    (Variant::Yinsh, "RRRR/R6/8/9/91/9/91/9/8/r6/rrrr w ring:w 0-0"),
    (Variant::YinshBlitz, "RRRR/R6/8/9/91/9/91/mmmmmmm2/8/r6/rrrr b row:w 0-0"),
    (Variant::GipfBasic, "p3/5/6/PPPP3/6/5/4 w remove:b 0-3"),
    (Variant::GipfStandard, "4/5/6/GPPPg2/6/5/4 w remove:w 6-8"),
    (Variant::GipfTournament, "G3/1G3/2G3/GGGP3/6/5/3g w remove:w 0-16 g"),
    (Variant::GipfTournament, "4/5/6/7/6/5/4 w push 18-18 GGgg"),
];

#[test]
fn the_answer_is_a_legal_whole_turn_in_every_position() {
    for (variant, position) in POSITIONS {
        let game = AnyGame::from_position(variant, position).unwrap();
        let answer = search(&game, &nodes(3_000));
        let mut next = game.clone();
        next.play_turn(&answer.variations[0].turn).unwrap();
        assert!(next.to_act() != game.to_act() || next.outcome().is_some(), "{position}");
    }
}

#[test]
fn the_same_number_of_nodes_gives_the_same_answer() {
    for variant in Variant::ALL {
        let game = opening(variant);
        let (first, second) = (search(&game, &nodes(20_000)), search(&game, &nodes(20_000)));
        assert_eq!(first.variations, second.variations);
        assert_eq!((first.nodes, first.depth), (second.nodes, second.depth));
    }
}

#[test]
fn a_different_evaluation_gives_a_different_score() {
    let game = opening(Variant::Yinsh);
    let score = |evaluation| {
        let engine = Engine::new(1).with_evaluation(evaluation);
        engine.search(&game, &nodes(5_000), &AtomicBool::new(false), |_| {}).variations[0].score
    };
    assert_ne!(score(EvaluationKind::Pattern), score(EvaluationKind::Hand));
}

#[test]
fn the_node_limit_is_never_exceeded() {
    for asked in [1, 10, 1_000, 12_345] {
        let game = opening(Variant::Yinsh);
        let answer = search(&game, &nodes(asked));
        assert!(answer.nodes <= asked && !answer.variations.is_empty());
    }
}

#[test]
fn a_win_in_one_turn_is_found_and_scored_as_a_win() {
    let position = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";
    let game = AnyGame::from_position(Variant::YinshBlitz, position).unwrap();
    let answer = search(&game, &nodes(5_000));
    assert_eq!(answer.variations[0].score.to_string(), "mate 1");
    let mut next = game;
    next.play_turn(&answer.variations[0].turn).unwrap();
    assert!(next.outcome().is_some());
}

#[test]
fn a_forced_loss_is_scored_as_a_loss() {
    // Black wins with either of two rows, whatever White plays.
    let position = "rrrr/7/8/2mmmmr2/91/2mmmm3/91/9/8/R6/RRRR w move 0-0";
    let game = AnyGame::from_position(Variant::YinshBlitz, position).unwrap();
    let answer = search(&game, &nodes(200_000));
    assert_eq!(answer.variations[0].score.to_string(), "mate -1");
}

#[test]
fn several_variations_begin_with_different_turns_best_first() {
    let game = opening(Variant::GipfStandard);
    let request = SearchRequest { multi_pv: 4, ..nodes(30_000) };
    let answer = search(&game, &request);
    assert_eq!(answer.variations.len(), 4);
    for pair in answer.variations.windows(2) {
        assert!(pair[0].turn != pair[1].turn && pair[0].score >= pair[1].score);
    }
}

#[test]
fn a_search_with_two_threads_plays_a_legal_turn() {
    let engine = Engine::new(4).with_threads(2);
    let game = opening(Variant::Yinsh);
    let request = SearchRequest { depth: Some(4), ..SearchRequest::default() };
    let answer = engine.search(&game, &request, &AtomicBool::new(false), |_| {});
    game.clone().play_turn(&answer.variations[0].turn).unwrap();
}

#[test]
fn a_stopped_search_answers_at_once() {
    let game = opening(Variant::GipfBasic);
    let answer =
        Engine::new(1).search(&game, &SearchRequest::default(), &AtomicBool::new(true), |_| {});
    assert!(answer.nodes <= 1_024 && !answer.variations.is_empty());
}
