//! Properties of a game, each tried on random games of one variant.
//!
//! [`state_claims!`](crate::state_claims) turns them into tests of one game.

use std::{
    collections::{HashMap, HashSet},
    thread,
};

use hexgrid::Symmetry;

use crate::{Checked, Suite, SuiteEntry, Twin, Vector, Wanderer, published};

/// Shows every position of random games of one variant, with a wanderer for choices.
fn wander<G: Checked>(variant: G::Variant, games: usize, mut show: impl FnMut(&G, &mut Wanderer)) {
    let mut chooser = Wanderer::new(7);
    for seed in 0..games as u64 {
        Wanderer::turned(1_000 + seed)
            .game(G::start(variant), |position, _| show(position, &mut chooser));
    }
}

/// The listed actions are those that `check` accepts, each listed once.
///
/// # Panics
/// If the claim is broken.
pub fn legal_actions_are_legal_and_no_others_are<G: Checked>(variant: G::Variant, games: usize) {
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

/// A refusal names a rule that is broken by the twin's judgement too.
///
/// # Panics
/// If the claim is broken.
pub fn every_error_names_a_rule_that_the_twin_sees_broken<G: Checked>(
    variant: G::Variant,
    games: usize,
) {
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

/// `try_play` changes nothing when it fails.
///
/// # Panics
/// If the claim is broken.
pub fn a_refused_action_leaves_the_position_unchanged<G: Checked>(
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

/// The rare positions of [`Checked::corners`] can be read.
///
/// # Panics
/// If the claim is broken.
pub fn the_corner_positions_are_accepted<G: Checked>(variant: G::Variant, _: usize) {
    for text in G::corners(variant) {
        assert!(G::from_text(variant, text).is_ok(), "{text}");
    }
}

/// Playing keeps the key that reading computes.
///
/// # Panics
/// If the claim is broken.
pub fn keys_are_incremental<G: Checked>(variant: G::Variant, games: usize) {
    wander(variant, games, |position: &G, _| {
        // Reading computes the key from nothing.
        let read = G::from_text(variant, &position.to_string()).expect("a written position");
        assert_eq!(read.key(), position.key(), "{position}");
        assert_eq!(read, *position);
    });
}

/// No two positions of these games share a key.
///
/// # Panics
/// If the claim is broken.
pub fn different_positions_have_different_keys<G: Checked>(variant: G::Variant, games: usize) {
    let mut keys = HashMap::new();
    wander(variant, games, |position: &G, _| {
        let other = *keys.entry(position.key()).or_insert(*position);
        assert_eq!(other, *position);
    });
}

/// The image of a position has the images of its actions, and each leads to the image.
///
/// # Panics
/// If the claim is broken.
pub fn all_twelve_images_play_alike<G: Checked>(variant: G::Variant, games: usize) {
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

/// A written token is read as the same action, in upper case too.
///
/// # Panics
/// If the claim is broken.
pub fn tokens_round_trip<G: Checked>(variant: G::Variant, games: usize) {
    wander(variant, games, |position: &G, _| {
        for action in position.legal_actions() {
            let token = position.token(action);
            assert_eq!(position.parse_action(&token), Ok(action), "{token} in {position}");
            assert_eq!(position.parse_action(&G::in_capitals(&token)), Ok(action), "{token}");
        }
    });
}

/// A position that arose in play can be written and read.
///
/// # Panics
/// If the claim is broken.
pub fn the_strings_of_reachable_positions_are_accepted_and_written_the_same<G: Checked>(
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

/// `len` is right after every step, and `fold` finds as many.
///
/// # Panics
/// If the claim is broken.
pub fn the_length_of_the_legal_actions_counts_down<G: Checked>(variant: G::Variant, games: usize) {
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

/// A game goes on exactly as long as there are legal actions.
///
/// # Panics
/// If the claim is broken.
pub fn a_finished_game_has_no_legal_actions_and_an_unfinished_one_has<G: Checked>(
    variant: G::Variant,
    games: usize,
) {
    wander(variant, games, |position: &G, _| {
        assert_eq!(position.outcome().is_some(), position.legal_actions().len() == 0);
    });
}

/// `nth` finds the same actions as stepping does, and `fold` those that are left.
///
/// # Panics
/// If the claim is broken.
pub fn skipping_finds_the_same_actions_as_stepping<G: Checked>(variant: G::Variant, games: usize) {
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

/// The fast rules and the slow ones agree, action by action, over whole random games.
///
/// # Panics
/// If the claim is broken.
pub fn it_plays_like_its_twin<G: Checked<Variant: Send>>(variant: G::Variant, games: usize) {
    // Two threads, since the twin is slow.
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

/// Plays random games from `start` in step with its twin.
///
/// # Panics
/// If they differ in anything.
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

/// The perft counts of `data/perft` are found, by counting and by making the last action.
///
/// # Panics
/// If the claim is broken.
pub fn the_published_perft_counts_are_found<G: Checked>(variant: G::Variant, _: usize) {
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

/// The positions of `data/vectors` have the actions and the outcome written there.
///
/// # Panics
/// If the claim is broken.
pub fn the_published_vectors_are_true<G: Checked>(variant: G::Variant, _: usize) {
    for vector in published::vectors::<G>(variant) {
        let position = G::from_text(variant, &vector.position).expect("a position string");
        assert_eq!(Vector::of(&position), vector);
    }
}

/// States for one game, as tests, every claim that holds for all games.
///
/// ```ignore
/// claims::state_claims! { yinsh::Position }
/// ```
#[macro_export]
macro_rules! state_claims {
    ($Position:ty) => {
        $crate::state_claims! { @tests $Position:
            legal_actions_are_legal_and_no_others_are(30)
            every_error_names_a_rule_that_the_twin_sees_broken(6)
            a_refused_action_leaves_the_position_unchanged(10)
            the_corner_positions_are_accepted(1)
            keys_are_incremental(200)
            different_positions_have_different_keys(500)
            all_twelve_images_play_alike(10)
            tokens_round_trip(50)
            the_strings_of_reachable_positions_are_accepted_and_written_the_same(1_000)
            the_length_of_the_legal_actions_counts_down(20)
            a_finished_game_has_no_legal_actions_and_an_unfinished_one_has(200)
            skipping_finds_the_same_actions_as_stepping(20)
            it_plays_like_its_twin(2_000)
            the_published_perft_counts_are_found(1)
            the_published_vectors_are_true(1)
        }
    };
    (@tests $Position:ty: $($claim:ident($games:expr))*) => {
        $(
            #[test]
            fn $claim() {
                for variant in <$Position as $crate::Checked>::variants() {
                    $crate::properties::$claim::<$Position>(variant, $crate::games($games));
                }
            }
        )*
    };
}
