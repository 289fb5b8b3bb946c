use std::sync::atomic::AtomicBool;

use arena::openings::opening;
use engine::{Engine, Level, SearchRequest};
use variants::{AnyGame, Variant};

use crate::moment::Moment;

/// Maximum number of turns in a game, since a game of GIPF need not end.
const GAME_MAX_TURNS: usize = 140;

/// Number of openings to draw from.
const OPENINGS: usize = 3_000;

/// Strongest level that plays: stronger ones rarely err and take too long.
const LEVEL_MAX: u8 = 8;

/// Maximum difference between the two levels.
const LEVEL_DIFFERENCE_MAX: u8 = 3;

/// Maximum number of nodes per turn.
const TURN_MAX_NODES: u64 = 3_000;

/// Plays a game between two levels and returns its moments in order.
pub(crate) fn play(variant: Variant, rng: &mut fastrand::Rng, engine: &Engine) -> Vec<Moment> {
    let first = rng.u8(1..=LEVEL_MAX);
    let second = rng.u8(first.saturating_sub(LEVEL_DIFFERENCE_MAX).max(1)
        ..=(first + LEVEL_DIFFERENCE_MAX).min(LEVEL_MAX));
    let levels = [first, second].map(|number| Level::new(number).unwrap_or_default());
    let seed = rng.u64(..);
    let mut game = opening(variant, rng.usize(..OPENINGS));
    let mut moments = Vec::new();
    engine.clear();
    for _ in 0..GAME_MAX_TURNS {
        let Some(turn) = choose(&game, levels[game.to_act().index()], seed, engine) else { break };
        let start = game.position();
        if game.play_turn(&turn).is_err() || game.outcome().is_some() {
            break;
        }
        let Ok(alone) = AnyGame::from_position(variant, &game.position()) else { break };
        moments.push(Moment { start, led_by: turn, game: alone });
    }
    moments
}

/// Returns the turn that a level plays.
pub(crate) fn choose(game: &AnyGame, level: Level, seed: u64, engine: &Engine) -> Option<String> {
    let strength = level.strength(game, seed);
    let request =
        SearchRequest { strength, nodes: Some(TURN_MAX_NODES), ..SearchRequest::default() };
    let answer = engine.search(game, &request, &AtomicBool::new(false), |_| {});
    answer.variations.into_iter().next().map(|best| best.turn)
}
