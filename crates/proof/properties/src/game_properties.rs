//! Properties of a game, each checked on random games of one variant.
//!
//! [`property_tests!`](crate::property_tests) declares them as tests of one game.

use std::{
    collections::{HashMap, HashSet},
    thread,
};

use hexgrid::Symmetry;

use crate::{Checked, Suite, SuiteEntry, Twin, Vector, Wanderer, published};

/// Passes every position of random games of one variant to `show`, together with a source of random choices.
fn wander<G: Checked>(variant: G::Variant, games: usize, mut show: impl FnMut(&G, &mut Wanderer)) {
    let mut chooser = Wanderer::new(7);
    for seed in 0..games as u64 {
        Wanderer::turned(1_000 + seed)
            .game(G::start(variant), |position, _| show(position, &mut chooser));
    }
}

/// Checks that the listed actions are exactly those that `check` accepts, each listed once.
///
/// # Panics
/// Panics if the property does not hold.
pub fn legal_actions_are_legal_and_no_others_are<G: Checked>(variant: G::Variant, games: usize) {
    wander(variant, games, |position: &G, _| {
        let legal: HashSet<G::Action> = position.legal_actions().collect();
        assert_eq!(legal.len(), position.legal_actions().len(), "listed twice: {position}");
        assert!(legal.len() <= G::LEGAL_ACTIONS_MAX);
        for &action in &legal {
            assert!(position.is_legal(action), "{position} {action:?}");
        }
        for action in position.candidates() {
            assert_eq!(position.is_legal(action), legal.contains(&action), "{action:?}");
        }
    });
}

