//! The engine plays GIPF with potentials: legally, under all terms, and without missing a win.

use std::sync::atomic::AtomicBool;

use engine::{Engine, Level, SearchRequest, baseline::Baseline, openings::opening};
use variants::{AnyGame, Variant};

#[path = "protocol/listener.rs"]
#[expect(dead_code, reason = "the other protocol tests use the rest")]
mod listener;

#[path = "potentials/matches.rs"]
mod matches;
#[path = "potentials/protocols.rs"]
mod protocols;
#[path = "potentials/wins.rs"]
mod wins;

const IDS: [&str; 6] =
    ["gipf-tamsk", "gipf-zertz", "gipf-dvonn", "gipf-yinsh", "gipf-punct", "gipf-ultimate"];

/// Terms of one's own: other ones for the other player, and every start.
const OWN: [&str; 3] =
    ["standard:18/15:T3U2-z6", "basic:12/24:D6-t1z1d1y1u1", "tournament:13/13:-t6"];

fn preset(id: &str) -> Variant {
    Variant::known(id, None).expect("a preset")
}

fn own(terms: &str) -> Variant {
    Variant::known("gipf-potentials", Some(terms)).expect("terms")
}

fn variants() -> Vec<Variant> {
    IDS.map(preset).into_iter().chain(OWN.map(own)).collect()
}

/// The turn that the engine plays at a level, with this many nodes at the most.
fn turn(game: &AnyGame, level: Level, nodes: u64, seed: u64) -> String {
    let strength = level.strength(game, seed);
    let request = SearchRequest { strength, nodes: Some(nodes), ..SearchRequest::default() };
    let answer = Engine::new(1).search(game, &request, &AtomicBool::new(false), |_| {});
    answer.variations.into_iter().next().map(|best| best.turn).expect("the game goes on")
}

/// The terms as the twin reads them.
fn terms_of(variant: Variant) -> String {
    variant.own_terms().unwrap_or_else(|| variant.id().to_owned())
}

/// Plays a random action, loading and using more often than by chance.
fn play_on(game: &mut AnyGame, rng: &mut fastrand::Rng) {
    let tokens = game.legal_tokens();
    let liked: Vec<&String> = tokens.iter().filter(|token| is_liked(token)).collect();
    let token = match liked.len() {
        0 => rng.choice(&tokens),
        _ if rng.bool() => rng.choice(&tokens),
        _ => rng.choice(liked),
    };
    game.play_turn(token.expect("the game goes on")).expect("it is legal");
}

/// A loaded piece, a use or an extra push: a letter of a kind and then one of a column.
fn is_liked(token: &str) -> bool {
    let mut letters = token.chars();
    letters.next().is_some_and(|first| "TZDYUtzdyu".contains(first))
        && letters.next().is_some_and(char::is_alphabetic)
}

#[test]
fn the_twin_allows_every_turn_that_the_engine_proposes() {
    let mut rng = fastrand::Rng::with_seed(13);
    let mut proposed = 0;
    for variant in variants() {
        for number in 0..6 {
            let mut game = AnyGame::start(variant);
            for _ in 0..120 {
                if game.outcome().is_some() {
                    break;
                }
                if rng.u8(..6) == 0 {
                    let level = Level::ALL[(number + proposed) % Level::ALL.len()];
                    let turn = turn(&game, level, 60, rng.u64(..));
                    confirm(&game, &turn);
                    proposed += 1;
                }
                play_on(&mut game, &mut rng);
            }
        }
    }
    assert!(proposed > 300, "{proposed}");
}

/// Holds a turn against the twin: every action is legal, and then the turn is over.
fn confirm(game: &AnyGame, turn: &str) {
    let position = game.position();
    let terms = terms_of(game.variant());
    let mut twin = twin::potentials::Game::from_position(&terms, &position).expect("it can arise");
    let player = twin.to_act();
    for action in turn.split(';') {
        assert_eq!(twin.to_act(), player, "{terms} {position}: {turn}");
        assert!(twin.legal().iter().any(|legal| legal == action), "{terms} {position}: {turn}");
        twin.play(action);
    }
    let over = twin.to_act() != player || twin.outcome().is_some();
    assert!(over, "{terms} {position}: {turn} is no whole turn");
}

#[test]
fn every_level_plays_whole_games_under_all_terms() {
    for (index, variant) in variants().into_iter().enumerate() {
        let mut game = AnyGame::start(variant);
        while game.outcome().is_none() && game.len() < 60 {
            let level = Level::ALL[(game.len() + index) % Level::ALL.len()];
            let turn = turn(&game, level, 100, 1);
            game.play_turn(&turn).unwrap_or_else(|error| panic!("{variant} {turn}: {error}"));
        }
    }
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

/// What each baseline plays in the third opening of a preset with seed 7. A change here is a
/// change of every score that was ever measured against it.
const BASELINES: [(&str, [&str; 6]); 1] =
    [("gipf-punct", ["Uc6", "Ua5-d5", "Uh4", "Ug1-e3", "Uf1-f3", "Ug1-g3"])];

#[test]
fn the_baselines_play_what_they_have_always_played() {
    for (id, turns) in BASELINES {
        let game = opening(preset(id), 3);
        let played = Baseline::ALL.map(|baseline| baseline.choose_turn(&game, 7).unwrap());
        assert_eq!(played, turns, "{id}");
    }
}
