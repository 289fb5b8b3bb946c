//! Many games at once, for learning: results are written to NumPy arrays of the caller, on all cores.

use numpy::{
    PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2, PyReadwriteArray4,
    PyUntypedArrayMethods,
};
use pyo3::{
    exceptions::{PyIndexError, PyTypeError, PyValueError},
    prelude::*,
};
use variants::{Family as GameFamily, Variant, WrittenVariant};

use crate::{
    any_game::{game_of, object_of},
    errors::{illegal, other_game},
    family::Family,
    position_text::read_variant,
};

mod outputs;
mod slot;
mod slots;

use outputs::Outputs;
use slots::Slots;

/// The games of a batch.
#[derive(Debug)]
enum AnySlots {
    Yinsh(Slots<yinsh::Position>),
    Gipf(Slots<gipf::Position>),
    Potentials(Slots<potentials::Position>),
}

/// Evaluates the same expression for the games of any family.
macro_rules! each {
    ($slots:expr, $games:ident => $answer:expr) => {
        match $slots {
            AnySlots::Yinsh($games) => $answer,
            AnySlots::Gipf($games) => $answer,
            AnySlots::Potentials($games) => $answer,
        }
    };
}

/// Games of one variant that are played at the same time. A game that ends starts again at once.
#[pyclass(name = "Batch", module = "gipfel.batch")]
#[derive(Debug)]
pub(crate) struct Batch {
    slots: AnySlots,
    variant: Variant,
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (variant, size, *, seed=0, threads=None, max_actions=None))]
    fn new(
        variant: &str,
        size: usize,
        seed: u64,
        threads: Option<usize>,
        max_actions: Option<u32>,
    ) -> PyResult<Self> {
        let variant = read_variant(variant)?;
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = threads.unwrap_or_else(cores).max(1);
        let max_actions = max_actions.unwrap_or(u32::MAX);
        if size == 0 || max_actions == 0 {
            return Err(PyValueError::new_err("size and max_actions must be at least 1"));
        }
        macro_rules! slots {
            () => {{
                let start = Family::start_of(variant).ok_or_else(|| other_game(variant.id()))?;
                Slots::new(start, size, seed, threads, max_actions)
            }};
        }
        let slots = match variant.family() {
            GameFamily::Yinsh => AnySlots::Yinsh(slots!()),
            GameFamily::Gipf => AnySlots::Gipf(slots!()),
            GameFamily::Potentials => AnySlots::Potentials(slots!()),
            _ => return Err(other_game(variant.id())),
        };
        Ok(Self { slots, variant })
    }

    /// The id of the variant, followed by a colon and the terms if these are not a preset.
    #[getter]
    fn variant(&self) -> String {
        WrittenVariant(self.variant).to_string()
    }

    /// Number of games.
    #[getter]
    fn size(&self) -> usize {
        each!(&self.slots, games => games.len())
    }

    /// Number of threads.
    #[getter]
    fn threads(&self) -> usize {
        each!(&self.slots, games => games.threads())
    }

    /// Number of actions: the length of a mask.
    #[getter]
    fn action_count(&self) -> usize {
        each!(&self.slots, games => games.action_count())
    }

    /// Shape of one observation: planes, rows, columns.
    #[getter]
    fn observation_shape(&self) -> (usize, usize, usize) {
        each!(&self.slots, games => games.observation_shape())
    }

    /// Starts all games again; the same seed leads to the same games.
    #[pyo3(signature = (seed=0))]
    fn reset(&mut self, seed: u64) {
        each!(&mut self.slots, games => games.reset(seed));
    }

    /// Writes observations, legal masks and players to act.
    #[pyo3(signature = (*, observations=None, masks=None, players=None))]
    fn observe(
        &mut self,
        py: Python<'_>,
        observations: Option<PyReadwriteArray4<'_, u8>>,
        masks: Option<PyReadwriteArray2<'_, bool>>,
        players: Option<PyReadwriteArray1<'_, u8>>,
    ) -> PyResult<()> {
        self.fill(py, None, observations, masks, players, None, None)
    }

    /// Plays an action in every game, then writes rewards, ends, observations, masks and players to act.
    #[pyo3(signature = (actions, *, rewards=None, ends=None, observations=None, masks=None, players=None))]
    #[expect(clippy::too_many_arguments, reason = "each is an array of the caller, given by name")]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        rewards: Option<PyReadwriteArray2<'_, f32>>,
        ends: Option<PyReadwriteArray1<'_, u8>>,
        observations: Option<PyReadwriteArray4<'_, u8>>,
        masks: Option<PyReadwriteArray2<'_, bool>>,
        players: Option<PyReadwriteArray1<'_, u8>>,
    ) -> PyResult<()> {
        self.fill(py, Some(&actions), observations, masks, players, rewards, ends)
    }

    /// Writes a random legal action for every game.
    fn sample(&mut self, py: Python<'_>, mut actions: PyReadwriteArray1<'_, i64>) -> PyResult<()> {
        check_shape("actions", actions.shape(), &[self.size()])?;
        let actions = actions.as_slice_mut().map_err(not_contiguous)?;
        each!(&mut self.slots, games => py.detach(|| games.sample(actions)));
        Ok(())
    }

    /// Returns a game of the batch with its history.
    fn game(&self, py: Python<'_>, index: usize) -> PyResult<Py<PyAny>> {
        let none = || PyIndexError::new_err("there is no game with this index");
        let game = each!(&self.slots, games => Family::to_any(games.game(index).ok_or_else(none)?));
        object_of(py, game)
    }

    /// Replaces a game of the batch by another game or position of the same variant.
    fn set_game(&mut self, index: usize, game: &Bound<'_, PyAny>) -> PyResult<()> {
        let game = game_of(game)?;
        if game.variant() != self.variant {
            return Err(other_game(game.variant().id()));
        }
        if game.outcome().is_some() {
            return Err(PyValueError::new_err("the game has ended"));
        }
        if index >= self.size() {
            return Err(PyIndexError::new_err("there is no game with this index"));
        }
        each!(&mut self.slots, games => {
            let game = Family::from_any(game).ok_or_else(|| PyTypeError::new_err("a game of another kind"))?;
            games.set_game(index, &game);
        });
        Ok(())
    }

    fn __len__(&self) -> usize {
        self.size()
    }

    fn __repr__(&self) -> String {
        format!("<Batch of {} games of {}>", self.size(), self.variant())
    }
}

