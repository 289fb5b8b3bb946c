/// Declares a module with the Python classes of a game. Python classes cannot be generic, so they are written once here.
macro_rules! classes_of_game {
    ($name:ident, $Position:ty, $module:literal, $action:literal, $position:literal, $game:literal) => {
        pub(crate) mod $name {
            use std::collections::BTreeMap;

            use ::game::{History, Shown};
            use pyo3::{
                prelude::*,
                sync::PyOnceLock,
                types::{PyDict, PyList, PyType},
            };

            use variants::AnyGame;

            use crate::{
                action_space::Numbered as _,
                arguments::{action_at, not_an_action, symmetry_at},
                classes::{action::action_class, game::game_class, position::position_class},
                color::Color,
                errors::{illegal, too_many_turns, turn_error},
                family::Family,
                outcome::Outcome,
                position_text::{read_position, replayed, written_variant},
            };

            type P = $Position;

            /// Adds the classes to the compiled module.
            pub(crate) fn add_to(module: &Bound<'_, PyModule>) -> PyResult<()> {
                let py = module.py();
                module.add($action, py.get_type::<Action>())?;
                module.add($position, py.get_type::<Position>())?;
                module.add($game, py.get_type::<Game>())
            }

            /// Returns the game that a Python object represents, if it is a `Game` or `Position` of this module.
            pub(crate) fn game_of(object: &Bound<'_, PyAny>) -> Option<AnyGame> {
                if let Ok(game) = object.cast::<Game>() {
                    return Some(P::to_any(game.borrow().0.clone()));
                }
                let position = object.cast::<Position>().ok()?;
                Some(P::to_any(History::new(position.get().0)))
            }

            /// Returns a game as a Python object.
            pub(crate) fn object_of(py: Python<'_>, game: History<P>) -> PyResult<Py<PyAny>> {
                Ok(Py::new(py, Game(game))?.into_any())
            }

            action_class!($module);
            position_class!($module);
            game_class!($module);
        }
    };
}
pub(crate) use classes_of_game;
