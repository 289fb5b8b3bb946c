//! One bad turn for each reason, from games between people and between levels, in `cases.tsv`: the code, the variant, the position,
//! the turn, the line that followed it, the better line, and the evaluations of both.

use std::collections::BTreeSet;

use record::Evaluation;
use variants::{AnyGame, Color, Variant};

use super::{
    Case, ReasonCode,
    explained::{Explained, Measure},
    reason_of,
};
use crate::{JudgedTurn, Kind, Phase};

#[path = "../../tests/review/evidence/board.rs"]
mod board;
#[path = "../../tests/review/evidence/check.rs"]
mod check;
#[path = "../../tests/review/evidence/line.rs"]
mod line;
#[path = "../../tests/review/evidence/win.rs"]
mod win;

use board::Board;
use check::{Finding, check};

/// Returns the lines of the file.
fn cases() -> Vec<String> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/src/reason/cases.tsv");
    std::fs::read_to_string(file).expect(file).lines().map(str::to_owned).collect()
}

/// Reads a line of the file: the expected code, and the turn with the reason that is found for it.
fn judged(line: &str) -> (ReasonCode, Variant, JudgedTurn) {
    let fields: Vec<&str> = line.split('\t').collect();
    let [code, variant, position, played, answer, better, expected, reached] = fields[..] else {
        panic!("{line}");
    };
    let variant = Variant::known(variant, None).expect(variant);
    let before = AnyGame::from_position(variant, position).expect(position);
    let tokens = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let (answer, variation) = (tokens(answer), tokens(better));
    let (expected, reached) = (evaluation(expected), evaluation(reached));
    let reason = reason_of(&Case {
        before: &before,
        played,
        better: &variation,
        answer: &answer,
        expected,
        reached,
    });
    let turn = JudgedTurn {
        number: 1,
        player: before.to_act(),
        token: played.to_owned(),
        position: position.to_owned(),
        before: expected,
        after: reached,
        variation,
        answer,
        loss: 0.0,
        kind: Kind::Blunder,
        reason,
        phase: Phase::Middle,
    };
    (ReasonCode::from_code(code).expect(code), variant, turn)
}

fn evaluation(text: &str) -> Evaluation {
    let (winner, turns) = match text.split_at(1) {
        ("w", turns) => (Color::White, turns),
        ("b", turns) => (Color::Black, turns),
        _ => return Evaluation::Centi(text.parse().expect(text)),
    };
    Evaluation::Win { winner, turns: turns.parse().expect(turns) }
}

#[test]
fn every_reason_is_found_in_a_game_and_its_evidence_is_confirmed() {
    for line in cases() {
        let (code, variant, turn) = judged(&line);
        let reason = turn.reason.as_ref().unwrap_or_else(|| panic!("no reason for {line}"));
        assert_eq!(reason.code, code, "{line}");
        assert_eq!(check(variant, &turn, reason), Finding::Confirmed, "{reason:#?}\n{line}");
    }
}

#[test]
fn every_reason_has_a_case() {
    let known: BTreeSet<ReasonCode> = cases().iter().map(|line| judged(line).0).collect();
    let missing = ReasonCode::ALL.into_iter().filter(|code| !known.contains(code));
    // The turn is not blamed, so no rule applies.
    assert!(missing.eq([ReasonCode::Close]), "{known:?}");
}

#[test]
fn a_reason_with_other_evidence_is_refuted() {
    for line in cases() {
        let (code, variant, turn) = judged(&line);
        let mut reason = turn.reason.clone().expect(&line);
        let is_row = reason.points.iter().any(|point| point.contains('-'));
        reason.points = vec![if is_row { "b1-b2" } else { "b2" }.to_owned()];
        reason.number += 1;
        reason.player = !reason.player;
        let forced_win = matches!(code, ReasonCode::MissedWin | ReasonCode::AllowsWin);
        if !forced_win {
            assert_eq!(check(variant, &turn, &reason), Finding::Refuted, "{line}");
        }
    }
}

/// Returns the numbers of a player that reasons compare.
fn measures(game: &AnyGame, color: Color) -> Option<Vec<Measure>> {
    match game {
        AnyGame::Yinsh(game) => game.position().measures(color),
        AnyGame::Gipf(game) => game.position().measures(color),
        #[cfg(feature = "potentials")]
        AnyGame::Potentials(game) => game.position().measures(color),
        _ => None,
    }
}

#[test]
fn the_numbers_of_every_position_are_those_counted_on_the_board() {
    const GAMES: u64 = 40;
    const TURNS: usize = 40;
    let mut compared = 0;
    let with_potentials = Variant::known("gipf-ultimate", None).ok();
    for variant in Variant::ALL.into_iter().chain(with_potentials) {
        // Positions of YINSH take longest.
        let games = if matches!(variant, Variant::Yinsh | Variant::YinshBlitz) { 4 } else { GAMES };
        for seed in 0..games {
            let mut rng = fastrand::Rng::with_seed(seed);
            let mut game = AnyGame::start(variant);
            for _ in 0..TURNS {
                let Some(token) = rng.choice(game.legal_tokens()) else { break };
                game.play_turn(&token).expect("a legal turn");
                let board = Board::of(&game);
                for color in Color::ALL {
                    for Measure { code, number, .. } in measures(&game, color).into_iter().flatten()
                    {
                        let Some(counted) = board.number(code, color) else { continue };
                        assert_eq!(
                            usize::from(number),
                            counted,
                            "{code} {color} {}",
                            game.position()
                        );
                        compared += 1;
                    }
                }
            }
        }
    }
    assert!(compared > 10_000, "{compared}");
}
