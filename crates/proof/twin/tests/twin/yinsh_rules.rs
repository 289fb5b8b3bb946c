//! Tests of the rules of YINSH on constructed positions.

use twin::yinsh::{Action, Game};

/// A position in which White leaves a fifth marker on e6 and flips f6, which is Black's fifth.
const ROWS_FOR_BOTH: &str = "RRRR/7/8/9/5RMMMM/mmmmM4/91/9/8/r6/rrrr w move 0-0";

fn read(position: &str) -> Game {
    let game = Game::from_position("yinsh", position).expect("a well-formed position");
    assert_eq!(game.position(), position);
    game
}

fn play(game: &mut Game, tokens: &str) {
    for token in tokens.split(' ') {
        game.play(token);
    }
}

#[test]
fn a_run_of_ten_empty_points_is_written_as_91() {
    let text = "4/7/8/9/91/9/91/9/8/7/4 w place 0-0";
    assert_eq!(Game::start("yinsh").position(), text);
    assert_eq!(read(text), Game::start("yinsh"));
}

#[test]
fn malformed_positions_are_rejected() {
    for text in [
        "",
        "4/7/8/9/91/9/91/9/8/7/4 w place",
        "4/7/8/9/91/9/91/9/8/7/4 x place 0-0",
        "4/7/8/9/91/9/91/9/8/7/4 w row 0-0",
        "4/7/8/9/91/9/91/9/8/7/5 w place 0-0",
        "4/7/8/9/91/9/91/9/8/7/3P w place 0-0",
        "4/7/8/9/91/9/91/9/8/7 w place 0-0",
    ] {
        assert_eq!(Game::from_position("yinsh", text), None, "{text}");
    }
}

#[test]
fn a_ring_stops_after_the_first_run_of_markers() {
    // From e1 upwards: e2 and e3 are free, e4 and e5 are jumped, and the ring must stop on e6.
    let mut game = read("4/7/8/9/R2Mm5/9/91/9/8/7/rrrr w move 0-0");
    let along_e: Vec<String> =
        game.legal().into_iter().filter(|token| token.starts_with("e1-e")).collect();
    assert_eq!(along_e, ["e1-e2", "e1-e3", "e1-e6"]);
    game.play("e1-e6");
    // Both jumped markers are flipped, but not the new one.
    assert_eq!(game.position(), "4/7/8/9/M2mMR4/9/91/9/8/7/rrrr b move 0-0");
}

#[test]
fn a_run_of_six_contains_two_rows_and_one_of_seven_contains_three() {
    let mut six = read("RRRR/7/8/9/2MMMRMM2/9/91/9/8/r6/rrrr w move 0-0");
    six.play("e6-f6");
    assert_eq!(six.legal(), ["xe3-e7", "xe4-e8"]);
    let mut seven = read("RRRR/7/8/9/2MMMRMMM1/9/91/9/8/r6/rrrr w move 0-0");
    seven.play("e6-f6");
    assert_eq!(seven.legal(), ["xe3-e7", "xe4-e8", "xe5-e9"]);
    play(&mut seven, "xe4-e8 xf6");
    assert_eq!(seven.position(), "RRRR/7/8/9/2M5M1/9/91/9/8/r6/rrrr b move 1-0");
}

#[test]
fn a_run_of_ten_can_cost_two_rings() {
    let mut game = read("RRRR/7/8/9/MMMMMRMMMM/9/91/9/8/r6/rrrr w move 0-0");
    play(&mut game, "e6-f6 xe1-e5 xa2");
    assert_eq!((game.to_act(), game.legal()), ('w', vec!["xe6-e10".into()]));
    play(&mut game, "xe6-e10 xa3");
    assert!(game.position().ends_with(" b move 2-0"));
}

#[test]
fn the_mover_removes_rows_before_the_opponent() {
    let mut game = read(ROWS_FOR_BOTH);
    game.play("e6-g6");
    assert!(game.position().ends_with(" w row:w 0-0"));
    assert_eq!(game.legal(), ["xe6-e10"]);
    game.play("xe6-e10");
    assert_eq!(game.legal(), ["xa2", "xa3", "xa4", "xa5", "xg6"]);
    game.play("xg6");
    assert!(game.position().ends_with(" b row:w 1-0"));
    assert_eq!(game.legal(), ["xf2-f6"]);
    play(&mut game, "xf2-f6 xk7");
    assert_eq!(game.position(), "RRRR/7/8/9/91/9/91/9/8/r6/1rrr b move 1-1");
}

