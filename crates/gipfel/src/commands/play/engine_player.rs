use std::sync::atomic::AtomicBool;

use engine::{Chance, Engine, Level, SearchRequest, Variation, evaluation_of};
use game::Color;
use record::Evaluation;
use variants::AnyGame;

use crate::terminal::progress::Progress;

/// Search effort of the engine per turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Effort {
    /// Maximum time in milliseconds.
    pub(super) time: Option<u64>,
    /// Maximum number of nodes.
    pub(super) nodes: Option<u64>,
}

/// Default maximum time for a turn, in milliseconds.
pub(super) const TURN_TIME_DEFAULT_MS: u64 = 5_000;

/// Search time for a hint, in milliseconds.
const HINT_TIME_MS: u64 = 800;

/// Size of a transposition table in mebibytes.
const PLAY_TABLE_MIB: usize = 32;

/// The engine, both as a player with a level and as an adviser at full strength.
#[derive(Debug)]
pub(super) struct EnginePlayer {
    player: Engine,
    /// Separate engine, because the table of the player contains misjudgements of a low level.
    adviser: Engine,
    level: Level,
    seed: u64,
    effort: Effort,
}

impl EnginePlayer {
    pub(super) fn new(level: Level, seed: u64, effort: Effort) -> Self {
        let (player, adviser) = (Engine::new(PLAY_TABLE_MIB), Engine::new(PLAY_TABLE_MIB));
        Self { player, adviser, level, seed, effort }
    }

    pub(super) fn level(&self) -> Level {
        self.level
    }

    /// Changes the level.
    pub(super) fn set_level(&mut self, level: Level) {
        self.level = level;
        self.player.clear();
    }

    /// Returns the engine's turn; `None` if the game is over.
    pub(super) fn turn(&self, game: &AnyGame) -> Option<String> {
        let strength = self.level.strength(game, self.seed);
        let request = SearchRequest { strength, ..self.request(TURN_TIME_DEFAULT_MS) };
        think(&self.player, game, &request).map(|line| line.turn)
    }

    /// Returns the best variation that the engine finds in a short time.
    pub(super) fn advice(&self, game: &AnyGame) -> Option<Variation> {
        let request = self.request(HINT_TIME_MS);
        let shorter = request.movetime.map(|time| time.min(HINT_TIME_MS));
        think(&self.adviser, game, &SearchRequest { movetime: shorter, ..request })
    }

    /// Returns the engine's evaluation of the position from White's point of view, and White's winning chance.
    pub(super) fn judgement(&self, game: &AnyGame) -> Option<(Evaluation, Chance)> {
        let evaluation = evaluation_of(self.advice(game)?.score, game.to_act());
        Some((evaluation, Chance::of(evaluation, Color::White)))
    }

    fn request(&self, time: u64) -> SearchRequest {
        match self.effort {
            Effort { nodes: Some(nodes), .. } => {
                SearchRequest { nodes: Some(nodes), ..SearchRequest::default() }
            }
            Effort { time: own, .. } => {
                SearchRequest { movetime: Some(own.unwrap_or(time)), ..SearchRequest::default() }
            }
        }
    }
}

fn think(engine: &Engine, game: &AnyGame, request: &SearchRequest) -> Option<Variation> {
    let _progress = Progress::unknown("thinking");
    let answer = engine.search(game, request, &AtomicBool::new(false), |_| {});
    answer.variations.into_iter().next()
}
