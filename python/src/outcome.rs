use pyo3::prelude::*;

use crate::color::Color;

/// The outcome of a game: the winner, if there is one, and the rule that ended it.
#[pyclass(name = "Outcome", module = "gipfel", eq, hash, frozen)]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Outcome(game::Outcome);

impl From<game::Outcome> for Outcome {
    fn from(outcome: game::Outcome) -> Self {
        Self(outcome)
    }
}

#[pymethods]
impl Outcome {
    /// The winner, or `None` for a draw.
    #[getter]
    fn winner(&self) -> Option<Color> {
        self.0.winner().map(Color::from)
    }

    /// The stable code of the rule that ended the game.
    #[getter]
    fn reason(&self) -> &'static str {
        self.0.reason().code()
    }

    /// The result as written in records: `1-0`, `0-1` or `1/2-1/2`.
    #[getter]
    fn score(&self) -> &'static str {
        self.0.score()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Outcome {} ({})>", self.0.score(), self.0.reason().code())
    }
}
