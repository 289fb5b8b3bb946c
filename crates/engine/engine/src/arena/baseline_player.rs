use variants::{AnyGame, Variant};

use super::{
    budget::Budget,
    player::{Player, PlayerError},
};
use crate::baseline::{Baseline, Dice};

/// A frozen baseline as a player; it has a budget of its own and ignores any other.
///
/// What it plays depends on its seed and the game alone, never on other games.
#[derive(Clone, Debug)]
pub struct BaselinePlayer {
    baseline: Baseline,
    seed: u64,
}

impl BaselinePlayer {
    /// A baseline; two of the same kind need different seeds to differ.
    #[must_use]
    pub const fn new(baseline: Baseline, seed: u64) -> Self {
        Self { baseline, seed }
    }

    fn seed_for(&self, game: &AnyGame) -> u64 {
        let start = game.start_position();
        // The text, not the Zobrist key: keys may change with the rules crates.
        let mixed =
            start.bytes().fold(self.seed, |seed, byte| Dice::new(seed ^ u64::from(byte)).roll());
        Dice::new(mixed ^ game.len() as u64).roll()
    }
}

impl Player for BaselinePlayer {
    fn name(&self) -> String {
        self.baseline.code().to_owned()
    }

    fn new_game(&mut self, _variant: Variant) -> Result<(), PlayerError> {
        Ok(())
    }

    fn play(&mut self, game: &AnyGame, _budget: Budget) -> Result<String, PlayerError> {
        self.baseline.choose_turn(game, self.seed_for(game)).ok_or(PlayerError::NoTurn)
    }
}
