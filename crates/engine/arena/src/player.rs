use std::{io, time::Duration};

use variants::{AnyGame, Variant};

use crate::budget::Budget;

/// A player that can take part in a match.
pub trait Player {
    /// Returns the name used in records.
    fn name(&self) -> String;

    /// Prepares for a new game.
    ///
    /// # Errors
    /// Returns an error if the player cannot play; it then loses the game.
    fn new_game(&mut self, variant: Variant) -> Result<(), PlayerError>;

    /// Returns the token of a whole turn. The game must not be over.
    ///
    /// # Errors
    /// Returns an error if the player returns no turn; it then loses the game.
    fn play(&mut self, game: &AnyGame, budget: Budget) -> Result<String, PlayerError>;
}

/// Reason why a player returned no turn.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayerError {
    /// The program could not be started.
    #[error("the program could not be started: {0}")]
    Start(io::ErrorKind),
    /// The program has ended or closed its output.
    #[error("the program has exited or closed its output")]
    Died,
    /// No useful answer arrived in time.
    #[error("no answer within {} ms", .0.as_millis())]
    TimedOut(Duration),
    /// The program reported an error.
    #[error("the program answered: error {0}")]
    Refused(String),
    /// The player resigned or returned no turn.
    #[error("no turn was returned")]
    NoTurn,
}
