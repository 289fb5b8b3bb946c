//! Known counts of the game trees.

use twin::{gipf, yinsh};

#[test]
fn yinsh_placements_number_85_then_84_then_83() {
    let start = yinsh::Game::start("yinsh");
    assert_eq!([start.perft(0), start.perft(1), start.perft(2)], [1, 85, 7140]);
}

#[test]
fn three_yinsh_placements_number_592620() {
    assert_eq!(yinsh::Game::start("yinsh-blitz").perft(3), 592_620);
}

#[test]
fn yinsh_moves_after_placement_have_the_known_counts() {
    let mut game = yinsh::Game::start("yinsh");
    for token in "f6 a5 b6 c6 b4 b1 b7 k7 b5 b3".split(' ') {
        game.play(token);
    }
    assert!(game.position().ends_with(" w move 0-0"));
    assert_eq!([game.perft(1), game.perft(2)], [63, 3891]);
}

#[test]
fn gipf_pushes_from_the_start_have_the_known_counts() {
    for variant in ["gipf-basic", "gipf-standard"] {
        let start = gipf::Game::start(variant);
        let counts = [start.perft(1), start.perft(2), start.perft(3)];
        assert_eq!(counts, [30, 924, 29016], "{variant}");
    }
    let start = gipf::Game::start("gipf-tournament");
    let counts = [start.perft(1), start.perft(2), start.perft(3)];
    assert_eq!(counts, [18, 348, 14304]);
}

#[test]
fn gipf_has_42_pushes_at_the_start_if_dots_are_distinguished() {
    let start = gipf::Game::start("gipf-basic");
    let counts = [start.perft_dots(1), start.perft_dots(2), start.perft_dots(3)];
    assert_eq!(counts, [42, 1764, 73800]);
}
