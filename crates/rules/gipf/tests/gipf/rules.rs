//! Tests of the rules of GIPF.

use gipf::{Color, History, IllegalAction, Position, Variant, reason};
use properties::{Checked, sketch};

fn basic(pieces: &str, rest: &str) -> Position {
    sketch::gipf(Variant::Basic, pieces, rest)
}

fn standard(pieces: &str, rest: &str) -> Position {
    sketch::gipf(Variant::Standard, pieces, rest)
}

fn tournament(pieces: &str, rest: &str) -> Position {
    sketch::gipf(Variant::Tournament, pieces, rest)
}

fn refusal(position: &Position, token: &str) -> IllegalAction {
    let action = position.parse_action(token).expect("a readable token");
    position.check(action).expect_err("an illegal action")
}

#[track_caller]
fn play(position: &mut Position, turn: &str) {
    position.play_turn(turn).unwrap_or_else(|error| panic!("{turn}: {error}"));
}

#[test]
fn a_push_moves_all_pieces_in_the_way_one_spot_on() {
    let mut position = basic("e2:P e3:p e5:P", "w push 12-12");
    play(&mut position, "e1-e4");
    assert_eq!(position, basic("e2:P e3:P e4:p e5:P", "b push 11-12"));
}

#[test]
fn a_full_line_cannot_be_pushed() {
    let position = basic("b2:P b3:p b4:P b5:p", "w push 12-12");
    assert_eq!(refusal(&position, "b1-b5"), IllegalAction::LineFull);
    assert!(!position.tokens().iter().any(|token| token.starts_with("b1-")));
}

#[test]
fn a_push_onto_an_empty_spot_is_one_action_whatever_the_dot() {
    let position = basic("", "w push 12-12");
    let e2 = position.parse_action("e2").unwrap();
    for token in ["e1-e2", "d1-e2", "f1-e2"] {
        assert_eq!(position.parse_action(token), Ok(e2));
    }
    assert_eq!(position.legal_actions().len(), 18);
}

#[test]
fn a_row_includes_all_pieces_that_join_it_without_a_gap() {
    let mut position = basic("e2:P e3:P e4:P e6:p e8:p d2:P", "w push 8-8");
    play(&mut position, "e1-e5;xe2,e3,e4,e5,e6*");
    // Four pieces return, the black piece is captured, and e8 is beyond a gap.
    assert_eq!(position, basic("e8:p d2:P", "b push 11-8"));
}

#[test]
fn choosing_one_of_two_crossing_rows_breaks_the_other() {
    let pieces = "e2:P e3:P e4:P e5:P b2:P c3:P d4:P";
    // e5 is on both rows.
    let mut position = basic(pieces, "w remove:w 5-8");
    assert_eq!(position.tokens(), ["xb2,c3,d4,e5", "xe2,e3,e4,e5"]);
    play(&mut position, "xe2,e3,e4,e5");
    assert_eq!((position.stage(), position.to_act()), (gipf::Stage::Push, Color::Black));
}

#[test]
fn gipf_pieces_of_a_row_are_kept_or_removed_individually() {
    let position = standard("e2:G e3:P e4:P e5:P e6:g b2:g h2:G", "w remove:w 6-8");
    assert_eq!(
        position.tokens(),
        ["xGe2,e3,e4,e5", "xGe2,e3,e4,e5,Ge6*", "xe3,e4,e5", "xe3,e4,e5,Ge6*"]
    );
}

#[test]
fn a_players_own_gipf_piece_returns_as_two_pieces() {
    let mut position = standard("e2:G e3:P e4:P e5:P b2:g h2:G", "w remove:w 6-8");
    play(&mut position, "xGe2,e3,e4,e5");
    assert_eq!(position.reserve(Color::White), 11);
}

#[test]
fn a_single_that_joins_a_row_cannot_stay() {
    let position = basic("e2:P e3:P e4:P e5:P e6:p", "w remove:w 6-8");
    assert_eq!(refusal(&position, "xe2,e3,e4,e5"), IllegalAction::SingleStays);
}

#[test]
fn the_opponent_settles_a_row_completed_by_the_pusher_and_still_pushes() {
    let pieces = "e2:P e3:P e4:P b2:p c2:p d2:p g2:p g3:p g4:p g5:p f7:P";
    let position = basic(pieces, "b remove:w 8-4");
    assert_eq!(position.tokens(), ["xg2,g3,g4,g5"]);
    let mut position = position;
    play(&mut position, "xg2,g3,g4,g5;h5");
    assert_eq!((position.to_act(), position.stage()), (Color::White, gipf::Stage::Push));
}

