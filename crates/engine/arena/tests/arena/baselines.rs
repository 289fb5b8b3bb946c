//! The baselines never change, and each of the first few is stronger than the one before.

use std::ops::ControlFlow;

use arena::{BaselinePlayer, EngineMatch, Tally, baseline::Baseline};
use variants::{AnyGame, Variant};

/// A middle-game position of each variant.
const POSITIONS: [(Variant, &str); 5] = [
    (Variant::Yinsh, "1m1m/r3m2/mm2r1m1/2m3r2/5mRr2/9/7R2/1M2M2MM/1M4MR/1M1m1Rr/3R w move 0-0"),
    (
        Variant::YinshBlitz,
        "1m1m/r3m2/mm2r1m1/2m3r2/5mRr2/9/7R2/1M2M2MM/1M4MR/1M1m1Rr/3R w move 0-0",
    ),
    (Variant::GipfBasic, "pPPp/1P1p1/5p/1p5/P1p1p1/5/4 b push 11-8"),
    (Variant::GipfStandard, "pPPp/1G1g1/p4p/Pg5/p1p1gG/1G3/pp2 b push 9-4"),
    (Variant::GipfTournament, "pgP1/2g2/p1g2G/G5G/6/pP1P1/1ppP b push 8-7 -"),
];

fn middle_game(variant: Variant) -> AnyGame {
    let (_, text) = POSITIONS
        .into_iter()
        .find(|(other, _)| *other == variant)
        .expect("each variant has a position");
    AnyGame::from_position(variant, text).expect("a valid position")
}

/// Turns that the baselines play in these positions with seed 7. If a turn changes, every score
/// ever measured against that baseline becomes invalid.
const TURNS: [(Variant, [&str; 6]); 5] = [
    (Variant::Yinsh, ["g9-i9", "j10-j7", "j10-j7", "g9-f8", "g9-g10", "j10-j7"]),
    (Variant::YinshBlitz, ["g9-i9", "j10-j7", "j10-j7", "g9-g10", "g9-g10", "j10-j7"]),
    (Variant::GipfBasic, ["f1-f3", "a3-d3", "c6", "a5-d5", "c7-e7", "f7"]),
    (Variant::GipfStandard, ["e1-e4", "a3-d3", "d1-g2", "a3-d3", "f1-f3", "c1-f3"]),
    (Variant::GipfTournament, ["e1-e3", "a3-c3", "c6", "a2-d5", "h1-f3", "h1-f3"]),
];

#[test]
fn the_turns_of_the_baselines_never_change() {
    for (variant, turns) in TURNS {
        let game = middle_game(variant);
        let played = Baseline::ALL.map(|baseline| baseline.choose_turn(&game, 7).unwrap());
        assert_eq!(played, turns, "{variant}");
    }
}

/// Number of games that each baseline plays against itself for its signature, and the number of
/// turns of each.
const COURSES_PLAYED: [(u64, usize); 6] = [(3, 400), (6, 60), (4, 60), (1, 3), (1, 1), (1, 10)];

/// Hash of all turns of those games, by baseline.
const COURSES: [(Variant, [u64; 6]); 5] = [
    (
        Variant::Yinsh,
        [
            0xd16f_2c15_c77a_14cd,
            0xf915_ccc3_b1ed_a1d7,
            0x7706_620c_3c5e_1a14,
            0xae32_baae_26d7_7c1a,
            0x8437_b93f_0959_372c,
            0x69b8_d4ac_ab69_32c5,
        ],
    ),
    (
        Variant::YinshBlitz,
        [
            0xff9e_6248_54d1_5890,
            0xaf52_bb40_bef8_d48c,
            0x1b70_7a00_45dc_f38c,
            0x3fdf_6cbd_570f_804e,
            0x8437_b93f_0959_372c,
            0x69b8_d4ac_ab69_32c5,
        ],
    ),
    (
        Variant::GipfBasic,
        [
            0x1250_8dea_ad32_4e19,
            0x8356_a9c9_e721_0359,
            0x6517_e9d3_31b4_b9fc,
            0x3483_26e8_57c5_dbbc,
            0x0ac4_bc80_0361_5c5f,
            0xfff1_82ba_b90a_63af,
        ],
    ),
    (
        Variant::GipfStandard,
        [
            0x9077_3ce1_5799_f4bc,
            0xe6cf_139c_ee2d_9f7d,
            0x9a6f_fb16_6b6d_a866,
            0xa306_f97e_a1cb_ce2c,
            0x0177_1ba0_b995_5aa5,
            0x0554_8f88_354e_1068,
        ],
    ),
    (
        Variant::GipfTournament,
        [
            0x712f_4956_9ab5_ce63,
            0x0282_280b_daad_bec1,
            0x30b8_3521_98eb_dc7b,
            0x55e8_654a_e84f_6d27,
            0x066b_c1e3_2fdf_44d2,
            0x74b2_10fc_13f6_b6ef,
        ],
    ),
];

