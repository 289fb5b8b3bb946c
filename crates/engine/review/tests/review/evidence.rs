//! Every reason of a review is confirmed: its line is played again, the event is found in it by other means than the rules of the
//! crate use, and numbers are counted again.

mod board;
mod check;
mod games;
mod line;
mod win;

use std::collections::BTreeMap;

use review::ReasonCode;
use variants::Variant;

use self::{
    check::{Finding, check},
    games::reviews,
};

/// Confirms all reasons in reviews of random games, and returns how often each occurs.
fn confirmed(variant: Variant, games: u64) -> BTreeMap<ReasonCode, usize> {
    let mut counts = BTreeMap::new();
    for turn in reviews(variant, games).flat_map(|review| review.turns) {
        let Some(reason) = &turn.reason else { continue };
        let finding = check(variant, &turn, reason);
        assert_ne!(finding, Finding::Refuted, "{reason:#?}\nin {turn:#?}");
        *counts.entry(reason.code).or_default() += 1;
    }
    counts
}

/// Checks that all of these reasons occur; their evidence has then been confirmed.
fn assert_occur(counts: &BTreeMap<ReasonCode, usize>, codes: &[ReasonCode]) {
    let missing: Vec<_> = codes.iter().filter(|code| !counts.contains_key(code)).collect();
    assert!(missing.is_empty(), "{missing:?} do not occur: {counts:#?}");
}

#[test]
fn the_evidence_of_every_reason_in_yinsh_is_confirmed() {
    let counts = confirmed(Variant::Yinsh, 40);
    assert_occur(
        &counts,
        &[
            ReasonCode::MissedRow,
            ReasonCode::AllowsRow,
            ReasonCode::BrokeFour,
            ReasonCode::RowFollows,
            ReasonCode::RowThreatened,
            ReasonCode::ThreatMissed,
            ReasonCode::MarkersFlipped,
            ReasonCode::FlipMissed,
            ReasonCode::Close,
        ],
    );
    assert!(counts.keys().any(|code| code.is_comparison()), "{counts:#?}");
}

#[test]
fn the_evidence_of_every_reason_in_gipf_is_confirmed() {
    let mut counts = BTreeMap::new();
    for variant in [Variant::GipfBasic, Variant::GipfStandard, Variant::GipfTournament] {
        for (code, count) in confirmed(variant, 16) {
            *counts.entry(code).or_default() += count;
        }
    }
    assert_occur(
        &counts,
        &[
            ReasonCode::MissedCapture,
            ReasonCode::PiecesCaptured,
            ReasonCode::GipfPieceLost,
            ReasonCode::GipfPieceExposed,
            ReasonCode::CapturesFollow,
            ReasonCode::CostsPieces,
            ReasonCode::WrongRow,
            ReasonCode::PiecesThreatened,
            ReasonCode::ThreatMissed,
        ],
    );
    assert!(counts.keys().any(|code| code.is_comparison()), "{counts:#?}");
}

#[cfg(feature = "potentials")]
#[test]
fn the_evidence_of_every_reason_in_gipf_with_potentials_is_confirmed() {
    let ultimate = Variant::known("gipf-ultimate", None).expect("a preset");
    let counts = confirmed(ultimate, 12);
    assert_occur(&counts, &[ReasonCode::CaptureLost, ReasonCode::CostsPieces]);
}
