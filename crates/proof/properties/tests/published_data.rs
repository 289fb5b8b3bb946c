//! Checks of the perft suites and test vectors in `data/` by the twins.

use std::thread;

use properties::{
    Checked, SuiteEntry, Twin, Vector, games,
    published::{suite, vectors},
};

/// Largest count that the twins check; only the fast rules check larger ones.
const TWIN_LIMIT: u64 = 600_000;

macro_rules! for_every_variant {
    ($property:ident) => {
        for variant in yinsh::Position::variants() {
            $property::<yinsh::Position>(variant);
        }
        for variant in gipf::Position::variants() {
            $property::<gipf::Position>(variant);
        }
        for variant in potentials::Position::variants() {
            $property::<potentials::Position>(variant);
        }
    };
}

#[test]
fn the_reference_implementations_confirm_the_published_perft_counts() {
    fn property<G: Checked>(variant: G::Variant) {
        let id = &G::name(variant);
        let entries = suite::<G>(variant).entries;
        // A quick run checks only some of the positions.
        let entries = &entries[..games(entries.len()).max(3)];
        thread::scope(|scope| {
            for half in entries.chunks(entries.len().div_ceil(2)) {
                scope.spawn(move || {
                    for SuiteEntry { position, counts } in half {
                        let twin = G::Twin::from_position(id, position).unwrap();
                        for &(depth, count) in counts.iter().filter(|c| c.1 <= TWIN_LIMIT) {
                            assert_eq!(twin.perft(depth), count, "{position} depth {depth}");
                        }
                    }
                });
            }
        });
    }
    for_every_variant!(property);
}

#[test]
fn every_suite_has_thirty_positions_besides_the_start() {
    fn property<G: Checked>(variant: G::Variant) {
        assert!(suite::<G>(variant).entries.len() > 30);
    }
    for_every_variant!(property);
}

#[test]
fn the_twins_agree_with_the_published_vectors() {
    fn property<G: Checked>(variant: G::Variant) {
        for vector in vectors::<G>(variant) {
            let twin = Vector::of_twin::<G::Twin>(&vector.game, &vector.position);
            assert_eq!(twin, Some(vector));
        }
    }
    for_every_variant!(property);
}

#[test]
fn there_are_more_than_a_thousand_vectors() {
    let yinsh: usize =
        yinsh::Variant::ALL.map(|v| vectors::<yinsh::Position>(v).len()).iter().sum();
    let gipf: usize = gipf::Variant::ALL.map(|v| vectors::<gipf::Position>(v).len()).iter().sum();
    assert!(yinsh + gipf >= 1_000);
}
