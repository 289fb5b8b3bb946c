//! Comparison with the perft counts of other programs.

use yinsh::{Position, Variant, perft};

#[test]
fn the_start_position_matches_the_counts_of_other_programs() {
    let start = Position::start(Variant::Normal);
    assert_eq!([1, 2, 3].map(|depth| perft(&start, depth)), [85, 7_140, 592_620]);
}

#[test]
fn a_position_with_ten_rings_matches_the_counts_of_other_programs() {
    let mut position = Position::start(Variant::Normal);
    for token in "f6 a5 b6 c6 b4 b1 b7 k7 b5 b3".split(' ') {
        position.play_turn(token).unwrap();
    }
    let counts = [1, 2, 3, 4].map(|depth| perft(&position, depth));
    assert_eq!(counts, [63, 3_891, 238_775, 14_391_691]);
    let twin = twin::yinsh::Game::from_position("yinsh", &position.to_string()).unwrap();
    assert_eq!([1, 2, 3].map(|depth| twin.perft(depth)), [63, 3_891, 238_775]);
}
