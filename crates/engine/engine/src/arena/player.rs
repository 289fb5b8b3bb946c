use std::{io, time::Duration};

use variants::{AnyGame, Variant};

use super::budget::Budget;

/// A player of matches.
pub trait Player {
    /// The name in records.
    fn name(&self) -> String;

    /// Prepares for a new game.
    ///
    /// # Errors
    /// Says why the player cannot play; the game is then lost.
    fn new_game(&mut self, variant: Variant) -> Result<(), PlayerError>;

    /// The token of a whole turn in a game that has not ended.
    ///
    /// # Errors
    /// Says why there is no turn; the game is then lost.
    fn play(&mut self, game: &AnyGame, budget: Budget) -> Result<String, PlayerError>;
}

/// Why a player has no turn.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayerError {
    /// The program does not start.
    #[error("the program does not start: {0}")]
    Start(io::ErrorKind),
    /// The program has ended or closed its output.
    #[error("the program has died")]
    Died,
    /// Nothing useful came in time.
    #[error("no answer within {} ms", .0.as_millis())]
    TimedOut(Duration),
    /// The program says that it cannot do what was asked.
    #[error("the program answered: error {0}")]
    Refused(String),
    /// The player gave up, or named no turn.
    #[error("no turn was named")]
    NoTurn,
}