#[test]
fn the_opponent_removes_their_row_before_moving() {
    let mut game = read("RRRR/7/8/9/5R4/mmmmM4/91/9/8/r6/rrrr w move 0-0");
    play(&mut game, "e6-g6 xf2-f6 xj5");
    assert!(game.position().ends_with(" b move 0-1"));
}

#[test]
fn the_mover_wins_in_blitz_when_both_players_have_rows() {
    let mut game = Game::from_position("yinsh-blitz", ROWS_FOR_BOTH).expect("well-formed");
    play(&mut game, "e6-g6 xe6-e10 xa2");
    assert_eq!(game.outcome(), Some((Some('w'), "rings-off")));
    assert!(game.legal().is_empty());
    assert!(game.position().ends_with(" b row:w 1-0"));
}

#[test]
fn removing_the_third_ring_wins_even_if_a_row_remains() {
    let mut game = read("RR2/7/8/9/5RMMMM/mmmmM4/91/9/8/7/1rrr w move 2-2");
    play(&mut game, "e6-g6 xe6-e10 xa2");
    assert_eq!(game.outcome(), Some((Some('w'), "rings-off")));
}

#[test]
fn when_the_pool_is_empty_the_player_with_more_removed_rings_wins() {
    let board = "RRRR/MMMMMMM/MMMMMMMM/MMMMMMMMM/MMMMMMMMMM/MMMMMMMMM/MMMMMMMM2/9/8/7/rrrr";
    for (off, winner) in [("1-2", Some('b')), ("2-1", Some('w')), ("1-1", None)] {
        let game = read(&format!("{board} w move {off}"));
        assert_eq!(game.outcome(), Some((winner, "pool-empty")));
    }
    // The row made by the 51st marker is removed first.
    assert_eq!(read(&format!("{board} w row:w 1-2")).outcome(), None);
}

#[test]
fn a_player_without_a_move_passes() {
    let mut game = read("Rr2/1rr4/8/9/91/9/91/9/8/7/4 w move 0-0");
    assert_eq!(game.legal(), ["pass"]);
    assert!(!game.breaks(&Action::Pass, "must-move"));
    game.play("pass");
    assert_eq!(game.position(), "Rr2/1rr4/8/9/91/9/91/9/8/7/4 b move 0-0");
    assert!(game.breaks(&Action::Pass, "must-move"));
}

#[test]
fn the_game_ends_when_neither_side_can_move() {
    // Markers fill all three lines from a2 to the rim.
    let board = "Rmmm/1mm4/1m1m4/1m2m4/1m3m4/m4m3/m5m3/6m2/6m1/6m/4";
    let game = read(&format!("{board} w move 0-1"));
    assert_eq!(game.outcome(), Some((Some('b'), "no-moves")));
    assert!(game.legal().is_empty());
}

#[test]
fn every_breach_is_judged_separately() {
    let game = read("R3/7/8/9/R2Mm1r3/9/91/9/8/7/rrrr w move 0-0");
    let moving = |from: &str, to: &str| Action::Move(from.into(), to.into());
    assert!(game.breaks(&moving("e1", "f4"), "not-in-line"));
    assert!(game.breaks(&moving("e1", "e1"), "not-in-line"));
    assert!(game.breaks(&moving("e1", "e8"), "ring-in-the-way"));
    assert!(game.breaks(&moving("e1", "e8"), "stop-after-jump"));
    assert!(!game.breaks(&moving("e1", "e6"), "stop-after-jump"));
    assert!(game.breaks(&moving("e1", "e7"), "target-occupied"));
    assert!(game.breaks(&moving("e7", "e8"), "not-your-ring"));
    assert!(game.breaks(&moving("e4", "f4"), "no-ring"));
    let five = |text: &str| Action::RemoveRow(text.split(' ').map(String::from).collect());
    let row = read("4/7/8/9/mmmmm1MMMM/9/91/9/8/7/4 w row:w 0-0");
    assert!(!row.breaks(&five("e5 e3 e1 e2 e4"), "not-a-row"));
    assert!(row.breaks(&five("e1 e2 e3 e4 e5"), "not-your-row"));
    assert!(row.breaks(&five("e6 e7 e8 e9 e10"), "not-a-row"));
    assert!(row.breaks(&five("e1 e2 e3 e4 e4"), "not-a-row"));
}
