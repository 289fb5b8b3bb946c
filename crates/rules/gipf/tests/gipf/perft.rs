//! Comparison with the perft counts of other programs.

use gipf::{Position, Variant, perft, perft_by_dots};

fn counts(variant: Variant) -> [u64; 4] {
    [1, 2, 3, 4].map(|depth| perft(&Position::start(variant), depth))
}

#[test]
fn the_start_positions_match_the_counts_of_other_programs() {
    assert_eq!(counts(Variant::Basic), [30, 924, 29_016, 924_432]);
    assert_eq!(counts(Variant::Standard), [30, 924, 29_016, 924_432]);
    assert_eq!(counts(Variant::Tournament), [18, 348, 14_304, 620_352]);
}

#[test]
fn counting_every_dot_separately_matches_other_programs() {
    for variant in [Variant::Basic, Variant::Standard] {
        let start = Position::start(variant);
        let counts = [1, 2, 3, 4].map(|depth| perft_by_dots(&start, depth));
        assert_eq!(counts, [42, 1_764, 73_800, 3_066_768]);
        let twin = twin::gipf::Game::start(variant.code());
        assert_eq!([1, 2, 3].map(|depth| twin.perft_dots(depth)), [42, 1_764, 73_800]);
    }
}