#[test]
fn the_pusher_settles_first_if_both_have_rows() {
    let pieces = "e2:P e3:P e4:P e5:P g2:p g3:p g4:p g5:p";
    let mut position = basic(pieces, "w remove:w 6-6");
    play(&mut position, "xe2,e3,e4,e5");
    assert_eq!(
        (position.to_act(), position.stage()),
        (Color::Black, gipf::Stage::Remove { pusher: Color::White })
    );
    play(&mut position, "xg2,g3,g4,g5;e2");
    assert_eq!(position.to_act(), Color::White);
}

#[test]
fn removing_a_row_may_break_the_opponents_row() {
    let pieces = "b2:P c3:P d4:P e5:P f5:p f4:p f3:p f2:p";
    let mut position = basic(pieces, "w remove:w 6-6");
    // The white row extends to the black piece on f5, so no black row is left.
    assert_eq!(position.tokens(), ["xb2,c3,d4,e5,f5*"]);
    play(&mut position, "xb2,c3,d4,e5,f5*");
    assert_eq!((position.stage(), position.to_act()), (gipf::Stage::Push, Color::Black));
}

#[test]
fn a_row_of_only_gipf_pieces_may_be_left() {
    let mut position = tournament("e2:G e3:G e4:G e5:G b2:g", "w remove:w 10-16 Gg");
    assert!(position.tokens().contains(&"=".to_owned()));
    play(&mut position, "=");
    assert_eq!(position.stage(), gipf::Stage::Push);
    assert!(Position::from_text(Variant::Tournament, &position.to_string()).is_ok());
}

#[test]
fn a_row_with_singles_must_be_removed() {
    let position = basic("e2:P e3:P e4:P e5:P", "w remove:w 8-8");
    assert_eq!(refusal(&position, "="), IllegalAction::MustRemove);
}

#[test]
fn a_row_left_on_the_board_can_be_settled_later() {
    let mut position = tournament("e2:G e3:G e4:G e5:G b2:g", "w remove:w 10-16 Gg");
    play(&mut position, "=");
    play(&mut position, "b5");
    assert_eq!(
        (position.to_act(), position.stage()),
        (Color::White, gipf::Stage::Remove { pusher: Color::Black })
    );
}

#[test]
fn a_row_of_gipf_pieces_may_be_broken_by_removing_a_row_with_singles() {
    // Both rows run through e5.
    let mut position = tournament("e2:G e3:G e4:G e5:G b2:P c3:P d4:P c6:g", "w remove:w 2-16 g");
    assert!(position.tokens().contains(&"xGe5".to_owned()));
    assert_eq!(refusal(&position, "="), IllegalAction::MustRemove);
    play(&mut position, "xGe5");
    assert_eq!((position.stage(), position.to_act()), (gipf::Stage::Push, Color::Black));
}

#[test]
fn equal_removals_from_two_rows_are_one_action() {
    let position = tournament("e2:G e3:G e4:G e5:P b2:G c3:G d4:G h5:g", "w remove:w 0-16 g");
    let single: Vec<_> = position.tokens().into_iter().filter(|token| token == "xe5").collect();
    assert_eq!(single.len(), 1);
    assert_eq!(position.legal_actions().len(), 15);
}

#[test]
fn the_only_single_of_a_row_may_be_removed_alone_next_to_a_row_of_gipf_pieces() {
    // It does not matter which of the two rows is listed first.
    let right = tournament("e2:G e3:G e4:G e5:G c2:P c3:G c4:G c5:G h5:g", "w remove:w 3-16 g");
    assert!(right.tokens().contains(&"xc2".to_owned()), "{:?}", right.tokens());
    let left = tournament("c2:G c3:G c4:G c5:G e2:P e3:G e4:G e5:G h5:g", "w remove:w 3-16 g");
    assert!(left.tokens().contains(&"xe2".to_owned()), "{:?}", left.tokens());
}

#[test]
fn a_player_without_pieces_loses_only_at_the_next_push() {
    let mut position = basic("b2:P b4:p", "w push 1-3");
    play(&mut position, "e2");
    assert_eq!(position.outcome(), None);
    play(&mut position, "e8");
    let outcome = position.outcome().unwrap();
    assert_eq!((outcome.winner(), outcome.reason()), (Some(Color::Black), reason::RESERVE_EMPTY));
}

#[test]
fn settling_a_row_can_save_a_player_with_an_empty_reserve() {
    let mut position = basic("e2:P e3:P e4:P e5:P b2:p", "w remove:b 0-3");
    assert_eq!(position.outcome(), None);
    play(&mut position, "xe2,e3,e4,e5;e2");
    assert_eq!(position.outcome(), None);
}

#[test]
fn removing_ones_own_last_gipf_piece_loses_at_once() {
    let mut position = standard("e2:G e3:P e4:P e5:P b2:g", "w remove:w 6-8");
    play(&mut position, "xGe2,e3,e4,e5");
    let outcome = position.outcome().unwrap();
    assert_eq!(
        (outcome.winner(), outcome.reason()),
        (Some(Color::Black), reason::GIPF_PIECES_GONE)
    );
}

