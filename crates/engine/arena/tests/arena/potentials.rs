//! Openings and baselines of GIPF with potentials.

use arena::{baseline::Baseline, openings::opening};
use variants::{AnyGame, Variant};

/// Custom terms that differ between the players, one set for each way to start.
const OWN: [&str; 3] =
    ["standard:18/15:T3U2-z6", "basic:12/24:D6-t1z1d1y1u1", "tournament:13/13:-t6"];

fn preset(id: &str) -> Variant {
    Variant::known(id, None).expect("a preset")
}

fn own(terms: &str) -> Variant {
    Variant::known("gipf-potentials", Some(terms)).expect("terms")
}

fn variants() -> Vec<Variant> {
    let known = engine::variants().into_iter();
    let presets = known.filter(|variant| matches!(variant, Variant::GipfPotentials(_)));
    presets.chain(OWN.map(own)).collect()
}

/// Returns the string form of custom terms, or the id of a preset.
fn terms_of(variant: Variant) -> String {
    variant.custom_terms().unwrap_or_else(|| variant.id().to_owned())
}

#[test]
fn openings_keep_the_potentials_of_both_players() {
    for variant in variants() {
        let openings: Vec<AnyGame> = (0..20).map(|index| opening(variant, index)).collect();
        for (index, game) in openings.iter().enumerate() {
            assert_eq!(game.variant(), variant);
            let hands = game.position().split(' ').nth(4).map(str::to_owned).expect("hands");
            let both = hands.split('-').all(|hand| !hand.is_empty());
            let had = !terms_of(variant).contains(":-");
            assert_eq!(both, had, "{variant} {}", game.position());
            assert!(openings[..index].iter().all(|other| other.position() != game.position()));
        }
    }
}

/// Turns that the baselines play in the third opening of a preset with seed 7. If a turn changes,
/// every score ever measured against that baseline becomes invalid.
const BASELINES: [(&str, [&str; 6]); 1] =
    [("gipf-punct", ["Uc6", "Ua5-d5", "Uh4", "Ug1-e3", "Uf1-f3", "Ug1-g3"])];

#[test]
fn the_turns_of_the_baselines_never_change() {
    for (id, turns) in BASELINES {
        let game = opening(preset(id), 3);
        let played = Baseline::ALL.map(|baseline| baseline.choose_turn(&game, 7).unwrap());
        assert_eq!(played, turns, "{id}");
    }
}
