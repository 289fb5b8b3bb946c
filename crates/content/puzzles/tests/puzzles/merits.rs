//! Tests that the merit of a solution is named where it applies, and the one that matters most.

use puzzles::{Kind, MeritCode, Puzzle, Themes};
use variants::{
    Color::{self, Black, White},
    Variant::{self, GipfBasic, GipfStandard, Yinsh},
};

/// Checks the merit of a turn: its code, the player concerned, and the points.
fn says(
    variant: Variant,
    kind: Kind,
    position: &str,
    turn: &str,
    expected: Option<(MeritCode, Color, &str)>,
) {
    let puzzle = Puzzle {
        variant,
        kind,
        difficulty: 0,
        themes: Themes::NONE,
        start: position.into(),
        led_by: None,
        line: vec![turn.into()],
        asked: 1,
        other_rings: Vec::new(),
    };
    let found = puzzle.merit().unwrap_or_else(|error| panic!("{position} {turn}: {error}"));
    let found = found.map(|merit| (merit.code, merit.player, merit.points.join(" ")));
    let expected = expected.map(|(code, player, points)| (code, player, points.to_owned()));
    assert_eq!(found, expected, "{position} {turn}");
}

const GAIN: Kind = Kind::Gain(8);

#[test]
fn a_row_is_named_by_its_ends() {
    let position = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";
    let row = Some((MeritCode::Row, White, "d3–d7"));
    says(Yinsh, GAIN, position, "d7-d8;xd3-d7;xd8", row);
    says(Yinsh, GAIN, position, "a5-b5", None);
}

#[test]
fn the_row_that_takes_the_third_ring_wins() {
    let position = "RR2/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 2-0";
    let row = Some((MeritCode::WinningRow, White, "d3–d7"));
    says(Yinsh, Kind::Win(1), position, "d7-d8;xd3-d7;xd8", row);
}

#[test]
fn a_save_is_explained_by_what_it_prevents() {
    let position = "RRRR/7/4R3/2mmmmr2/91/9/91/9/8/7/rrrr w move 0-0";
    let four = Some((MeritCode::BreakFour, Black, "d3–d6"));
    says(Yinsh, Kind::Save(1), position, "c5-e5", four);
}

#[test]
fn a_ring_in_the_way_stops_a_row() {
    let position = "RRRR/7/6r1/2mmmmM2/8R1/9/91/9/8/7/rrrr w move 0-0";
    let row = Some((MeritCode::StopRow, Black, "d3–d7"));
    says(Yinsh, Kind::Save(1), position, "e9-e7", row);
}

#[test]
fn a_ring_that_cannot_move_any_more_is_named() {
    let position = "rR2/1R4R/8/9/91/9/91/9/8/RR5/rrrr w move 0-0";
    says(Yinsh, GAIN, position, "b7-b3", Some((MeritCode::RingCutOff, Black, "a2")));
}

#[test]
fn a_new_way_to_complete_a_row_is_a_threat() {
    let position = "RRRR/7/8/2MMMR3/91/9/91/9/8/r6/rrrr w move 0-0";
    let threat = Some((MeritCode::Threat, White, "d3–d7"));
    says(Yinsh, Kind::Win(2), position, "d6-d7", threat);
}

#[test]
fn captured_pieces_matter_more_than_the_row() {
    let position = "4/5/6/PPPp3/6/5/4 w push 5-5";
    let turn = "e1-e6;xe2,e3,e4,e5,e6*";
    says(GipfBasic, GAIN, position, turn, Some((MeritCode::Capture, Black, "e6")));
    let plain = position.replace("PPPp3", "PPP4");
    let row = Some((MeritCode::Row, White, "e2–e5"));
    says(GipfBasic, GAIN, &plain, "e1-e5;xe2,e3,e4,e5", row);
}

#[test]
fn the_last_gipf_piece_and_an_empty_reserve_win() {
    let two = "G3/5/6/PPPg3/6/5/3g w push 5-5";
    let turn = "e1-e6;xe2,e3,e4,e5,Ge6*";
    says(GipfStandard, GAIN, two, turn, Some((MeritCode::GipfCapture, Black, "e6")));
    let last = Some((MeritCode::LastGipf, Black, "e6"));
    says(GipfStandard, Kind::Win(1), &two.replace("/3g", "/4"), turn, last);
    let reserve = Some((MeritCode::Reserve, Black, ""));
    says(GipfBasic, Kind::Win(1), "4/5/6/7/6/5/p3 w push 5-0", "b3", reserve);
}

#[test]
fn a_piece_pushed_out_of_three_stops_a_row_of_gipf() {
    let position = "4/5/6/ppp4/P5/5/4 w push 5-5";
    let stopped = |points| Some((MeritCode::StopRow, Black, points));
    says(GipfBasic, Kind::Save(1), position, "g1-d3", stopped("e2–e5"));
}

#[test]
fn a_prevented_row_is_named_if_another_is_left() {
    let position = "RRRR/7/6r1/2mmmmM2/8R1/9/91/9/8/mmmmr2/rrr1 w move 0-0";
    let row = Some((MeritCode::FewerRows, Black, "d3–d7"));
    says(Yinsh, GAIN, position, "e9-e7", row);
    let position = "4/5/6/ppp4/P5/5/ppp1 w push 5-5";
    let row = Some((MeritCode::FewerRows, Black, "e2–e5"));
    says(GipfBasic, GAIN, position, "g1-d3", row);
}

#[test]
fn markers_gained_by_flipping_are_a_merit() {
    let position = "RRRR/7/4R3/4m1r2/91/9/91/9/8/7/rrrr w move 0-0";
    says(Yinsh, GAIN, position, "c5-e5", Some((MeritCode::Flips, White, "")));
    says(Yinsh, GAIN, &position.replace("4m1r2", "4M1r2"), "c5-e5", None);
}

#[test]
fn a_row_that_the_opponent_must_remove_is_named() {
    let forced = |points| Some((MeritCode::ForcedRow, Black, points));
    let position = "RRRR/7/4R3/2mmMmm2/91/9/91/9/8/r6/rrrr w move 0-0";
    says(Yinsh, GAIN, position, "c5-e5", forced("d3–d7"));
    let position = "4/5/6/7/ppp3/3p1/3P w push 5-5";
    says(GipfBasic, GAIN, position, "i5-f5", forced("f2–f5"));
}

#[test]
fn a_capture_that_a_turn_threatens_or_prevents_is_named() {
    let attack = "4/5/6/PP1p3/6/5/PPP1 w push 5-5";
    says(GipfBasic, GAIN, attack, "e1-e4", Some((MeritCode::Attack, Black, "e5")));
    let rescue = "4/5/6/pppP3/P5/5/ppp1 w push 5-5";
    says(GipfBasic, GAIN, rescue, "g1-d3", Some((MeritCode::Rescue, White, "e5")));
}

#[test]
fn a_further_row_is_a_threat_if_nothing_else_is_gained() {
    let position = "4/5/6/PP5/6/5/PPP1 w push 5-5";
    says(GipfBasic, GAIN, position, "e1-e4", Some((MeritCode::Threat, White, "e2–e5")));
}
