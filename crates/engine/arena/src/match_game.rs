use game::{Color, Outcome};
use variants::{AnyGame, PlayError};

use crate::{
    budget::Budget,
    player::{Player, PlayerError},
};

/// Ending of a game in a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Decided by the rules.
    Rules(Outcome),
    /// Adjudicated as a draw after too many turns.
    TooLong,
    /// Lost by a player that did not return a legal turn.
    Fault {
        /// Colour of that player.
        color: Color,
        /// The fault.
        fault: Fault,
    },
}

impl Ending {
    /// Returns the winner, or `None` for a draw.
    #[must_use]
    pub fn winner(&self) -> Option<Color> {
        match self {
            Self::Rules(outcome) => outcome.winner(),
            Self::TooLong => None,
            Self::Fault { color, .. } => Some(!*color),
        }
    }
}

/// Fault committed by a player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// The player returned no turn.
    #[error(transparent)]
    Player(#[from] PlayerError),
    /// The turn is illegal.
    #[error("illegal turn {turn}: {error}")]
    Illegal {
        /// Token of the turn.
        turn: String,
        /// Rule that the turn breaks.
        error: PlayError,
    },
    /// The turn is incomplete.
    #[error("incomplete turn {turn}")]
    Unfinished {
        /// Token of the turn.
        turn: String,
    },
}

/// A player with its budget.
pub(super) struct Seat<'a> {
    pub(super) player: &'a mut dyn Player,
    pub(super) budget: Budget,
}

/// Plays a game to its end. The player in the first seat plays White.
pub(super) fn play(game: &mut AnyGame, mut seats: [Seat<'_>; 2], longest: usize) -> Ending {
    for color in Color::ALL {
        if let Err(error) = seats[color.index()].player.new_game(game.variant()) {
            return Ending::Fault { color, fault: error.into() };
        }
    }
    for _ in 0..longest {
        if let Some(outcome) = game.outcome() {
            return Ending::Rules(outcome);
        }
        let color = game.to_act();
        if let Err(fault) = play_turn(game, &mut seats[color.index()]) {
            return Ending::Fault { color, fault };
        }
    }
    game.outcome().map_or(Ending::TooLong, Ending::Rules)
}

fn play_turn(game: &mut AnyGame, seat: &mut Seat<'_>) -> Result<(), Fault> {
    let color = game.to_act();
    let turn = seat.player.play(game, seat.budget)?;
    match game.play_turn(&turn) {
        Err(error) => Err(Fault::Illegal { turn, error }),
        Ok(_) if game.outcome().is_none() && game.to_act() == color => {
            Err(Fault::Unfinished { turn })
        }
        Ok(_) => Ok(()),
    }
}
