use variants::{AnyGame, Variant};

use crate::{
    baseline::{Baseline, Dice},
    budget::Budget,
    player::{Player, PlayerError},
};

/// A baseline that plays matches. Its budget is fixed; the budget of the match is ignored.
///
/// The player's turns depend only on its seed and the game, never on other games.
#[derive(Clone, Debug)]
pub struct BaselinePlayer {
    baseline: Baseline,
    seed: u64,
}

impl BaselinePlayer {
    /// Creates a player. Two players with the same baseline need different seeds to play
    /// differently.
    #[must_use]
    pub const fn new(baseline: Baseline, seed: u64) -> Self {
        Self { baseline, seed }
    }

    fn seed_for(&self, game: &AnyGame) -> u64 {
        let start = game.start_position();
        // The seed is derived from the position string and not from the Zobrist key, because keys
        // may change with the rules crates.
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
