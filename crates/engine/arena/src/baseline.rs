//! Baseline players: the fixed ladder against which strength is measured.
//!
//! They share no code with the search and its evaluation, and they never change, so scores against
//! them stay comparable. Tests pin the turns that they play.
//!
//! They see only the current position, not its history, and therefore do not foresee draws by
//! repetition.

mod dice;
mod evaluated;
mod greedy;
mod minimax;
mod uct;

use game::{History, Shown};
use variants::AnyGame;

pub(crate) use self::dice::Dice;
use self::evaluated::Evaluated;

game::codes! {
    /// A player whose play never changes. Later baselines are rarely weaker than earlier ones.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Baseline {
        /// Plays random legal actions.
        B0 = "b0",
        /// Plays the whole turn with the best evaluation.
        B1 = "b1",
        /// Alpha-beta at depth 2.
        B2 = "b2",
        /// UCT with 1 000 random playouts per turn.
        B3 = "b3",
        /// UCT with 10 000 random playouts per turn.
        B4 = "b4",
        /// Alpha-beta with 20 000 nodes per turn.
        B5 = "b5",
    }
}

impl Baseline {
    /// Returns the token of a whole turn, which is always the same for the same game and seed;
    /// `None` if the game is over.
    #[must_use]
    pub fn choose_turn(self, game: &AnyGame, seed: u64) -> Option<String> {
        match game {
            AnyGame::Yinsh(game) => self.turn(game, seed),
            AnyGame::Gipf(game) => self.turn(game, seed),
            #[cfg(feature = "potentials")]
            AnyGame::Potentials(game) => self.turn(game, seed),
            _ => None,
        }
    }

    fn turn<G: Evaluated>(self, game: &History<G>, seed: u64) -> Option<String> {
        let mut dice = Dice::new(seed);
        let position = game.position();
        if game.outcome().is_some() {
            return None;
        }
        let actions = match self {
            Self::B0 => Vec::new(),
            Self::B1 => greedy::turn(position, &mut dice),
            Self::B2 => minimax::turn(position, minimax::Limits::depth(2), &mut dice),
            Self::B3 => uct::turn(position, 1_000, &mut dice),
            Self::B4 => uct::turn(position, 10_000, &mut dice),
            Self::B5 => minimax::turn(position, minimax::Limits::nodes(20_000), &mut dice),
        };
        whole_turn(game, actions, &mut dice)
    }
}

/// Plays a list of actions up to the end of the turn, followed by random actions if the list is too
/// short.
fn whole_turn<G: Evaluated>(
    game: &History<G>,
    actions: Vec<G::Action>,
    dice: &mut Dice,
) -> Option<String> {
    let mut game = game.clone();
    let mut actions = actions.into_iter();
    let mut token = String::new();
    let player = game.position().to_act();
    // The outcome takes the past into account: a repetition can end the game in the middle of a
    // turn.
    while game.outcome().is_none() && game.position().to_act() == player {
        let position = game.position();
        let action = actions.next().or_else(|| dice.action(position))?;
        if !token.is_empty() {
            token.push(';');
        }
        token.push_str(&Shown { position, action }.to_string());
        game.try_play(action).ok()?;
    }
    Some(token)
}
