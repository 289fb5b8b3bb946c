use std::sync::atomic::AtomicBool;

use variants::{AnyGame, Variant};

use super::{Budget, Player, PlayerError};
use crate::{Thinker, Wish};

/// The engine of this crate as a player.
#[derive(Debug)]
pub struct ThinkerPlayer {
    thinker: Thinker,
}

impl ThinkerPlayer {
    /// The engine with a table of so many mebibytes.
    #[must_use]
    pub fn new(mebibytes: usize) -> Self {
        Self { thinker: Thinker::new(mebibytes) }
    }
}

impl Player for ThinkerPlayer {
    fn name(&self) -> String {
        "gipfel".to_owned()
    }

    fn new_game(&mut self, _variant: Variant) -> Result<(), PlayerError> {
        self.thinker.forget();
        Ok(())
    }

    fn play(&mut self, game: &AnyGame, budget: Budget) -> Result<String, PlayerError> {
        let wish = match budget {
            Budget::Nodes(nodes) => Wish { nodes: Some(nodes), ..Wish::default() },
            Budget::MoveTime(time) => Wish { movetime: Some(time), ..Wish::default() },
            Budget::Depth(depth) => Wish { depth: Some(depth), ..Wish::default() },
        };
        let answer = self.thinker.think(game, &wish, &AtomicBool::new(false), |_| {});
        answer.lines.into_iter().next().map(|line| line.turn).ok_or(PlayerError::NoTurn)
    }
}
