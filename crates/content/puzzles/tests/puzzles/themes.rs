//! Tests that each theme is detected where it applies, and only there.

use puzzles::{Kind, Puzzle, Theme, Themes};
use variants::{
    Family,
    Variant::{self, GipfBasic, GipfStandard, Yinsh},
};

fn themes(variant: Variant, position: &str, turn: &str) -> Themes {
    let puzzle = Puzzle {
        variant,
        kind: Kind::Gain(1),
        difficulty: 0,
        themes: Themes::NONE,
        start: position.into(),
        led_by: None,
        line: vec![turn.into()],
        asked: 1,
        other_rings: Vec::new(),
    };
    puzzle.detected_themes().unwrap_or_else(|error| panic!("{position} {turn}: {error}"))
}

/// Checks that a turn has exactly these themes.
fn shows(variant: Variant, position: &str, turn: &str, expected: &[Theme]) {
    let found: Vec<Theme> = themes(variant, position, turn).iter().collect();
    assert_eq!(found, expected, "{position} {turn}");
}

const FOUR: &str = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";

#[test]
fn a_fifth_marker_completes_a_row() {
    shows(Yinsh, FOUR, "d7-d8;xd3-d7;xd8", &[Theme::Row]);
    shows(Yinsh, FOUR, "a5-b5", &[]);
}

#[test]
fn two_rows_side_by_side_are_a_double_row() {
    let position = "RRRR/7/8/2MMMMR2/2MMMMm3/9/91/9/8/r6/rrrr w move 0-0";
    let turn = "d7-f7;xd3-d7;xa2;xe3-e7;xa3";
    shows(Yinsh, position, turn, &[Theme::Row, Theme::DoubleRow]);
    shows(Yinsh, position, "d7-d8;xd3-d7;xa2", &[Theme::Row]);
}

#[test]
fn crossing_rows_have_two_directions() {
    let position = "RRRR/7/8/2MMMMR2/6M3/5M3/5M4/4M4/8/r6/rrrr w move 0-0";
    shows(Yinsh, position, "d7-d8;xd3-d7;xd8", &[Theme::Row, Theme::TwoDirections]);
}

#[test]
fn a_row_at_the_start_of_the_turn_was_given_by_the_opponent() {
    let position = "RRRR/R6/8/9/91/9/91/mmmmmmm2/8/r6/rrrr b row:w 0-0";
    shows(Yinsh, position, "xh3-h7;xj5;k7-j7", &[Theme::GivenRow]);
}

#[test]
fn a_marker_flipped_to_the_opponents_colour_completes_their_row() {
    let position = "RRRR/7/6R1/2mmmmM2/91/9/91/9/8/r6/rrrr w move 0-0";
    shows(Yinsh, position, "c7-e7", &[Theme::OpponentsRow]);
    shows(Yinsh, position, "c7-c8", &[]);
}

#[test]
fn a_flipped_marker_breaks_a_four() {
    let position = "RRRR/7/4R3/2mmmmr2/91/9/91/9/8/7/rrrr w move 0-0";
    shows(Yinsh, position, "c5-e5", &[Theme::StopRow, Theme::BreakFour]);
    shows(Yinsh, position, "c5-c6", &[]);
}

#[test]
fn a_ring_on_the_landing_point_blocks_a_jump() {
    let position = "RRRR/7/6r1/2mmmmM2/8R1/9/91/9/8/7/rrrr w move 0-0";
    shows(Yinsh, position, "e9-e7", &[Theme::StopRow, Theme::Block]);
    shows(Yinsh, position, "e9-e8", &[]);
}

#[test]
fn a_ring_between_rings_is_cut_off() {
    let position = "rR2/1R4R/8/9/91/9/91/9/8/RR5/rrrr w move 0-0";
    shows(Yinsh, position, "b7-b3", &[Theme::RingCutOff]);
    shows(Yinsh, position, "b7-b4", &[]);
}

#[test]
fn a_jump_over_four_markers_is_long() {
    let position = "RRRR/7/8/1RMMMM3/91/9/91/9/8/r6/rrrr w move 0-0";
    shows(Yinsh, position, "d2-d7", &[Theme::LongJump]);
    shows(Yinsh, &position.replace("RMMMM3", "RMMM4"), "d2-d6", &[]);
}

#[test]
fn a_push_that_makes_four_completes_a_row() {
    shows(GipfBasic, "4/5/6/PPP4/6/5/4 w push 5-5", "e1-e5;xe2,e3,e4,e5", &[Theme::Row]);
    shows(GipfBasic, "4/5/6/PPP4/6/5/4 w push 5-5", "b3", &[]);
}

#[test]
fn a_piece_of_the_opponent_in_the_row_is_captured() {
    let position = "4/5/6/PPPp3/6/5/4 w push 5-5";
    shows(GipfBasic, position, "e1-e6;xe2,e3,e4,e5,e6*", &[Theme::Row, Theme::Capture]);
}

#[test]
fn a_push_that_closes_a_gap_completes_a_row_of_the_opponent() {
    shows(GipfBasic, "4/5/6/pp1pp2/6/5/4 w push 5-5", "e1-e4", &[Theme::OpponentsRow]);
}