/// Checks that every error names a rule that the action also breaks according to the reference implementation.
///
/// # Panics
/// Panics if the property does not hold.
pub fn every_error_names_a_rule_that_is_broken<G: Checked>(variant: G::Variant, games: usize) {
    wander(variant, games, |position: &G, chooser| {
        if !position.is_settling() && chooser.below(4) > 0 {
            return;
        }
        let twin = G::Twin::from_position(&position.id(), &position.to_string())
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

/// Checks that `try_play` changes nothing when it fails.
///
/// # Panics
/// Panics if the property does not hold.
pub fn an_illegal_action_leaves_the_position_unchanged<G: Checked>(
    variant: G::Variant,
    games: usize,
) {
    wander(variant, games, |position: &G, _| {
        for action in position.candidates() {
            let mut tried = *position;
            if tried.try_play(action).is_err() {
                assert_eq!(tried, *position);
            }
        }
    });
}

/// Checks that the rare positions of [`Checked::corners`] can be read.
///
/// # Panics
/// Panics if the property does not hold.
pub fn the_corner_positions_are_accepted<G: Checked>(variant: G::Variant, _: usize) {
    for text in G::corners(variant) {
        assert!(G::from_text(variant, text).is_ok(), "{text}");
    }
}

/// Checks that the key updated by playing equals the key computed by reading.
///
/// # Panics
/// Panics if the property does not hold.
pub fn keys_are_incremental<G: Checked>(variant: G::Variant, games: usize) {
    wander(variant, games, |position: &G, _| {
        // Reading computes the key from scratch.
        let read = G::from_text(variant, &position.to_string()).expect("a written position");
        assert_eq!(read.key(), position.key(), "{position}");
        assert_eq!(read, *position);
    });
}

/// Checks that no two positions of these games share a key.
///
/// # Panics
/// Panics if the property does not hold.
pub fn different_positions_have_different_keys<G: Checked>(variant: G::Variant, games: usize) {
    let mut keys = HashMap::new();
    wander(variant, games, |position: &G, _| {
        let other = *keys.entry(position.key()).or_insert(*position);
        assert_eq!(other, *position);
    });
}

/// Checks that the legal actions of an image are the images of the legal actions, and that they
/// lead to the images of the resulting positions.
///
/// # Panics
/// Panics if the property does not hold.
pub fn all_twelve_images_have_the_same_actions<G: Checked>(variant: G::Variant, games: usize) {
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

/// Checks that a token is read as the action that it was written for, even in upper case.
///
/// # Panics
/// Panics if the property does not hold.
pub fn tokens_round_trip<G: Checked>(variant: G::Variant, games: usize) {
    wander(variant, games, |position: &G, _| {
        for action in position.legal_actions() {
            let token = position.token(action);
            assert_eq!(position.parse_action(&token), Ok(action), "{token} in {position}");
            assert_eq!(position.parse_action(&G::in_capitals(&token)), Ok(action), "{token}");
        }
    });
}

/// Checks that the position strings of reachable positions round-trip.
///
/// # Panics
/// Panics if the property does not hold.
pub fn the_strings_of_reachable_positions_round_trip<G: Checked>(
    variant: G::Variant,
    games: usize,
) {
    wander(variant, games, |position: &G, _| {
        let text = position.to_string();
        match G::from_text(variant, &text) {
            Ok(read) => assert_eq!(read.to_string(), text),
            Err(error) => panic!("{text}: {error}"),
        }
    });
}

/// Checks that `len` is correct after every step, and that `fold` visits as many actions.
///
/// # Panics
/// Panics if the property does not hold.
pub fn the_length_of_the_legal_actions_counts_down<G: Checked>(variant: G::Variant, games: usize) {
    wander(variant, games, |position: &G, _| {
        let mut actions = position.legal_actions();
        let mut left = actions.len();
        while actions.next().is_some() {
            left -= 1;
            assert_eq!(actions.len(), left);
        }
        assert_eq!(left, 0);
        // Counting by folding, as a search does, must give the same number.
        let mut folded = 0;
        position.legal_actions().for_each(|_| folded += 1);
        assert_eq!(folded, position.legal_actions().len());
    });
}

/// Checks that a game has ended if and only if there are no legal actions.
///
/// # Panics
/// Panics if the property does not hold.
pub fn a_finished_game_has_no_legal_actions_and_an_unfinished_one_has<G: Checked>(
    variant: G::Variant,
    games: usize,
) {
    wander(variant, games, |position: &G, _| {
        assert_eq!(position.outcome().is_some(), position.legal_actions().len() == 0);
    });
}

/// Checks that `nth` returns the same actions as `next`, and that `fold` visits the remaining ones.
///
/// # Panics
/// Panics if the property does not hold.
pub fn skipping_yields_the_same_actions_as_stepping<G: Checked>(variant: G::Variant, games: usize) {
    wander(variant, games, |position: &G, _| {
        let listed: Vec<G::Action> = position.legal_actions().collect();
        for (index, &action) in listed.iter().enumerate() {
            let mut actions = position.legal_actions();
            assert_eq!(actions.nth(index), Some(action), "{position}");
            assert_eq!(actions.len(), listed.len() - index - 1, "{position}");
            let mut left = Vec::new();
            actions.clone().for_each(|action| left.push(action));
            assert_eq!(left, listed[index + 1..], "{position}");
            assert_eq!(actions.next(), listed.get(index + 1).copied(), "{position}");
        }
        let mut actions = position.legal_actions();
        assert_eq!(actions.nth(listed.len()), None, "{position}");
        assert_eq!((actions.len(), actions.next()), (0, None), "{position}");
    });
}

/// Checks that the fast and the slow rules agree, action by action, over whole random games.
///
/// # Panics
/// Panics if the property does not hold.
pub fn it_plays_like_its_twin<G: Checked<Variant: Send>>(variant: G::Variant, games: usize) {
    // Two threads, because the reference implementation is slow.
    thread::scope(|scope| {
        for half in 0..2 {
            scope.spawn(move || {
                let start = G::start(variant);
                let twin = G::Twin::start(&start.id());
                plays_like(start, &twin, half << 32, games.div_ceil(2));
            });
        }
    });
}

/// Plays random games from `start` in parallel with its reference implementation.
///
/// # Panics
/// Panics if the two differ in any respect.
pub fn plays_like<G: Checked>(start: G, twin: &G::Twin, seed: u64, games: usize) {
    for number in 0..games {
        let mut twin = twin.clone();
        Wanderer::turned(seed + number as u64).game(start, |position: &G, action| {
            assert_eq!(position.to_string(), twin.position());
            assert_eq!(position.ending(), twin.outcome(), "{position}");
            let legal = twin.legal();
            assert_eq!(position.tokens(), legal, "{position}");
            assert_eq!(position.legal_actions().len(), legal.len(), "{position}");
            if let Some(action) = action {
                twin.play(&position.token(action));
            }
        });
    }
}

/// Checks the perft counts of `data/perft`, both without and with playing the last action.
///
/// # Panics
/// Panics if the property does not hold.
pub fn the_published_perft_counts_are_correct<G: Checked>(variant: G::Variant, _: usize) {
    let Suite { entries } = published::suite::<G>(variant);
    for SuiteEntry { position, counts } in entries {
        let position = G::from_text(variant, &position).expect("a position string");
        for (depth, count) in counts {
            assert_eq!(game::perft(&position, depth), count, "{position} depth {depth}");
            if count < 1_000_000 {
                assert_eq!(game::perft_made(&position, depth), count, "{position}");
            }
        }
    }
}

/// Checks the actions and the outcomes of the positions in `data/vectors`.
///
/// # Panics
/// Panics if the property does not hold.
pub fn the_published_vectors_are_correct<G: Checked>(variant: G::Variant, _: usize) {
    for vector in published::vectors::<G>(variant) {
        let position = G::from_text(variant, &vector.position).expect("a position string");
        assert_eq!(Vector::of(&position), vector);
    }
}

/// Declares all properties as tests of one game.
///
/// ```ignore
/// properties::property_tests! { yinsh::Position }
/// ```
#[macro_export]
macro_rules! property_tests {
    ($Position:ty) => {
        $crate::property_tests! { @tests $Position:
            legal_actions_are_legal_and_no_others_are(30)
            every_error_names_a_rule_that_is_broken(6)
            an_illegal_action_leaves_the_position_unchanged(10)
            the_corner_positions_are_accepted(1)
            keys_are_incremental(200)
            different_positions_have_different_keys(500)
            all_twelve_images_have_the_same_actions(10)
            tokens_round_trip(50)
            the_strings_of_reachable_positions_round_trip(1_000)
            the_length_of_the_legal_actions_counts_down(20)
            a_finished_game_has_no_legal_actions_and_an_unfinished_one_has(200)
            skipping_yields_the_same_actions_as_stepping(20)
            it_plays_like_its_twin(2_000)
            the_published_perft_counts_are_correct(1)
            the_published_vectors_are_correct(1)
        }
    };
    (@tests $Position:ty: $($property:ident($games:expr))*) => {
        $(
            #[test]
            fn $property() {
                for variant in <$Position as $crate::Checked>::variants() {
                    $crate::game_properties::$property::<$Position>(variant, $crate::games($games));
                }
            }
        )*
    };
}
