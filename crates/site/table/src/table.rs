use game::History;
use variants::AnyGame;

use crate::{
    board::{Board, effects},
    effect::Effect,
    opening::{Opening, play},
    point_name::PointName,
    refusal::Refusal,
    view::View,
};

/// A game with its board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    game: AnyGame,
}

impl Table {
    /// Opens a game.
    ///
    /// # Errors
    /// Says what is wrong with the variant, the start or a turn.
    pub fn open(opening: &Opening) -> Result<Self, Refusal> {
        Ok(Self { game: opening.game()? })
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// What the board shows.
    #[must_use]
    pub fn view(&self) -> View {
        View::of(&self.game)
    }

    /// Plays an action or a whole turn.
    ///
    /// # Errors
    /// Says why it is refused; nothing changes then.
    pub fn act(&mut self, token: &str) -> Result<Vec<Effect>, Refusal> {
        let count = play(&mut self.game, token)?;
        Ok(self.effects(self.game.len() - count, count))
    }

    /// What an action or a whole turn would do.
    ///
    /// # Errors
    /// Says why it is refused.
    pub fn preview(&mut self, token: &str) -> Result<Vec<Effect>, Refusal> {
        let before = self.game.len();
        let effects = self.act(token);
        while self.game.len() > before {
            self.game.undo();
        }
        effects
    }

    /// Takes back the last action; does nothing at the start of the game.
    pub fn undo(&mut self) {
        self.game.undo();
    }

    /// Why the points of `path` cannot be chosen one after the other.
    #[must_use]
    pub fn explain(&self, path: &[PointName]) -> Refusal {
        fn of<G: Board>(game: &History<G>, path: &[PointName]) -> Refusal {
            // A repetition ends a game that its position alone does not.
            match game.outcome() {
                Some(_) => Refusal::new("game-over", "the game has ended"),
                None => game.position().explain(path),
            }
        }
        match &self.game {
            AnyGame::Yinsh(game) => of(game, path),
            AnyGame::Gipf(game) => of(game, path),
            #[cfg(feature = "potentials")]
            AnyGame::Potentials(game) => of(game, path),
            _ => Refusal::new("other-game", "this board does not show this game"),
        }
    }

    /// The effects of a complete turn, counted from 0.
    ///
    /// # Errors
    /// Says that there is no such turn.
    pub fn effects_of_turn(&self, index: usize) -> Result<Vec<Effect>, Refusal> {
        let turns = self.game.turns();
        let turn = turns
            .get(index)
            .ok_or_else(|| Refusal::new("no-turn", "this game has no such turn"))?;
        let first = turns.iter().take(index).map(|turn| turn.actions).sum();
        Ok(self.effects(first, turn.actions))
    }

    fn effects(&self, first: usize, count: usize) -> Vec<Effect> {
        match &self.game {
            AnyGame::Yinsh(game) => effects(game, first, count),
            AnyGame::Gipf(game) => effects(game, first, count),
            #[cfg(feature = "potentials")]
            AnyGame::Potentials(game) => effects(game, first, count),
            _ => Vec::new(),
        }
    }
}
