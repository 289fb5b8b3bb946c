use puzzles::{Kind, Puzzle, Themes};
use variants::AnyGame;

/// Maximum number of turns listed in a position.
const LISTED_TURNS_MAX: usize = 4_000;

/// The solution of a puzzle of some kind, for comparison with other turns.
pub(crate) struct Rivals<'a> {
    game: &'a AnyGame,
    puzzle: Puzzle,
}

impl<'a> Rivals<'a> {
    pub(crate) fn of(game: &'a AnyGame, kind: Kind, turn: &str, other_rings: &[String]) -> Self {
        let puzzle = Puzzle {
            variant: game.variant(),
            kind,
            difficulty: 0,
            themes: Themes::NONE,
            start: game.position(),
            led_by: None,
            line: vec![turn.to_owned()],
            asked: 1,
            other_rings: other_rings.to_vec(),
        };
        Self { game, puzzle }
    }

    /// Returns whether another turn counts as the same solution.
    pub(crate) fn is_same(&self, turn: &str) -> bool {
        self.puzzle.is_right(0, turn) == Ok(true)
    }

    /// Returns all turns that count as different solutions; `None` if there are none or too many.
    pub(crate) fn others(&self) -> Option<Vec<String>> {
        let tokens =
            self.game.legal_turns(LISTED_TURNS_MAX).ok()?.into_iter().map(|turn| turn.token);
        let others: Vec<String> = tokens.filter(|turn| !self.is_same(turn)).collect();
        (!others.is_empty()).then_some(others)
    }
}
