//! The fast rules and the slow ones agree, action by action, over whole random games.

use std::thread;

use claims::{Checked, Twin, Wanderer, games};

fn plays_like_its_twin<G: Checked>(start: G, twin: &G::Twin, seed: u64, games: usize) {
    for number in 0..games {
        let mut twin = twin.clone();
        Wanderer::new(seed + number as u64).game(start, |position: &G, action| {
            assert_eq!(position.to_string(), twin.position());
            assert_eq!(position.ending(), twin.outcome(), "{position}");
            assert_eq!(position.tokens(), twin.legal(), "{position}");
            assert_eq!(position.legal_actions().len(), twin.legal().len(), "{position}");
            if let Some(action) = action {
                twin.play(&position.token(action));
            }
        });
    }
}

/// Both cores, since the twin is slow.
fn in_two_threads<G: Checked + Send>(variant: G::Variant, full: usize)
where
    G::Variant: Send,
{
    thread::scope(|scope| {
        for half in 0..2 {
            scope.spawn(move || {
                let start = G::start(variant);
                let twin = G::Twin::start(start.id());
                plays_like_its_twin(start, &twin, half << 32, games(full) / 2);
            });
        }
    });
}

#[test]
fn yinsh_plays_like_its_twin() {
    in_two_threads::<yinsh::Position>(yinsh::Variant::Normal, 2_000);
}

#[test]
fn yinsh_blitz_plays_like_its_twin() {
    in_two_threads::<yinsh::Position>(yinsh::Variant::Blitz, 2_000);
}

#[test]
fn gipf_basic_plays_like_its_twin() {
    in_two_threads::<gipf::Position>(gipf::Variant::Basic, 2_000);
}

#[test]
fn gipf_standard_plays_like_its_twin() {
    in_two_threads::<gipf::Position>(gipf::Variant::Standard, 2_000);
}

#[test]
fn gipf_tournament_plays_like_its_twin() {
    in_two_threads::<gipf::Position>(gipf::Variant::Tournament, 2_000);
}

#[test]
fn gipf_basic_with_a_handicap_plays_like_its_twin() {
    for extra in 1..=3 {
        let white = gipf::Position::with_handicap(gipf::Color::White, extra).unwrap();
        plays_like_its_twin(white, &twin::gipf::Game::with_handicap(extra, 0), 1, games(20));
        let black = gipf::Position::with_handicap(gipf::Color::Black, extra).unwrap();
        plays_like_its_twin(black, &twin::gipf::Game::with_handicap(0, extra), 2, games(20));
    }
}
