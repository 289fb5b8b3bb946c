use std::sync::atomic::AtomicBool;

use engine::{Engine, Level, SearchRequest, openings::opening};
use variants::{AnyGame, Variant};

use crate::moment::Moment;

/// Games are broken off after so many turns; GIPF has no end of its own.
const LONGEST: usize = 140;

/// How many openings are drawn from.
const OPENINGS: usize = 3_000;

/// The strongest level that plays: stronger ones err seldom, and take long.
const STRONGEST: u8 = 8;

/// How far apart two levels may be.
const DIFFERENCE: u8 = 3;

/// The most nodes of a turn.
const NODES: u64 = 3_000;

/// Plays a game between two levels and returns its places in order.
pub(crate) fn play(variant: Variant, rng: &mut fastrand::Rng, engine: &Engine) -> Vec<Moment> {
    let first = rng.u8(1..=STRONGEST);
    let second =
        rng.u8(first.saturating_sub(DIFFERENCE).max(1)..=(first + DIFFERENCE).min(STRONGEST));
    let levels = [first, second].map(|number| Level::new(number).unwrap_or_default());
    let seed = rng.u64(..);
    let mut game = opening(variant, rng.usize(..OPENINGS));
    let mut moments = Vec::new();
    engine.clear();
    for _ in 0..LONGEST {
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

/// The turn that a level plays.
pub(crate) fn choose(game: &AnyGame, level: Level, seed: u64, engine: &Engine) -> Option<String> {
    let strength = level.strength(game, seed);
    let request = SearchRequest { strength, nodes: Some(NODES), ..SearchRequest::default() };
    let answer = engine.search(game, &request, &AtomicBool::new(false), |_| {});
    answer.variations.into_iter().next().map(|best| best.turn)
}
