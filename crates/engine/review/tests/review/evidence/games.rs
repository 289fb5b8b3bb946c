//! Random games with their reviews.

use std::sync::atomic::AtomicBool;

use engine::{Engine, SearchRequest};
use review::{Review, review_game};
use variants::{AnyGame, Variant};

/// Number of nodes per position of a review.
const NODES: u64 = 600;

/// Number of nodes of a turn that is not chosen at random.
const PLAY_NODES: u64 = 200;

/// Maximum number of turns of a game.
const TURNS_MAX: usize = 60;

/// Returns the reviews of games in which both players often play at random.
pub(crate) fn reviews(variant: Variant, games: u64) -> impl Iterator<Item = Review> {
    (0..games).map(move |seed| {
        let request = SearchRequest { nodes: Some(NODES), ..SearchRequest::default() };
        review_game(&game(variant, seed), &Engine::new(1), &request, |_| {})
    })
}

fn game(variant: Variant, seed: u64) -> AnyGame {
    let mut rng = fastrand::Rng::with_seed(seed);
    let engine = Engine::new(1);
    let mut game = AnyGame::start(variant);
    let request = SearchRequest { nodes: Some(PLAY_NODES), ..SearchRequest::default() };
    while game.turns().len() < TURNS_MAX && game.outcome().is_none() {
        let chosen = if rng.u8(..4) == 0 {
            rng.choice(game.legal_tokens())
        } else {
            let found = engine.search(&game, &request, &AtomicBool::new(false), |_| {});
            found.variations.into_iter().next().map(|best| best.turn)
        };
        let Some(token) = chosen else { break };
        game.play_turn(&token).expect("a legal turn");
    }
    game
}
