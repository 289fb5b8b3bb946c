//! The claims about play, under terms that players agree on themselves.

use std::thread;

use claims::{Checked, games, properties};
use potentials::{Game, Hand, MAX_BASICS, MIN_BASICS, Position, Start, Terms};

/// Terms that follow from a seed; few kinds are as frequent as many.
fn own_terms(seed: u64) -> Terms {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut hand = || {
        let kinds = rng.u8(..32) & rng.u8(..32) | 1 << rng.u8(..5);
        let numbers =
            std::array::from_fn(|kind| if kinds >> kind & 1 == 1 { rng.u8(..=6) } else { 0 });
        Hand::new(numbers).expect("six of a kind at most")
    };
    let hands = [hand(), hand()];
    let start = *rng.choice(&Start::ALL).expect("three starts");
    let mut basics = || rng.u8(MIN_BASICS..=MAX_BASICS);
    Terms::new(start, [basics(), basics()], hands).expect("12 to 24 basics")
}

#[test]
fn games_under_own_terms_are_played_as_by_the_twin() {
    thread::scope(|scope| {
        for half in 0..2 {
            scope.spawn(move || {
                for seed in 0..games(2_000) as u64 / 2 {
                    let start = Position::start(own_terms(2 * seed + half));
                    let twin = <Position as Checked>::Twin::start(&start.id());
                    // Even seeds wander, odd ones load and use.
                    properties::plays_like(start, &twin, seed, 1);
                }
            });
        }
    });
}

#[test]
fn every_claim_about_one_position_holds_under_own_terms() {
    for seed in 0..games(300) as u64 {
        let terms = own_terms(seed);
        properties::keys_are_incremental::<Position>(terms, 2);
        properties::tokens_round_trip::<Position>(terms, 2);
        properties::skipping_finds_the_same_actions_as_stepping::<Position>(terms, 1);
        properties::legal_actions_are_legal_and_no_others_are::<Position>(terms, 1);
        properties::the_strings_of_reachable_positions_are_accepted_and_written_the_same::<Position>(
            terms, 2,
        );
    }
}

#[test]
fn refusals_under_own_terms_name_rules_that_the_twin_sees_broken() {
    for seed in 0..games(100) as u64 {
        let terms = own_terms(seed);
        properties::every_error_names_a_rule_that_the_twin_sees_broken::<Position>(terms, 1);
    }
}

#[test]
fn terms_are_read_as_they_are_written() {
    for seed in 0..1_000 {
        let terms = own_terms(seed);
        assert_eq!(terms.to_string().parse(), Ok(terms));
    }
}
