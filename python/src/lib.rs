//! The compiled part of the Python package `gipfel`, imported there as `gipfel._core`.
//!
//! The crate contains no rules: it makes those of the other crates available to Python. Each game has a module in
//! `family` that numbers its actions and describes its pieces; `classes` turns it into Python classes.

#![expect(clippy::needless_pass_by_value, reason = "arguments from Python arrive by value")]

use pyo3::prelude::*;

mod action_space;
mod any_game;
mod arguments;
mod batch;
mod classes;
mod color;
mod drawing;
mod engine;
mod errors;
mod family;
mod outcome;
mod position_text;
mod puzzles;
mod records;

use classes::{gipf, potentials, yinsh};

#[pymodule(name = "_core")]
fn gipfel_core(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<color::Color>()?;
    module.add_class::<outcome::Outcome>()?;
    yinsh::add_to(module)?;
    gipf::add_to(module)?;
    potentials::add_to(module)?;
    module.add_class::<records::Record>()?;
    module.add_class::<records::Variation>()?;
    module.add_class::<records::Turn>()?;
    module.add_class::<records::Match>()?;
    module.add_function(wrap_pyfunction!(records::detect_format, module)?)?;
    module.add_function(wrap_pyfunction!(records::read_text, module)?)?;
    module.add_class::<engine::Engine>()?;
    module.add_class::<engine::Line>()?;
    module.add_function(wrap_pyfunction!(engine::baseline_turn, module)?)?;
    module.add_class::<puzzles::Puzzle>()?;
    module.add_class::<puzzles::OpeningTree>()?;
    module.add_class::<puzzles::Continuation>()?;
    module.add_class::<batch::Batch>()?;
    module.add_function(wrap_pyfunction!(batch::action_images, module)?)?;
    module.add_function(wrap_pyfunction!(batch::cell_images, module)?)
}
