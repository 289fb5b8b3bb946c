//! Comparison with the perft counts of an independent program.

use gipf_potentials::{Position, Preset, Terms, perft};

fn counts<const N: usize>(start: &Position) -> [u64; N] {
    std::array::from_fn(|index| perft(start, index as u32 + 1))
}

#[test]
fn the_presets_match_the_counts_of_an_independent_program() {
    for preset in [Preset::Tamsk, Preset::Zertz, Preset::Dvonn, Preset::Yinsh, Preset::Punct] {
        let start = Position::start(preset.terms());
        assert_eq!(counts(&start), [18, 348, 21_456, 1_395_792], "{preset}");
    }
    let ultimate = Position::start(Preset::Ultimate.terms());
    assert_eq!(counts(&ultimate), [18, 348, 50_064, 7_599_312]);
}

#[test]
fn custom_terms_match_the_counts_of_an_independent_program() {
    for (terms, expected) in [
        ("standard:18/18:U6-u6", [60, 3_696, 175_158, 8_428_953]),
        ("basic:15/15:D6-d6", [60, 3_696, 175_320, 8_448_918]),
    ] {
        let terms: Terms = terms.parse().unwrap();
        assert_eq!(counts(&Position::start(terms)), expected, "{terms}");
    }
}

#[test]
fn positions_with_stacks_match_the_counts_of_an_independent_program() {
    for (text, expected) in [
        ("2p1/2p2/2p3/PpT4/6/5/G2g w push 9-9 - -", [25, 649, 15_630, 423_818]),
        ("2P1/2P2/2P3/pp[P'd]p3/6/5/1G1g b remove:w 9-9 - -", [1, 22, 43, 948]),
        ("4/5/2pu2/2gU[P'u]2/2[p'U][u'U]2/5/g2G w push 3-3 - -", [26, 623, 16_727, 422_164]),
        ("4/5/6/2['U'U]u3/6/5/g2G b push 3-3 - -", [23, 530, 13_241, 328_904]),
        ("4/5/1yg3/gdD[P'd]3/1[p'D][p'D]3/5/3G w push 3-3 - -", [24, 695, 17_466, 517_601]),
        ("4/5/6/GYZGt1g/6/5/4 w remove:w 3-3 - -", [32, 506, 13_629, 311_947]),
    ] {
        let position = Position::from_text(Preset::Ultimate.terms(), text).unwrap();
        assert_eq!(counts(&position), expected, "{text}");
    }
}
