use std::sync::atomic::AtomicBool;

use engine::{
    Engine, Level, SearchRequest, Variation,
    review::{Chance, evaluation_of},
};
use game::Color;
use record::Evaluation;
use variants::AnyGame;

use crate::terminal::progress::Progress;

/// What the engine may spend on a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Effort {
    /// Milliseconds.
    pub(super) time: Option<u64>,
    /// Nodes.
    pub(super) nodes: Option<u64>,
}

/// How long a turn takes at the most if nothing else was said, in milliseconds.
pub(super) const TURN: u64 = 5_000;

/// How long a hint takes, in milliseconds.
const HINT: u64 = 800;

/// A table, in mebibytes.
const TABLE: usize = 32;

/// The engine: as a player with a level, and as an adviser without.
#[derive(Debug)]
pub(super) struct EnginePlayer {
    player: Engine,
    /// Apart from the player, whose table holds what a low level has misjudged.
    adviser: Engine,
    level: Level,
    seed: u64,
    effort: Effort,
}

impl EnginePlayer {
    pub(super) fn new(level: Level, seed: u64, effort: Effort) -> Self {
        let (player, adviser) = (Engine::new(TABLE), Engine::new(TABLE));
        Self { player, adviser, level, seed, effort }
    }

    pub(super) fn level(&self) -> Level {
        self.level
    }

    /// Plays at another level from now on.
    pub(super) fn set_level(&mut self, level: Level) {
        self.level = level;
        self.player.clear();
    }

    /// The turn that it plays; none if the game has ended.
    pub(super) fn turn(&self, game: &AnyGame) -> Option<String> {
        let strength = self.level.strength(game, self.seed);
        let request = SearchRequest { strength, ..self.request(TURN) };
        think(&self.player, game, &request).map(|line| line.turn)
    }

    /// The best line that it can find in a short time.
    pub(super) fn advice(&self, game: &AnyGame) -> Option<Variation> {
        let request = self.request(HINT);
        let shorter = request.movetime.map(|time| time.min(HINT));
        think(&self.adviser, game, &SearchRequest { movetime: shorter, ..request })
    }

    /// What it thinks of the position, from White's side, and White's chance.
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
