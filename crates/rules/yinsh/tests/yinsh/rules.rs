//! Tests of the rules of YINSH.

use properties::sketch;
use yinsh::{Color, IllegalAction, Point, Position, Variant, bitboard, reason};

fn position(pieces: &str, rest: &str) -> Position {
    sketch::yinsh(Variant::Normal, pieces, rest)
}

fn refusal(position: &Position, token: &str) -> IllegalAction {
    let action = position.parse_action(token).expect("a readable token");
    position.check(action).expect_err("an illegal action")
}

fn tokens(position: &Position) -> Vec<String> {
    let mut tokens: Vec<String> = position.legal_actions().map(|a| a.to_string()).collect();
    tokens.sort();
    tokens
}

#[track_caller]
fn play(position: &mut Position, turn: &str) {
    position.play_turn(turn).unwrap_or_else(|error| panic!("{turn}: {error}"));
}

#[test]
fn a_ring_slides_over_any_number_of_empty_points() {
    let position = position("f2:R", "w move 0-0");
    let targets = position.ring_targets(Color::White, Point::F2);
    assert!(bitboard![F3, F4, F5, F6, F7, F8, F9, F10].is_subset(targets));
}

#[test]
fn ring_targets_are_limited_to_the_given_ring() {
    let position = position("f2:R f4:r", "w move 0-0");
    let targets = position.ring_targets(Color::White, Point::F2);
    let own: Vec<_> =
        position.legal_actions().filter(|action| action.to_string().starts_with("f2-")).collect();
    assert_eq!(targets.len() as usize, own.len());
    assert!(position.ring_targets(Color::White, Point::F4).is_empty());
    assert!(position.ring_targets(Color::White, Point::F6).is_empty());
}

#[test]
fn a_ring_lands_directly_beyond_the_markers_it_jumps_over() {
    let position = position("f6:R f7:m f8:M", "w move 0-0");
    assert!(position.is_legal(position.parse_action("f6-f9").unwrap()));
    assert_eq!(refusal(&position, "f6-f10"), IllegalAction::StopAfterJump);
}

#[test]
fn a_ring_may_slide_before_it_jumps() {
    let position = position("f2:R f6:m", "w move 0-0");
    assert!(position.is_legal(position.parse_action("f2-f7").unwrap()));
}

#[test]
fn a_ring_cannot_jump_a_second_line_of_markers() {
    let position = position("f2:R f3:m f5:m", "w move 0-0");
    assert!(position.is_legal(position.parse_action("f2-f4").unwrap()));
    assert_eq!(refusal(&position, "f2-f6"), IllegalAction::StopAfterJump);
}

#[test]
fn a_ring_cannot_pass_a_ring_of_either_colour() {
    let position = position("f2:R f4:r f6:R", "w move 0-0");
    assert_eq!(refusal(&position, "f2-f5"), IllegalAction::RingInTheWay);
    assert_eq!(refusal(&position, "f2-f7"), IllegalAction::RingInTheWay);
}

#[test]
fn a_ring_cannot_land_on_a_ring_beyond_markers() {
    let position = position("f2:R f3:m f4:r", "w move 0-0");
    assert_eq!(refusal(&position, "f2-f4"), IllegalAction::TargetOccupied);
    assert_eq!(refusal(&position, "f2-f5"), IllegalAction::RingInTheWay);
}

#[test]
fn jumped_markers_are_flipped_but_the_new_marker_is_not() {
    let mut position = position("f2:R f3:m f4:M", "w move 0-0");
    play(&mut position, "f2-f5");
    assert_eq!(position.markers(Color::White), bitboard![F2, F3]);
    assert_eq!(position.markers(Color::Black), bitboard![F4]);
}

#[test]
fn rings_do_not_count_towards_a_row() {
    let mut position = position("f2:M f3:M f4:R f5:M f6:M g4:R", "w move 0-0");
    play(&mut position, "g4-g5");
    assert_eq!(position.stage(), yinsh::Stage::Move);
    play(&mut position, "a2-b2");
    assert_eq!(refusal(&position, "xf2-f6"), IllegalAction::NotARow);
}

#[test]
fn a_ring_at_the_end_of_four_markers_does_not_complete_a_row() {
    let mut position = position("f2:R f3:M f4:M f5:M f6:M g4:R", "w move 0-0");
    play(&mut position, "g4-g5");
    assert_eq!(position.stage(), yinsh::Stage::Move);
}

