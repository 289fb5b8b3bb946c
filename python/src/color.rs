use pyo3::prelude::*;

/// One of the two players. White starts.
#[pyclass(name = "Color", module = "gipfel", eq, hash, frozen, from_py_object)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Color {
    /// The player who starts.
    #[pyo3(name = "WHITE")]
    White,
    /// The other player.
    #[pyo3(name = "BLACK")]
    Black,
}

/// A function and its arguments, from which pickle creates a value.
type Reduced<'py> = (Bound<'py, PyAny>, (Bound<'py, PyAny>, &'static str));

#[pymethods]
impl Color {
    /// The other player.
    #[getter]
    fn other(&self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    fn __str__(&self) -> String {
        game::Color::from(*self).to_string()
    }

    fn __repr__(&self) -> &'static str {
        match self {
            Self::White => "Color.WHITE",
            Self::Black => "Color.BLACK",
        }
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let name = match self {
            Self::White => "WHITE",
            Self::Black => "BLACK",
        };
        let getattr = py.import("builtins")?.getattr("getattr")?;
        Ok((getattr, (py.get_type::<Self>().into_any(), name)))
    }
}

impl From<game::Color> for Color {
    fn from(color: game::Color) -> Self {
        match color {
            game::Color::White => Self::White,
            game::Color::Black => Self::Black,
        }
    }
}

impl From<Color> for game::Color {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}
