//! Arguments from Python that are refused if they are wrong.

use hexgrid::Symmetry;
use pyo3::{
    exceptions::{PyIndexError, PyTypeError, PyValueError},
    prelude::*,
};

use crate::family::Family;

/// Returns the action with an index.
pub(crate) fn action_at<P: Family>(index: usize) -> PyResult<P::Action> {
    let error = || {
        PyIndexError::new_err(format!(
            "{index} is not the index of an action; there are {}",
            P::space().len()
        ))
    };
    P::space().action(index).ok_or_else(error)
}

/// Returns one of the twelve symmetries.
pub(crate) fn symmetry_at(index: usize) -> PyResult<Symmetry> {
    let error = || PyValueError::new_err("a symmetry must be a number from 0 to 11");
    Symmetry::ALL.get(index).copied().ok_or_else(error)
}

/// Returns the exception for an argument that is neither an action nor a turn.
pub(crate) fn not_an_action() -> PyErr {
    PyTypeError::new_err("expected an action of this game or the token of a turn")
}
