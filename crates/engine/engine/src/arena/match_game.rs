use game::{Color, Outcome};
use variants::{AnyGame, PlayError};

use super::{
    budget::Budget,
    player::{Player, PlayerError},
};

/// How a game of a match ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By the rules.
    Rules(Outcome),
    /// It was adjudicated as a draw after too many turns.
    TooLong,
    /// A player lost because it offered no legal turn.
    Fault {
        /// The colour of that player.
        color: Color,
        /// What went wrong.
        fault: Fault,
    },
}

impl Ending {
    /// The winner, or `None` after a draw.
    #[must_use]
    pub fn winner(&self) -> Option<Color> {
        match self {
            Self::Rules(outcome) => outcome.winner(),
            Self::TooLong => None,
            Self::Fault { color, .. } => Some(!*color),
        }
    }
}

/// What a player did wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// There was no turn.
    #[error(transparent)]
    Player(#[from] PlayerError),
    /// The turn breaks a rule.
    #[error("illegal turn {turn}: {error}")]
    Illegal {
        /// The token of the turn.
        turn: String,
        /// The rule that it breaks.
        error: PlayError,
    },
    /// The turn stops before its end.
    #[error("incomplete turn {turn}")]
    Unfinished {
        /// The token of the turn.
        turn: String,
    },
}

/// A player with its budget.
pub(super) struct Seat<'a> {
    pub(super) player: &'a mut dyn Player,
    pub(super) budget: Budget,
}

/// Plays a game to its end; the first seat is White.
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
