//! Tests of the properties of play under custom terms.

use std::thread;

use gipf_potentials::{BASICS_MAX, Hand, MIN_BASICS, Position, Start, Terms};
use properties::{Checked, game_properties, games};

/// Returns terms derived from a seed; hands with few kinds are as frequent as those with many.
fn custom_terms(seed: u64) -> Terms {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut hand = || {
        let kinds = rng.u8(..32) & rng.u8(..32) | 1 << rng.u8(..5);
        let numbers =
            std::array::from_fn(|kind| if kinds >> kind & 1 == 1 { rng.u8(..=6) } else { 0 });
        Hand::new(numbers).expect("at most six of a kind")
    };
    let hands = [hand(), hand()];
    let start = *rng.choice(&Start::ALL).expect("three starts");
    let mut basics = || rng.u8(MIN_BASICS..=BASICS_MAX);
    Terms::new(start, [basics(), basics()], hands).expect("12 to 24 basics")
}

#[test]
fn games_under_custom_terms_match_the_twin() {
    thread::scope(|scope| {
        for half in 0..2 {
            scope.spawn(move || {
                for seed in 0..games(2_000) as u64 / 2 {
                    let start = Position::start(custom_terms(2 * seed + half));
                    let twin = <Position as Checked>::Twin::start(&start.id());
                    // With even seeds, play is uniformly random; with odd seeds, it prefers to load and use
                    // potentials.
                    game_properties::plays_like(start, &twin, seed, 1);
                }
            });
        }
    });
}

#[test]
fn every_property_of_positions_holds_under_custom_terms() {
    for seed in 0..games(300) as u64 {
        let terms = custom_terms(seed);
        game_properties::keys_are_incremental::<Position>(terms, 2);
        game_properties::tokens_round_trip::<Position>(terms, 2);
        game_properties::skipping_yields_the_same_actions_as_stepping::<Position>(terms, 1);
        game_properties::legal_actions_are_legal_and_no_others_are::<Position>(terms, 1);
        game_properties::the_strings_of_reachable_positions_round_trip::<Position>(terms, 2);
    }
}

#[test]
fn errors_under_custom_terms_name_rules_that_the_twin_finds_broken() {
    for seed in 0..games(100) as u64 {
        let terms = custom_terms(seed);
        game_properties::every_error_names_a_rule_that_is_broken::<Position>(terms, 1);
    }
}

#[test]
fn terms_round_trip() {
    for seed in 0..1_000 {
        let terms = custom_terms(seed);
        assert_eq!(terms.to_string().parse(), Ok(terms));
    }
}