#[test]
fn the_games_of_the_baselines_never_change() {
    let course_of = |variant| Baseline::ALL.map(|baseline| course(baseline, variant));
    let played = COURSES.map(|(variant, _)| (variant, course_of(variant)));
    assert_eq!(played, COURSES, "{played:#x?}");
}

/// Returns an FNV-1a hash of the tokens of games that a baseline plays against itself:
/// even-numbered games from the start, odd-numbered ones from the middle game.
fn course(baseline: Baseline, variant: Variant) -> u64 {
    let (games, turns) = COURSES_PLAYED[baseline as usize];
    let mut hash = 0xcbf2_9ce4_8422_2325;
    for index in 1..=games {
        let mut game = if index % 2 == 0 { AnyGame::start(variant) } else { middle_game(variant) };
        for turn in 0..turns as u64 {
            let Some(turn) = baseline.choose_turn(&game, 1_000 * index + turn) else { break };
            game.play_turn(&turn).expect("a baseline plays legal turns");
            for byte in turn.bytes().chain([b' ']) {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
            }
        }
    }
    hash
}

#[test]
fn a_baseline_returns_no_turn_after_the_end_of_the_game() {
    let text = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";
    let mut game = AnyGame::from_position(Variant::YinshBlitz, text).unwrap();
    game.play_turn("d7-e8;xd3-d7;xe8").unwrap();
    for baseline in Baseline::ALL {
        assert_eq!(baseline.choose_turn(&game, 1), None);
    }
}

#[test]
fn every_baseline_except_the_random_one_takes_a_win() {
    let text = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";
    for baseline in [Baseline::B1, Baseline::B2, Baseline::B3, Baseline::B4, Baseline::B5] {
        let mut game = AnyGame::from_position(Variant::YinshBlitz, text).unwrap();
        game.play_turn(&baseline.choose_turn(&game, 3).unwrap()).unwrap();
        assert!(game.outcome().is_some_and(|outcome| outcome.winner().is_some()), "{baseline}");
    }
}

#[test]
fn ids_round_trip_through_text() {
    for baseline in Baseline::ALL {
        assert_eq!(baseline.code().parse(), Ok(baseline));
    }
    assert!("b6".parse::<Baseline>().is_err());
}

#[test]
fn greedy_beats_random_at_yinsh_blitz() {
    assert!(tally(Variant::YinshBlitz, Baseline::B1, Baseline::B0).bounds().lower > 0.8);
}

#[test]
fn greedy_beats_random_at_basic_gipf() {
    assert!(tally(Variant::GipfBasic, Baseline::B1, Baseline::B0).bounds().lower > 0.8);
}

#[test]
fn searching_two_turns_beats_searching_one_at_yinsh_blitz() {
    assert!(tally(Variant::YinshBlitz, Baseline::B2, Baseline::B1).bounds().lower > 0.7);
}

#[test]
fn searching_two_turns_beats_searching_one_at_basic_gipf() {
    assert!(tally(Variant::GipfBasic, Baseline::B2, Baseline::B1).bounds().lower > 0.8);
}

fn tally(variant: Variant, a: Baseline, b: Baseline) -> Tally {
    let pairing = EngineMatch { pairs: 20, ..EngineMatch::new(variant) };
    let report = pairing.play(
        &|| Box::new(BaselinePlayer::new(a, 1)),
        &|| Box::new(BaselinePlayer::new(b, 2)),
        &mut |_, _| ControlFlow::Continue(()),
    );
    assert!(report.games.iter().all(|game| game.fault().is_none()));
    report.tally
}