#[test]
fn any_five_adjacent_markers_of_a_run_of_seven_may_be_removed() {
    let position = position("d2:M d3:M d4:M d5:M d6:M d7:M d8:M", "w row:w 0-0");
    assert_eq!(tokens(&position), ["xd2-d6", "xd3-d7", "xd4-d8"]);
}

#[test]
fn a_second_row_costs_a_second_ring() {
    let mut position = position("d2:M d3:M d4:M d5:M d6:M f2:M f3:M f4:M f5:M f6:M", "w row:w 0-0");
    play(&mut position, "xd2-d6;xk7");
    assert_eq!(tokens(&position), ["xf2-f6"]);
    play(&mut position, "xf2-f6;xk8");
    assert_eq!((position.rings_off(Color::White), position.to_act()), (2, Color::Black));
}

#[test]
fn a_row_that_loses_a_marker_to_a_crossing_row_is_gone() {
    let mut position = position("d2:M d3:M d4:M d5:M d6:M b4:M c4:M e4:M f4:M", "w row:w 0-0");
    assert_eq!(tokens(&position), ["xb4-f4", "xd2-d6"]);
    play(&mut position, "xd2-d6;xk7");
    assert_eq!(position.stage(), yinsh::Stage::Move);
}

#[test]
fn a_ring_is_removed_after_every_row() {
    let mut position = position("d2:M d3:M d4:M d5:M d6:M", "w row:w 0-0");
    assert_eq!(refusal(&position, "xk7"), IllegalAction::RowFirst);
    play(&mut position, "xd2-d6");
    assert_eq!(refusal(&position, "k7-j7"), IllegalAction::RingFirst);
    assert_eq!(refusal(&position, "xa2"), IllegalAction::NotYourRing);
}

#[test]
fn the_mover_removes_rows_before_the_opponent() {
    let mut position = position("d2:M d3:M d4:M d5:M d6:M f2:m f3:m f4:m f5:m f6:m", "w row:w 0-0");
    assert_eq!(refusal(&position, "xf2-f6"), IllegalAction::NotYourRow);
    play(&mut position, "xd2-d6;xk7");
    assert_eq!(position.to_act(), Color::Black);
    play(&mut position, "xf2-f6;xa2;a3-b4");
    assert_eq!(position.to_act(), Color::White);
}

#[test]
fn the_opponent_removes_their_row_before_they_move() {
    let mut position = position("f2:R f3:M c3:m d3:m e3:m g3:m", "w move 0-0");
    play(&mut position, "f2-f4");
    assert_eq!((position.to_act(), tokens(&position)), (Color::Black, vec!["xc3-g3".into()]));
    play(&mut position, "xc3-g3;xa2;a3-b4");
    assert_eq!(position.to_act(), Color::White);
}

#[test]
fn the_third_ring_wins_even_if_the_opponent_has_a_row() {
    let mut position = position("d2:M d3:M d4:M d5:M d6:M f2:m f3:m f4:m f5:m f6:m", "w row:w 2-2");
    play(&mut position, "xd2-d6;xk7");
    let outcome = position.outcome().unwrap();
    assert_eq!((outcome.winner(), outcome.reason()), (Some(Color::White), reason::RINGS_OFF));
    assert_eq!(position.legal_actions().len(), 0);
}

/// Returns a position with `markers` markers on free points from column c on, in alternating
/// pairs of colours so that there is no row.
fn crowded(pieces: &str, markers: usize, rest: &str) -> Position {
    let taken: Vec<&str> = pieces.split_whitespace().filter_map(|p| p.split(':').next()).collect();
    let free = Point::ALL
        .iter()
        .filter(|point| (2..9).contains(&point.column()))
        .map(|point| (point.to_string(), (point.row() + 2 * point.column()) % 4 < 2))
        .filter(|(name, _)| !taken.contains(&name.as_str()));
    let mut all = pieces.to_owned();
    for (name, white) in free.take(markers) {
        all += &format!(" {name}:{}", if white { 'M' } else { 'm' });
    }
    position(&all, rest)
}

#[test]
fn the_player_with_more_rings_off_wins_when_the_pool_is_empty() {
    let position = crowded("", 51, "w move 1-2");
    let outcome = position.outcome().unwrap();
    assert_eq!((outcome.winner(), outcome.reason()), (Some(Color::Black), reason::POOL_EMPTY));
}

