use game::History;
use variants::AnyGame;

#[cfg(feature = "potentials")]
use crate::combined_board::CombinedBoard;
use crate::{
    board_game::{BoardGame, effects_of},
    effect::Effect,
    game_start::{GameStart, play},
    point_name::PointName,
    refusal::Refusal,
    view::View,
};

/// A game on a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    game: AnyGame,
    /// The match that the game on the board belongs to, if any.
    #[cfg(feature = "potentials")]
    combined: Option<Box<CombinedBoard>>,
}

impl Board {
    /// Opens a game.
    ///
    /// # Errors
    /// Returns an error if the variant, the start or a turn is invalid.
    pub fn open(opening: &GameStart) -> Result<Self, Refusal> {
        #[cfg(feature = "potentials")]
        if let Some(game) = opening.combined_game()? {
            let combined = CombinedBoard::new(game);
            return Ok(Self { game: combined.shown(), combined: Some(Box::new(combined)) });
        }
        Ok(Self {
            game: opening.game()?,
            #[cfg(feature = "potentials")]
            combined: None,
        })
    }

    /// Returns the game; in a match, the one that the board shows.
    #[must_use]
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// Returns the view of the board.
    #[must_use]
    pub fn view(&self) -> View {
        #[cfg(feature = "potentials")]
        if let Some(combined) = &self.combined {
            return combined.view(View::of(&self.game));
        }
        View::of(&self.game)
    }

    /// Plays an action or a whole turn.
    ///
    /// # Errors
    /// Returns the reason if the token is refused; in that case nothing changes.
    pub fn act(&mut self, token: &str) -> Result<Vec<Effect>, Refusal> {
        #[cfg(feature = "potentials")]
        if let Some(combined) = &mut self.combined {
            let effects = combined.act(token)?;
            self.game = combined.shown();
            return Ok(effects);
        }
        let count = play(&mut self.game, token)?;
        Ok(self.effects(self.game.len() - count, count))
    }

    /// Returns the effects that an action or a whole turn would have.
    ///
    /// # Errors
    /// Returns the reason if the token is refused.
    pub fn preview(&mut self, token: &str) -> Result<Vec<Effect>, Refusal> {
        #[cfg(feature = "potentials")]
        if let Some(combined) = &self.combined {
            return combined.clone().act(token);
        }
        let before = self.game.len();
        let effects = self.act(token);
        while self.game.len() > before {
            self.game.undo();
        }
        effects
    }

    /// Takes back the last action; does nothing at the start of the game.
    pub fn undo(&mut self) {
        #[cfg(feature = "potentials")]
        if let Some(combined) = &mut self.combined {
            combined.undo();
            self.game = combined.shown();
            return;
        }
        self.game.undo();
    }

    /// Returns the reason why the points of `path` cannot be chosen in sequence.
    #[must_use]
    pub fn explain(&self, path: &[PointName]) -> Refusal {
        fn of<G: BoardGame>(game: &History<G>, path: &[PointName]) -> Refusal {
            // A repetition ends the game, although the position alone does not show it.
            match game.outcome() {
                Some(_) => Refusal::new("game-over", "the game has ended"),
                None => game.position().explain(path),
            }
        }
        #[cfg(feature = "potentials")]
        if let Some(refusal) = self.combined.as_ref().and_then(|combined| combined.explain(path)) {
            return refusal;
        }
        match &self.game {
            AnyGame::Yinsh(game) => of(game, path),
            AnyGame::Gipf(game) => of(game, path),
            #[cfg(feature = "potentials")]
            AnyGame::Potentials(game) => of(game, path),
            _ => Refusal::new("other-game", "this board does not show this game"),
        }
    }

    /// Returns the effects of the complete turn with this index.
    ///
    /// # Errors
    /// Returns an error if there is no such turn.
    pub fn effects_of_turn(&self, index: usize) -> Result<Vec<Effect>, Refusal> {
        #[cfg(feature = "potentials")]
        if let Some(combined) = &self.combined {
            return combined.effects_of_token(index);
        }
        let turns = self.game.turns();
        let turn = turns
            .get(index)
            .ok_or_else(|| Refusal::new("no-turn", "this game has no such turn"))?;
        let first = turns.iter().take(index).map(|turn| turn.actions).sum();
        Ok(self.effects(first, turn.actions))
    }

    fn effects(&self, first: usize, count: usize) -> Vec<Effect> {
        effects_of(&self.game, first, count)
    }
}