impl Batch {
    #[expect(clippy::too_many_arguments, reason = "each is an array of the caller")]
    fn fill(
        &mut self,
        py: Python<'_>,
        actions: Option<&PyReadonlyArray1<'_, i64>>,
        mut observations: Option<PyReadwriteArray4<'_, u8>>,
        mut masks: Option<PyReadwriteArray2<'_, bool>>,
        mut players: Option<PyReadwriteArray1<'_, u8>>,
        mut rewards: Option<PyReadwriteArray2<'_, f32>>,
        mut ends: Option<PyReadwriteArray1<'_, u8>>,
    ) -> PyResult<()> {
        let size = self.size();
        let (planes, rows, columns) = self.observation_shape();
        /// Returns the contents of an array of the caller, after checking its shape.
        macro_rules! contents {
            ($array:ident, $shape:expr) => {
                match &mut $array {
                    Some(array) => {
                        check_shape(stringify!($array), array.shape(), &$shape)?;
                        Some(array.as_slice_mut().map_err(not_contiguous)?)
                    }
                    None => None,
                }
            };
        }
        let outputs = Outputs {
            observations: contents!(observations, [size, planes, rows, columns]),
            masks: contents!(masks, [size, self.action_count()]),
            players: contents!(players, [size]),
            rewards: contents!(rewards, [size, 2]),
            ends: contents!(ends, [size]),
        };
        let actions = match actions {
            Some(actions) => {
                check_shape("actions", actions.shape(), &[size])?;
                Some(actions.as_slice().map_err(not_contiguous)?)
            }
            None => None,
        };
        each!(&mut self.slots, games => {
            if let Some(actions) = actions {
                py.detach(|| games.check(actions)).map_err(|(game, rule)| illegal_in(game, rule))?;
            }
            py.detach(|| games.run(actions, outputs));
        });
        Ok(())
    }
}

/// Returns the exception for an illegal action, or for a number that is not the index of an action.
fn illegal_in<P: Family>(game: usize, rule: slots::Refusal<P>) -> PyErr {
    match rule {
        slots::Refusal::Illegal(rule) => illegal::<P>(rule, game),
        slots::Refusal::NoAction(index) => {
            PyIndexError::new_err(format!("game {game}: {index} is not the index of an action"))
        }
    }
}

fn check_shape(name: &str, shape: &[usize], expected: &[usize]) -> PyResult<()> {
    if shape == expected {
        return Ok(());
    }
    Err(PyValueError::new_err(format!("{name} must have the shape {expected:?}, not {shape:?}")))
}

fn not_contiguous(_: numpy::AsSliceError) -> PyErr {
    PyValueError::new_err("the arrays must be contiguous and in C order")
}

/// Returns, for each symmetry, the index of the image of every action.
#[pyfunction]
pub(crate) fn action_images(variant: &str) -> PyResult<Vec<Vec<u16>>> {
    Ok(match read_variant(variant)?.family() {
        GameFamily::Yinsh => yinsh::Position::space().images(),
        GameFamily::Gipf => gipf::Position::space().images(),
        _ => potentials::Position::space().images(),
    })
}

/// Returns, for each symmetry, the index of the image of every cell of a plane. Cells outside the board keep their index.
#[pyfunction]
pub(crate) fn cell_images(variant: &str) -> PyResult<Vec<Vec<usize>>> {
    Ok(match read_variant(variant)?.family() {
        GameFamily::Yinsh => slots::cell_images::<yinsh::Position>(),
        GameFamily::Gipf => slots::cell_images::<gipf::Position>(),
        _ => slots::cell_images::<potentials::Position>(),
    })
}
