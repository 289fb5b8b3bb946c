use std::sync::atomic::AtomicBool;

use engine::{
    Level, Thinker, ThoughtLine, Wish,
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
const TURN: u64 = 5_000;

/// How long a hint takes, in milliseconds.
const HINT: u64 = 800;

/// A table, in mebibytes.
const TABLE: usize = 32;

/// The engine: as a player with a level, and as an adviser without.
#[derive(Debug)]
pub(super) struct EnginePlayer {
    player: Thinker,
    /// Apart from the player, whose table holds what a low level has misjudged.
    adviser: Thinker,
    level: Level,
    seed: u64,
    effort: Effort,
}

impl EnginePlayer {
    pub(super) fn new(level: Level, seed: u64, effort: Effort) -> Self {
        let (player, adviser) = (Thinker::new(TABLE), Thinker::new(TABLE));
        Self { player, adviser, level, seed, effort }
    }

    pub(super) fn level(&self) -> Level {
        self.level
    }

    /// Plays at another level from now on.
    pub(super) fn set_level(&mut self, level: Level) {
        self.level = level;
        self.player.forget();
    }

    /// The turn that it plays; none if the game has ended.
    pub(super) fn turn(&self, game: &AnyGame) -> Option<String> {
        let sight = self.level.sight(game, self.seed);
        let wish = Wish { sight, ..self.wish(TURN) };
        think(&self.player, game, &wish).map(|line| line.turn)
    }

    /// The best line that it can find in a short time.
    pub(super) fn advice(&self, game: &AnyGame) -> Option<ThoughtLine> {
        let wish = self.wish(HINT);
        let shorter = wish.movetime.map(|time| time.min(HINT));
        think(&self.adviser, game, &Wish { movetime: shorter, ..wish })
    }

    /// What it thinks of the position, from White's side, and White's chance.
    pub(super) fn judgement(&self, game: &AnyGame) -> Option<(Evaluation, Chance)> {
        let evaluation = evaluation_of(self.advice(game)?.score, game.to_act());
        Some((evaluation, Chance::of(evaluation, Color::White)))
    }

    fn wish(&self, time: u64) -> Wish {
        match self.effort {
            Effort { nodes: Some(nodes), .. } => Wish { nodes: Some(nodes), ..Wish::default() },
            Effort { time: own, .. } => {
                Wish { movetime: Some(own.unwrap_or(time)), ..Wish::default() }
            }
        }
    }
}

fn think(thinker: &Thinker, game: &AnyGame, wish: &Wish) -> Option<ThoughtLine> {
    let _progress = Progress::unknown("thinking");
    let answer = thinker.think(game, wish, &AtomicBool::new(false), |_| {});
    answer.lines.into_iter().next()
}
