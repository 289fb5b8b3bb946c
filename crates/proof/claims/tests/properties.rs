//! Properties of both games, each over random games of every variant.

use std::collections::HashSet;

use claims::{Checked, Twin, Wanderer, games};
use hexgrid::Symmetry;

/// Shows every position of random games of one variant, with a wanderer for choices.
fn wander<G: Checked>(variant: G::Variant, games: usize, mut show: impl FnMut(&G, &mut Wanderer)) {
    let mut chooser = Wanderer::new(7);
    for seed in 0..games as u64 {
        Wanderer::new(1_000 + seed)
            .game(G::start(variant), |position, _| show(position, &mut chooser));
    }
}

/// States a claim for all five variants.
macro_rules! for_every_variant {
    ($claim:ident, $games:expr) => {
        for variant in yinsh::Variant::ALL {
            $claim::<yinsh::Position>(variant, games($games));
        }
        for variant in gipf::Variant::ALL {
            $claim::<gipf::Position>(variant, games($games));
        }
    };
}

#[test]
fn legal_actions_are_legal_and_no_others_are() {
    fn claim<G: Checked>(variant: G::Variant, games: usize) {
        wander(variant, games, |position: &G, _| {
            let legal: HashSet<G::Action> = position.legal_actions().collect();
            assert_eq!(legal.len(), position.legal_actions().len(), "listed twice: {position}");
            assert!(legal.len() <= G::MAX_ACTIONS);
            for &action in &legal {
                assert!(position.is_legal(action), "{position} {action:?}");
            }
            for action in position.candidates() {
                assert_eq!(position.is_legal(action), legal.contains(&action), "{action:?}");
            }
        });
    }
    for_every_variant!(claim, 30);
}

#[test]
fn every_error_names_a_rule_that_the_twin_sees_broken() {
    fn claim<G: Checked>(variant: G::Variant, games: usize) {
        wander(variant, games, |position: &G, chooser| {
            if !position.is_settling() && chooser.below(4) > 0 {
                return;
            }
            let twin = G::Twin::from_position(position.id(), &position.to_string())
                .expect("the twin reads our positions");
            for action in position.candidates() {
                if let Err(rule) = position.check(action) {
                    let code = G::code(rule);
                    assert!(
                        G::breaks(&twin, &G::to_twin(action), code),
                        "{action:?} does not break {code} in {position}"
                    );
                }
            }
        });
    }
    for_every_variant!(claim, 6);
}

#[test]
fn a_refused_action_leaves_the_position_unchanged() {
    fn claim<G: Checked>(variant: G::Variant, games: usize) {
        wander(variant, games, |position: &G, _| {
            for action in position.candidates() {
                let mut tried = *position;
                if tried.try_play(action).is_err() {
                    assert_eq!(tried, *position);
                }
            }
        });
    }
    for_every_variant!(claim, 10);
}

#[test]
fn the_corner_positions_are_accepted() {
    fn claim<G: Checked>(variant: G::Variant, _: usize) {
        for text in G::corners(variant) {
            assert!(G::from_text(variant, text).is_ok(), "{text}");
        }
    }
    for_every_variant!(claim, 1);
}

#[test]
fn keys_are_incremental() {
    fn claim<G: Checked>(variant: G::Variant, games: usize) {
        wander(variant, games, |position: &G, _| {
            // Reading computes the key from nothing.
            let read = G::from_text(variant, &position.to_string()).unwrap();
            assert_eq!(read.key(), position.key(), "{position}");
            assert_eq!(read, *position);
        });
    }
    for_every_variant!(claim, 200);
}

#[test]
fn different_positions_have_different_keys() {
    fn claim<G: Checked>(variant: G::Variant, games: usize) {
        let mut keys = std::collections::HashMap::new();
        wander(variant, games, |position: &G, _| {
            let other = *keys.entry(position.key()).or_insert(*position);
            assert_eq!(other, *position);
        });
    }
    for_every_variant!(claim, 500);
}

#[test]
fn all_twelve_images_play_alike() {
    fn claim<G: Checked>(variant: G::Variant, games: usize) {
        wander(variant, games, |position: &G, chooser| {
            if chooser.below(5) > 0 {
                return;
            }
            for symmetry in Symmetry::ALL {
                let image = position.image(symmetry);
                assert_eq!(image.outcome(), position.outcome());
                assert_eq!(image.image(symmetry.inverse()), *position);
                let expected: HashSet<G::Action> =
                    position.legal_actions().map(|action| G::image_of(action, symmetry)).collect();
                let found: HashSet<G::Action> = image.legal_actions().collect();
                assert_eq!(found, expected, "{position} under {symmetry:?}");
                for action in position.legal_actions() {
                    let (mut next, mut next_image) = (*position, image);
                    next.play_unchecked(action);
                    next_image.play_unchecked(G::image_of(action, symmetry));
                    assert_eq!(next.image(symmetry), next_image);
                }
            }
        });
    }
    for_every_variant!(claim, 10);
}

#[test]
fn tokens_round_trip() {
    fn claim<G: Checked>(variant: G::Variant, games: usize) {
        wander(variant, games, |position: &G, _| {
            for action in position.legal_actions() {
                let token = position.token(action);
                assert_eq!(position.parse_action(&token), Ok(action), "{token} in {position}");
                assert_eq!(position.parse_action(&token.to_uppercase()), Ok(action), "{token}");
            }
        });
    }
    for_every_variant!(claim, 50);
}

#[test]
fn the_strings_of_reachable_positions_are_accepted_and_written_the_same() {
    fn claim<G: Checked>(variant: G::Variant, games: usize) {
        wander(variant, games, |position: &G, _| {
            let text = position.to_string();
            match G::from_text(variant, &text) {
                Ok(read) => assert_eq!(read.to_string(), text),
                Err(error) => panic!("{text}: {error}"),
            }
        });
    }
    for_every_variant!(claim, 1_000);
}

#[test]
fn the_length_of_the_legal_actions_counts_down() {
    fn claim<G: Checked>(variant: G::Variant, games: usize) {
        wander(variant, games, |position: &G, _| {
            let mut actions = position.legal_actions();
            let mut left = actions.len();
            while actions.next().is_some() {
                left -= 1;
                assert_eq!(actions.len(), left);
            }
            assert_eq!(left, 0);
            // Counting by folding, as a search does, finds the same.
            let mut folded = 0;
            position.legal_actions().for_each(|_| folded += 1);
            assert_eq!(folded, position.legal_actions().len());
        });
    }
    for_every_variant!(claim, 20);
}

#[test]
fn a_finished_game_has_no_legal_actions_and_an_unfinished_one_has() {
    fn claim<G: Checked>(variant: G::Variant, games: usize) {
        wander(variant, games, |position: &G, _| {
            assert_eq!(position.outcome().is_some(), position.legal_actions().len() == 0);
        });
    }
    for_every_variant!(claim, 200);
}
