//! Wins found by listing every turn in positions of random games.

use engine::Level;
use variants::AnyGame;

use super::{preset, turn};

/// A preset, a position, and the only turn that wins at once.
type Win = (&'static str, &'static str, &'static str);

/// Checks that every level plays the only winning turn.
fn no_level_misses(wins: &[Win]) {
    for &(id, position, winning) in wins {
        let game = AnyGame::from_position(preset(id), position).expect("a valid position");
        for level in Level::ALL {
            for (seed, nodes) in [(0, 1), (1, 400), (2, 4_000)] {
                assert_eq!(turn(&game, level, nodes, seed), winning, "{id} {position}, {level}");
            }
        }
    }
}

#[test]
fn no_level_misses_a_zertz_jump_that_wins() {
    no_level_misses(&[
        (
            "gipf-zertz",
            "'Z2P/P'zgGp/2'Z3/3p1zp/P1zzPp/1p1Pp/4 b push 10-7 - -",
            "zf4-d5;xb5*,Gc5*,'Zd5,e5,f4,g3",
        ),
        (
            "gipf-zertz",
            "2P1/P2G1/p5/P'Z1'z3/2z'zPp/1p2g/P1Z1 b push 10-12 - -",
            "zf4-d5;xGc5*,'Zd5,'Ze5,f4,g3,h2*",
        ),
    ]);
}

#[test]
fn no_level_misses_a_dvonn_jump_that_wins() {
    no_level_misses(&[
        (
            "gipf-dvonn",
            "1PP1/1[p'D]1[D'd'D]p/1[D'd]2dp/GD5/g5/2DdP/4 w push 9-11 - -",
            "de3-d3;xb3,'Dc3,'Dd3,e3,Gf2*",
        ),
        (
            "gipf-dvonn",
            "2[p'D]p/1PgpP/G3P1/1P2p[p'D]1/1d1P[p'D]P/PpP2/pp2 b push 8-6 - -",
            "df3-e3;xGd2*,'De3,f3,g3,h3",
        ),
        (
            "gipf-dvonn",
            "3P/D2[D'd'D]P/4P1/p3pG1/P2D2/2g2/p[P'd]2 w push 8-13 - -",
            "df5-e6;xc6,d6,'De6,f5,Gg4*,'Dh3*",
        ),
    ]);
}

#[test]
fn no_level_misses_a_yinsh_slide_that_wins() {
    no_level_misses(&[
        (
            "gipf-yinsh",
            "2pp/3YY/1G1p2/gP'YP3/pp4/Yp'Y1p/4 w push 11-9 Y1- -",
            "yc6-e6;xGe2*,e3,'Ye4,e5,'Ye6",
        ),
        (
            "gipf-yinsh",
            "G3/1'y3/y4'Y/1P1'y2p/P2p1g/3P1/2PP b push 11-13 -y3 -",
            "yd2-d4;xGb2*,'Yc3,'Yd4,'Ye5,f5,g5*,h5*",
        ),
        (
            "gipf-yinsh",
            "PyP1/p3g/PP3P/3'YPpy/1'y'y1'yG/1p2P/PyP1 b push 7-10 - -",
            "yh3-f5;x'Yf3,'Yf4,'Yf5,'Yf6,Gf7*",
        ),
    ]);
}

#[test]
fn no_level_misses_a_punct_jump_onto_the_last_gipf_piece() {
    no_level_misses(&[
        ("gipf-punct", "1Ug1/U4/1G4/u5u/4U1/4u/4 w push 13-13 U3-u3 -", "ub3-b4"),
        ("gipf-punct", "UUg1/U4/uG4/u5u/4U1/4u/4 w push 12-12 U2-u2 -", "ub3-b4"),
    ]);
}

#[test]
fn no_level_misses_an_extra_push_that_wins() {
    no_level_misses(&[
        (
            "gipf-tamsk",
            "1PPP/Pt1pp/1T1tt1/Pg1G1T1/4Tt/p1p1p/P3 b push 7-6 - -",
            "a5-f4;tc7-c4;xb5,c5,d5,e5,Gf4*",
        ),
        (
            "gipf-tamsk",
            "pPP1/gTT2/Ppt3/P2G3/p4p/P4/1p2 b push 9-10 - -",
            "a1-f5;td1-d5;xb2,c3,d4,e5,Gf5*",
        ),
    ]);
}

#[test]
fn no_level_misses_a_win_by_exhausting_the_opponents_reserve() {
    no_level_misses(&[
        ("gipf-dvonn", "4/4D/4Gg/7/6/4d/3D b push 0-3 - -", "dg6-h5"),
        ("gipf-dvonn", "4/D3D/D2Ggd/5[d'D'd]p/5P/5/4 w push 3-0 - -", "dc6-d7"),
        ("gipf-dvonn", "4/D3D/D2Ggd/5[d'D]d/5P/5/4 b push 0-3 - -", "dd7-c6"),
        ("gipf-punct", "1u2/1U3/6/7/G5/5/2g1 w push 3-0 - -", "uc3-b3"),
    ]);
}