#[test]
fn white_wins_with_more_rings_off_when_the_pool_is_empty() {
    assert_eq!(crowded("", 51, "b move 2-1").outcome().unwrap().winner(), Some(Color::White));
}

#[test]
fn an_empty_pool_with_equal_rings_off_is_a_draw() {
    assert_eq!(crowded("", 51, "b move 1-1").outcome().unwrap().winner(), None);
}

#[test]
fn a_row_completed_with_the_last_marker_returns_to_the_pool_and_play_continues() {
    let mut position = crowded("j5:R j6:M j7:M j8:M j9:M j10:R", 46, "w move 0-0");
    assert_eq!(position.pool(), 1);
    play(&mut position, "j10-j11;xj6-j10;xj5");
    assert_eq!((position.pool(), position.outcome()), (5, None));
}

/// A board on which White's rings cannot move, but Black's can.
const WALLED: &str = "RRr1/mRrr3/1MM5/1m1m5/1M2M5/m3m4/M4M4/5m3/5M2/5m1/4";

#[test]
fn a_player_who_cannot_move_passes() {
    let text = format!("{WALLED} w move 2-2");
    let mut position = Position::from_text(Variant::Normal, &text).unwrap();
    assert_eq!(tokens(&position), ["pass"]);
    play(&mut position, "pass");
    assert_eq!(position.to_act(), Color::Black);
    assert_eq!(refusal(&position, "pass"), IllegalAction::MustMove);
}

#[test]
fn a_player_whose_rings_can_only_jump_may_not_pass() {
    // All neighbours of White's rings are markers.
    let rings = "a2:R a5:R k7:R f6:r g7:r h8:r";
    let markers = "a3:M b2:m b3:M a4:m b5:M b6:m k8:M j7:m j6:M";
    let position = position(&format!("{rings} {markers}"), "w move 2-2");
    assert!(position.can_move(Color::White));
    assert!(tokens(&position).contains(&"a2-c2".to_owned()));
    assert_eq!(refusal(&position, "pass"), IllegalAction::MustMove);
}

#[test]
fn if_neither_player_can_move_the_rings_off_decide() {
    let stuck = "RmMm/rrrmmmM/mRRmmmmM/MMmmM4/mMMmMm4/Mm1mmM3/MM2MMM3/M3mmM2/4mmM1/4Mmm/3m";
    let text = format!("{stuck} w move 2-2");
    let position = Position::from_text(Variant::Normal, &text).unwrap();
    let outcome = position.outcome().unwrap();
    assert_eq!((outcome.reason(), outcome.winner()), (reason::NO_MOVES, None));
    assert_eq!(position.legal_actions().len(), 0);
}

#[test]
fn the_first_ring_wins_in_blitz() {
    let mut position = sketch::yinsh(Variant::Blitz, "d2:M d3:M d4:M d5:M d6:M", "w row:w 0-0");
    play(&mut position, "xd2-d6;xk7");
    assert_eq!(position.outcome().unwrap().winner(), Some(Color::White));
}

#[test]
fn a_move_that_completes_only_an_opposing_row_loses_in_blitz() {
    let mut position = sketch::yinsh(Variant::Blitz, "f2:R f3:M c3:m d3:m e3:m g3:m", "w move 0-0");
    play(&mut position, "f2-f4");
    play(&mut position, "xc3-g3;xa2");
    assert_eq!(position.outcome().unwrap().winner(), Some(Color::Black));
}

#[test]
fn the_mover_wins_in_blitz_if_both_have_rows() {
    let pieces = "d2:M d3:M d4:M d5:M d6:M f2:m f3:m f4:m f5:m f6:m";
    let mut position = sketch::yinsh(Variant::Blitz, pieces, "b row:b 0-0");
    play(&mut position, "xf2-f6;xa2");
    assert_eq!(position.outcome().unwrap().winner(), Some(Color::Black));
}

#[test]
fn a_row_is_written_as_its_two_ends_and_round_trips() {
    let row: yinsh::Row = "c6-c2".parse().unwrap();
    assert_eq!((format!("{row}"), format!("{row:?}")), ("c2-c6".into(), "c2-c6".into()));
}

#[test]
fn an_invalid_row_is_rejected_with_an_example() {
    for text in ["", "c2", "c2-c5", "c2-d6", "c2-z9"] {
        let error = text.parse::<yinsh::Row>().unwrap_err();
        assert!(error.to_string().contains("as in c2-c6"), "{text}");
    }
}
