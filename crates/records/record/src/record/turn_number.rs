use std::fmt;

use variants::{AnyGame, Color};

/// The number of a turn in a record: White's turn and Black's reply have the same number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TurnNumber {
    /// The number, from 1.
    pub number: usize,
    /// The player whose turn it is.
    pub player: Color,
}

impl TurnNumber {
    /// Returns the number of the turn at an index, in a game started by `first`.
    pub(crate) fn new(first: Color, index: usize) -> Self {
        let index = index + first.index();
        let player = Color::ALL[index % 2];
        Self { number: index / 2 + 1, player }
    }

    /// Returns the number of the turn to which the next action belongs.
    pub(crate) fn next(game: &AnyGame) -> Self {
        let turns = game.turns();
        let first = turns.first().map_or(game.to_act(), |turn| turn.player);
        let goes_on = turns.last().is_some_and(|turn| turn.player == game.to_act());
        Self::new(first, turns.len() - usize::from(goes_on))
    }

    /// Returns the number of the turn to which the last action belongs.
    pub(crate) fn last(game: &AnyGame) -> Option<Self> {
        let turns = game.turns();
        let first = turns.first()?.player;
        Some(Self::new(first, turns.len() - 1))
    }
}

impl fmt::Display for TurnNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "turn {} ({})", self.number, self.player)
    }
}
