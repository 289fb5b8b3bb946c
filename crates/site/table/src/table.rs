use game::History;
use variants::AnyGame;

use crate::{Effect, Opening, PointName, Refusal, View, board::Board, opening::play};

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

    /// Takes the last action back; at the start of the game nothing happens.
    pub fn undo(&mut self) {
        self.game.undo();
    }

    /// Why what was pointed at is no choice.
    #[must_use]
    pub fn why(&self, path: &[PointName]) -> Refusal {
        fn of<G: Board>(game: &History<G>, path: &[PointName]) -> Refusal {
            // A repetition ends a game that its position alone does not.
            match game.outcome() {
                Some(_) => Refusal::new("game-over", "the game has ended"),
                None => game.position().why(path),
            }
        }
        match &self.game {
            AnyGame::Yinsh(game) => of(game, path),
            AnyGame::Gipf(game) => of(game, path),
        }
    }

    /// The effects of a complete turn, counted from 0.
    ///
    /// # Errors
    /// Says that there is no such turn.
    pub fn retell(&self, index: usize) -> Result<Vec<Effect>, Refusal> {
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
        }
    }
}

/// What actions did that have been played, counted from `first`.
pub(crate) fn effects<G: Board>(game: &History<G>, first: usize, count: usize) -> Vec<Effect> {
    let mut effects = Vec::new();
    let last = game.actions().len();
    for index in first..(first + count).min(last) {
        let (Some(before), Some(&action)) = (game.past().get(index), game.actions().get(index))
        else {
            break;
        };
        let after = game.past().get(index + 1).unwrap_or(game.position());
        effects.extend(before.effect(action, after));
    }
    if first + count >= last && count > 0 {
        effects.extend(game.outcome().map(|outcome| Effect::End { outcome: outcome.into() }));
    }
    effects
}
