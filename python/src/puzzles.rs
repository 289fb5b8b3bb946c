//! Puzzles and opening trees.

use explorer::{Tree, continuations};
use pyo3::{exceptions::PyValueError, prelude::*, types::PyType};
use variants::AnyGame;

use crate::{
    any_game::{game_of, object_of},
    errors::{PuzzleError, play_error, too_many_turns},
    position_text::read_variant,
};

/// A position, a task, and the only turn that achieves it.
#[pyclass(name = "Puzzle", module = "gipfel.puzzles", frozen, eq)]
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Puzzle(::puzzles::Puzzle);

fn puzzle_error(error: &::puzzles::ReadError) -> PyErr {
    PuzzleError::new_err((error.to_string(), "not-a-puzzle"))
}

#[pymethods]
impl Puzzle {
    /// Parses a line of a file of puzzles.
    #[new]
    fn new(line: &str) -> PyResult<Self> {
        line.parse().map(Self).map_err(|error| puzzle_error(&error))
    }

    /// Six letters and digits that stay the same when the files are generated again.
    #[getter]
    fn id(&self) -> PyResult<String> {
        self.0.id().map_err(|error| puzzle_error(&error))
    }

    /// The id of the variant.
    #[getter]
    fn variant(&self) -> &'static str {
        self.0.variant.id()
    }

    /// The task: `win`, `save` or `gain`.
    #[getter]
    fn kind(&self) -> &'static str {
        self.0.kind.word()
    }

    /// Number of turns within which the task is achieved, or the depth of a gain.
    #[getter]
    fn number(&self) -> u8 {
        self.0.kind.number()
    }

    /// Difficulty on the scale of the engine's levels.
    #[getter]
    fn difficulty(&self) -> u16 {
        self.0.difficulty
    }

    /// The codes of the themes of the solution.
    #[getter]
    fn themes(&self) -> Vec<&'static str> {
        self.0.themes.iter().map(|theme| theme.code()).collect()
    }

    /// The turns of both players, the first of which is to be found.
    #[getter]
    fn turns(&self) -> Vec<String> {
        self.0.line.clone()
    }

    /// Number of turns that belong to the task; the others are only shown.
    #[getter]
    fn asked(&self) -> usize {
        self.0.asked
    }

    /// Returns the game at the puzzle, after the opponent's last turn.
    fn game(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let start = AnyGame::from_position(self.0.variant, &self.0.start);
        let mut game =
            start.map_err(|error| PuzzleError::new_err((error.to_string(), error.code())))?;
        if let Some(turn) = &self.0.led_by {
            game.play_turn(turn).map_err(|error| play_error(&error))?;
        }
        object_of(py, game)
    }

    /// Returns whether a turn is correct at an index of the line; 0, 2 and so on are the player's own turns.
    #[pyo3(signature = (turn, index=0))]
    fn is_right(&self, turn: &str, index: usize) -> PyResult<bool> {
        self.0.is_right(index, turn).map_err(|error| puzzle_error(&error))
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> PyResult<String> {
        Ok(format!("<Puzzle {} {} {}>", self.id()?, self.variant(), self.0.kind))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (String,)) {
        (py.get_type::<Self>(), (self.__str__(),))
    }
}

/// The turns from a position that lead to the same class of positions, with the games that reached it.
#[pyclass(name = "Continuation", module = "gipfel.openings", frozen, get_all)]
#[derive(Clone, Debug)]
pub(crate) struct Continuation {
    /// The turns: images of each other, or different orders of the same actions.
    turns: Vec<String>,
    /// Number of games.
    games: u32,
    /// Games won by the player who takes the turn.
    wins: u32,
    /// Drawn games.
    draws: u32,
    /// Games won by the other player.
    losses: u32,
    /// The player's mean score, from 0 to 1.
    score: Option<f64>,
    /// The engine's evaluation as the player's expected score, if there is one.
    evaluation: Option<f64>,
}

#[pymethods]
impl Continuation {
    fn __repr__(&self) -> String {
        format!("<Continuation {} ({} games)>", self.turns.join(" "), self.games)
    }
}

/// An opening tree: games counted by position, up to symmetry.
#[pyclass(name = "OpeningTree", module = "gipfel.openings")]
#[derive(Debug)]
pub(crate) struct OpeningTree(Tree);

#[pymethods]
impl OpeningTree {
    /// Creates a tree without games, or reads the games of a file.
    #[new]
    #[pyo3(signature = (variant, data=None))]
    fn new(variant: &str, data: Option<&[u8]>) -> PyResult<Self> {
        let mut tree = Tree::new(read_variant(variant)?);
        if let Some(data) = data {
            tree.read_parts(data).map_err(|error| PyValueError::new_err(error.to_string()))?;
        }
        Ok(Self(tree))
    }

    /// The id of the variant.
    #[getter]
    fn variant(&self) -> String {
        variants::WrittenVariant(self.0.variant()).to_string()
    }

    /// Adds a finished game; returns whether it could be counted.
    fn add(&mut self, game: &Bound<'_, PyAny>) -> PyResult<bool> {
        let game = game_of(game)?;
        let Some(outcome) = game.outcome() else { return Ok(false) };
        Ok(self.0.add(&game, outcome.winner()))
    }

    /// Returns the turns played from the current position of a game, most frequent first.
    fn continuations(&self, game: &Bound<'_, PyAny>) -> PyResult<Vec<Continuation>> {
        let found = continuations(&game_of(game)?, &self.0).map_err(too_many_turns)?;
        let continuation = |found: explorer::Continuation| Continuation {
            games: found.node.games(),
            wins: found.node.wins,
            draws: found.node.draws,
            losses: found.node.losses,
            score: found.node.score(),
            evaluation: found.node.evaluation.map(explorer::Chance::value),
            turns: found.turns,
        };
        Ok(found.into_iter().map(continuation).collect())
    }

    fn __len__(&self) -> usize {
        self.0.nodes().len()
    }

    fn __repr__(&self) -> String {
        format!("<OpeningTree {} ({} positions)>", self.variant(), self.__len__())
    }
}