#[test]
fn a_piece_pushed_out_of_three_stops_a_row() {
    let position = "4/5/6/ppp4/P5/5/4 w push 5-5";
    shows(GipfBasic, position, "g1-d3", &[Theme::StopRow]);
    // A piece in front of the three does not stop the row: it can be pushed aside from d1.
    shows(GipfBasic, position, "e1-e5", &[]);
}

#[test]
fn crossing_rows_of_gipf_have_two_directions() {
    let expected = [Theme::Row, Theme::TwoDirections];
    shows(GipfBasic, "3P/3P1/3P2/PPP4/6/5/4 w push 5-5", "e1-e5;xe2,e3,e4,e5", &expected);
}

#[test]
fn a_gipf_piece_that_stays_serves_two_rows() {
    let position = "3P/3P1/3P2/PPG4/6/5/3g w push 5-5";
    let both = [Theme::Row, Theme::DoubleRow, Theme::TwoDirections, Theme::KeepGipf];
    shows(GipfStandard, position, "e1-e5;xe2,e3,e4;xb5,c5,d5", &both);
    let one = [Theme::Row, Theme::TwoDirections, Theme::LastGipf];
    shows(GipfStandard, position, "e1-e5;xe2,e3,e4,Ge5", &one);
}

#[test]
fn a_row_left_by_the_opponent_and_a_row_of_the_push_are_a_double_row() {
    let position = "4/5/6/PPP4/6/PPPP1/4 w remove:b 5-5";
    let turn = "xg2,g3,g4,g5;e1-e5;xe2,e3,e4,e5";
    let themes = [Theme::Row, Theme::DoubleRow, Theme::GivenRow];
    shows(GipfBasic, position, turn, &themes);
}

#[test]
fn a_turn_that_wins_at_once_stops_no_row() {
    let position = "RRRR/7/8/2MMMMR2/91/9/91/2mmmmr2/8/r6/rrr1 w move 0-0";
    let turn = "d7-d8;xd3-d7;xd8";
    shows(Yinsh, position, turn, &[Theme::Row]);
    shows(Variant::YinshBlitz, position, turn, &[Theme::Row]);
}

#[test]
fn capturing_the_last_gipf_piece_is_a_theme_of_its_own() {
    let two = "G3/5/6/PPPg3/6/5/3g w push 5-5";
    let turn = "e1-e6;xe2,e3,e4,e5,Ge6*";
    let captured = [Theme::Row, Theme::Capture, Theme::GipfCapture];
    shows(GipfStandard, two, turn, &captured);
    let last = [captured.as_slice(), &[Theme::LastGipf]].concat();
    shows(GipfStandard, &two.replace("/3g", "/4"), turn, &last);
    shows(GipfStandard, two, "e1-e6;xe2,e3,e4,e5", &[Theme::Row]);
}

#[test]
fn a_player_who_cannot_push_has_an_empty_reserve() {
    shows(GipfBasic, "4/5/6/7/6/5/p3 w push 5-0", "b3", &[Theme::Reserve]);
    shows(GipfBasic, "4/5/6/7/6/5/p3 w push 5-1", "b3", &[]);
}

#[test]
fn a_win_without_a_row_is_quiet() {
    let line = "gipf-basic\twin2\t1225\tstop-row,reserve,quiet\t\
        2P1/4P/5p/PP3pp/4Pp/2P1P/p1PP w push 2-10\th6-e6 g7-g5 / a3-c5 a4-c4";
    let mut puzzle: Puzzle = line.parse().unwrap();
    assert!(puzzle.detected_themes().unwrap().has(Theme::Quiet));
    puzzle.kind = Kind::Gain(8);
    assert!(!puzzle.detected_themes().unwrap().has(Theme::Quiet));
}

#[test]
fn a_game_that_ends_with_the_last_marker_is_decided_by_the_pool() {
    let line = "yinsh\twin2\t1048\tpool,quiet\t\
        mm1m/MmMMmmM/MMMMm1mm/rMmMRMM2/mRMRrmMmRM/mMrmmm3/mmMmMRr2m/mMmmM4/mM6/m6/4 w move 0-1\t\
        e9-f10 g8-h9 / d5-d8 f4-i7";
    let mut puzzle: Puzzle = line.parse().unwrap();
    assert!(puzzle.detected_themes().unwrap().has(Theme::Pool));
    puzzle.line.pop();
    assert!(!puzzle.detected_themes().unwrap().has(Theme::Pool));
}

#[test]
fn the_document_lists_every_theme_with_its_game_in_order() {
    let document = include_str!("../../../../../docs/puzzles.md");
    let (_, table) = document.split_once("| code | the turn … |\n|---|---|\n").unwrap();
    let rows = table.lines().map_while(|row| row.strip_prefix("| `")?.split_once("` | "));
    let listed: Vec<(&str, Option<Family>)> = rows
        .map(|(code, rule)| {
            let only = [("YINSH: ", Family::Yinsh), ("GIPF: ", Family::Gipf)];
            (code, only.into_iter().find(|(name, _)| rule.starts_with(name)).map(|(_, game)| game))
        })
        .collect();
    assert_eq!(listed, Theme::ALL.map(|theme| (theme.code(), theme.family())));
}
