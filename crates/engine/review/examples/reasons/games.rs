//! Games to review: those of files, and games between levels of the engine.

use std::sync::atomic::AtomicBool;

use engine::{Engine, Level, SearchRequest};
use record::{ReadOptions, Reading};
use variants::{AnyGame, Variant};

/// Maximum number of nodes per turn of a game that the engine plays against itself.
const PLAY_NODES: u64 = 20_000;

/// Number of turns after which such a game is reviewed unfinished.
const TURNS_MAX: usize = 150;

/// Returns the games of a file that follow the rules.
pub(crate) fn recorded(text: &str) -> Vec<AnyGame> {
    let games = record::read(text, ReadOptions::default());
    let whole = games.filter_map(|found| match found {
        Ok(Reading::Game(record)) => Some(record.game().clone()),
        _ => None,
    });
    whole.collect()
}

/// Plays a game between two levels that its number determines.
pub(crate) fn played(variant: Variant, index: usize) -> AnyGame {
    let level = |number: usize| Level::new((number % 10 + 1) as u8).unwrap_or_default();
    let levels = [level(index), level(index * 3 + index / 10)];
    let engine = Engine::new(4);
    let mut game = AnyGame::start(variant);
    let stop = AtomicBool::new(false);
    for _ in 0..TURNS_MAX {
        if game.outcome().is_some() {
            break;
        }
        let strength = levels[game.to_act() as usize].strength(&game, index as u64);
        let request =
            SearchRequest { nodes: Some(PLAY_NODES), strength, ..SearchRequest::default() };
        let Some(best) =
            engine.search(&game, &request, &stop, |_| {}).variations.into_iter().next()
        else {
            break;
        };
        if game.play_turn(&best.turn).is_err() {
            break;
        }
    }
    game
}