#[test]
fn removing_the_last_gipf_pieces_of_both_players_wins_for_the_remover() {
    let mut position = standard("e2:G e3:P e4:P e5:P e6:g", "w remove:w 6-8");
    play(&mut position, "xGe2,e3,e4,e5,Ge6*");
    assert_eq!(position.outcome().unwrap().winner(), Some(Color::White));
}

#[test]
fn the_first_piece_in_a_tournament_is_a_gipf_piece() {
    let position = Position::start(Variant::Tournament);
    assert_eq!(refusal(&position, "e2"), IllegalAction::FirstMustBeGipf);
}

#[test]
fn a_player_cannot_bring_in_gipf_pieces_after_their_first_single() {
    let mut position = Position::start(Variant::Tournament);
    play(&mut position, "Ge2");
    play(&mut position, "Ge8");
    play(&mut position, "b2");
    play(&mut position, "Gb5"); // Black's right is independent of White's.
    assert_eq!(refusal(&position, "Gh2"), IllegalAction::GipfRightLost);
    assert_eq!(position.right(Color::Black), gipf::Right::Open);
}

#[test]
fn a_tournament_player_without_a_gipf_piece_yet_has_not_lost() {
    let mut position = Position::start(Variant::Tournament);
    play(&mut position, "Ge2");
    assert_eq!(position.outcome(), None);
}

/// A cycle in which both players fill a column from below and remove their own row again.
const CYCLE: [&str; 8] =
    ["e2", "h2", "e1-e3", "h1-h3", "e1-e4", "h1-h4", "e1-e5;xe2,e3,e4,e5", "h1-h5;xh2,h3,h4,h5"];

#[test]
fn undone_occurrences_do_not_count() {
    let mut game = History::new(basic("", "w push 12-12"));
    for turn in CYCLE {
        game.play_turn(turn).unwrap();
    }
    assert_eq!(game.occurrences(), 2);
    while game.undo().is_some() {}
    assert_eq!(game.occurrences(), 1);
    for turn in CYCLE {
        game.play_turn(turn).unwrap();
    }
    assert_eq!((game.occurrences(), game.outcome()), (2, None));
}

#[test]
fn only_positions_at_a_push_count_for_repetition() {
    let start = basic("e2:P e3:P e4:P e5:P h2:p h3:p h4:p", "w remove:w 8-9");
    let mut game = History::new(start);
    for _ in 0..2 {
        let turns = ["xe2,e3,e4,e5", "h1-h5;xh2,h3,h4,h5"].iter().chain(&CYCLE[..6]);
        for turn in turns.chain(&["e1-e5"]) {
            game.play_turn(turn).unwrap();
        }
        assert_eq!(game.position(), &start);
        assert_eq!((game.occurrences(), game.outcome()), (1, None));
    }
}

#[test]
fn the_third_occurrence_at_a_push_is_a_draw() {
    let start = basic("", "w push 12-12");
    let mut game = History::new(start);
    for turn in CYCLE.iter().chain(&CYCLE) {
        assert_eq!(game.outcome(), None);
        game.play_turn(turn).unwrap();
    }
    assert_eq!((game.position(), game.occurrences()), (&start, 3));
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winner(), outcome.reason()), (None, reason::REPETITION));
    assert!(game.legal_actions().is_empty());
    assert_eq!(game.try_play(start.parse_action("e2").unwrap()), Err(IllegalAction::GameOver));
    game.undo();
    assert_eq!(game.outcome(), None);
}

#[test]
fn a_handicap_is_one_to_three_pieces_for_one_player() {
    for extra in 1..=3 {
        let position = Position::with_handicap(Color::Black, extra).unwrap();
        assert_eq!(position.reserve(Color::Black), 12 + extra);
        assert!(Position::from_text(Variant::Basic, &position.to_string()).is_ok());
    }
    assert_eq!(Position::with_handicap(Color::White, 0), None);
    assert_eq!(Position::with_handicap(Color::White, 4), None);
}

#[test]
fn a_bare_x_stands_for_the_only_removal() {
    let position = basic("e2:P e3:P e4:P e5:P", "w remove:w 8-8");
    assert_eq!(position.parse_action("x"), position.parse_action("xe2,e3,e4,e5"));
    let two = basic("e2:P e3:P e4:P e5:P b2:P c3:P d4:P", "w remove:w 5-8");
    assert_eq!(two.parse_action("x"), Err(gipf::ParseActionError::WhichRemoval));
}

#[test]
fn a_turn_that_fails_in_the_middle_changes_nothing() {
    let mut game = History::new(basic("e2:P e3:P e4:P", "w push 8-8"));
    let before = game.clone();
    assert!(game.play_turn("e1-e5;xe2,e3").is_err());
    assert_eq!(game, before);
}
