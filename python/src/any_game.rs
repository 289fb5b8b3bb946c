//! Games whose variant is known only at run time, as Python objects.

use pyo3::{exceptions::PyTypeError, prelude::*};
use variants::AnyGame;

use crate::classes::{gipf, potentials, yinsh};

/// Returns the game that a Python object represents: a `Game`, or a `Position` as the start of one.
pub(crate) fn game_of(object: &Bound<'_, PyAny>) -> PyResult<AnyGame> {
    yinsh::game_of(object)
        .or_else(|| gipf::game_of(object))
        .or_else(|| potentials::game_of(object))
        .ok_or_else(|| PyTypeError::new_err("expected a Game or a Position"))
}

/// Returns a game as a Python object of its class.
pub(crate) fn object_of(py: Python<'_>, game: AnyGame) -> PyResult<Py<PyAny>> {
    match game {
        AnyGame::Yinsh(game) => yinsh::object_of(py, game),
        AnyGame::Gipf(game) => gipf::object_of(py, game),
        AnyGame::Potentials(game) => potentials::object_of(py, game),
        _ => Err(PyTypeError::new_err("this version of the package does not know the game")),
    }
}
