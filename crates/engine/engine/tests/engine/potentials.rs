//! The engine plays GIPF with potentials: legally, under all terms, and without missing a win.

use std::sync::atomic::AtomicBool;

use engine::{Engine, Level, SearchRequest};
use variants::{AnyGame, Variant};

mod matches;
mod wins;

const IDS: [&str; 6] =
    ["gipf-tamsk", "gipf-zertz", "gipf-dvonn", "gipf-yinsh", "gipf-punct", "gipf-ultimate"];

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
    IDS.map(preset).into_iter().chain(OWN.map(own)).collect()
}

/// Returns the turn that the engine plays at a level with at most this many nodes.
fn turn(game: &AnyGame, level: Level, nodes: u64, seed: u64) -> String {
    let strength = level.strength(game, seed);
    let request = SearchRequest { strength, nodes: Some(nodes), ..SearchRequest::default() };
    let answer = Engine::new(1).search(game, &request, &AtomicBool::new(false), |_| {});
    answer.variations.into_iter().next().map(|best| best.turn).expect("the game is not over")
}

/// Returns the terms in the format of the reference implementation.
fn terms_of(variant: Variant) -> String {
    variant.custom_terms().unwrap_or_else(|| variant.id().to_owned())
}

/// Plays a random action, loading and using potentials more often than in purely random play.
fn play_on(game: &mut AnyGame, rng: &mut fastrand::Rng) {
    let tokens = game.legal_tokens();
    let liked: Vec<&String> = tokens.iter().filter(|token| is_liked(token)).collect();
    let token = match liked.len() {
        0 => rng.choice(&tokens),
        _ if rng.bool() => rng.choice(&tokens),
        _ => rng.choice(liked),
    };
    game.play_turn(token.expect("the game is not over")).expect("a legal turn");
}

/// Returns whether a token stands for a loaded piece, a use or an extra push: the letter of a kind
/// followed by the letter of a column.
fn is_liked(token: &str) -> bool {
    let mut letters = token.chars();
    letters.next().is_some_and(|first| "TZDYUtzdyu".contains(first))
        && letters.next().is_some_and(char::is_alphabetic)
}

#[test]
fn the_reference_rules_allow_every_turn_of_the_engine() {
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

/// Checks a turn with the reference implementation: every action is legal, and the turn is then
/// complete.
fn confirm(game: &AnyGame, turn: &str) {
    let position = game.position();
    let terms = terms_of(game.variant());
    let mut twin =
        twin::potentials::Game::from_position(&terms, &position).expect("a valid position");
    let player = twin.to_act();
    for action in turn.split(';') {
        assert_eq!(twin.to_act(), player, "{terms} {position}: {turn}");
        assert!(twin.legal().iter().any(|legal| legal == action), "{terms} {position}: {turn}");
        twin.play(action);
    }
    let over = twin.to_act() != player || twin.outcome().is_some();
    assert!(over, "{terms} {position}: {turn} is not a whole turn");
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
fn a_search_of_one_turn_returns_it_even_if_another_one_leads_to_the_same_position() {
    let mut rng = fastrand::Rng::with_seed(3);
    let (mut game, mut shared) = (AnyGame::start(preset("gipf-yinsh")), 0);
    let engine = Engine::new(1);
    for _ in 0..600 {
        if game.outcome().is_some() {
            game = AnyGame::start(preset("gipf-yinsh"));
        }
        play_on(&mut game, &mut rng);
        let Ok(turns) = game.legal_turns(2_000) else { continue };
        for (index, turn) in turns.iter().enumerate() {
            let is_same = |other: &variants::LegalStep| other.position == turn.position;
            if !turns[..index].iter().any(is_same) {
                continue;
            }
            shared += 1;
            let only = vec![turn.token.clone()];
            let request = SearchRequest { nodes: Some(20), only, ..SearchRequest::default() };
            let answer = engine.search(&game, &request, &AtomicBool::new(false), |_| {});
            assert_eq!(answer.variations[0].turn, turn.token, "{}", game.position());
        }
    }
    assert!(shared > 50, "{shared}");
}
